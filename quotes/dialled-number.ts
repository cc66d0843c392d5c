import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainDigits } from "#app/domain/phone-number.ts";
import { phoneRegions } from "#content/place.ts";

/** What may be one number: up to a letter (« poste 12 », « ou »), a comma, a semicolon or another plus sign. */
const candidates = /\(?\+?[\s(]*\d[\d\p{Z}().\-\u2010-\u2015/·•]*/gu;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

// In digits. The longest has a country's code, and before it may stand 00 or 011.
const minDigits = 6;
const maxDigits = 15;

/** In characters: more than any form takes. */
const maxTextLength = 200;

/** The candidate, then all of it but the last group of digits, and so on: two numbers may be separated like groups. */
function beginnings(candidate: string): readonly string[] {
  const ends = [...candidate.matchAll(/\d+/g)].map(({ index, 0: group }) => index + group.length);
  return ends.reverse().map((end) => candidate.slice(0, end));
}

/** The number that a text is in one of the regions, or in the country whose code it has. */
function numberOf(text: string): string | null {
  for (const { region, begins } of phoneRegions) {
    const number = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false });
    const fits = begins.some((digits) => number?.nationalNumber.startsWith(digits));
    if (number?.isValid() && fits) return number.number;
  }
  return null;
}

/**
 * What a telephone dials for the first number in what somebody entered, as `+596696123456`. Of a number that belongs to no
 * known plan the digits, if they could be one; null where there is nothing to dial.
 */
export function dialledNumber(entered: string): string | null {
  const found = (plainDigits(entered.slice(0, maxTextLength).normalize("NFKC")).match(candidates) ?? []).find(
    (candidate) => digitsOf(candidate).length >= minDigits,
  );
  if (found === undefined) return null;
  for (const text of beginnings(found)) {
    const digits = digitsOf(text);
    const number =
      digits.length > maxDigits + 3 ? null : numberOf(text.includes("+") ? `+${digits}` : digits);
    if (number !== null) return number;
  }
  const [first = ""] = found.split("/");
  const digits = digitsOf(first);
  const plus = first.includes("+") ? "+" : "";
  return digits.length >= minDigits && digits.length <= maxDigits ? plus + digits : null;
}
