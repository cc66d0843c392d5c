import fc from "fast-check";
import { expect, test } from "vitest";
import { isReadableInPrint } from "#app/domain/printable.ts";
import { linkLikeText, linksIn } from "#testing/link-detection.ts";
import names from "#testing/names.json" with { type: "json" };
import { codePoints, printableLine, printableLines, unprintablePartsOf } from "./printable.ts";

test.each([
  ["Joséphine d’Œuvre-Łukasz", "Joséphine d’Œuvre-Łukasz"],
  ["Jo\r\nBcc: evil", "Jo Bcc: evil"],
  ["Zoé 😀👩‍👩‍👧 Étang", "Zoé □□ Étang"],
  ["abc\u202Edef\u2066", "abcdef"],
  ["ẾĈŨ", "ẾĈŨ"],
  ["Ｒｈｕｍ ﬁn １０", "Rhum fin 10"],
  ["x\u0302\u0301 1️⃣ ☎️", "□ □ □"],
  ["½ journée, 1½ h", "½ journée, 1½ h"],
  ["≠ 0, ≤ 4 h, 10², H₂O, 5 µm, 5 ‰", "≠ 0, ≤ 4 h, 10², H₂O, 5 µm, 5 ‰"],
  ["Ромашка, ул. Ленина 5", "Ромашка, ул. Ленина 5"],
  ["Ελλάς → √2 ≈ 1,4", "Ελλάς → √2 ≈ 1,4"],
  ["10\u{1D7D0}", "10□"],
  ["e\u0301t\u00E9", "été"],
  ["محمد", "□□□□"],
  ["株式会社", "□□□□"],
  ["<b>Rhum</b> & Fils", "<b>Rhum</b> & Fils"],
])("%j is printed as %j", (entered, shown) => {
  expect(printableLine(entered)).toBe(shown);
});

test.each([
  ["https://evil.example/win", "https: / /evil. example/win"],
  ["www.evil.example", "www. evil. example"],
  ["t.me/x", "t. me/x"],
  ["x.com/a", "x. com/a"],
  ["1.1.1.1/p", "1. 1. 1. 1/p"],
  ["evil．com", "evil. com"],
  ["⒈1.1.1/p", "□1. 1. 1/p"],
  ["call me@evil.example", "call me@ evil. example"],
  ["evil.example", "evil. example"],
  ["Untel S.A.R.L.", "Untel S.A.R.L."],
  ["St. Rose", "St. Rose"],
])("nothing in %j is left that a reader would make a link of", (entered, shown) => {
  expect(printableLine(entered)).toBe(shown);
});

test("a printable line has no link, no break and no direction control, and is stable", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), linkLikeText),
      (entered) => {
        const line = printableLine(entered);
        expect(linksIn(line)).toEqual([]);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(printableLine(line)).toBe(line);
      },
    ),
    { numRuns: 200 },
  );
});

test("a no-break space stays one, so that no line ends within « 7 jours »; a run of spaces is one plain space", () => {
  expect(printableLine("urgences 7\u00A0jours sur\u202F7")).toBe("urgences 7\u00A0jours sur\u202F7");
  expect(printableLines("7\u00A0jours\nsur \u00A07\u00A0")).toBe("7\u00A0jours\nsur 7");
});

test("what a document would show otherwise is named once, line by line", () => {
  expect(unprintablePartsOf("½ journée ≠ 10²\nул. Ленина 5\té e\u0301")).toEqual([]);
  expect(unprintablePartsOf("网站\n站 1️⃣ Ｒ")).toEqual(["网", "站", "1⃣", "Ｒ"]);
});

const printedScripts = ["latin", "cyrillic", "greek"];

test.each(Object.entries(names).flatMap(([script, all]) => all.map((name) => [script, name] as const)))(
  "evidence names %s %s exactly, and asks for Latin letters beside what it cannot print",
  (script, name) => {
    const line = printableLine(name, undefined, codePoints);
    expect(line).not.toContain("□");
    const read = line.replace(/ ?(?:U\+[\dA-F]{4,6} ?)+/g, (codes) =>
      codes
        .trim()
        .split(" ")
        .map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)))
        .join(""),
    );
    const letters = (text: string) => text.normalize("NFKC").replace(/[\s\u200C\u200D]/g, "");
    expect(letters(read)).toBe(letters(name));
    expect(isReadableInPrint(name)).toBe(printedScripts.includes(script));
    expect(isReadableInPrint(`${name} (Wang Xiaoming)`)).toBe(true);
  },
);
