import { expect, test } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { contextOf } from "./checks.fixture.ts";
import { runChecks, textReport } from "./report.ts";

const reportWith = async (changes: Parameters<typeof contextOf>[0], locale: Locale = "en-en") => {
  const results = await runChecks({ ...contextOf(changes), locale });
  return textReport(results, "https://www.brise-marine.fr", { width: 200, locale });
};

test("what is changed in the editor is named by its screen", async () => {
  const file = { file: "content/brand.yaml", parts: ["phone"] };
  expect(await reportWith({ content: { samples: [file] } })).toContain(
    "In npm run edit: “Name, contact details, colours”.",
  );
});

test("a report in French has no word of English, and no line that begins with a colon", async () => {
  const file = { file: "content/brand.yaml", parts: ["phone"] };
  const results = await runChecks({ ...contextOf({ content: { samples: [file] } }), locale: "fr-fr" });
  const report = textReport(results, "https://www.brise-marine.fr", { width: 60, locale: "fr-fr" });
  const plain = report.replaceAll("\u00A0", " ");
  expect(plain).toContain("Avant que https://www.brise-marine.fr soit en ligne");
  expect(plain).toContain("  NON   Indiquez votre nom, votre domaine");
  expect(plain).toContain("Dans npm run edit : « Nom, coordonnées,\n          couleurs ».");
  expect(plain).not.toMatch(/\b(?:the|your|in|and|failed)\b/);
  for (const line of report.split("\n")) expect(line).not.toMatch(/^ *[:;?!»]/);
});

test("of a folder some screens are named, and of what has none none", async () => {
  const packs = { file: "content/catalogue/packs.yaml", parts: [] };
  expect(await reportWith({ content: { samples: [packs] } })).toMatch(/“Packs”, .*, and \d+ more\./);
  expect(await reportWith({ variables: { MAIL_FROM: "bonjour@alize.example" } })).not.toContain(
    "npm run edit",
  );
});
