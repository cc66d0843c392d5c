import { plainDigits } from "#app/domain/phone-number.ts";
import { longest } from "#app/forms/schema.ts";
import type { QuoteLead } from "#server/store/leads.ts";
import { shortened, typedLine, typedLines, withoutLinks } from "#server/typed-text.ts";

/** The characters that the document's fonts contain: a test compares it with the font files. */
const printableCharacter =
  /^[\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0133\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u2011\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u202F\u2039\u203A\u20AC\u2122\u2212]$/u;

/** The character if the fonts contain it, else its base without marks, else nothing. */
function printed(character: string): string {
  if (printableCharacter.test(character)) return character;
  return [...character.normalize("NFKD")].filter((part) => printableCharacter.test(part)).join("");
}

/** One printable line of typed text: without missing glyphs and links, of at most `longest` characters. */
export function printable(text: string, longest = Number.POSITIVE_INFINITY): string {
  const spaces = { keepFixed: true };
  const plain = [...typedLine(text, spaces).normalize("NFC")].map(printed).join("");
  return withoutLinks(shortened(typedLine(plain, spaces), longest), "spaces");
}

/** Several printable lines of typed text, without empty ones at its ends. */
export function printableLines(text: string): string {
  return typedLines(text, { keepFixed: true })
    .split("\n")
    .map((line) => printable(line))
    .join("\n")
    .trim();
}

/**
 * The customer of a quote, line by line; the first line is the headline: the company, the person, the telephone number.
 * A line without a printable character (another script, emoji alone) is omitted. The e-mail address is printed only if
 * there is no printable name, and not as a link: the mail already has it as one.
 */
export function customerLines({
  company,
  firstName,
  lastName,
  phone,
  email,
}: QuoteLead["fields"]): readonly string[] {
  const person = [printable(firstName, longest.firstName), printable(lastName, longest.lastName)]
    .filter((name) => name !== "")
    .join(" ");
  const names = [printable(company, longest.company), person].filter((line) => line !== "");
  const number = printable(plainDigits(phone), longest.phone);
  return [...(names.length > 0 ? names : [printable(email, longest.email)]), number].filter(
    (line) => line !== "",
  );
}
