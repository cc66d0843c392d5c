/**
 * The production build, as a list of steps: what React Router's build takes in, that build, and what is done to the
 * browser's files afterwards, in place.
 */
import { join } from "node:path";
import { compressFiles } from "./compressed-files.ts";
import { inlineCriticalStyles } from "./critical-styles.ts";
import { moveIntroductions } from "./introduction-file.ts";
import { makePictures, PictureError, placePictures } from "./pictures.ts";
import { removeRouterData, runReactRouter } from "./react-router.ts";
import { setWorkerVersion } from "./service-worker.ts";
import { readBuildSettings, writeBuildSettings } from "./settings.ts";
import { makeSocialCards, placeSocialCards } from "./social/cards.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");
const settings = readBuildSettings(process.env);

const steps = [
  // Every size and format of each picture, and the list of them, which the pages are rendered with.
  () => makePictures({ cdn: settings.imageCdnUrl !== null }),
  // The picture that a shared link shows, for every page, and the list of them.
  () => makeSocialCards(),
  // The pages, their assets and the server's half of the site. It empties `build/` first.
  () => runReactRouter(root),
  () => placePictures(client),
  () => placeSocialCards(client),
  // Nobody asks for these: they are for a client router, and the pages have none.
  () => removeRouterData(client),
  // A page paints from its first packets, and waits for no style sheet.
  () => inlineCriticalStyles(client),
  // Only a script opens the introduction, so its markup leaves the first packets. It gets no critical styles.
  () => moveIntroductions(client),
  // Browsers fetch a service worker anew when its bytes change: each change of a page changes them.
  () => setWorkerVersion(client),
  // The host sends files that are compressed already. After every step that changes one.
  () => compressFiles(client),
  // `npm run check-live` compares them with those that the server runs with.
  () => writeBuildSettings(root, settings),
];

try {
  for (const step of steps) await step();
} catch (error) {
  if (!(error instanceof PictureError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
