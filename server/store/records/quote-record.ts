import * as v from "valibot";
import type { LinePrice } from "#app/domain/quote.ts";
import type { QuoteRecord, RecordedLine } from "#app/domain/quote-record.ts";
import { isObject, recordKind, type Upgrade } from "./record.ts";
import { money, text, vatPlace, wholeNumber } from "./values.ts";

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
const today: v.GenericSchema<unknown, QuoteRecord> = v.object({
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

/** Whether what a pack includes is included for a time only was recorded as whether it needs a contract. */
function withSubscription(stored: unknown): unknown {
  if (!isObject(stored) || !isObject(stored.price) || stored.price.kind !== "included") return stored;
  return { ...stored, price: { subscription: stored.contract ?? false, ...stored.price } };
}

/** Records without a number: the first called the kind of the total `totalReads`, later ones had no `subscription`. */
const fromUnnumbered: Upgrade = (stored) => {
  if (!isObject(stored.quote)) return stored;
  const { totalReads, lines, ...rest } = stored.quote;
  return {
    ...stored,
    quote: {
      ...(totalReads === undefined ? {} : { totalKind: totalReads }),
      ...rest,
      lines: Array.isArray(lines) ? lines.map(withSubscription) : lines,
    },
  };
};

/** Gives a field of a stored object another name; does nothing where the object does not have it. */
function renamed(stored: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isObject(stored)) return stored;
  return Object.fromEntries(Object.entries(stored).map(([field, value]) => [names[field] ?? field, value]));
}

/** Names of fields that said less: months of what, which amount, and what is paid per month. */
const withPaymentMonths: Upgrade = ({ selection, quote, ...rest }) => ({
  ...rest,
  selection: renamed(selection, { durationMonths: "paymentMonths" }),
  quote: !isObject(quote)
    ? quote
    : renamed(
        { ...quote, payment: renamed(quote.payment, { monthly: "instalmentAmount" }) },
        {
          durationMonths: "paymentMonths",
          perMonth: "subscriptionsPerMonth",
          perYear: "subscriptionsPerYear",
        },
      ),
});

/** The indicative quote of a request. */
export const quoteRecord = recordKind(today, [fromUnnumbered, withPaymentMonths]);
