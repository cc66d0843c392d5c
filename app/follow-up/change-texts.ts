import { type ConfirmedQuote, isOptional, lineTotal, type QuoteLine } from "#app/domain/confirmed-quote.ts";
import {
  changesSinceIndicative,
  type LineChange,
  type PaymentChange,
  quoteChanges,
  type TermChange,
  type TotalChange,
} from "#app/domain/quote-changes.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { clientTaxLabel, unitTaxText, withoutEmptyTax } from "./payment-rows.ts";

type Writer = { readonly locale: Locale; readonly t: Translate };

/** A writer that knows whether VAT is charged. */
type QuoteWriter = Writer & Pick<ConfirmedQuote, "vatPerMille">;

/** A sentence, or two where a line also becomes an option or stops being one. */
function lineTexts(change: LineChange, writer: QuoteWriter): readonly string[] {
  if (change.kind !== "changed") return [lineText(change, writer)];
  const { before, after } = change;
  if (before.inclusion === after.inclusion) return [lineText(change, writer)];
  const text = writer.t(`clientQuote.changes.inclusion.${after.inclusion}`, { label: after.label });
  const rest = { ...before, inclusion: after.inclusion };
  return JSON.stringify(rest) === JSON.stringify(after)
    ? [text]
    : [lineText({ ...change, before: rest }, writer), text];
}

const amountText = (line: QuoteLine, { locale, t, vatPerMille }: QuoteWriter) =>
  `${exactMoney(lineTotal(line), locale)}\u00A0${unitTaxText(line.billing, { vatPerMille }, t)}`.trim();

function lineText(change: LineChange, writer: QuoteWriter): string {
  const { locale, t, vatPerMille } = writer;
  const amountOf = (line: QuoteLine) => amountText(line, writer);
  if (change.kind !== "changed")
    return t(`clientQuote.changes.${change.kind}${isOptional(change.line) ? ".option" : ""}`, {
      label: change.line.label,
      amount: amountOf(change.line),
    });
  const { before, after } = change;
  if (before.label !== after.label)
    return t("clientQuote.changes.renamed", { before: before.label, after: after.label });
  const countOf = ({ quantity, unitPrice }: QuoteLine) =>
    t(`clientQuote.lines.count${vatPerMille > 0 ? "" : ".untaxed"}`, {
      quantity,
      amount: exactMoney(unitPrice, locale),
    });
  const textOf = before.quantity === after.quantity || before.billing !== after.billing ? amountOf : countOf;
  const [was, is] = [textOf(before), textOf(after)];
  return was === is
    ? t("clientQuote.changes.details", { label: after.label })
    : t("clientQuote.changes.amount", { label: after.label, before: was, after: is });
}

function paidText(change: TotalChange | PaymentChange, writer: QuoteWriter): string {
  const { locale, t } = writer;
  const key = "kind" in change ? (`payment.${change.kind}` as const) : (`total.${change.billing}` as const);
  const [before, after] = [exactMoney(change.before, locale), exactMoney(change.after, locale)];
  return withoutEmptyTax(t(`clientQuote.changes.${key}`, { tax: clientTaxLabel(writer, t), before, after }));
}

function termText(change: TermChange, { locale, t }: Writer): string {
  switch (change.field) {
    case "client":
    case "terms":
    case "withdrawal":
    case "hosting":
      return t(`clientQuote.changes.${change.field}`);
    case "startOn":
    case "deliverOn":
      return t(`clientQuote.changes.${change.field}`, {
        before: formatDay(change.before, locale),
        after: formatDay(change.after, locale),
      });
    case "vatPlace":
      return t("clientQuote.changes.vatPlace", {
        before: vatPlaceName(change.before, locale),
        after: vatPlaceName(change.after, locale),
      });
    default:
      return t(`clientQuote.changes.${change.field}`, { before: change.before, after: change.after });
  }
}

/** What a version changes of the one before, a sentence each: its lines, what is paid, its terms. At least one. */
export function changeTexts(
  before: ConfirmedQuote,
  after: ConfirmedQuote,
  writer: Writer,
): readonly string[] {
  const { lines, totals, payments, terms } = quoteChanges(before, after);
  const { t } = writer;
  const quoteWriter = { ...writer, vatPerMille: after.vatPerMille };
  const texts = [
    ...lines.flatMap((change) => lineTexts(change, quoteWriter)),
    ...[...totals, ...payments].map((change) => paidText(change, quoteWriter)),
    ...terms.map((change) => termText(change, writer)),
  ];
  return texts.length > 0 ? texts : [t("clientQuote.changes.none")];
}

/** What a first confirmed quote changes of the indicative one, a sentence each. None where lines and prices are the same. */
export function indicativeChangeTexts(
  record: QuoteRecord,
  quote: ConfirmedQuote,
  { locale, t }: Writer,
): readonly string[] {
  const { lines, net } = changesSinceIndicative(record, quote);
  const writer = { locale, t, vatPerMille: quote.vatPerMille };
  return [
    ...lines.flatMap((change) =>
      change.kind === "priced"
        ? [
            t("clientQuote.changes.priced", {
              label: change.line.label,
              amount: amountText(change.line, writer),
            }),
          ]
        : lineTexts(change, writer),
    ),
    ...(net === null
      ? []
      : [
          t("clientQuote.changes.net", {
            before: exactMoney(net.before, locale),
            after: exactMoney(net.after, locale),
          }),
        ]),
  ];
}
