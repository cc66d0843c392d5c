// Made by `scripts/island-files.ts`.
declare module "virtual:island-files" {
  import type { Locale } from "#app/i18n/locales.ts";

  const addresses: { readonly configurator: Readonly<Record<Locale, string>> };
  export default addresses;
}
