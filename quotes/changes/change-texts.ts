import type { Cents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Language } from "#app/i18n/translate.ts";
import { lineFacts } from "#quotes/facts/amounts.ts";
import { hostingText } from "#quotes/facts/clauses.ts";
import { taxLabel } from "#quotes/facts/exact.ts";
import { present } from "#quotes/present.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine, QuoteTerms } from "#quotes/terms/terms.ts";
import {
  changesSinceIndicative,
  type LineChange,
  type PaymentChange,
  type QuoteChanges,
  quoteChanges,
  type TermChange,
  type TotalChange,
} from "./changes.ts";

/** A language, whether VAT is charged, and the lines and the number of instalments of the quote that changes something. */
type QuoteLanguage = Language &
  Pick<ConfirmedQuote, "vatPerMille"> &
  Pick<QuoteTerms, "lines" | "instalments">;

/** A sentence for each thing that changes: the amount, the details, that it becomes an option or stops being one. */
function lineTexts(change: LineChange, language: QuoteLanguage): readonly string[] {
  if (change.kind !== "changed") return [lineText(change, language)];
  const { before, after } = change;
  const { label } = after;
  const option = optionText(after, language);
  if (optionText(before, language) === option) return changedTexts(change, language);
  const text =
    option === ""
      ? language.t("clientQuote.changes.inclusion.fixed", { label })
      : language.t("clientQuote.changes.inclusion.option", { label, option });
  const rest = { ...before, inclusion: after.inclusion, choice: after.choice };
  return JSON.stringify(rest) === JSON.stringify(after)
    ? [text]
    : [...changedTexts({ ...change, before: rest }, language), text];
}

/** Whether an option is counted in the total, and of which group it is one; empty for a line that is none. */
const optionText = ({ inclusion, choice }: QuoteLine, { t }: Language): string =>
  inclusion === "fixed" ? "" : t(`clientQuote.changes.option.${inclusion}`, { choice });

function amountText(line: QuoteLine, language: QuoteLanguage): string {
  const { total, unit } = lineFacts(line, language, language);
  return `${total}\u00A0${unit}`.trim();
}

type ChangedLine = Extract<LineChange, { kind: "changed" }>;

function lineText(change: Exclude<LineChange, ChangedLine>, language: QuoteLanguage): string {
  const { t } = language;
  if (change.kind === "removedUnpriced")
    return t("clientQuote.changes.removed.unpriced", { label: change.label });
  return t(`clientQuote.changes.${change.kind}`, {
    option: optionText(change.line, language),
    label: change.line.label,
    amount: amountText(change.line, language),
  });
}

/** What else than the inclusion of a line changes. */
function changedTexts({ before, after }: ChangedLine, language: QuoteLanguage): readonly string[] {
  const { t } = language;
  const { label } = after;
  // All else is the same.
  if (before.label !== label)
    return [t("clientQuote.changes.renamed", { before: before.label, after: label })];
  const countOf = (line: QuoteLine) => lineFacts(line, language, language).count;
  const amountOf = (line: QuoteLine) => amountText(line, language);
  const textOf = before.quantity === after.quantity || before.billing !== after.billing ? amountOf : countOf;
  const [was, is] = [textOf(before), textOf(after)];
  return [
    ...(was === is ? [] : [t("clientQuote.changes.amount", { label, before: was, after: is })]),
    ...(before.details === after.details ? [] : [t("clientQuote.changes.details", { label })]),
  ];
}

function paidText(change: TotalChange | PaymentChange, language: QuoteLanguage): string {
  const { locale, t } = language;
  const key = "kind" in change ? (`payment.${change.kind}` as const) : (`total.${change.billing}` as const);
  const money = (amount: Cents) => (amount === 0 ? "" : exactMoney(amount, locale));
  return t(`clientQuote.changes.${key}`, {
    tax: taxLabel(language, t),
    before: money(change.before),
    after: money(change.after),
  });
}

function termText(change: TermChange, { locale, t, vatPerMille, lines, instalments }: QuoteLanguage): string {
  switch (change.field) {
    case "client":
    case "terms":
      return t(`clientQuote.changes.${change.field}`);
    case "withdrawal":
      return t("clientQuote.changes.withdrawal", { right: Number(change.canWithdraw) });
    case "hosting":
      return t("clientQuote.changes.hosting", {
        text: hostingText({ terms: { ...change.answer, lines }, vatPerMille }, { locale, t }) ?? "",
      });
    case "startOn":
    case "deliverOn":
      return t(`clientQuote.changes.${change.field}`, {
        before: formatDay(change.before, locale),
        after: formatDay(change.after, locale),
        instalments,
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

/** A sentence for each change: of the lines, of what is paid, of the terms. */
function textsOf(
  { lines, totals, payments, terms }: QuoteChanges,
  { vatPerMille, terms: { lines: quoted, instalments } }: Pick<ConfirmedQuote, "vatPerMille" | "terms">,
  { locale, t }: Language,
): readonly string[] {
  const language = { locale, t, vatPerMille, lines: quoted, instalments };
  return present([
    lines.flatMap((change) => lineTexts(change, language)),
    [...totals, ...payments].map((change) => paidText(change, language)),
    terms.map((change) => termText(change, language)),
  ]);
}

/** What a version changes of the one before. At least one sentence. */
export function changeTexts(
  before: ConfirmedQuote,
  after: ConfirmedQuote,
  language: Language,
): readonly string[] {
  const texts = textsOf(quoteChanges(before, after), after, language);
  return texts.length > 0 ? texts : [language.t("clientQuote.changes.none")];
}

/**
 * What a quote changes of each version before it, `earlier`, the newest first; of the first version, what it changes of the
 * indicative quote. `intro`: which version it replaces. No part where nothing is changed.
 */
export function changesOf(
  quote: ConfirmedQuote,
  {
    earlier,
    indicative,
  }: { readonly earlier: readonly ConfirmedQuote[]; readonly indicative: QuoteRecord | null },
  language: Language,
): {
  readonly intro: string | null;
  readonly parts: readonly { readonly title: string; readonly texts: readonly string[] }[];
} {
  const { locale, t } = language;
  const [replaced] = earlier;
  if (replaced === undefined) {
    const texts =
      indicative === null ? [] : textsOf(changesSinceIndicative(indicative, quote), quote, language);
    return {
      intro: null,
      parts: texts.length === 0 ? [] : [{ title: t("clientQuote.changes.indicative"), texts }],
    };
  }
  return {
    intro: t("clientQuote.changes.replaces", {
      earlier: replaced.version,
      date: formatDay(replaced.issuedOn, locale),
      version: quote.version,
    }),
    parts: earlier.map((before, index) => {
      const after = earlier[index - 1] ?? quote;
      const versions = { earlier: before.version, version: after.version };
      return {
        title: t(index === 0 ? "clientQuote.changes.since" : "clientQuote.changes.between", versions),
        texts: changeTexts(before, after, language),
      };
    }),
  };
}
