import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { typeset, typesetIn } from "./typography.ts";

const narrow = "\u202F";
const fixed = "\u00A0";

test.each([
  ["l'agence", "l’agence"],
  ["Pourquoi ?", `Pourquoi${narrow}?`],
  ["Bravo ! Et ; puis", `Bravo${narrow}! Et${narrow}; puis`],
  ["Erreur : non", `Erreur${fixed}: non`],
  ["« oui »", `«${fixed}oui${fixed}»`],
  ["1 234 567 €", `1${narrow}234${narrow}567${narrow}€`],
  ["10,34 %", `10,34${narrow}%`],
  ["{percent} %", `{percent}${narrow}%`],
  ["24 mois", `24${fixed}mois`],
  ["10 h – 19 h", `10${fixed}h – 19${fixed}h`],
  ["{from} à {to} mois", `{from}${fixed}à${fixed}{to}${fixed}mois`],
  ["Il y a 90 à 180", `Il y${fixed}a 90${fixed}à${fixed}180`],
  ["sous {hours} heures", `sous {hours}${fixed}heures`],
  ["6 milliards d'euros", `6${fixed}milliards d’euros`],
  ["faut-il, traite-t-elle, peut-être", "faut\u2011il, traite\u2011t\u2011elle, peut\u2011être"],
  ["e-commerce à Sainte-Lucie", `e\u2011commerce à${fixed}Sainte\u2011Lucie`],
  ["Fort-de-France, Côte-sous-le-Vent", "Fort\u2011de\u2011France, Côte\u2011sous\u2011le\u2011Vent"],
  ["Pare-feu, week-ends.", "Pare\u2011feu, week\u2011ends."],
  ["article L221-10-1, D-2026-H9DC", "article L221\u201110\u20111, D-2026-H9DC"],
  // A long compound may end a line after its hyphen.
  ["sous-traitance par e-mail", "sous-traitance par e\u2011mail"],
  ["Ouvert du lundi au vendredi, merci.", `Ouvert du${fixed}lundi au${fixed}vendredi, merci.`],
  ["jusqu'à 50 produits", `jusqu’à${fixed}50${fixed}produits`],
  ["Tél. +33 1 99 00 00 00", `Tél. +33${fixed}1${fixed}99${fixed}00${fixed}00${fixed}00`],
  ["https://a.example/Fort-de-France/mot-cle", "https://a.example/Fort-de-France/mot-cle"],
  ["jean-luc@a.example", "jean-luc@a.example"],
  // Not ours to move: an address, a year before a four-figure number, a word that only begins like a unit.
  ["https://a.example/?b", "https://a.example/?b"],
  ["en 2023 2034", "en 2023 2034"],
  ["3 moissons", "3 moissons"],
  ["4 hôtels", "4 hôtels"],
  ["Une boutique en ligne", `Une boutique en${fixed}ligne`],
])("French sets %j as %j", (plain, set) => {
  expect(typeset(plain, "fr-fr")).toBe(set);
});

test.each([
  ["the agency's", "the agency’s"],
  ["our clients' results", "our clients’ results"],
  ['He said "yes".', "He said “yes”."],
  ['("so")', "(“so”)"],
  ["24 months", `24${fixed}months`],
  ["10 am – 7 pm", `10${fixed}am – 7${fixed}pm`],
  ["under {minutes} minutes", `under {minutes}${fixed}minutes`],
  ["within {hours} hours", `within {hours}${fixed}hours`],
  ["rock'n'roll", "rock’n’roll"],
  ["6 billion", `6${fixed}billion`],
  ["Why? Yes!", "Why? Yes!"],
  ["E-commerce websites", "E\u2011commerce websites"],
  ["In Fort-de-France, on-page", "In Fort\u2011de\u2011France, on-page"],
  ["articles L441-10 and D441-5, D-2026-H9DC", "articles L441\u201110 and D441\u20115, D-2026-H9DC"],
])("English sets %j as %j", (plain, set) => {
  expect(typeset(plain, "en-en")).toBe(set);
});

const anyText = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        "1",
        "234",
        " ",
        narrow,
        fixed,
        "'",
        '"',
        "«",
        "»",
        ":",
        "?",
        "!",
        "€",
        "%",
        "mois",
        "a",
        "-",
        "Bc",
        "de",
      ),
    )
    .map((parts) => parts.join("")),
);

test.each(locales)("typesetting a text twice changes nothing more (%s)", (locale) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = typeset(text, locale);
      expect(typeset(once, locale)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test.each(locales)("typesetting changes quotes, apostrophes, hyphens and spaces alone (%s)", (locale) => {
  const bare = (text: string) =>
    text
      .replace(/[\s\u00A0\u202F]/g, "")
      .replace(/[’“”"]/g, "'")
      .replaceAll("\u2011", "-");
  fc.assert(
    fc.property(anyText, (text) => {
      expect(bare(typeset(text, locale))).toBe(bare(text));
    }),
  );
});

test("content in both languages is read in one, with nested texts typeset too", () => {
  const content = {
    "fr-fr": { title: "Pourquoi ?", steps: [{ text: "l'idée", months: 3, done: false, next: null }] },
    "en-en": { title: "Why?", steps: [{ text: "it's one", months: 3, done: false, next: null }] },
  };
  expect(typesetIn(content, "fr-fr")).toEqual({
    title: `Pourquoi${narrow}?`,
    steps: [{ text: "l’idée", months: 3, done: false, next: null }],
  });
  expect(typesetIn(content, "en-en").steps[0]?.text).toBe("it’s one");
});

test("an address in content is not changed", () => {
  const link = { text: "faut-il", href: "https://x.example/faut-il", id: "a-la" };
  expect(typesetIn({ "fr-fr": link, "en-en": link }, "fr-fr")).toEqual({ ...link, text: "faut‑il" });
});

test("no line ends between a sign and its figure", () => {
  expect(typeset("+ 22 % de commandes, − 1 h", "fr-fr")).toBe(
    "+\u00A022\u202F% de commandes, −\u00A01\u00A0h",
  );
});

test("no line ends between an amount and its tax", () => {
  expect(typeset("dès {amount} HT, 12 € TTC", "fr-fr")).toBe(
    `dès {amount}${fixed}HT, 12${narrow}€${fixed}TTC`,
  );
  expect(typeset("from €9 excl. VAT, incl. VAT", "en-en")).toBe(`from €9 excl.${fixed}VAT, incl.${fixed}VAT`);
});
