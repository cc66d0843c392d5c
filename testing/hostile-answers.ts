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

/** The first foreign markup in a page that contains hostile text, or null if all markup is the site's own. */
export function foreignMarkupIn(html: string): string | null {
  let at = 0;
  for (;;) {
    at = html.indexOf("<", at);
    if (at === -1) return null;
    const around = JSON.stringify(html.slice(at, at + 60));
    otherMarkup.lastIndex = at;
    if (otherMarkup.test(html)) {
      at = otherMarkup.lastIndex;
      continue;
    }
    tag.lastIndex = at;
    const [, name = "", attributes = ""] = tag.exec(html) ?? [];
    if (name === "") return `no markup of ours: ${around}`;
    at = tag.lastIndex;
    if (/^zq/i.test(name)) return `an element from outside: ${around}`;
    for (const [, attribute = "", value = ""] of attributes.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)) {
      if (/^on/i.test(attribute)) return `a handler from outside: ${around}`;
      if (
        /^(?:href|src|action|formaction)$/i.test(attribute) &&
        /^\s*(?:javascript|data|vbscript):/i.test(value)
      )
        return `an address that is a script: ${around}`;
    }
    // The content of these elements is text up to their end tag.
    if (/^(?:script|style)$/i.test(name)) {
      const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, at);
      if (/<\/?zqx/i.test(html.slice(at, end))) return `markup inside a ${name}`;
      at = end;
    }
  }
}

/** The problem of a response, whatever the request was, or null. */
export function complaintAbout(
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
