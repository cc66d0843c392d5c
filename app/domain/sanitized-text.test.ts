import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linkLike, linkLikeText, linksIn } from "#testing/link-detection.ts";
import { sanitizedLine, sanitizedText, truncated, withoutLinks } from "./sanitized-text.ts";

const separations = ["brackets", "spaces"] as const;

test.each(linkLike)("no part of %j remains that a client would make a link of", (entered) => {
  for (const separation of separations)
    for (const clean of [sanitizedLine(entered), sanitizedText(entered)])
      expect(linksIn(withoutLinks(clean, separation))).toEqual([]);
});

test("the check finds the links that are there", () => {
  for (const text of linkLike.filter((each) => !/[\p{DI}]/u.test(each) && sanitizedLine(each) === each))
    expect(linksIn(text), text).not.toEqual([]);
});

test("no typed text becomes a link; only brackets and spaces are added, and a second call changes nothing", () => {
  const added = { brackets: /[[\] ]/g, spaces: / /g };
  fc.assert(
    fc.property(linkLikeText, fc.constantFrom(...separations), (entered, separation) => {
      for (const clean of [sanitizedLine(entered), sanitizedText(entered)]) {
        const shown = withoutLinks(clean, separation);
        expect(linksIn(shown)).toEqual([]);
        expect(shown.replace(added[separation], "")).toBe(clean.replace(added[separation], ""));
        expect(withoutLinks(shown, separation)).toBe(shown);
      }
    }),
    { numRuns: 5000 },
  );
});

test("every character that a browser reads as the dot of a host counts as one", () => {
  for (let code = 0x21; code < 0x11_0000; code += 1) {
    const character = String.fromCodePoint(code);
    const isDot = domainToASCII(`a${character}com`) === "a.com" || character.normalize("NFKC") === ".";
    if (!isDot || code === 0x2e) continue;
    expect(withoutLinks(`a${character}com`)).toBe(`a[${character}]com`);
    expect(withoutLinks(`a${character}com`, "spaces")).toBe(`a${character} com`);
  }
});

test.each([
  "Aurélie Saint-Ange",
  "Distillerie Fonds-Cabri & Fils",
  "Untel S.A.R.L.",
  "J.R.R. Tolkien",
  "Jean-Paul D. O’Neil, J.-P. Martin",
  "Studio 54, 1 bis rue de l’Anse",
  "Rendez-vous le 12/05/2026 à 14:30, ou le 12.05.2026 ?",
  "06.12.34.56.78",
  "Budget : 5.000,50 € (12.5 % d’acompte) et/ou 3 x 100 €",
  "Attendez... Merci :)",
  "+596 (0)696 00-00-00",
])("%j stays as it is typed", (entered) => {
  for (const separation of separations)
    expect(withoutLinks(sanitizedLine(entered), separation)).toBe(entered);
});

test.each([
  ["t.me/x", "t[.]me/x", "t. me/x"],
  ["1.1.1.1/p", "1[.]1[.]1[.]1/p", "1. 1. 1. 1/p"],
  ["https://evil.example/win", "https[://]evil[.]example/win", "https: / /evil. example/win"],
  ["www.exemple.fr/tarifs?a=1", "www[.]exemple[.]fr/tarifs?a=1", "www. exemple. fr/tarifs?a=1"],
  ["jo@client.example", "jo[@]client[.]example", "jo@ client. example"],
  ["\\\\server\\share", "[\\\\]server\\share", "\\ \\server\\share"],
  ["evil[.]com", "evil[.]com", "evil[. ]com"],
  ["tel:0696", "tel: 0696", "tel: 0696"],
  ["wait...what", "wait... what", "wait... what"],
  ["Merci.À bientôt", "Merci. À bientôt", "Merci. À bientôt"],
  ["J.R.R.Tolkien", "J.R.R. Tolkien", "J.R.R. Tolkien"],
])("%j is shown as %j in a mail, as %j in a document", (entered, inMails, inDocuments) => {
  expect(withoutLinks(entered)).toBe(inMails);
  expect(withoutLinks(entered, "spaces")).toBe(inDocuments);
});

test.each([
  ["abc\u202Edef\u2066ghi\u2069", "abcdefghi"],
  ["\u200F\u200E\u061C\uFEFFJo\u200B\u2060", "Jo"],
  ["Jo\u{E0041}\u{E0042}", "Jo"],
  ["\u3164\u115FJo", "Jo"],
  ["Jo\u001B[31mred\u009B2J", "Jo [31mred 2J"],
  ["Jo\r\nBcc: evil", "Jo Bcc: evil"],
  ["a\u200Db\u200Cc", "abc"],
  ["م\u200B\u200Cم", "م\u200Cم"],
  ["👩‍👩‍👧‍👦 ❤️ 👍🏽", "👩‍👩‍👧‍👦 ❤️ 👍🏽"],
  ["می‌خواهم", "می‌خواهم"],
  ["क्‍ष", "क्‍ष"],
  ["محمد بن سلمان", "محمد بن سلمان"],
  ["שָׁלוֹם", "שָׁלוֹם"],
  [`Z${"\u0301".repeat(30)}al`, `Z${"\u0301".repeat(4)}al`],
  ["Nguyễn", "Nguyễn"],
  ["\uD83D\u200B\uDE00", "\uFFFD\uFFFD"],
])("%j is one line %j", (entered, shown) => {
  expect(sanitizedLine(entered)).toBe(shown);
});

test("several lines keep their breaks and their indents, and nothing else that is not to be seen", () => {
  expect(sanitizedText(" one\r\n\u202Etwo\r  three\u2028four\u001B[2J\tfive\u00A0six\u0085 \n")).toBe(
    "one\ntwo\n  three\nfour [2J five six",
  );
});

test("a line of any typed text has no control character, no line break and nothing that changes the text direction", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), linkLikeText), (entered) => {
      const line = sanitizedLine(entered);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_C}]|\p{M}{5}| {2}/u);
      expect(sanitizedLine(line)).toBe(line);
      const lines = sanitizedText(entered);
      expect(lines.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_C}]|\p{M}{5}/u);
      expect(sanitizedText(lines)).toBe(lines);
    }),
    { numRuns: 2000 },
  );
});

test("what is too long ends in an ellipsis, and no character is cut in two", () => {
  expect(truncated("x".repeat(50), 50)).toBe("x".repeat(50));
  expect(truncated("x".repeat(51), 50)).toBe(`${"x".repeat(49)}…`);
  expect(truncated("👩‍👩‍👧".repeat(10), 20)).toBe(`${"👩‍👩‍👧".repeat(2)}…`);
  expect(truncated("Marie Claire", 7)).toBe("Marie…");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (text, longest) => {
      expect(truncated(text, longest).length).toBeLessThanOrEqual(longest);
    }),
  );
});

test("a hostile text costs no time", () => {
  const started = performance.now();
  for (const unit of [".", ".a", "a.", "1.", ":", "/", "@", "A.", "\u0301", "\u200D", "\r", " "])
    for (const separation of separations)
      expect(linksIn(withoutLinks(sanitizedText(`x${unit.repeat(5000)}`), separation).slice(-200))).toEqual(
        [],
      );
  expect(performance.now() - started).toBeLessThan(2000);
});
