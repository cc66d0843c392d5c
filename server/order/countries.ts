import { formatTag, locales } from "#app/i18n/locales.ts";

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .replace(/\bsaint\b/g, "st")
    .trim();

/** Codes that name no country: unions, and those that ISO 3166 leaves to its users. */
const noCountry = /^(?:EU|EZ|UN|ZZ|AA|Q[M-Z]|X[A-Z])$/;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let codes: ReadonlyMap<string, string> | undefined;

/** The names of all countries in the site's languages, with their codes in ISO 3166-1. */
function countryCodes(): ReadonlyMap<string, string> {
  codes ??= new Map(
    locales.flatMap((locale) => {
      const names = new Intl.DisplayNames(formatTag[locale], { type: "region", fallback: "none" });
      return letters
        .flatMap((first) => letters.map((second) => first + second))
        .flatMap((code) => {
          const name = names.of(code);
          // A code that is no longer used has the name of the one that replaced it.
          return name === undefined || noCountry.test(code) || new Intl.Locale(`und-${code}`).region !== code
            ? []
            : ([[plain(name), code]] as const);
        });
    }),
  );
  return codes;
}

/** The code of a country that is named in one of the site's languages, with or without accents; else null. */
export const countryNamed = (name: string): string | null => countryCodes().get(plain(name)) ?? null;

/** The code of the country of a VAT number of the European Union. */
export function countryOfVatNumber(vatNumber: string): string | null {
  const letters = vatNumber.slice(0, 2);
  const own: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };
  return letters === "" ? null : (own[letters] ?? letters);
}
