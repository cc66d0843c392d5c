import { expect, test } from "vitest";
import { bindShortWords } from "./short-words.ts";

const shown = (text: string, locale: "fr-fr" | "en-en") =>
  bindShortWords(text, locale).replaceAll("\u00A0", "_");

test.each([
  ["Un site pour votre entreprise", "Un_site pour votre entreprise"],
  ["Lisible d’un coup d’œil", "Lisible d’un_coup d’œil"],
  ["Il ne reste plus qu’à dire oui", "Il ne reste plus qu’à_dire oui"],
  ["Parlez-nous de *votre site internet*.", "Parlez-nous de_*votre site internet*."],
  ["Et à la fin", "Et_à_la_fin"],
  // The article stays with its noun where not all of them fit on a line.
  ["Tout et par la comptabilité", "Tout et_par la_comptabilité"],
  ["Ouverte en {from} à {to} mois", "Ouverte en_{from} à_{to} mois"],
  ["Restons en contact.", "Restons en_contact."],
  ["Le prix de l’administration fiscale", "Le_prix de l’administration fiscale"],
  // Texts of more than a title.
  ["Un site. Un prix", "Un site. Un prix"],
  ["Un site pour vous, et un autre pour les vôtres.", "Un site pour vous, et un autre pour les vôtres."],
])("in French %j is %j", (text, bound) => {
  expect(shown(text, "fr-fr")).toBe(bound);
  expect(shown(bindShortWords(text, "fr-fr"), "fr-fr")).toBe(bound);
});

test("in English articles stay with what they belong to", () => {
  expect(shown("What does an online shop cost on the island?", "en-en")).toBe(
    "What does an_online shop cost on the_island?",
  );
});
