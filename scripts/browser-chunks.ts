/** How the browser's code is cut into files, and what fetches them. */
import type { Plugin } from "vite";

const preloadHelper = "\0vite/preload-helper.js";

/**
 * Takes the place of Vite's own helper, 0.7 KB on every page: it waits for the style sheets of what it loads, and the
 * parts that wake have none of their own.
 */
const helper = "export const __vitePreload = (load) => load();";

export function smallPreloadHelper(): Plugin {
  return {
    name: "small-preload-helper",
    enforce: "pre",
    load: (id) => (id === preloadHelper ? helper : null),
  };
}

/**
 * What every part that wakes needs, as one file. Left alone, each small module that parts and pages share would be a
 * file of its own, and each name of it would stand in the script of every page.
 */
const shared =
  /node_modules\/(?:react|react-dom|scheduler)\/|\/app\/(?:islands\/hydrate|i18n\/(?:LanguageProvider|locales|translate|formats)|domain\/(?:money|project)|ui\/(?:Icon|ButtonLink|button-class|relief\/Relief))\.tsx?$/;

export const chunkGroups = [{ name: "react", test: shared }];
