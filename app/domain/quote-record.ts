import { type Catalogue, versionOf } from "./catalogue.ts";
import type { Localized } from "./project.ts";
import type { Line, QuoteRecord, QuoteResult } from "./quote.ts";

/**
 * What is kept of a priced selection: amounts, names in one language, and all that its document will say of it, so
 * that it reads the same when the catalogue has changed. Null while there is no quote. A result with refusals is
 * recorded without what was refused: whether to take it is the caller's question.
 */
export function recordOf(
  catalogue: Catalogue,
  { accepted, quote }: QuoteResult,
  locale: keyof Localized<string>,
): QuoteRecord | null {
  if (quote === null) return null;
  const { projectType, pack, durationMonths, lines } = quote;
  return {
    catalogueVersion: versionOf(catalogue),
    selection: { projectType, durationMonths, pack, options: accepted.options },
    quote,
    names: Object.fromEntries([
      [projectType, catalogue.projectTypes[projectType].name[locale]],
      ...lines.map((line) => [line.key, nameOf(catalogue, line)[locale]]),
    ]),
    validityDays: catalogue.validityDays,
  };
}

function nameOf(catalogue: Catalogue, line: Line): Localized<string> {
  return line.item === "pack" ? catalogue.packs[line.key].name : catalogue.options[line.key].name;
}
