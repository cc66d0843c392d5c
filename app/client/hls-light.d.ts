// The package types its whole build only; the light one is the same without subtitles, alternate audio and DRM.
declare module "hls.js/light" {
  export { default } from "hls.js";
}
