import fc from "fast-check";
import { expect, test } from "vitest";
import { optionKeys } from "#app/domain/catalogue.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { findOptions } from "./search.ts";

type Texts = { name?: string; searchWords?: string; description?: string };

/** A catalogue whose options have no text but the given ones. */
function viewOf(texts: Partial<Record<string, Texts>>): CatalogueView {
  const options = Object.fromEntries(
    optionKeys.map((key) => [
      key,
      { name: "", searchWords: "", description: "", category: "special", ...texts[key] },
    ]),
  );
  return { options, categories: { special: "Projets" }, ignoredWords: "de, pour, mon, site" } as never;
}

const view = viewOf({
  pwa: { name: "Application installable", searchWords: "appli, smartphone", description: "Un geste suffit." },
  firewall: { name: "Pare-feu", searchWords: "sécurité, e-mails indésirables, réseaux sociaux" },
  blog_seo: {
    name: "Blog",
    searchWords: "cœur de métier, actualités",
    description: "Pour la boutique, ses paniers.",
  },
  pack_ecommerce: { name: "Boutique", searchWords: "galeries, panier", description: "L’équipe vend." },
  monthly_reports: { name: "Rapports", searchWords: "galleries, journaux", description: "Tarifs." },
});

test.each([
  ["", null],
  [" - ", null],
  ["securite", ["firewall"]],
  ["SÉCURITÉ", ["firewall"]],
  ["sécu", ["firewall"]],
  ["parefeu", ["firewall"]],
  ["email", ["firewall"]],
  ["e-mail", ["firewall"]],
  ["réseau social", ["firewall"]],
  ["Cœur", ["blog_seo"]],
  ["coeur", ["blog_seo"]],
  ["actualité", ["blog_seo"]],
  ["journal", ["monthly_reports"]],
  ["gallery", ["monthly_reports"]],
  ["galerie", ["pack_ecommerce"]],
  ["équipes", ["pack_ecommerce"]],
  ["l'équipe", ["pack_ecommerce"]],
  ["équipe panier", ["pack_ecommerce"]],
  ["équipe actualité", []],
  // A name or a search word counts before a description.
  ["boutique", ["pack_ecommerce"]],
  ["boutique blog", ["blog_seo"]],
  // In the singular and the plural alike.
  ["panier", ["pack_ecommerce"]],
  ["paniers", ["pack_ecommerce"]],
  ["panier pour mon site", ["pack_ecommerce"]],
  // Alone, it is what the visitor looks for.
  ["de", ["blog_seo"]],
  ["projet", [...optionKeys]],
  ["boutiqe", ["pack_ecommerce"]],
  ["boutikue", ["pack_ecommerce"]],
  ["boutiquee", ["pack_ecommerce"]],
  ["obutique", ["pack_ecommerce"]],
  ["smartphnoe", ["pwa"]],
  ["smrtph", ["pwa"]],
  ["bolg", ["blog_seo"]],
  ["bloc note", []],
  ["tarte", []],
  ["gezzes", []],
] as const)("searching for %j finds %j", (search, found) => {
  expect(findOptions(view, search)).toEqual(found);
});

/** Everything that one wrong letter can make of a word: left out, added, replaced, exchanged with the next. */
const misspelled = fc
  .record({
    word: fc.stringMatching(/^[a-z]{5,12}$/),
    at: fc.nat(11),
    letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
    kind: fc.constantFrom("left out", "added", "replaced", "exchanged"),
  })
  .map(({ word, at: position, letter, kind }) => {
    const at = position % word.length;
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const entered = {
      "left out": before + after,
      added: before + letter + here + after,
      replaced: before + letter + after,
      exchanged: before + after.charAt(0) + here + after.slice(1),
    }[kind];
    return { word, entered };
  });

test("one wrong letter, accents, case and order never hide an option", () => {
  fc.assert(
    fc.property(misspelled, misspelled, (one, other) => {
      const searched = viewOf({ pwa: { searchWords: `${one.word}, ${other.word}` } });
      expect(findOptions(searched, `${other.entered.toUpperCase()} ${one.entered}`)).toEqual(["pwa"]);
    }),
    { numRuns: 1000 },
  );
});
