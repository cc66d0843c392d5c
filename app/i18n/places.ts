import type { VatPlace } from "#app/domain/vat.ts";
import { examplesAbroad } from "#app/i18n/place-texts.ts";
import { isAbroad, isVatPlace } from "#app/prices/vat.ts";
import { type Territory, type TerritoryFacts, territories, vatPlaces } from "#content/place.ts";
import type { Locale } from "./locales.ts";
import { typeset } from "./typography.ts";

/** The name of a place of VAT; its key, if a stored quote has one that is no longer known. */
export function vatPlaceName(place: VatPlace, locale: Locale): string {
  return isVatPlace(place) ? typeset(vatPlaces[place].name[locale], locale) : place;
}

/** `à Rome`; its key, if it is no longer known. */
export function inVatPlace(place: VatPlace, locale: Locale): string {
  return isVatPlace(place) ? typeset(vatPlaces[place].in[locale], locale) : place;
}

/** The name as a choice of a list: `Abroad (for example, in Rome)`. */
export function vatPlaceChoice(place: VatPlace, locale: Locale): string {
  const name = vatPlaceName(place, locale);
  const examples = isAbroad(place) ? typeset(examplesAbroad(locale, place), locale) : "";
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) + examples;
}

/** In the order of lists and choices. */
export const territoryKeys = Object.keys(territories) as readonly Territory[];

const names: Readonly<Record<Territory, TerritoryFacts>> = territories;

export const territoryName = (territory: Territory, locale: Locale): string =>
  typeset(names[territory].name[locale], locale);

/** `à Rome`, `in Rome`. */
export const inTerritory = (territory: Territory, locale: Locale): string =>
  typeset(names[territory].in[locale], locale);
