/**
 * Puts into each built page the styles that its first screen needs, so that a page paints from its first packets and
 * waits for no style sheet. The sheet itself follows behind the first section: what comes after that is laid out
 * once the sheet is there, so nothing is ever seen unstyled.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import { openBuildCache } from "./build-cache.ts";
import { filesBelow } from "./files.ts";
import { elementEnd } from "./html.ts";
import { fontFaces, reduceStyles } from "./reduce-styles.ts";

/** Set by scripts before the first paint, so they are not in the built page. */
const states = [/data-theme/, /data-splash/, /\.js\b/];

const beasties = (builtFolder: string) =>
  new Beasties({
    path: builtFolder,
    publicPath: "/",
    logLevel: "silent",
    // Links stay where they are: only the rules are used.
    preload: "body",
    keyframes: "critical",
    allowRules: states,
    reduceInlineStyles: false,
  });

/**
 * The end of what the first packets paint: the first section, or the whole main element if it has none. A picture in it
 * cannot be there sooner than the sheet, which a browser would request after it with a lower priority.
 */
function firstScreenEnd(html: string): number {
  const end = html.indexOf("</main>");
  const main = html.indexOf("<main");
  if (main < 0 || end < 0) return html.indexOf("</body>");
  const section = html.slice(main, end).search(/<section[\s>]/);
  const fold = section < 0 ? end : elementEnd(html, main + section, "section");
  const picture = html.slice(main, fold).indexOf("<picture");
  return picture < 0 ? fold : outsideFigure(html, main + picture);
}

/** The start of the figure that a place is in, or the place itself. A video's player takes the place of what is in its figure. */
function outsideFigure(html: string, place: number): number {
  const figure = html.lastIndexOf("<figure", place);
  return figure >= 0 && elementEnd(html, figure, "figure") > place ? figure : place;
}

/** Removes closed menus, and the content of closed details. */
function withoutClosed(html: string): string {
  const start = html.search(/<div [^>]*popover=|<details (?![^>]*\sopen)/);
  if (start < 0) return html;
  const menu = html.startsWith("<div", start);
  const kept = menu ? start : html.indexOf("</summary>", start);
  const end = elementEnd(html, start, menu ? "div" : "details");
  return html.slice(0, kept) + withoutClosed(html.slice(end));
}

/** Adds the page's critical styles to its head, and moves its style sheets behind its first screen. */
async function inline(html: string, builtFolder: string, processor: Beasties): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
  if (links.length === 0) throw new Error("A page has no style sheet");
  const sheets = links.map(([, href = ""]) => readFileSync(join(builtFolder, href), "utf8"));
  const fold = firstScreenEnd(html);
  const firstScreen = `${withoutClosed(html.slice(0, fold))}</body></html>`.replace(
    "<body",
    "<body data-beasties-container",
  );
  const marked = await processor.process(firstScreen);
  const rules = [...marked.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("");
  if (rules === "") throw new Error("A page has no critical styles");
  const css = fontFaces(sheets.join("")) + reduceStyles(rules);
  let head = html.slice(0, fold);
  for (const [link] of links) head = head.replace(link, "");
  return `${head.replace("</head>", () => `<style>${css}</style></head>`)}${links.map(([link]) => link).join("")}${html.slice(fold)}`;
}

/** Rewrites every page below a folder. `cache`: where they are kept for the next build. */
export async function inlineCriticalStyles(builtFolder: string, cache: string): Promise<void> {
  const processor = beasties(builtFolder);
  const kept = openBuildCache(cache);
  for (const file of filesBelow(builtFolder, /\.html$/)) {
    // It names its sheets with a hash of what is in them.
    const page = readFileSync(file);
    const inlined = async () => Buffer.from(await inline(page.toString(), builtFolder, processor));
    writeFileSync(file, await kept.get(page, "styles", inlined));
  }
  await kept.end();
}
