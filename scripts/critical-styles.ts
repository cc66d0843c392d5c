/**
 * Puts into each built page the styles that its first screen needs, so that a page paints from its first packets and
 * waits for no style sheet. The sheet itself follows behind the first section: what comes after that is laid out
 * once the sheet is there, so nothing is ever seen unstyled.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";

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

/** Where the section ends that begins at `start`; sections may stand in it. */
function sectionEnd(html: string, start: number): number {
  const tags = /<section[\s>]|<\/section>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[0] === "</section>" ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error("A section has no end");
}

/** Where the first screen ends: behind the first section, or with the page's main part where it has none. */
function foldOf(html: string): number {
  const end = html.indexOf("</main>");
  const main = html.indexOf("<main");
  if (main < 0 || end < 0) return html.indexOf("</body>");
  const section = html.slice(main, end).search(/<section[\s>]/);
  return section < 0 ? end : sectionEnd(html, main + section);
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

/** The page with its critical styles in its head and its sheet behind its first screen. */
async function inline(html: string, client: string, processor: Beasties): Promise<string> {
  const [link, href] = /<link rel="stylesheet" href="([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || href === undefined) throw new Error("A page has no style sheet");
  const fold = foldOf(html);
  const firstScreen = `${html.slice(0, fold)}</body></html>`.replace(
    "<body",
    "<body data-beasties-container",
  );
  const marked = await processor.process(firstScreen);
  const rules = [...marked.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("");
  if (rules === "") throw new Error("A page has no critical styles");
  const css = fontFaces(readFileSync(join(client, href), "utf8")) + withoutUnread(rules);
  return `${html.slice(0, fold)}${link}${html.slice(fold)}`.replace(link, () => `<style>${css}</style>`);
}

/** Every page below a folder, rewritten in its place. */
export async function inlineCriticalStyles(client: string): Promise<void> {
  const processor = beasties(client);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, await inline(readFileSync(file, "utf8"), client, processor));
  }
}
