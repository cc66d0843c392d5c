/** Texts of which nobody would see anything, in every required text field. */
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import { acceptanceSchema, questionSchema, withdrawalSchema } from "#quotes/pages/client/forms.ts";
import { line as agencyLine } from "#quotes/terms/fields.ts";
import { parseContact } from "./contact-request.ts";
import { parseQuoteRequest } from "./quote-request.ts";

/** Without words, each message is its key. */
const keys = translator({});

const blanks = [
  ..." \t\n\u00A0\u2003\u2028\u3000\u1680",
  ..."\u0000\u00AD\u200B\u200C\u200D\u2060\u202E\uFEFF",
  // Fillers, empty cells, and marks that have no letter.
  ..."\u115F\u1160\u3164\uFFA0\u2800\u{1D159}\u{13441}\u{E0041}",
  ..."\u0301\u0327\u093F\u20E3\uFE0F\u{E0100}",
];
const blankText = fc.string({ unit: fc.constantFrom(...blanks), maxLength: 30 });

const contact = {
  name: "Jo",
  company: "",
  email: "jo@client.example",
  phone: "",
  project: "website",
  budget: "",
  message: "",
};
const quote = {
  firstName: "Jo",
  lastName: "Lavigne",
  email: "jo@client.example",
  phone: "0696000000",
  company: "Rhum",
};

const errorsOf = (parsed: { readonly ok: true } | { readonly ok: false; readonly errors: object }) =>
  parsed.ok ? {} : parsed.errors;
const accepts = (schema: v.GenericSchema<string>, text: string) => v.safeParse(schema, text).success;

test("a blank text is no name, no function, no question and no label, whatever it is made of", () => {
  const { name, signatoryRole } = acceptanceSchema(keys, true).entries;
  const required = [
    name,
    signatoryRole,
    withdrawalSchema(keys).entries.name,
    questionSchema(keys).entries.question,
    agencyLine(100, "required").entered({ t: keys, locale: "fr-fr", field: "label" } as never, null),
  ];
  fc.assert(
    fc.property(blankText, (text) => {
      expect(errorsOf(parseContact({ ...contact, name: text }, keys))).toEqual({
        name: "forms.error.nameRequired",
      });
      expect(errorsOf(parseContact({ ...contact, site: text }, keys))).toHaveProperty("site");
      for (const field of ["firstName", "lastName", "company"] as const)
        expect(Object.keys(errorsOf(parseQuoteRequest({ ...quote, [field]: text }, keys)))).toEqual([field]);
      expect(required.map((schema) => accepts(schema, text))).toEqual(required.map(() => false));
    }),
  );
});

test("in a field that may be empty a blank text is none", () => {
  fc.assert(
    fc.property(blankText, (text) => {
      const entered = { ...contact, company: text, message: text };
      expect(parseContact(entered, keys)).toMatchObject({ ok: true, value: { fields: contact } });
    }),
  );
});

test.each([
  "J",
  "É",
  "E\u0301",
  "李",
  "محمد",
  "अनीता",
  "ᄒ",
  "한",
  "🙂",
  "👩‍👩‍👧",
  "7",
  "·",
  "ⴰⵢⵓⵔ",
  "\u2801",
])("%s can be seen, also among blanks", (visible) => {
  fc.assert(
    fc.property(blankText, blankText, (before, after) => {
      const text = `${before}${visible}${after}`;
      expect(errorsOf(parseContact({ ...contact, name: text }, keys))).toEqual({});
    }),
  );
});
