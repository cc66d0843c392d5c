import * as v from "valibot";
import { weekdays } from "#app/domain/days.ts";
import { isEmailAddress } from "#app/domain/email-address.ts";
import { coloursSchema, themes } from "./colours.ts";
import {
  type ContentOf,
  count,
  countryCode,
  file,
  matching,
  name,
  numberBetween,
  perLanguage,
  printable,
  shortText,
  webAddress,
  wholeBetween,
} from "./common.ts";
import { portrait } from "./people.ts";

const email = v.pipe(v.string(), v.check(isEmailAddress, "expected an e-mail address"));

const isOrigin = (value: string): boolean =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  /^https:\/\/[^:]+\.[a-z][a-z\d-]+(?::\d+)?$/.test(value);

const digitsOf = (text: string): string => text.replace(/\D/g, "");

const hour = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "expected an hour as 09:00");

const networks = ["instagram", "facebook", "linkedin", "youtube", "tiktok", "x"] as const;

/** Quoted in style sheets and mails. */
const fontName = v.pipe(
  shortText(40),
  v.regex(/^[\p{L}\d][\p{L}\d -]*$/u, "expected letters, digits, spaces and hyphens"),
);

const fontFile = matching(
  /^[^/\\]+\.(?:woff2|woff|ttf|otf)$/i,
  "expected the name of a WOFF2, WOFF, TTF or OTF file",
);

const fontsSchema = v.strictObject({
  titles: v.strictObject({
    name: fontName,
    file: fontFile,
    /** The weight of a variable font in which titles are set. */
    weight: wholeBetween(100, 900, "expected a weight from 100 to 900"),
  }),
  texts: v.strictObject({
    name: fontName,
    file: fontFile,
    /** Null: the font is variable, and has the bold weights too. */
    boldFile: v.nullable(fontFile),
  }),
});

/** As it is shown; as telephones dial it, it is the same digits. */
const phone = v.pipe(
  shortText(25),
  v.check(
    (display) => /^\+[1-9]/.test(display) && /^\d{6,15}$/.test(digitsOf(display)),
    "expected + and the country's code, as +33 1 23 45 67 89",
  ),
  v.transform((display) => ({ display, link: `+${digitsOf(display)}` })),
);

/** Who the agency is: its names, addresses and figures, and the colours and fonts that it is known by. */
export const brandSchema = file({
  name: shortText(40),
  legalName: name,
  tagline: perLanguage(shortText(90)),
  origin: v.pipe(
    v.string(),
    v.check(isOrigin, "expected https:// and the domain in lower case, without a slash at its end"),
  ),
  phone,
  emails: v.strictObject({ hello: email, projects: email }),
  chat: v.strictObject({
    /** Null: the agency has none, and no page leads to it. */
    number: v.nullable(matching(/^\d{6,15}$/, "expected digits only, with the country's code")),
    baseUrl: webAddress,
  }),
  founder: v.strictObject({
    name,
    initials: v.pipe(matching(/^\p{Lu}{1,3}$/u, "expected one to three capitals"), printable),
    /** Null: none yet. */
    portrait: v.nullable(portrait),
  }),
  founded: wholeBetween(1900, 2100, "expected a year"),
  /** Null: no text may state it. */
  companiesSupported: v.nullable(count),
  address: v.strictObject({
    street: name,
    postalCode: shortText(12),
    city: shortText(60),
    region: shortText(60),
    country: countryCode,
  }),
  openingHours: v.pipe(
    v.strictObject({
      days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1, "expected at least one day")),
      opens: hour,
      closes: hour,
    }),
    v.forward(
      v.partialCheck(
        [["opens"], ["closes"]],
        ({ opens, closes }) => opens < closes,
        ({ input }) => `expected an hour after ${input.opens}`,
      ),
      ["closes"],
    ),
  ),
  /** Null: none is shown. */
  rating: v.nullable(
    v.strictObject({
      value: numberBetween(1, 5, "expected 1 to 5"),
      reviews: count,
    }),
  ),
  social: v.array(v.strictObject({ network: v.picklist(networks), label: shortText(40), url: webAddress })),
  /** The theme of a visitor who has chosen none. */
  theme: v.picklist(themes),
  colours: coloursSchema,
  fonts: fontsSchema,
});

export type Brand = ContentOf<typeof brandSchema>;
/** What pages, mails and documents say of the agency. */
export type Identity = Readonly<Omit<Brand, "theme" | "colours" | "fonts">>;
