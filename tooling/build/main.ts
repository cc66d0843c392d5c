/**
 * The production build, as a list of steps: the input of React Router's build, that build, and then changes to the
 * browser's files in place.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content/content-error.ts";
import { compressFiles } from "./compressed-files.ts";
import { inlineCriticalStyles } from "./critical-styles.ts";
import { filesBelow } from "./files.ts";
import { moveIntroductions } from "./introduction-file.ts";
import { makePictures, placePictures } from "./pictures.ts";
import { writeProxyPages } from "./proxy-pages.ts";
import { removeRouterData, runReactRouter } from "./react-router.ts";
import { readBuildSettings, writeBuildSettings } from "./settings.ts";
import { makeSocialCards, placeSocialCards } from "./social/cards.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");
const cache = join(root, ".cache");
const settings = readBuildSettings(process.env);

const steps: readonly (readonly [what: string, work: () => void | Promise<void>])[] = [
  // All sizes and formats of the pictures, and their list, which rendering needs.
  ["pictures", () => makePictures({ cdn: settings.imageCdnUrl !== null })],
  // The social card of every page, and their list.
  ["social cards", () => makeSocialCards()],
  // The pages, their assets and the server's code. Empties `build/` first.
  ["pages", () => runReactRouter(root)],
  ["pictures in their place", () => placePictures(client)],
  ["social cards in their place", () => placeSocialCards(client)],
  // Data for React Router's client router, which the pages do not have.
  ["unused data", () => removeRouterData(client)],
  // So that a page's first paint needs no style sheet.
  ["styles of the first screens", () => inlineCriticalStyles(client, join(cache, "styles"))],
  // Only a script opens the introduction, so its markup moves to a file. It gets no critical styles.
  ["introduction", () => moveIntroductions(client)],
  // The service worker's bytes change with every page, so that browsers fetch it again.
  ["service worker", setWorkerVersion],
  // After every step that changes a file: the host sends compressed files.
  ["compressed files", () => compressFiles(client, join(cache, "compressed"))],
  // Outside the browser's files: only the proxy reads them.
  ["pages of the proxy", () => writeProxyPages(root)],
  // For `npm run check-live`.
  ["settings", () => writeBuildSettings(root, settings)],
];

/** Replaces `BUILD_VERSION` in `sw.js` by a hash of all pages. */
function setWorkerVersion(): void {
  const hash = createHash("sha256");
  for (const page of filesBelow(client, /\.html$/)) hash.update(readFileSync(page));
  const file = join(client, "sw.js");
  writeFileSync(file, readFileSync(file, "utf8").replace("BUILD_VERSION", hash.digest("hex").slice(0, 10)));
}

/** Says what is made now and how far the build is: a bar on a terminal, a line for each step elsewhere. */
function showStep(step: number, what: string): void {
  const bar = "#".repeat(step).padEnd(steps.length, ".");
  process.stdout.write(
    process.stdout.isTTY ? `\r\x1b[2K[${bar}] ${what}` : `  ${step + 1}/${steps.length} ${what}\n`,
  );
}

try {
  for (const [step, [what, work]] of steps.entries()) {
    showStep(step, what);
    await work();
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[2K");
}
