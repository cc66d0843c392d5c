/** A built page as its machines and its readers see it. */
import { elements, texts } from "#testing/markup.ts";
import { type Locale, plain } from "#testing/words.ts";

export type BuiltPage = {
  readonly path: string;
  /** What it is in the table of routes, or `entry`, `connect`, `offline`, `embed`. */
  readonly name: string;
  readonly locale: Locale;
  readonly indexable: boolean;
  /** The same page in each language; null where it stands in no language. */
  readonly alternates: Readonly<Record<Locale, string>> | null;
  readonly html: string;
};

/** One thing that is wrong with a page, and the rule that says so. */
export type Finding = { readonly rule: string; readonly message: string };
export type Rule = (page: BuiltPage) => readonly string[];

/** Runs every rule; what throws has found something. */
export function check(page: BuiltPage, rules: Readonly<Record<string, Rule>>): readonly Finding[] {
  return Object.entries(rules).flatMap(([rule, find]) => {
    let messages: readonly string[];
    try {
      messages = find(page);
    } catch (error) {
      messages = [String(error)];
    }
    return messages.map((message) => ({ rule, message: `${page.path}: ${message}` }));
  });
}

/** A complaint where two values differ. */
export function differs(what: string, actual: unknown, expected: unknown): readonly string[] {
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === wanted ? [] : [`${what} is ${is}, not ${wanted}`];
}

/** The contents of all meta elements of a name or property. */
export function metas(html: string, name: string): readonly string[] {
  return elements(html, "meta")
    .filter((meta) => meta.name === name || meta.property === name)
    .map(({ content = "" }) => content);
}

/** The content of the one meta element of a name or property; throws where there are none or several. */
export function meta(html: string, name: string): string {
  const [content, ...others] = metas(html, name);
  if (content === undefined || others.length > 0) throw new Error(`${1 + others.length} or no ${name}`);
  return content;
}

export const links = (html: string, rel: string) => elements(html, "link").filter((link) => link.rel === rel);

/** Everything that a visitor can read, in plain characters: what unfolds counts, scripts and styles do not. */
export function visibleText(html: string): string {
  const body = html
    .slice(html.indexOf("<body"))
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "")
    // A mark inside a text parts nothing; a block does.
    .replace(/<\/?(?:em|span|strong|b|i|a)\b[^>]*>/g, "\u0000")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("\u0000", "");
  return plain(texts(`<p>${body}</p>`, "p")[0] ?? "");
}

/** Whether a text stands on the page, whatever typesetting made of its characters. */
export function containsText(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(plain(wanted).toLowerCase());
}
