import { expect, test } from "vitest";
import { plainText } from "../plain-text.ts";
import { matches } from "./site-texts.ts";

test("a sentence as it stands on the page finds its text, also with the values that the page inserts", () => {
  const text = "À partir de {price}, en ligne vite !";
  for (const query of ["en ligne vite", "À partir de 1 490 €, en ligne vite !", "A PARTIR DE"])
    expect(matches(plainText(query), text, "fr-fr"), query).toBe(true);
  expect(matches(plainText("en ligne demain"), text, "fr-fr")).toBe(false);
  expect(matches(plainText("découvrir nos jolis services"), "{count} services", "fr-fr")).toBe(false);
});
