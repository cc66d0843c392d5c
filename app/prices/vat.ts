/** What follows from the VAT of the places in `content/place.yaml`. */

import type { Localized } from "#app/domain/languages.ts";
import type { NeededNumbers, VatPlace } from "#app/domain/vat.ts";
import { placePostcodes, type VatPlaceFacts, type VatPlaceKey, vatPlaces } from "#content/place.ts";

const facts: Readonly<Record<string, VatPlaceFacts>> = vatPlaces;

/** In the order of the choices of a form. */
export const vatPlaceKeys = Object.keys(vatPlaces) as readonly VatPlaceKey[];

export function isVatPlace(place: VatPlace): place is VatPlaceKey {
  return Object.hasOwn(vatPlaces, place);
}

export const vatPlaceFacts = (place: VatPlaceKey): VatPlaceFacts => vatPlaces[place];

/** Undefined for a place that is no longer known. */
const factsOf = (place: VatPlace): VatPlaceFacts | undefined =>
  isVatPlace(place) ? facts[place] : undefined;

/** The VAT on what the agency sells to a business there, in thousandths; 0 where none is charged. */
export function vatPerMille(place: VatPlace): number {
  const found = factsOf(place);
  if (found === undefined) throw new Error(`content/place.yaml has no place of VAT named ${place}.`);
  return "perMille" in found ? found.perMille : 0;
}

/** Why no VAT is charged there; null where some is, and for a place that is no longer known. */
export function untaxedReason(place: VatPlace): Localized<string> | null {
  const found = factsOf(place);
  return found !== undefined && "untaxed" in found ? found.untaxed : null;
}

/** The code of a place's VAT in EN 16931, with that of the reason why none is charged; null for a place that is no longer known. */
export function vatCategory(
  place: VatPlace,
): { readonly code: VatPlaceFacts["vatCategory"]; readonly exemptionCode: string | null } | null {
  const found = factsOf(place);
  if (found === undefined) return null;
  return {
    code: found.vatCategory,
    exemptionCode: ("exemptionCode" in found ? found.exemptionCode : undefined) ?? null,
  };
}

/**
 * The public holidays of all places where clients may be, beside the national ones: a period that must not end on a holiday is
 * long enough wherever its client is.
 */
export const localHolidays: readonly string[] = [
  ...new Set(vatPlaceKeys.flatMap((place) => facts[place]?.localHolidays ?? [])),
].sort();

/** Its code in ISO 3166-1; null for a place that is many countries, or no longer known. */
export function countryOf(place: VatPlace): string | null {
  return factsOf(place)?.country ?? null;
}

/** Whether a business there pays by SEPA transfer; of a place that is no longer known too. */
export const paysBySepa = (place: VatPlace): boolean => factsOf(place)?.outsideSepa !== true;

/** Whether a business there has no number in the register of the agency's country. */
export const isAbroad = (place: VatPlace): boolean => factsOf(place)?.abroad === true;

/**
 * The numbers without which a quote for a business there is not confirmed. Under a reverse charge the client owes the VAT, and
 * is named by its VAT number. None while the place is open.
 */
export function numbersNeededAt(place: VatPlace | null): NeededNumbers {
  const known = place !== null && isVatPlace(place);
  return { siren: known && !isAbroad(place), vatNumber: known && vatCategory(place)?.code === "AE" };
}

/**
 * Where the postcode of an address says that a business is; null where it has none that is of one place. Nothing but France or such
 * a place stands after it: other countries have such codes too.
 */
export function vatPlaceOfAddress(address: string): VatPlaceKey | null {
  // A street's number comes before it.
  const codes = [...address.matchAll(/(?<![\p{L}\p{N}-])(?:FR?-)?(\d{5}) +\p{L}[^,\n]*/gu)];
  const last = codes.at(-1);
  if (last === undefined) return null;
  const after = address.slice(last.index + last[0].length).replace(/^[\s,]+|[\s,]+$/g, "");
  const homes = vatPlaceKeys
    .filter((place) => !isAbroad(place))
    .flatMap((place) => Object.values(facts[place]?.name ?? {}));
  if (after !== "" && !["France", ...homes].some((name) => name.toLowerCase() === after.toLowerCase()))
    return null;
  const begins = (prefix: string) => last[1]?.startsWith(prefix);
  return vatPlaceKeys.find((place) => placePostcodes[place]?.some(begins)) ?? null;
}
