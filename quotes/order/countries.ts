import { unaccented } from "#app/domain/text.ts";
import { formatTag, locales } from "#app/i18n/locales.ts";
import { countryOf, vatPlaceFacts, vatPlaceKeys } from "#app/prices/vat.ts";

/** A name without accents, signs and small words: `St. Vincent & the Grenadines` and `Saint-Vincent-et-les Grenadines` are the same. */
const plain = (name: string): string =>
  unaccented(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(?:|and|et|the|l[ae]?|les|principaute|de|commonwealth|of)$/.test(word))
    .map((word) => word.replace(/^(?:sainte?|ste)$/, "st"))
    .join(" ");

/** Codes that name no country: unions, and those that ISO 3166 leaves to its users. */
const noCountry = /^(?:EU|EZ|UN|ZZ|AA|Q[M-Z]|X[A-Z])$/;

/** How people write what `Intl` calls otherwise. */
const otherNames = {
  AG: ["Antigua"],
  BL: ["St Barths", "St Barth"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland", "Angleterre", "Écosse"],
  KN: ["St Kitts", "Nevis"],
  NL: ["Holland", "Hollande"],
  SX: ["St Maarten"],
  TT: ["Trinidad", "Tobago"],
  US: ["USA", "U S A", "US", "United States of America", "États-Unis d'Amérique"],
  VC: ["St Vincent"],
} as const;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let codes: ReadonlyMap<string, string> | undefined;

/** A country's names in the site's languages, and in its own. */
function namesOf(code: string): readonly string[] {
  // A code that is no longer used has the name of the one that replaced it.
  if (noCountry.test(code) || new Intl.Locale(`und-${code}`).region !== code) return [];
  const tags = [
    ...locales.map((locale) => formatTag[locale]),
    new Intl.Locale(`und-${code}`).maximize().language,
  ];
  return tags.flatMap(
    (tag) => new Intl.DisplayNames(tag, { type: "region", fallback: "none" }).of(code) ?? [],
  );
}

/** The names of all countries, and of the places for VAT that are one, with their codes in ISO 3166-1. */
function countryCodes(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => namesOf(code).map((name) => [plain(name), code] as const)),
    ...vatPlaceKeys.flatMap((place) =>
      Object.values(vatPlaceFacts(place).name).flatMap((name) => {
        const code = countryOf(place);
        return code === null ? [] : ([[plain(name), code]] as const);
      }),
    ),
    ...Object.entries(otherNames).flatMap(([code, names]) =>
      names.map((name) => [plain(name), code] as const),
    ),
  ]);
  return codes;
}

/** The code of a country that is all that a text says, with or without accents; null of a postcode with a town of that name. */
export const countryNamed = (name: string): string | null => countryCodes().get(plain(name)) ?? null;

/** The code of the country of a VAT number of the European Union. */
export function countryOfVatNumber(vatNumber: string): string | null {
  const letters = vatNumber.slice(0, 2);
  const own: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };
  return letters === "" ? null : (own[letters] ?? letters);
}
