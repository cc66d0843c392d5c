import fc from "fast-check";
import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import {
  type ContactField,
  type ContactValues,
  contactBudgets,
  contactFields,
  contactProjects,
  parseContact,
} from "./contact-request.ts";

/** Without words, each message is its key. */
const keys = translator({});
const parse = (values: ContactValues) => parseContact(values, keys);

const valid = {
  name: "Joséphine Lavigne",
  company: "",
  email: "josephine@client.example",
  phone: "",
  project: "website",
  budget: "",
  message: "",
} as const satisfies Record<ContactField, string>;

/** As long as an address can be. */
const longestEmail = `${"x".repeat(64)}@${`${"y".repeat(60)}.`.repeat(3)}examp`;

function errorsOf(changes: Partial<Record<ContactField, string>>) {
  const parsed = parse({ ...valid, ...changes });
  return parsed.ok ? {} : parsed.errors;
}

test("name, e-mail and project are enough", () => {
  expect(parse(valid)).toEqual({ ok: true, value: { kind: "contact", fields: valid } });
});

test.each([
  ["name", "", "nameRequired"],
  ["name", " \t\n ", "nameRequired"],
  ["name", "x".repeat(101), "tooLong"],
  ["company", "x".repeat(101), "tooLong"],
  ["email", "", "emailRequired"],
  ["email", "   ", "emailRequired"],
  ["email", "josephine", "emailInvalid"],
  ["email", "josephine@client", "emailInvalid"],
  ["email", "josephine@.", "emailInvalid"],
  ["email", "@client.example", "emailInvalid"],
  ["email", "jose phine@client.example", "emailInvalid"],
  ["email", "a@b@client.example", "emailInvalid"],
  ["email", "jean@example..com", "emailInvalid"],
  ["email", "jean@ex_ample.com", "emailInvalid"],
  ["email", "élise@example.com", "emailInvalid"],
  ["email", `${"x".repeat(242)}@client.example`, "tooLong"],
  ["phone", "12345", "phoneInvalid"],
  ["phone", "call me", "phoneInvalid"],
  ["phone", "1-2-3-4-5", "phoneInvalid"],
  ["phone", `0${"1 ".repeat(51)}`, "tooLong"],
  ["project", "", "projectRequired"],
  ["project", "mobile", "projectRequired"],
  ["budget", "1000000", "choiceUnknown"],
  ["message", "x".repeat(5001), "tooLong"],
] as const)("%s %j is refused: %s", (field, value, key) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: `forms.error.${key}` });
});

test.each([
  ["name", "x".repeat(100)],
  ["company", "x".repeat(100)],
  ["email", "a@b.co"],
  ["email", "josephine+site@mail.client.example"],
  ["email", longestEmail],
  ["phone", "123456"],
  ["phone", "+596 (0)696 12-34"],
  ["message", "x".repeat(5000)],
  ...contactProjects.map((project) => ["project", project] as const),
  ...contactBudgets.map((budget) => ["budget", budget] as const),
] as const)("%s %j is accepted", (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({});
});

test.each([
  ["", "siteRequired"],
  ["   ", "siteRequired"],
  ["my shop", "siteRequired"],
  [`${"x".repeat(250)}.example`, "tooLong"],
] as const)("a form that asks for the address of a site refuses %j: %s", (site, key) => {
  expect(parse({ ...valid, site })).toEqual({ ok: false, errors: { site: `forms.error.${key}` } });
});

test.each(["shop.example", "https://www.shop.example/fr/"])(
  "a form that asks for the address of a site accepts %j",
  (site) => {
    expect(parse({ ...valid, site })).toEqual({
      ok: true,
      value: { kind: "audit", fields: { ...valid, site } },
    });
  },
);

test("every field in error is returned, each with its first message", () => {
  expect(errorsOf({ name: "", email: "", phone: "1", project: "", budget: "x", message: "" })).toEqual({
    name: "forms.error.nameRequired",
    email: "forms.error.emailRequired",
    phone: "forms.error.phoneInvalid",
    project: "forms.error.projectRequired",
    budget: "forms.error.choiceUnknown",
  });
});

test("accepted values are trimmed, and a line contains no line break", () => {
  const parsed = parse({
    ...valid,
    name: "  Joséphine\r\nBcc: x@y.example ",
    message: " one\r\ntwo\rthree\u0000 \n",
  });
  expect(parsed).toMatchObject({
    ok: true,
    value: { fields: { name: "Joséphine Bcc: x@y.example", message: "one\ntwo\nthree" } },
  });
});

test("of an address with what came along, the address is what is accepted", () => {
  for (const email of ["jean@example.com,", "Jean <jean@example.com>", "mailto:jean@example.com"])
    expect(parse({ ...valid, email })).toMatchObject({
      value: { fields: { email: "jean@example.com" } },
    });
});

const anyFields = fc.record(
  Object.fromEntries(contactFields.map((field) => [field, fc.string({ unit: "binary" })])) as Record<
    ContactField,
    fc.Arbitrary<string>
  >,
);

test("any typed text is accepted or refused, and never throws", () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const parsed = parse({ ...fields, project: "other", budget: "" });
      if (!parsed.ok) {
        for (const [field, key] of Object.entries(parsed.errors)) {
          expect(contactFields).toContain(field);
          expect(dictionaries["fr-fr"]).toHaveProperty([key ?? ""]);
        }
        return;
      }
      for (const [field, text] of Object.entries(parsed.value.fields))
        if (field !== "message") expect(text).not.toMatch(/[\r\n\0]/);
      // An accepted value is accepted again unchanged, because a form may be sent several times.
      expect(parse(parsed.value.fields)).toEqual(parsed);
    }),
    { numRuns: 1000 },
  );
});

test("only the digits of a phone number are checked", () => {
  const separators = fc.constantFrom(" ", "-", ".", "(", ")", "+", "/");
  const phone = fc.array(fc.oneof(fc.constantFrom(..."0123456789"), separators), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(phone, (characters) => {
      const text = characters.join("");
      fc.pre(text.trim() !== "");
      const digits = text.replace(/\D/g, "").length;
      expect(errorsOf({ phone: text })).toEqual(digits < 6 ? { phone: "forms.error.phoneInvalid" } : {});
    }),
  );
});

test("a hostile address is checked quickly", () => {
  const started = performance.now();
  expect(errorsOf({ email: `a@${".".repeat(30_000)}@` })).toEqual({ email: "forms.error.tooLong" });
  expect(performance.now() - started).toBeLessThan(2000);
});
