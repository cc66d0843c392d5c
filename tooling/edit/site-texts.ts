/** What the built pages say: on which of them a text stands, so that it is found as it is read there. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compose } from "#app/i18n/compose.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { slotPattern } from "#app/i18n/text-parts.ts";
import { resolve } from "#app/site/resolve.ts";

/** Letters and digits alone: a page has other quotes, spaces and hyphens than its texts, and people type without accents. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** What a page says, without its marks, in plain text. */
export function textOfPage(html: string): string {
  const body = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    // Within a sentence.
    .replace(/<\/?(?:a|abbr|b|em|i|mark|span|strong|sup)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  return plainText(
    body.replace(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return entities[name] ?? whole;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      },
    ),
  );
}

export type PageText = { readonly path: string; readonly text: string };

/** The address of a built page: that of a case study ends without a slash. */
function addressOf(file: string): string {
  const path = `/${file.replace(/index\.html$/, "")}`;
  const found = resolve(path);
  return found.kind === "redirect" ? found.path : path;
}

/** The pages of the build, by their addresses. */
export function builtPages(root: string): readonly PageText[] {
  const client = join(root, "build/client");
  if (!existsSync(client)) return [];
  return globSync("{fr-fr,en-en}/**/index.html", { cwd: client })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => ({
      path: addressOf(file),
      text: ` ${textOfPage(readFileSync(join(client, file), "utf8"))} `,
    }));
}

/** The parts of a text between the values that a page inserts, as pages show them. */
export function piecesOf(text: string, locale: Locale | null): readonly string[] {
  const composed = locale === null ? text : compose(text, locale);
  return composed
    .split(new RegExp(slotPattern, "g"))
    .filter((_part, index) => index % 2 === 0)
    .map(plainText)
    .filter((piece) => piece !== "");
}

/** The addresses of the pages that show a text. A text of one language is not looked for on the pages of the other. */
export function pagesWith(
  pages: readonly PageText[],
  text: string,
  locale: Locale | null,
): readonly string[] {
  const pieces = piecesOf(text, locale);
  if (pieces.join(" ").length < 2) return [];
  return pages
    .filter(({ path }) => locale === null || path.startsWith(`/${locale}/`))
    .filter(({ text: page }) => pieces.every((piece) => page.includes(` ${piece} `)))
    .map(({ path }) => path);
}

/** Whether a text may be what somebody looks for: its words, or, with values that a page inserts, a sentence that has them. */
export function matches(query: string, text: string, locale: Locale | null): boolean {
  const pieces = piecesOf(text, locale);
  if (` ${pieces.join(" ")} `.includes(query)) return true;
  if (pieces.length === 0 || !new RegExp(slotPattern).test(locale === null ? text : compose(text, locale)))
    return false;
  // What the page inserts is the smaller part of what is looked for.
  if (pieces.join(" ").length < query.length / 2) return false;
  let from = 0;
  return pieces.every((piece) => {
    const at = ` ${query} `.indexOf(` ${piece} `, from);
    from = at + piece.length;
    return at >= 0;
  });
}
