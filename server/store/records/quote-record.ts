import * as v from "valibot";
import type { LinePrice } from "#app/domain/quote.ts";
import type { QuoteRecord, RecordedLine } from "#app/domain/quote-record.ts";
import { money, text, vatPlace, wholeNumber } from "#quotes/stored-values.ts";
import { recordKind } from "./record.ts";

const price: v.GenericSchema<unknown, LinePrice> = v.variant("kind", [
  v.object({ kind: v.picklist(["oneOff", "monthly", "yearly"]), amount: money }),
  v.object({ kind: v.literal("onQuote") }),
  v.object({ kind: v.literal("included"), subscription: v.boolean() }),
]);

const line: v.GenericSchema<unknown, RecordedLine> = v.variant("item", [
  v.object({ item: v.literal("pack"), key: text, price }),
  v.object({ item: v.literal("option"), key: text, price, contract: v.boolean() }),
]);

/** Keys are texts: the catalogue may have others by now. */
const shape: v.GenericSchema<unknown, QuoteRecord> = v.object({
  catalogueVersion: text,
  selection: v.object({
    projectType: text,
    paymentMonths: wholeNumber,
    pack: text,
    options: v.array(text),
    place: v.exactOptional(vatPlace),
  }),
  quote: v.object({
    projectType: text,
    pack: text,
    paymentMonths: wholeNumber,
    lines: v.array(line),
    base: v.nullable(money),
    oneOffOptions: money,
    discountPercent: wholeNumber,
    discount: money,
    total: money,
    totalKind: v.picklist(["exact", "from", "onQuote"]),
    depositPercent: wholeNumber,
    payment: v.nullable(
      v.object({ deposit: money, count: wholeNumber, instalmentAmount: money, last: money }),
    ),
    subscriptionsPerMonth: money,
    subscriptionsPerYear: money,
    onQuote: v.array(line),
  }),
  names: v.record(text, text),
  validityDays: wholeNumber,
  scope: v.exactOptional(v.object({ features: v.array(text), descriptions: v.record(text, text) })),
  vat: v.exactOptional(v.object({ place: vatPlace, perMille: wholeNumber })),
});

/** The indicative quote of a request. */
export const quoteRecord = recordKind(shape);
