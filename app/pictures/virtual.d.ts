// Made by `scripts/content-modules.ts`.
declare module "virtual:pictures" {
  import type { PictureManifest } from "#app/pictures/pictures.ts";

  const manifest: PictureManifest;
  export default manifest;
}
declare module "virtual:client-palettes.css";
