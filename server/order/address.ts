import type { QuoteClient } from "#app/domain/confirmed-quote.ts";
import { countryOf } from "#app/prices/vat.ts";
import { sanitizedText } from "#server/sanitized-text.ts";
import { countryNamed, countryOfVatNumber } from "./countries.ts";

export type PostalAddress = {
  readonly lines: readonly string[];
  readonly postcode: string | null;
  readonly city: string | null;
  /** Its code in ISO 3166-1; null where neither the place for VAT, the VAT number nor the address names it. */
  readonly country: string | null;
};

/** `97221 Le Carbet`, `D-10115 Berlin`. */
const postcodeAndCity = /^((?:[A-Z]{1,2}-)?\d{4,6})\s+(\D.*)$/u;

/** The address that was entered for a client, in the parts that its lines show. */
export function postalAddressOf({ address, vatPlace, vatNumber }: QuoteClient): PostalAddress {
  const lines = sanitizedText(address)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const named = lines.length > 1 ? countryNamed(lines.at(-1) ?? "") : null;
  if (named !== null) lines.pop();
  const [, postcode, city] = (lines.length > 1 && postcodeAndCity.exec(lines.at(-1) ?? "")) || [];
  if (city !== undefined) lines.pop();
  return {
    lines,
    postcode: postcode ?? null,
    city: city ?? null,
    country: countryOf(vatPlace) ?? countryOfVatNumber(vatNumber) ?? named,
  };
}
