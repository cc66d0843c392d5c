/** Texts that attackers type. Imported by tests only. */
import fc from "fast-check";

/** The seed of the random input. fast-check prints the seed and the path of a failure, to repeat it. */
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
  "{{7*7}}#{7*7}",
  "' OR 1=1; DROP TABLE leads; --",
  "NaN",
  "-1",
  "1e999",
  "zqmarker@visitor.example",
  "a@b.c",
  "........................@................",
];

/** Text made of these and of any characters. Each contains a marker word, which must not appear in logs and markup. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...breakingOut, ...oddities) },
      { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom("a", ".", "@", "<", "&", " ", "é", "\n", "%", "0"),
            fc.integer({ max: 6000, min: 0 }),
          )
          .map(([unit, times]) => unit.repeat(times)),
      },
    ),
    { maxLength: 4 },
  )
  .map((parts) => `${parts.join("")}zqmarker`);

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** A text as clients may encode it in a form or a query: correctly, partly, twice, or not at all. */
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
