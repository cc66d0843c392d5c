// Made by `tooling/build/content-modules.ts`.
declare module "virtual:pictures" {
  import type { PictureManifest } from "#app/ui/pictures.ts";

  const manifest: PictureManifest;
  export default manifest;
}
declare module "virtual:social-cards" {
  /** The address of each page's picture, by the page's own. */
  const cards: Readonly<Record<string, string>>;
  export default cards;
}
declare module "virtual:client-palettes.css";
