import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { quoteRelief } from "#app/ui/quote-relief/quote-relief.ts";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { indicativePdf } from "#quotes/indicative/indicative-pdf.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";

const siteUrl = "https://site.example";

/** How many shapes of the first page are filled and have an outline: the layers of a drawing. */
async function layersOf(bytes: Uint8Array): Promise<number> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { argsArray, fnArray } = await (await pdf.getPage(1)).getOperatorList();
  await pdf.loadingTask.destroy();
  const { OPS } = await getResolvedPDFJS();
  return fnArray.filter((fn, index) => fn === OPS.constructPath && argsArray[index][0] === OPS.fillStroke)
    .length;
}

test("an indicative quote and the confirmed one have the same drawing, and a quote of another request has none", async () => {
  const lead = quoteLead();
  const { selection } = lead.quote;
  const { land } = quoteRelief(selection);
  expect(await layersOf(await indicativePdf(lead, siteUrl))).toBe(land.length);
  const quote = confirmedQuote();
  expect(await layersOf(await confirmedPdf(quote, { siteUrl, selection }))).toBe(land.length);
  expect(await layersOf(await confirmedPdf(quote, { siteUrl }))).toBe(0);
});

test("a record of a catalogue that is no longer there is drawn too", async () => {
  const lead = quoteLead();
  const selection = { ...lead.quote.selection, pack: "retired", options: ["gone"], paymentMonths: 18 };
  expect(await layersOf(await indicativePdf({ ...lead, quote: { ...lead.quote, selection } }, siteUrl))).toBe(
    quoteRelief(selection).land.length,
  );
});
