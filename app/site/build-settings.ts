/** Settings of the environment that are written into the pages when they are built (see `vite.config.ts`). */
export type BuildSettings = {
  readonly siteUrl: string;
  readonly contactFormAction: string | null;
  readonly imageCdnUrl: string | null;
  readonly videoBaseUrl: string | null;
};

declare const __BUILD_SETTINGS__: BuildSettings;

export const { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl } = __BUILD_SETTINGS__;
