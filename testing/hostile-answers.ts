/** Names of hostile form fields, and the checks of every response. */
import { join } from "node:path";
import fc from "fast-check";

/** A field's name: plain, repeated, or nested as in some frameworks. */
export const fieldName = (names: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `${name}[]`) },
    { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `${name}[a][b]`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("__proto__", "constructor", "__proto__[name]", "", "_append", "zqmarker"),
    },
  );

const root = join(import.meta.dirname, "..");

const tag = /<([a-zA-Z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>/y;
const otherMarkup = /<!doctype html>|<!--(?!>)[^<>]*-->|<\/[a-zA-Z][\w-]*>/iy;
const endOf = { script: /<\/script/gi, style: /<\/style/gi } as const;

/** The tags that were found harmless: most of a page's are those of the page before. */
const harmless = new Set<string>();
const maxRemembered = 20_000;

/** What is foreign in a tag, or null. */
function foreignInTag(name: string, attributes: string): string | null {
  if (/^zq/i.test(name)) return "an element from outside";
  for (const [, attribute = "", value = ""] of attributes.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)) {
    if (/^on/i.test(attribute)) return "a handler from outside";
    if (
      /^(?:href|src|action|formaction)$/i.test(attribute) &&
      /^\s*(?:javascript|data|vbscript):/i.test(value)
    )
      return "an address that is a script";
  }
  return null;
}

/** The first foreign markup in a page that contains hostile text, or null if all markup is the site's own. */
export function foreignMarkupIn(html: string): string | null {
  let at = 0;
  for (;;) {
    at = html.indexOf("<", at);
    if (at === -1) return null;
    otherMarkup.lastIndex = at;
    if (otherMarkup.test(html)) {
      at = otherMarkup.lastIndex;
      continue;
    }
    const around = () => JSON.stringify(html.slice(at, at + 60));
    tag.lastIndex = at;
    const [whole = "", name = "", attributes = ""] = tag.exec(html) ?? [];
    if (name === "") return `no markup of ours: ${around()}`;
    if (!harmless.has(whole)) {
      const foreign = foreignInTag(name, attributes);
      if (foreign !== null) return `${foreign}: ${around()}`;
      if (harmless.size < maxRemembered) harmless.add(whole);
    }
    at = tag.lastIndex;
    // The content of these elements is text up to their end tag.
    const rawText = name.toLowerCase();
    if (rawText === "script" || rawText === "style") {
      const end = endOf[rawText];
      end.lastIndex = at;
      const until = end.exec(html)?.index ?? html.length;
      if (/<\/?zqx/i.test(html.slice(at, until))) return `markup inside a ${name}`;
      at = until;
    }
  }
}

/** The problem of a response, whatever the request was, or null. */
export function faultOfAnswer(
  { status, headers }: { readonly status: number; readonly headers: ReadonlyMap<string, string> },
  body: string,
  wanted: readonly number[] = [],
): string | null {
  if (status >= 500 && !wanted.includes(status)) return `status ${status}`;
  const location = headers.get("location");
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${JSON.stringify(location)}`;
  if (headers.has("x-zq") || headers.has("bcc")) return "a header from outside";
  if (/zqmarker/i.test(headers.get("set-cookie") ?? "")) return "a cookie from outside";
  if (body.includes(root) || /node_modules|file:\/\/|\n\s+at .*:\d+/.test(body))
    return "a path of the machine";
  return headers.get("content-type")?.startsWith("text/html") ? foreignMarkupIn(body) : null;
}
