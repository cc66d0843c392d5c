import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { type Peak, peaksOf } from "#app/ui/quote-relief/peaks.ts";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import { type ConfirmedQuote, isCounted, lineTotal } from "#quotes/terms/confirmed-quote.ts";

/** What a quote draws of itself, with the name of each peak's choice; the peaks by their numbers. */
export type NamedRelief = {
  readonly selection: DrawnSelection;
  readonly numbered: ReturnType<typeof peaksOf>;
  readonly names: readonly { readonly number: number; readonly name: string }[];
};

function named(selection: DrawnSelection, names: Readonly<Record<string, string>>): NamedRelief {
  const numbered = peaksOf(selection);
  const nameOf = ({ key, number }: Peak) => ({ number, name: names[key] ?? key });
  return { selection, numbered, names: numbered.peaks.map(nameOf) };
}

/** Of an indicative quote: the pack, and what was added to it. */
export const reliefOfRecord = ({ selection, quote, names }: QuoteRecord): NamedRelief =>
  named({ ...selection, lines: quote.lines }, names);

/**
 * Of a confirmed quote whose request was configured; null of another one. Each line that is counted has a peak: an option that the
 * visitor chose where the estimate has it, the main line the massif in the middle, any other one a place that follows from its name.
 * What is not ticked has none.
 */
export function reliefOfQuote(
  { terms }: Pick<ConfirmedQuote, "terms">,
  selection: DrawnSelection | null,
  indicative: QuoteRecord | null,
): NamedRelief | null {
  if (selection === null) return null;
  const names = indicative?.names ?? {};
  const optionOf = (label: string) => selection.options.find((key) => names[key] === label);
  const counted = terms.lines.filter(isCounted);
  const packLabel = `${names[selection.projectType ?? ""]}, ${names[selection.pack ?? ""]}`;
  const main =
    counted.find(({ label }) => label === packLabel) ??
    counted.find(({ label }) => optionOf(label) === undefined);
  const lines = counted
    .filter((line) => line !== main)
    .map((line) => ({
      key: optionOf(line.label) ?? line.label,
      label: line.label,
      price: { kind: line.billing, amount: lineTotal(line) },
    }));
  const pack = selection.pack ?? "";
  return named(
    { ...selection, pack, options: lines.map(({ key }) => key), lines },
    Object.fromEntries([
      ...lines.map(({ key, label }) => [key, label]),
      [pack, main?.label ?? names[pack] ?? ""],
    ]),
  );
}
