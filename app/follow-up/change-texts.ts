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
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Language } from "#app/i18n/translate.ts";
import { clientTaxLabel, unitTaxText, withoutEmptyTax } from "./payment-rows.ts";

/** A language, and whether VAT is charged. */
type QuoteLanguage = Language & Pick<ConfirmedQuote, "vatPerMille">;

/** A sentence, or two where a line also becomes an option or stops being one. */
function lineTexts(change: LineChange, language: QuoteLanguage): readonly string[] {
  if (change.kind !== "changed") return [lineText(change, language)];
  const { before, after } = change;
  if (before.inclusion === after.inclusion) return [lineText(change, language)];
  const text = language.t(`clientQuote.changes.inclusion.${after.inclusion}`, { label: after.label });
  const rest = { ...before, inclusion: after.inclusion };
  return JSON.stringify(rest) === JSON.stringify(after)
    ? [text]
    : [lineText({ ...change, before: rest }, language), text];
}

const amountText = (line: QuoteLine, { locale, t, vatPerMille }: QuoteLanguage) =>
  `${exactMoney(lineTotal(line), locale)}\u00A0${unitTaxText(line.billing, { vatPerMille }, t)}`.trim();

function lineText(change: LineChange, language: QuoteLanguage): string {
  const { locale, t, vatPerMille } = language;
  const amountOf = (line: QuoteLine) => amountText(line, language);
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

function paidText(change: TotalChange | PaymentChange, language: QuoteLanguage): string {
  const { locale, t } = language;
  const key = "kind" in change ? (`payment.${change.kind}` as const) : (`total.${change.billing}` as const);
  const [before, after] = [exactMoney(change.before, locale), exactMoney(change.after, locale)];
  return withoutEmptyTax(
    t(`clientQuote.changes.${key}`, { tax: clientTaxLabel(language, t), before, after }),
  );
}

function termText(change: TermChange, { locale, t }: Language): string {
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
  language: Language,
): readonly string[] {
  const { lines, totals, payments, terms } = quoteChanges(before, after);
  const { t } = language;
  const quoteLanguage = { ...language, vatPerMille: after.vatPerMille };
  const texts = [
    ...lines.flatMap((change) => lineTexts(change, quoteLanguage)),
    ...[...totals, ...payments].map((change) => paidText(change, quoteLanguage)),
    ...terms.map((change) => termText(change, language)),
  ];
  return texts.length > 0 ? texts : [t("clientQuote.changes.none")];
}

/** What a first confirmed quote changes of the indicative one, a sentence each. None where lines, prices and payments are the same. */
export function indicativeChangeTexts(
  record: QuoteRecord,
  quote: ConfirmedQuote,
  { locale, t }: Language,
): readonly string[] {
  const { lines, net, terms } = changesSinceIndicative(record, quote);
  const language = { locale, t, vatPerMille: quote.vatPerMille };
  return [
    ...lines.flatMap((change) =>
      change.kind === "priced"
        ? [
            t("clientQuote.changes.priced", {
              label: change.line.label,
              amount: amountText(change.line, language),
            }),
          ]
        : lineTexts(change, language),
    ),
    ...(net === null
      ? []
      : [
          t("clientQuote.changes.net", {
            before: exactMoney(net.before, locale),
            after: exactMoney(net.after, locale),
          }),
        ]),
    ...terms.map((change) => termText(change, language)),
  ];
}
