import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import { parseQuoteRequest, type QuoteRequestField, quoteRequestFields } from "./quote-request.ts";

/** Without words, each message is its key. */
const parse = (values: Record<QuoteRequestField, string>) => parseQuoteRequest(values, translator({}));

const valid = {
  firstName: "Joséphine",
  lastName: "Lavigne",
  email: "josephine@client.example",
  phone: "0596 00 00 00",
  company: "Bakoua",
} as const satisfies Record<QuoteRequestField, string>;

function errorsOf(changes: Partial<Record<QuoteRequestField, string>>) {
  const parsed = parse({ ...valid, ...changes });
  return parsed.ok ? {} : parsed.errors;
}

test("the fields stand in this order, and all are required", () => {
  expect(quoteRequestFields).toEqual(["firstName", "lastName", "email", "phone", "company"]);
  expect(errorsOf({ firstName: " ", lastName: "\t", email: "", phone: "", company: " " })).toEqual({
    firstName: "forms.error.firstNameRequired",
    lastName: "forms.error.lastNameRequired",
    email: "forms.error.emailRequired",
    phone: "forms.error.phoneRequired",
    company: "forms.error.companyRequired",
  });
});

test.each([
  ["firstName", 50],
  ["lastName", 50],
  ["company", 100],
] as const)("%s has at most %d characters", (field, longest) => {
  expect(errorsOf({ [field]: "x".repeat(longest) })).toEqual({});
  expect(errorsOf({ [field]: "x".repeat(longest + 1) })).toEqual({ [field]: "forms.error.tooLong" });
});

test("the e-mail is one that can be sent to", () => {
  expect(errorsOf({ email: `${"x".repeat(241)}@client.example` })).toEqual({ email: "forms.error.tooLong" });
  for (const email of ["josephine@client", "josephine@client..example", "joséphine@client.example"])
    expect(errorsOf({ email })).toEqual({ email: "forms.error.emailInvalid" });
  expect(parse({ ...valid, email: "Jo <josephine@client.example>," })).toEqual({
    ok: true,
    value: valid,
  });
});

test("the phone number has at least six digits", () => {
  expect(errorsOf({ phone: "(0)12-34 5" })).toEqual({});
  expect(errorsOf({ phone: "1-2-3-4-5" })).toEqual({ phone: "forms.error.phoneInvalid" });
});
