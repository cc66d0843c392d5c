import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { Translate } from "#app/i18n/translate.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { createSheet } from "../pdf/sheet.ts";
import { drawAmounts } from "./amounts.ts";
import { type ConfirmedQuoteWriter, writerOf } from "./writer.ts";

const long = "label of many words ".repeat(4).trim();

/** The heights on the page of all that is drawn in its right half, from the top. */
async function baselinesOnTheRight(writer: ConfirmedQuoteWriter): Promise<readonly number[]> {
  const sheet = createSheet({ language: "fr", title: "", author: "", created: new Date(0) });
  drawAmounts(sheet, writer);
  const pdf = await getDocumentProxy(await sheet.finish(() => {}));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const heights = items.flatMap((item) =>
    "str" in item && item.str.trim() !== "" && item.transform[4] >= 297 ? [item.transform[5] as number] : [],
  );
  return [...new Set(heights)].sort((a, b) => b - a);
}

test("a label that takes several lines moves the rows below it, and nothing is printed over another", async () => {
  const writer = writerOf(confirmedQuote());
  const rows = await baselinesOnTheRight(writer);
  for (const key of [
    "clientQuote.total.discount",
    "clientQuote.total.vat",
    "clientQuote.total.monthly.net",
  ]) {
    const say = writer.t as (...args: readonly unknown[]) => string;
    const t = ((...args: readonly unknown[]) => (args[0] === key ? long : say(...args))) as Translate;
    const facts = quoteFacts(writer.quote, { locale: writer.locale, t });
    const heights = await baselinesOnTheRight({ ...writer, t, facts });
    expect(heights.length, key).toBeGreaterThan(rows.length);
    heights.slice(1).forEach((height, index) => {
      expect((heights[index] ?? 0) - height, key).toBeGreaterThan(13);
    });
  }
});
