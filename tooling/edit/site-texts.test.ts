import { expect, test } from "vitest";
import { matches, pagesWith, plainText, textOfPage } from "./site-texts.ts";

const page = textOfPage(
  "<style>p{}</style><h1>Votre site, <em>dessiné</em> ici</h1><p>À&nbsp;partir de 1&#x202f;490&nbsp;€, en ligne vite&nbsp;!</p>",
);
const pages = [
  { path: "/fr-fr/", text: ` ${page} ` },
  { path: "/en-en/", text: " your site " },
];

test("a page is its words, as people type them", () => {
  expect(page).toBe("votre site dessine ici a partir de 1 490 en ligne vite");
});

test("a text is on the pages of its language that have all of its parts", () => {
  expect(pagesWith(pages, "Votre site, *dessiné* ici", "fr-fr")).toEqual(["/fr-fr/"]);
  expect(pagesWith(pages, "À partir de {price}, en ligne vite !", "fr-fr")).toEqual(["/fr-fr/"]);
  expect(pagesWith(pages, "À partir de {price}, demain", "fr-fr")).toEqual([]);
  expect(pagesWith(pages, "Your site", "fr-fr")).toEqual([]);
});

test("a sentence as it stands on the page finds its text, also with the values that the page inserts", () => {
  const text = "À partir de {price}, en ligne vite !";
  for (const query of ["en ligne vite", "À partir de 1 490 €, en ligne vite !", "A PARTIR DE"])
    expect(matches(plainText(query), text, "fr-fr"), query).toBe(true);
  expect(matches(plainText("en ligne demain"), text, "fr-fr")).toBe(false);
  expect(matches(plainText("découvrir nos jolis services"), "{count} services", "fr-fr")).toBe(false);
});
