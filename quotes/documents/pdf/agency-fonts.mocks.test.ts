/** A quote in another agency's fonts, as `npm run content` makes them for documents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { quoteLead } from "#testing/leads.ts";
import { copyFonts, otherFonts } from "#testing/rehearsal/fonts.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { writeFonts } from "../../../tooling/content/fonts/write.ts";
import { textsOf } from "./reading.fixture.ts";

/** Fonts are cut in seconds, on a busy machine in many. */
const cutMs = 60_000;

const { path: root, remove } = temporaryFolder();

beforeAll(async () => {
  copyFonts(root);
  const problems = await writeFonts(root, otherFonts, (path, message) => ({
    ...{ file: "content/brand.yaml", line: 1, field: path.join("."), message },
  }));
  expect(problems).toEqual([]);
  const letters = await import(join(root, ".content/document-letters.ts"));
  vi.resetModules();
  vi.doMock("#content/document-letters.ts", () => letters);
  vi.doMock(import("./theme.ts"), async (original) => {
    const theme = await original();
    const made = (name: string) => readFileSync(join(root, `.content/fonts/document-${name}.ttf`));
    const own = { display: made("display"), text: made("text"), strong: made("strong") };
    return { ...theme, fonts: { ...theme.fonts, ...own } };
  });
}, cutMs);
afterAll(() => {
  vi.doUnmock("./theme.ts");
  vi.doUnmock("#content/document-letters.ts");
  vi.resetModules();
  remove();
});

async function pdfFor(company: string): Promise<Uint8Array> {
  const { indicativePdf } = await import("#quotes/indicative/indicative-pdf.ts");
  return indicativePdf(quoteLead({ fields: { company } }), "https://vent.example");
}

/** The fonts of a PDF, each once. */
const fontsIn = (pdf: Uint8Array): readonly string[] => {
  const names = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g);
  return [...new Set([...names].map(([, name = ""]) => name))].sort();
};

const own = ["Archivo-Regular", "Archivo-SemiBold", "FamiljenGrotesk-Bold"];

test("a document has the agency's fonts alone, and its amounts and words can be read", async () => {
  const pdf = await pdfFor("Vent");
  expect(fontsIn(pdf)).toEqual(own);
  const text = (await textsOf(pdf)).flat().join("\n");
  expect(text).toContain("Vent");
  expect(text).toMatch(/\d[\s\u202F]\d{3},\d{2}\s€/u);
});

test("a text with letters that they lack is set as a whole in a font that has them", async () => {
  const pdf = await pdfFor("Ωκεανός Łódź");
  expect(fontsIn(pdf)).toEqual([...own, "InstrumentSans-SemiBold"].sort());
  expect((await textsOf(pdf)).flat()).toContain("Ωκεανός Łódź");
});
