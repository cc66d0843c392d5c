import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { optionsOf } from "#app/domain/quote-options.ts";
import type { Translate } from "#app/i18n/translate.ts";

/** Which options of an offered quote its client took, and which not: a row for each that is not empty. */
export function optionRows(
  offered: ConfirmedQuote,
  accepted: ConfirmedQuote,
  t: Translate,
): readonly { readonly label: string; readonly values: readonly string[] }[] {
  const { taken, left } = optionsOf(offered, accepted);
  return [
    { label: t("clientQuote.options.taken"), values: taken.map(({ label }) => label) },
    { label: t("clientQuote.options.left"), values: left.map(({ label }) => label) },
  ].filter(({ values }) => values.length > 0);
}
