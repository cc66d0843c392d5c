/** What an indicative quote says, in the order in which it is read. The agency's notice says the first part of it. */
import { catalogue } from "#app/content/catalogue.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { vatAt } from "#app/domain/vat.ts";
import { formatPercent } from "#app/i18n/formats.ts";
import { inVatPlace } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { actions, type Block, heading, note, reliefNote } from "#quotes/documents/blocks.ts";
import { latePayment } from "#quotes/facts/clauses.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import { excludedKey, type QuoteContents } from "./contents.ts";
import { leadTimeOf } from "./lead-time.ts";
import { untaxedReasonText } from "./rows.ts";

export function indicativeBlocks(
  contents: QuoteContents,
  record: QuoteRecord,
  relief: NamedRelief,
): readonly Block[] {
  const t = translations[contents.locale];
  return [
    totalBlock(contents, [t("quoteDocument.notice.nature"), contents.notice], t),
    heading(t("quoteDocument.lines.title")),
    ...scopeBlocks(contents, t),
    reliefNote(relief, t),
    heading(t("quoteDocument.terms.title")),
    { kind: "columns", blocks: clausesOf(contents, record, t).map(note) },
    nextBlock(contents, t),
  ];
}

/** The total, how it adds up, the payments, and what is paid each month and each year. */
export function totalBlock(
  { sum, total, taxed, payment, recurring }: QuoteContents,
  notes: readonly string[],
  t: Translate,
): Block {
  return {
    kind: "total",
    main: total,
    notes,
    sums: [{ rows: [...sum, { ...total, strong: true }, ...taxed] }],
    payments: [
      payment,
      ...(recurring.length === 0 ? [] : [{ title: t("quoteDocument.total.apart"), rows: recurring }]),
    ],
  };
}

/** The lines, and what the pack contains. `titleOf`: of a group whose prices exclude VAT. */
export function scopeBlocks(
  { groups, features }: QuoteContents,
  t: Translate,
  titleOf: (title: string) => string = (title) => title,
): readonly Block[] {
  const columns = [t("quoteDocument.lines.quantity"), t("quoteDocument.lines.price")];
  return [
    ...groups.map(({ kind, title, rows }): Block => {
      if (kind === "included") return { kind: "amounts", title, rows };
      return {
        kind: "lines",
        title: kind === "onQuote" ? title : titleOf(title),
        columns,
        rows: rows.map((row) => ({ ...row, before: ["1"] })),
      };
    }),
    ...(features.items.length === 0 ? [] : [{ kind: "list", ...features } as const]),
  ];
}

function deliveryOf(record: QuoteRecord, t: Translate): string {
  const time = leadTimeOf(record);
  if (time === null) return t("quoteDocument.terms.delivery.shop");
  return t(
    time.kind === "booking" ? "quoteDocument.terms.delivery.booking" : "quoteDocument.terms.delivery",
    time,
  );
}

function clausesOf(
  { locale, validUntil, recurring }: QuoteContents,
  record: QuoteRecord,
  t: Translate,
): readonly string[] {
  // As recorded, so that a new rate changes no old document; the first records have none.
  const { quote, vat = vatAt(catalogue.vat, null) } = record;
  return [
    t("quoteDocument.terms.nature", { agency: identity.name, date: validUntil }),
    vat.perMille === 0
      ? t("quoteDocument.terms.untaxed", { reason: untaxedReasonText(vat.place, { locale, t }) })
      : t("quoteDocument.terms.vat", {
          rate: formatPercent(vat.perMille, locale),
          place: inVatPlace(vat.place, locale),
        }),
    deliveryOf(record, t),
    ...(recurring.length === 0 ? [] : [t("quoteDocument.terms.recurring")]),
    [
      t("quoteDocument.terms.payment", { percent: quote.depositPercent, months: quote.paymentMonths }),
      t(excludedKey(quote)),
    ].join(" "),
    latePayment({ locale, t }),
  ];
}

/** What happens next, what has no price yet, and the way back to the configuration. */
const nextBlock = ({ onQuote, configuration }: QuoteContents, t: Translate): Block => ({
  kind: "panel",
  blocks: [
    heading(t("quoteDocument.next.title")),
    note(t("quoteDocument.next.text", { hours: figures.answerHours })),
    ...(onQuote.length === 0 ? [] : [note(t("quoteDocument.next.onQuote", { names: onQuote.join(", ") }))]),
    actions({ label: t("quoteDocument.next.again"), href: configuration }),
  ],
});
