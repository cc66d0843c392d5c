/** What a client chooses among the optional lines of a quote. A line is named by its index: a confirmed quote never changes. */
import {
  type ConfirmedQuote,
  choiceNames,
  isCounted,
  isOptional,
  totalsOf,
} from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";

/** The name of an option's box, and of the list of those that are ticked in the address of the client's page. */
export const optionField = "option";

/** The indexes of the options that are chosen. */
export const chosenOptions = ({ terms }: ConfirmedQuote): readonly number[] =>
  terms.lines.flatMap((line, index) => (line.inclusion === "selected" ? [index] : []));

/**
 * A quote with exactly these options chosen, and its amounts. Null if one of the indexes is no option's, or is there twice, or if they
 * are not one of each group of which the client takes one: no form of the page sends that.
 */
export function withOptions(quote: ConfirmedQuote, chosen: readonly number[]): ConfirmedQuote | null {
  const indexes = new Set(chosen);
  const areOptions = chosen.every((index) => {
    const line = quote.terms.lines[index];
    return line !== undefined && isOptional(line);
  });
  if (!areOptions || indexes.size < chosen.length) return null;
  const lines = quote.terms.lines.map((line, index): QuoteLine => {
    if (!isOptional(line)) return line;
    return { ...line, inclusion: indexes.has(index) ? "selected" : "notSelected" };
  });
  const takesOneOfEach = choiceNames(lines).every(
    (choice) => lines.filter((line) => line.choice === choice && isCounted(line)).length === 1,
  );
  return takesOneOfEach ? withLines(quote, lines) : null;
}

/** What is accepted: the lines that are counted, none of them an option any more. */
export function acceptedQuote(quote: ConfirmedQuote): ConfirmedQuote {
  return withLines(
    quote,
    quote.terms.lines.filter(isCounted).map((line) => ({ ...line, inclusion: "fixed" })),
  );
}

function withLines(quote: ConfirmedQuote, lines: readonly QuoteLine[]): ConfirmedQuote {
  const terms = { ...quote.terms, lines };
  return { ...quote, terms, totals: totalsOf(terms, quote.vatPerMille) };
}

const sameLine = (one: QuoteLine, other: QuoteLine | undefined): boolean =>
  JSON.stringify({ ...one, inclusion: null }) === JSON.stringify({ ...other, inclusion: null });

/** Which options of an offered quote its accepted one has, in the order of the quote, and which it leaves out. */
export function chosenAndOtherOptions(
  offered: ConfirmedQuote,
  accepted: ConfirmedQuote,
): { readonly chosen: readonly QuoteLine[]; readonly notChosen: readonly QuoteLine[] } {
  const chosen: QuoteLine[] = [];
  const notChosen: QuoteLine[] = [];
  let next = 0;
  for (const line of offered.terms.lines) {
    const isChosen = sameLine(line, accepted.terms.lines[next]);
    if (isChosen) next += 1;
    if (isOptional(line)) (isChosen ? chosen : notChosen).push(line);
  }
  return { chosen, notChosen };
}
