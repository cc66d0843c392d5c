/**
 * The production build, as a list of steps: the input of React Router's build, that build, and then changes to the
 * browser's files in place.
 */
import { join } from "node:path";
import { ContentError } from "../content/content-error.ts";
import { compressFiles } from "./compressed-files.ts";
import { inlineCriticalStyles } from "./critical-styles.ts";
import { moveIntroductions } from "./introduction-file.ts";
import { makePictures, placePictures } from "./pictures.ts";
import { writeProxyPages } from "./proxy-pages.ts";
import { removeRouterData, runReactRouter } from "./react-router.ts";
import { setWorkerVersion } from "./service-worker.ts";
import { readBuildSettings, writeBuildSettings } from "./settings.ts";
import { makeSocialCards, placeSocialCards } from "./social/cards.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");
const settings = readBuildSettings(process.env);

const steps = [
  // All sizes and formats of the pictures, and their list, which rendering needs.
  () => makePictures({ cdn: settings.imageCdnUrl !== null }),
  // The social card of every page, and their list.
  () => makeSocialCards(),
  // The pages, their assets and the server's code. Empties `build/` first.
  () => runReactRouter(root),
  () => placePictures(client),
  () => placeSocialCards(client),
  // Data for React Router's client router, which the pages do not have.
  () => removeRouterData(client),
  // So that a page's first paint needs no style sheet.
  () => inlineCriticalStyles(client),
  // Only a script opens the introduction, so its markup moves to a file. It gets no critical styles.
  () => moveIntroductions(client),
  // The service worker's bytes change with every page, so that browsers fetch it again.
  () => setWorkerVersion(client),
  // After every step that changes a file: the host sends compressed files.
  () => compressFiles(client),
  // Outside the browser's files: only the proxy reads them.
  () => writeProxyPages(root),
  // For `npm run check-live`.
  () => writeBuildSettings(root, settings),
];

try {
  for (const step of steps) await step();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
