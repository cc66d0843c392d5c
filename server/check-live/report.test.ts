import { expect, test } from "vitest";
import { contextOf } from "./checks.fixture.ts";
import { runChecks, textReport } from "./report.ts";

const reportWith = async (changes: Parameters<typeof contextOf>[0]) =>
  textReport(await runChecks(contextOf(changes)), "https://www.brise-marine.fr", 200);

test("what is changed in the editor is named by its screen, in both languages", async () => {
  const file = { file: "content/brand.yaml", parts: ["phone"] };
  expect(await reportWith({ content: { samples: [file] } })).toContain(
    "In npm run edit: « Nom, coordonnées, couleurs » / “Name, contact details, colours”.",
  );
});

test("of a folder some screens are named, and of what has none none", async () => {
  const packs = { file: "content/catalogue/packs.yaml", parts: [] };
  expect(await reportWith({ content: { samples: [packs] } })).toMatch(/« Packs » .*, and \d+ more\./);
  expect(await reportWith({ variables: { MAIL_FROM: "bonjour@alize.example" } })).not.toContain(
    "npm run edit",
  );
});
