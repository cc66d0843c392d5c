// Takes screenshots of the sample sites: from content/portfolio/<slug>/site/index.html to desktop.webp, phone.webp,
// detail.webp, and the whole page as page.webp and page-phone.webp, in content/portfolio/<slug>/. From before/<slug>.html, the
// site that it replaced, to before.webp there; from notes/<slug>.html and making.mjs how it was made, to notes.webp, sketch.webp and
// mockup.webp; from places/<slug>.html where it is used, to place.webp; from results.mjs what its results came from, to result-1.webp and so on.
//
//   npm run studio -- portfolio            every project
//   npm run studio -- portfolio <slug>...  only these
//
// The browser encodes the WebP itself.
import { existsSync } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launchBrowser } from "../browser.mjs";
import { turnBack } from "./making.mjs";
import { results } from "./results.mjs";

const portfolio = fileURLToPath(new URL("../../content/portfolio/", import.meta.url));
const here = fileURLToPath(new URL("./", import.meta.url));
const qualities = [0.85, 0.8, 0.75, 0.7]; // the first that keeps a project under the limit
const limit = 1_400_000; // bytes, the pictures of one project together

const shots = [
  { name: "desktop", width: 1440, height: 900, scale: 1.5, at: null },
  { name: "phone", width: 390, height: 844, scale: 2, at: null },
  { name: "detail", width: 1440, height: 900, scale: 1.5, at: "#detail" },
  { name: "page", width: 1440, height: 900, scale: 0.84, whole: true },
  // Its former site, where there is one.
  { name: "before", width: 1440, height: 900, scale: 1, page: (slug) => `${here}before/${slug}.html` },
  { name: "page-phone", width: 390, height: 844, scale: 1.54, whole: true },
  // Where it is used, where that is drawn.
  { name: "place", width: 1600, height: 800, scale: 1, page: (slug) => `${here}places/${slug}.html` },
  // How it was made, where there are notes.
  { name: "notes", width: 390, height: 844, scale: 1.54, page: notesOf },
  { name: "sketch", width: 390, height: 844, scale: 1.54, stage: "sketch", needs: notesOf },
  { name: "mockup", width: 390, height: 844, scale: 1.54, stage: "mockup", needs: notesOf },
];

function notesOf(slug) {
  return `${here}notes/${slug}.html`;
}
const resultShots = (slug) =>
  (results[slug] ?? []).map(([width, at, x, y, part], i) => {
    return {
      name: `result-${i + 1}`,
      width,
      height: 900,
      scale: 960 / part,
      at,
      part: { x, y, width: part },
    };
  });
const siteOf = (slug) => `${portfolio}${slug}/site/index.html`;
const slugs = process.argv.length > 2 ? process.argv.slice(2) : await projectSlugs();
const browser = await launchBrowser();

for (const slug of slugs) {
  const pngs = [];
  const needed = shots.filter(({ page, needs = page }) => needs === undefined || existsSync(needs(slug)));
  const wanted = [...needed, ...resultShots(slug)];
  for (const shot of wanted) pngs.push(await photograph(slug, shot));

  let sum = Number.POSITIVE_INFINITY;
  for (const quality of qualities) {
    const webps = [];
    for (const png of pngs) webps.push(await encode(png, quality));
    sum = webps.reduce((bytes, webp) => bytes + webp.length, 0);
    if (sum > limit && quality !== qualities.at(-1)) continue;
    for (const [i, shot] of wanted.entries())
      await writeFile(`${portfolio}${slug}/${shot.name}.webp`, webps[i]);
    console.log(`${slug}: ${Math.round(sum / 1000)} KB at quality ${quality}`);
    break;
  }
  if (sum > limit) {
    console.error(`${slug}: over ${limit / 1000} KB`);
    process.exitCode = 1;
  }
}
await browser.close();

async function projectSlugs() {
  const found = [];
  for (const name of await readdir(portfolio)) {
    const page = await stat(`${portfolio}${name}/site/index.html`).catch(() => null);
    if (page) found.push(name);
  }
  return found;
}

async function photograph(
  slug,
  { width, height, scale, at, whole = false, page: pageOf = siteOf, stage, part },
) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(pathToFileURL(pageOf(slug)).href);
  if (stage) await turnBack(page, slug, stage);
  await page.evaluate(() => document.fonts.ready);
  if (at)
    await page
      .locator(at)
      .first()
      .evaluate(
        (section, block) => section.scrollIntoView({ behavior: "instant", block }),
        part ? "center" : "start",
      );
  const png = await page.screenshot({ fullPage: whole, ...(part && { clip: await clipOf(page, at, part) }) });
  await context.close();
  return png;
}

async function clipOf(page, at, { x, y, width }) {
  const box = await page.locator(at).first().boundingBox();
  return { x: box.x + x, y: box.y + y, width, height: width * 0.75 };
}

/** Converts PNG bytes to WebP bytes, with the browser's encoder. */
async function encode(png, quality) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ source, quality }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1];
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality },
  );
  await page.close();
  return Buffer.from(base64, "base64");
}
