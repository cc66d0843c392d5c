import { sanitizedText } from "#app/domain/sanitized-text.ts";
import { countryOf } from "#app/prices/vat.ts";
import type { QuoteClient } from "#quotes/terms/terms.ts";
import { countryNamed, countryOfVatNumber } from "./countries.ts";

export type PostalAddress = {
  /** What is neither postcode, town nor country: with these, all that was entered. */
  readonly lines: readonly string[];
  readonly postcode: string | null;
  readonly city: string | null;
  /** Its code in ISO 3166-1; null where neither the place for VAT, the VAT number nor the address names it. */
  readonly country: string | null;
};

/** Where a postcode stands after the town, or there is none: `1234 Bay Street` begins with a house's number. */
const townFirst = new Set(
  "AG AI AU AW BB BM BQ BS BZ CA CW DM GB GD GG GY HK IE IM JE JM KN KY LC MS MT NZ PR SG SR SX TC TT US VC VG VI".split(
    " ",
  ),
);

/** Countries that are one town. */
const towns = new Set(["BL", "GI", "MC", "MF", "SG", "VA"]);

/** `97221 Le Carbet`, `D-10115 Berlin`, `113 51 Stockholm`, `00-950 Warszawa`, `1000-205 Lisboa`, `HT6110 Port-au-Prince`. */
const postcodeAndCity =
  /^((?:[A-Z]{1,3}-)?(?:\d{3} \d\d|\d\d-\d{3}|\d{4,5}-\d{3}|\d{4,6})|HT ?\d{4})\s+(\D.*)$/u;
const dutchPostcodeAndCity = /^(\d{4} ?[A-Z]{2})\s+(\D.*)$/u;

/** `London SW1A 1AA`, `Montréal (Québec) H2X 1Y4`, `Miami, FL 33131`, `Castries LC04 101`, `Dublin D02 X285`, `Valletta VLT 1117`. */
const cityAndPostcode =
  /^(?<city>\p{L}\D*?),?\s+(?<postcode>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z][ -]?\d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4}|\d{5}(?:-\d{4})?|(?:AI|BB|KY|LC|MSR|VC|VG)[ -]?\d{1,5}(?:[ -]\d{3,4})?|[A-Z]{3} \d{4}|[A-Z]{4} 1ZZ)$/u;

const postcodeAlone = /^(?:\d{5}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** What a house's number stands before or after, or a box's. */
const street =
  /^(?:rue|route|rte|chemin|avenue|av|boulevard|bd|impasse|allée|place|quartier|résidence|lotissement)(?![\p{L}-])|(?<!\p{L})(?:street|st|road|rd|avenue|ave|boulevard|blvd|drive|lane|highway|box|postale|bp|cs|tsa|suite|unit|apt|lot)\.?$/iu;

/** The parts of a line, which a comma separates, unless it follows a house's number or precedes a state. */
const commas = /(?<!^\d+ ?(?:bis|ter|[A-D])?),(?!\s*[A-Z]{2},?\s+\S*\d)\s*/u;
const inOneLine = /^(.*\p{L}.*?)\s+((?:FR?-)?\d{5} +\p{L}.*)$/u;
const withCountry = /^(.+?)(?:,\s*|\s+[-–—]\s+|\s+\()([^,()]+)\)?$/u;

function linesOf(address: string): string[] {
  const lines = sanitizedText(address)
    .split("\n")
    .map((line) => line.replace(/^[\s,]+|[\s,]+$/g, ""))
    .filter((line) => line !== "");
  const [only] = lines.length === 1 ? lines : [];
  if (only === undefined) return withPostcode(lines);
  const parts = only.split(commas);
  const [, first = "", town] = inOneLine.exec(parts.at(-1) ?? "") ?? [];
  return town === undefined || street.test(first) ? parts : [...parts.slice(0, -1), first, town];
}

/** A postcode that has a line of its own, in that of its town: the one below it, or above it in Britain. */
function withPostcode(lines: readonly string[]): string[] {
  const code = lines.findIndex((line, index) => index > 0 && postcodeAlone.test(line));
  if (code < 1) return [...lines];
  const town = /^\d/.test(lines[code] ?? "") ? code + 1 : code - 1;
  const joined = [lines[Math.min(code, town)], lines[Math.max(code, town)]].join(" ").trim();
  return lines.toSpliced(Math.min(code, town), 2, joined);
}

function townOf(line: string, country: string | null): { postcode: string; city: string } | null {
  const before = townFirst.has(country ?? "")
    ? null
    : ((country === "NL" ? dutchPostcodeAndCity.exec(line) : null) ?? postcodeAndCity.exec(line));
  const { postcode = before?.[1], city = before?.[2] } = cityAndPostcode.exec(line)?.groups ?? {};
  return postcode === undefined || city === undefined || street.test(city) ? null : { postcode, city };
}

/** The address that was entered for a client, in the parts that its lines show. */
export function postalAddressOf({ address, vatPlace, vatNumber }: QuoteClient): PostalAddress {
  const lines = linesOf(address);
  const ofPlace = countryOf(vatPlace);
  const [, town, after = ""] = withCountry.exec((lines.length > 1 && lines.at(-1)) || "") ?? [];
  if (town !== undefined && countryNamed(after) !== null) lines.splice(-1, 1, town, after);

  const last = lines.at(-1) ?? "";
  let named = lines.length > 1 ? countryNamed(last) : null;
  // A town may have a country's name, after a street on the mainland too.
  const isCountry =
    named === "FR" || named === ofPlace || ofPlace === null || townOf(lines.at(-2) ?? "", named) !== null;
  if (!isCountry) named = null;
  if (named !== null) lines.pop();

  const elsewhere = named === "FR" ? null : named;
  const country = elsewhere ?? ofPlace ?? countryOfVatNumber(vatNumber) ?? named;
  // After the town, some write an island that is no country, or a telephone number.
  const candidates = lines.slice(ofPlace === null ? -1 : -2).filter((line) => line !== lines[0]);
  const townLine = candidates.findLast((line) => townOf(line, country) !== null);
  const found = townLine === undefined ? null : townOf(townLine, country);
  if (townLine !== undefined) lines.splice(lines.lastIndexOf(townLine), 1);
  const city = found?.city ?? (elsewhere !== null && towns.has(elsewhere) ? last : null);
  return { lines, postcode: found?.postcode ?? null, city, country };
}
