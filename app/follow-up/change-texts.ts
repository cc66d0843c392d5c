import { type ConfirmedQuote, isOptional, lineTotal, type QuoteLine } from "#app/domain/confirmed-quote.ts";
import { changesOf, type LineChange, type TermChange, type TotalChange } from "#app/domain/quote-changes.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { taxWord } from "./payment-rows.ts";

type Writer = { readonly locale: Locale; readonly t: Translate };

/** A sentence, or two where a line also becomes an option or stops being one. */
function lineTexts(change: LineChange, writer: Writer): readonly string[] {
  if (change.kind !== "changed") return [lineText(change, writer)];
  const { before, after } = change;
  if (before.inclusion === after.inclusion) return [lineText(change, writer)];
  const text = writer.t(`clientQuote.changes.inclusion.${after.inclusion}`, { label: after.label });
  const rest = { ...before, inclusion: after.inclusion };
  return JSON.stringify(rest) === JSON.stringify(after)
    ? [text]
    : [lineText({ ...change, before: rest }, writer), text];
}

function lineText(change: LineChange, { locale, t }: Writer): string {
  const amountOf = (line: QuoteLine) =>
    t(`clientQuote.lines.amount.${line.billing}`, { amount: exactMoney(lineTotal(line), locale) });
  if (change.kind !== "changed")
    return t(`clientQuote.changes.${change.kind}${isOptional(change.line) ? ".option" : ""}`, {
      label: change.line.label,
      amount: amountOf(change.line),
    });
  const { before, after } = change;
  if (before.label !== after.label)
    return t("clientQuote.changes.renamed", { before: before.label, after: after.label });
  const countOf = ({ quantity, unitPrice }: QuoteLine) =>
    t("clientQuote.lines.count", { quantity, amount: exactMoney(unitPrice, locale) });
  const textOf = before.quantity === after.quantity || before.billing !== after.billing ? amountOf : countOf;
  const [was, is] = [textOf(before), textOf(after)];
  return was === is
    ? t("clientQuote.changes.details", { label: after.label })
    : t("clientQuote.changes.amount", { label: after.label, before: was, after: is });
}

function totalText({ billing, before, after }: TotalChange, tax: string, { locale, t }: Writer): string {
  return t(`clientQuote.changes.total.${billing}`, {
    tax,
    before: exactMoney(before, locale),
    after: exactMoney(after, locale),
  });
}

function termText(change: TermChange, { locale, t }: Writer): string {
  switch (change.field) {
    case "client":
    case "terms":
    case "withdrawal":
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
  const { lines, totals, terms } = changesOf(before, after);
  const { t } = writer;
  const tax = taxWord(after, t);
  const texts = [
    ...lines.flatMap((change) => lineTexts(change, writer)),
    ...totals.map((change) => totalText(change, tax, writer)),
    ...terms.map((change) => termText(change, writer)),
  ];
  return texts.length > 0 ? texts : [t("clientQuote.changes.none")];
}
