// Made by `tooling/build/content-modules.ts`.
declare module "virtual:pictures" {
  import type { PictureManifest } from "#app/ui/pictures.ts";

  const manifest: PictureManifest;
  export default manifest;
}
declare module "virtual:social-cards" {
  const cards: Readonly<Record<string, string>>;
  export default cards;
}
declare module "virtual:client-palettes.css";
declare module "virtual:icon-places.css";

// Made by `tooling/build/island-files.ts` from every `X.island.ts`.
declare module "virtual:islands" {
  import type { ComponentType } from "react";

  export type IslandLoad = () => Promise<ComponentType<object>>;

  const components: Readonly<Record<string, IslandLoad>>;
  export default components;
}
declare module "virtual:island-files" {
  import type { Locale } from "#app/i18n/locales.ts";

  const addresses: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  export default addresses;
}

// Made by `tooling/build/scripts.ts`: the file and its imports as one script without exports.
declare module "*?script" {
  const source: string;
  export default source;
}
