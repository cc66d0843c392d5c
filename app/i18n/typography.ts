import type { Locale, Localized } from "./locales.ts";
import { bindShortWords } from "./short-words.ts";

const narrowNoBreakSpace = "\u202F";
const noBreakSpace = "\u00A0";
const noBreakHyphen = "\u2011";

/** Hyphens that become non-breaking: verb and pronoun (faut-il, traite-t-elle, dites-nous), and a few words. */
const hyphenated =
  /(\p{L})-(t-)?(?=(?:ils?|elles?|on|je|tu|nous|vous|ce|moi|les?|la|être|delà)(?![\p{L}\u2011-]))/giu;

/** Proper names whose parts are joined by hyphens, as those of towns. */
const joinedNames =
  /(?<![\p{L}\d/.@\u2011-])\p{Lu}\p{L}+(?:-\p{Ll}{1,4})*(?:-\p{Lu}\p{L}+)+(?![\p{L}\d/@\u2011-])/gu;

/** Two words that are one short word, such as pare-feu and week-end: half of it is no line's end. */
const shortCompounds =
  /(?<![\p{L}\d/.@\u2011-])(?=[\p{L}-]{5,11}(?![\p{L}\d/@\u2011-]))\p{L}{2,}-\p{L}{2,}/giu;

/** Nor is their one letter, in either language. */
const electronic = /(?<![\p{L}\d/.@\u2011-])e-(?:mail|commerce)s?(?![\p{L}\d/@\u2011-])/giu;

/** The number of an article of a code of law. */
const lawArticles = /(?<![\p{L}\d/.@-])[LRD]\d{2,4}(?:-\d{1,3})+(?![\p{L}\d/@-])/gu;

const withNoBreakHyphens = (text: string): string => text.replaceAll("-", noBreakHyphen);

/** A number, or a slot for one, and its unit. */
const frenchUnit =
  /([\d}])[ ]+(km|mois|ans|h|heures?|j|jours?|pages?|produits?|min|minutes?|s|secondes?|Ko|milliards?)(?!\p{L})/gu;
const englishUnit =
  /([\d}])[ ]+(km|months?|years?|h|hours?|am|pm|days?|pages?|products?|min|minutes?|s|seconds?|KB|billion)(?!\p{L})/gu;

/** Between two numbers, or slots for them: a range is not divided. */
const frenchRange = /([\d}])[ ]+(à)[ ]+(?=[\d{])/g;
const englishRange = /([\d}])[ ]+(to)[ ]+(?=[\d{])/g;

/** A word of one letter that a line does not end with. */
const frenchLetter = /(?<=^|[ \u00A0(«]|jusqu’)([àyÀ])[ ]+/g;

/** A phone number as it is dialled from abroad. */
const phoneNumbers = /\+\d{1,3}(?:[ ]\d{1,4}){2,}/g;

/** From one day of the week to another. */
const days = /(?<!\p{L})([Dd]u|au)[ ]+(?=(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)/gu;

/** Two words that are read as one: on sale, and open, "en ligne". */
const enLigne = /(?<!\p{L})(en)[ ]+(?=ligne(?!\p{L}))/giu;

function french(text: string): string {
  return text
    .replaceAll("'", "’")
    .replace(hyphenated, withNoBreakHyphens)
    .replace(shortCompounds, withNoBreakHyphens)
    .replace(/[ \u00A0\u202F]+([;!?])/g, `${narrowNoBreakSpace}$1`)
    .replace(/[ \u00A0\u202F]+([:»])/g, `${noBreakSpace}$1`)
    .replace(/«[ \u00A0\u202F]+/g, `«${noBreakSpace}`)
    .replace(/(\d)[ \u00A0\u202F]+(?=\d{3}(?!\d))/g, `$1${narrowNoBreakSpace}`)
    .replace(/([\d}])[ \u00A0\u202F]+([€%])/g, `$1${narrowNoBreakSpace}$2`)
    .replace(/([+−])[ ]+(?=\d)/g, `$1${noBreakSpace}`)
    .replace(frenchRange, `$1${noBreakSpace}$2${noBreakSpace}`)
    .replace(frenchLetter, `$1${noBreakSpace}`)
    .replace(days, `$1${noBreakSpace}`)
    .replace(enLigne, `$1${noBreakSpace}`)
    .replace(frenchUnit, `$1${noBreakSpace}$2`)
    .replace(/([€}])[ ]+(?=(?:HT|TTC)(?!\p{L}))/gu, `$1${noBreakSpace}`);
}

function english(text: string): string {
  return text
    .replace(/(?<=\w)'/g, "’")
    .replace(/(^|[\s([])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(englishRange, `$1${noBreakSpace}$2${noBreakSpace}`)
    .replace(englishUnit, `$1${noBreakSpace}$2`)
    .replace(/\b((?:ex|in)cl\.)[ ]+(?=VAT)/g, `$1${noBreakSpace}`);
}

/** Applies a language's apostrophes, quotes, non-breaking spaces and hyphens. A slot counts as a number. Idempotent. */
export function typeset(text: string, locale: Locale): string {
  const named = text
    .replace(joinedNames, withNoBreakHyphens)
    .replace(electronic, withNoBreakHyphens)
    .replace(lawArticles, withNoBreakHyphens)
    .replace(phoneNumbers, (number) => number.replaceAll(" ", noBreakSpace));
  return locale === "fr-fr" ? french(named) : english(named);
}

/** A number or reference that no line ends within. */
export function nonBreaking(text: string): string {
  return withNoBreakHyphens(text).replaceAll(" ", noBreakSpace);
}

/** For titles, structured data and mail subjects: searches and mail filters know the plain hyphen alone. */
export function withPlainHyphens(text: string): string {
  return text.replaceAll(noBreakHyphen, "-");
}

/** The values of these properties are for programs, and are not typeset. */
const untypesetProperties: ReadonlySet<string> = new Set(["href", "id"]);

function typesetDeep<T>(value: T, locale: Locale): T {
  if (typeof value === "string") return bindShortWords(typeset(value, locale), locale) as T;
  if (Array.isArray(value)) return value.map((item) => typesetDeep(item, locale)) as T;
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        untypesetProperties.has(key) ? item : typesetDeep(item, locale),
      ]),
    ) as T;
  return value;
}

/** The content in one language, typeset. */
export function typesetIn<T>(content: Localized<T>, locale: Locale): T {
  return typesetDeep(content[locale], locale);
}
