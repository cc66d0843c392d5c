/** Environment settings that are written into the pages at build time (see `vite.config.ts`). */
export type BuildSettings = {
  readonly siteUrl: string;
  readonly contactFormAction: string | null;
  readonly imageCdnUrl: string | null;
  readonly videoBaseUrl: string | null;
};

declare const __BUILD_SETTINGS__: BuildSettings;

export const { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl } = __BUILD_SETTINGS__;
