import { readFile } from "node:fs/promises";
import path from "node:path";
import { launchBrowser } from "../../browser.mjs";

const studio = path.resolve(import.meta.dirname, "../..");
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** Modules need an origin: requests to it are answered from the disk. */
const origin = "http://stage.invalid";

/** `/packages/` is `node_modules`; all other paths are the studio's own files. */
const fileFor = (pathname) => path.join(studio, pathname.replace(/^\/packages\//, "/node_modules/"));

/** Opens the stage; the caller closes the browser. */
export async function openStage() {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("pageerror", (error) => console.error(error));
  await page.route(`${origin}/**`, async (route) => {
    const file = fileFor(new URL(route.request().url()).pathname);
    const contentType = types[path.extname(file)] ?? "application/octet-stream";
    await route.fulfill({ body: await readFile(file), contentType }).catch(() => route.abort());
  });
  await page.goto(`${origin}/videos/stage.html`);
  await page.waitForFunction(() => "stage" in window);
  const open = (id) => page.evaluate((name) => window.stage.open(name), id);
  const frame = async (t) =>
    Buffer.from(await page.evaluate((time) => window.stage.frame(time), t), "base64");
  const relief = async (view) =>
    Buffer.from(await page.evaluate((of) => window.stage.relief(of), view), "base64");
  return { open, frame, relief, close: () => browser.close() };
}
