/**
 * Puts into each built page the styles that its first screen needs, so that a page paints from its first packets and
 * waits for no style sheet. The sheet itself follows behind the first section: what comes after that is laid out
 * once the sheet is there, so nothing is ever seen unstyled.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import { filesBelow } from "./files.ts";
import { elementEnd } from "./html.ts";

/** Set by scripts, so the built page does not show that a rule for it will be needed at once. */
const states = [/data-theme/, /data-splash/, /data-header/, /\.js\b/];

const beasties = (client: string) =>
  new Beasties({
    path: client,
    publicPath: "/",
    logLevel: "silent",
    // Left where it is: this is asked for the rules alone.
    preload: "body",
    keyframes: "critical",
    allowRules: states,
    reduceInlineStyles: false,
  });

/** Where the first screen ends: behind the first section, or with the page's main part where it has none. */
function foldOf(html: string): number {
  const end = html.indexOf("</main>");
  const main = html.indexOf("<main");
  if (main < 0 || end < 0) return html.indexOf("</body>");
  const section = html.slice(main, end).search(/<section[\s>]/);
  return section < 0 ? end : elementEnd(html, main + section, "section");
}

/** The faces of a sheet: the text's own metrics have to be known before the first paint, or the text would move. */
function fontFaces(sheet: string): string {
  return (sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []).join("");
}

/** Without the custom properties that nothing here reads: the sheet brings them all. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ""))
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
      read.has(name) ? declaration : "",
    );
  // What was left out may have been the only reader of another.
  return kept.length === css.length ? kept : withoutUnread(kept);
}

/** Without the rules that have come to say nothing. */
function withoutEmpty(css: string): string {
  const kept = css.replace(/(?<=[{};])[^{};]+\{\}/g, "");
  return kept.length === css.length ? kept : withoutEmpty(kept);
}

/** With their initial values for the registered properties that nothing here sets. */
function withInitials(css: string): string {
  const rules = css.matchAll(/@property (--[\w-]+)\s*\{[^}]*initial-value:([^;}]+)[^}]*\}/g);
  return [...rules].reduce(
    (kept, [rule, name = "", initial = ""]) =>
      kept.includes(`${name}:`) ? kept : kept.replace(rule, "").replaceAll(`var(${name})`, initial),
    css,
  );
}

/**
 * What the first paint cannot show, for the style sheet is there before anybody points or prints; and what Tailwind
 * adds for browsers that know no `@property`.
 */
const later = [/@media print\{/, /@media \(hover:hover\)\{/, /@layer properties\{/];

/**
 * Of the same kind: how things move and scroll, what a pointer and a finger see, the ground around letters, tabs and
 * hyphens, the size of text in Firefox, which leaves that of pages for phones alone, and the root's fonts, which are
 * the body's.
 */
const laterDeclarations =
  /(?<=[{;])((transition[\w-]*|cursor|text-shadow|tab-size|interpolate-size|scrollbar-width|-webkit-(hyphens|tap-highlight-color|text-decoration)|-moz-text-size-adjust):|font-(family|feature-settings|variation-settings):var\(--default)[^;{}]*(;|(?=\}))/g;

/** And how the content of `details` folds: until then it is there or it is not. */
const folding = /(?<=[{};])[^{};]*::details-content\{[^}]*\}/g;

function withoutLater(css: string): string {
  let kept = css.replace(laterDeclarations, "").replace(folding, "");
  for (const start of later)
    for (let at = kept.search(start); at >= 0; at = kept.search(start))
      kept = kept.slice(0, at) + kept.slice(blockEnd(kept, at));
  return kept;
}

/** Where the block ends that opens behind `start`. No string of ours holds a brace. */
function blockEnd(css: string, start: number): number {
  let depth = 0;
  for (let at = css.indexOf("{", start); at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error("A rule has no end");
}

/** Without what closed menus hold, and closed details below their summary. */
function withoutClosed(html: string): string {
  const start = html.search(/<div [^>]*popover=|<details (?![^>]*\sopen)/);
  if (start < 0) return html;
  const menu = html.startsWith("<div", start);
  const kept = menu ? start : html.indexOf("</summary>", start);
  const end = elementEnd(html, start, menu ? "div" : "details");
  return html.slice(0, kept) + withoutClosed(html.slice(end));
}

/** The page with its critical styles in its head and its sheets behind its first screen. */
async function inline(html: string, client: string, processor: Beasties): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
  if (links.length === 0) throw new Error("A page has no style sheet");
  const sheets = links.map(([, href = ""]) => readFileSync(join(client, href), "utf8"));
  const fold = foldOf(html);
  const firstScreen = `${withoutClosed(html.slice(0, fold))}</body></html>`.replace(
    "<body",
    "<body data-beasties-container",
  );
  const marked = await processor.process(firstScreen);
  const rules = [...marked.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("");
  if (rules === "") throw new Error("A page has no critical styles");
  const css = fontFaces(sheets.join("")) + withoutEmpty(withInitials(withoutUnread(withoutLater(rules))));
  let head = html.slice(0, fold);
  for (const [link] of links) head = head.replace(link, "");
  return `${head.replace("</head>", () => `<style>${css}</style></head>`)}${links.map(([link]) => link).join("")}${html.slice(fold)}`;
}

/** Every page below a folder, rewritten in its place. */
export async function inlineCriticalStyles(client: string): Promise<void> {
  const processor = beasties(client);
  for (const file of filesBelow(client, /\.html$/))
    writeFileSync(file, await inline(readFileSync(file, "utf8"), client, processor));
}
