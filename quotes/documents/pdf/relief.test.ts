import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { quoteRelief } from "#app/ui/quote-relief/quote-relief.ts";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { reliefOfQuote, reliefOfRecord } from "#quotes/facts/relief.ts";
import { indicativePdf } from "#quotes/indicative/indicative-pdf.ts";
import { draftFrom, isCounted } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";
import { plain } from "#testing/words.ts";

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

test("an indicative quote and the confirmed one of the same lines have the same drawing, and a quote of another request has none", async () => {
  const lead = quoteLead();
  const { selection, names } = lead.quote;
  const { land } = quoteRelief(selection);
  expect(await layersOf(await indicativePdf(lead, siteUrl))).toBe(land.length);
  const quote = confirmedQuote();
  const context = { siteUrl, selection, indicative: lead.quote };
  expect(await layersOf(await confirmedPdf(quote, context))).toBe(land.length);
  expect(await layersOf(await confirmedPdf(quote, { siteUrl }))).toBe(0);
  const draft = draftFrom(lead.quote, { subscriptionMonths: 12, clientName: "", terms: "" });
  const priced = draft.lines.map((line) => ({ ...line, unitPrice: line.unitPrice ?? cents(0) }));
  const confirmed = reliefOfQuote({ terms: { ...quote.terms, lines: priced } }, selection, lead.quote);
  const indicative = reliefOfRecord(lead.quote);
  expect(confirmed?.numbered.peaks.map(({ key, x }) => [key, x])).toEqual(
    indicative.numbered.peaks.map(({ key, x }) => [key, x]),
  );
  expect(indicative.names.map(({ name }) => name).toSorted()).toEqual(
    [selection.pack, ...selection.options].map((key) => names[key]).toSorted(),
  );
});

test("each peak is explained by its number, and what is accepted has a flag", async () => {
  const { selection, ...record } = quoteLead().quote;
  const context = { siteUrl, selection, indicative: { selection, ...record } };
  const quote = confirmedQuote();
  const accepted = {
    on: "2026-11-26",
    stated: { name: "J", signatoryRole: "G" },
    hadOptions: false,
    withdrawableUntil: null,
  };
  const [waiting, signed] = await Promise.all([
    confirmedPdf(quote, context),
    confirmedPdf(quote, { ...context, acceptance: accepted }),
  ]);
  expect((await layersOf(signed)) - (await layersOf(waiting))).toBe(1);
  const { text } = await extractText(new Uint8Array(waiting), { mergePages: true });
  const relief = reliefOfQuote(quote, selection, context.indicative);
  expect(relief?.names).toHaveLength(quote.terms.lines.filter(isCounted).length);
  for (const { number, name } of relief?.names ?? []) expect(plain(text)).toContain(`${number} ${name}`);
});

test("a record of a catalogue that is no longer there is drawn too", async () => {
  const lead = quoteLead();
  const selection = { ...lead.quote.selection, pack: "retired", options: ["gone"], paymentMonths: 18 };
  expect(await layersOf(await indicativePdf({ ...lead, quote: { ...lead.quote, selection } }, siteUrl))).toBe(
    quoteRelief(selection).land.length,
  );
});
