// Made by `tooling/build/island-files.ts`.
declare module "virtual:island-files" {
  import type { Locale } from "#app/i18n/locales.ts";
  import type { IslandName } from "#app/islands/registry.ts";

  const addresses: Readonly<Record<IslandName, Readonly<Record<Locale, string>>>>;
  export default addresses;
}
