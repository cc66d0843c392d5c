// The package has types for its full build only. The light build has no subtitles, alternate audio and DRM.
declare module "hls.js/light" {
  export { default } from "hls.js";
}
