/** What nobody sends but those who look for a way in, and what has to be so of every answer to it. */
import { join } from "node:path";
import fc from "fast-check";

/** Repeats a run: fast-check prints the seed and the path of whatever fails. */
export const seed = Number(process.env.FUZZ_SEED ?? 20261121);

const breakingOut = [
  "<zqx onzq=1>",
  '"><zqx onzq="1">',
  "'><zqx>",
  '" onzq="1',
  "' onzq='1",
  "</script><zqx>",
  "</textarea></title><zqx>",
  "<!--<zqx>",
  "--><zqx>",
  "&lt;zqx&gt;",
  "&#60;zqx&#62;",
  "\\u003czqx\\u003e",
  "javascript:zqmarker()",
  "\r\nX-Zq: 1",
  "\r\n\r\n<zqx>",
  "\nBcc: zqmarker@evil.example\n",
  "%0d%0aX-Zq:%201",
  "=HYPERLINK(zqmarker)",
];

const oddities = [
  "",
  "\0",
  "\u202E\u2066zqmarker",
  "😀👩‍👩‍👧‍👦",
  "\uD800",
  "\uDC00\uD800",
  "\uFEFF",
  "\u2028\u2029",
  "\u0085",
  "e\u0301".repeat(50),
  "../../../etc/passwd",
  "..%2f..%2fpackage.json",
  "..\\..\\",
  "//evil.example/",
  "/\\evil.example",
  "https://evil.example/zqmarker",
  "__proto__",
  "constructor",
  "toString",
  "${7*7}{{7*7}}",
  "' OR 1=1; DROP TABLE leads; --",
  "NaN",
  "-1",
  "1e999",
  "zqmarker@visitor.example",
  "a@b.c",
  "........................@................",
];

/** Text made of these and of anything else; every one carries a word to look for where it does not belong. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...breakingOut, ...oddities) },
      { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom("a", ".", "@", "<", "&", " ", "é", "\n", "%", "0"), fc.integer({ max: 6000, min: 0 }))
          .map(([unit, times]) => unit.repeat(times)),
      },
    ),
    { maxLength: 4 },
  )
  .map((parts) => `${parts.join("")}zqmarker`);

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** One text as some client would encode it in a form or a query: rightly, half, twice, or not at all. */
export const encoded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.constantFrom("right", "right", "right", "plus", "raw", "twice", "latin", "broken"))
    .map(([given, how]) => {
      const right = encodeURIComponent(wellFormed(given));
      if (how === "plus") return right.replaceAll("%20", "+");
      if (how === "raw") return given.replace(/[&=#\s\0]/g, "");
      if (how === "twice") return encodeURIComponent(right);
      if (how === "latin") return `${escape(given)}%E9%FF`;
      if (how === "broken") return `${right}%E0%A4%A%zz%`;
      return right;
    });

/** The same field once, several times, or as some frameworks nest them. */
export const fieldName = (names: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `${name}[]`) },
    { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `${name}[a][b]`) },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "__proto__[name]", "", "_append", "zqmarker") },
  );

const root = join(import.meta.dirname, "..");

const tag = /<([a-zA-Z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>/y;
const otherMarkup = /<!doctype html>|<!--(?!>)[^<>]*-->|<\/[a-zA-Z][\w-]*>/iy;

/** What is wrong with a page that holds somebody's text: null where every bit of markup is our own. */
export function intrusionIn(html: string): string | null {
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
      if (/^(?:href|src|action|formaction)$/i.test(attribute) && /^\s*(?:javascript|data|vbscript):/i.test(value))
        return `an address that is a script: ${around}`;
    }
    // What stands in these is text up to their own end.
    if (/^(?:script|style)$/i.test(name)) {
      const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, at);
      if (/<\/?zqx/i.test(html.slice(at, end))) return `markup inside a ${name}`;
      at = end;
    }
  }
}

/** What no answer may be, whatever was asked. Null where all is well. */
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
  if (body.includes(root) || /node_modules|file:\/\/|\n\s+at .*:\d+/.test(body)) return "a path of the machine";
  return headers.get("content-type")?.startsWith("text/html") ? intrusionIn(body) : null;
}
