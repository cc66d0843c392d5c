/**
 * The production build: the pictures and social cards, React Router's build, what each page's first packets hold, then
 * the compressed forms that the host serves.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inlineCriticalStyles } from "./critical-styles.ts";
import { moveIntroductions } from "./introduction-file.ts";
import { makePictures, PictureError, placePictures } from "./pictures.ts";
import { readBuildSettings } from "./settings.ts";
import { makeSocialCards, placeSocialCards } from "./social/cards.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");

await makePictures({ cdn: readBuildSettings(process.env).imageCdnUrl !== null }).catch((error: unknown) => {
  if (!(error instanceof PictureError)) throw error;
  console.error(error.message);
  process.exit(1);
});
await makeSocialCards();

const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
const child = spawn(process.execPath, [reactRouter, "build"], { cwd: root, stdio: "inherit" });
// It would go on without this program, were only this one told to stop.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => child.kill(signal));
const [status] = await once(child, "exit");
if (status !== 0) process.exit(status ?? 1);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.removeAllListeners(signal);
await placePictures(client);
await placeSocialCards(client);
await inlineCriticalStyles(client);
// Last: the file of an introduction is no page, and has no styles of its own.
moveIntroductions(client);

const compressible = /\.(html|css|js|svg|json|txt|xml|vcf|webmanifest)$/;

function compress(file: string): void {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    // What small files as ours become smallest with: half a per cent.
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 20,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Another build's service worker is another file: that is how a browser knows that there is one. */
function stampWorker(pages: readonly string[]): void {
  const hash = createHash("sha256");
  for (const page of pages.toSorted()) hash.update(readFileSync(page));
  const file = join(client, "sw.js");
  writeFileSync(file, readFileSync(file, "utf8").replace("BUILD_VERSION", hash.digest("hex").slice(0, 10)));
}

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
stampWorker(files.filter((file) => file.endsWith(".html")));
for (const file of files) {
  // React Router's client would ask for these; the pages here have no client router.
  if (file.endsWith(".data")) rmSync(file);
  else if (compressible.test(file)) compress(file);
}
// For `npm run check-live`: what the server is set to has to be the same.
writeFileSync(join(root, "build/settings.json"), JSON.stringify(readBuildSettings(process.env)));
