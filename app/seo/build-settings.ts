/** Settings of the environment that are written into the pages when they are built (see `vite.config.ts`). */
type BuildSettings = { readonly siteUrl: string; readonly contactFormAction: string | null };

declare const __BUILD_SETTINGS__: BuildSettings;

export const { siteUrl, contactFormAction } = __BUILD_SETTINGS__;
