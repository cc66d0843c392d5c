import { expect, test } from "vitest";
import { parseQuoteRequest, type QuoteRequestField, quoteRequestFields } from "./quote-request.ts";

const valid = {
  firstName: "Joséphine",
  lastName: "Lavigne",
  email: "josephine@client.example",
  phone: "0596 00 00 00",
  company: "Bakoua",
} as const satisfies Record<QuoteRequestField, string>;

function errorsOf(changes: Partial<Record<QuoteRequestField, string>>) {
  const parsed = parseQuoteRequest({ ...valid, ...changes });
  return parsed.ok ? {} : parsed.errors;
}

test("the fields stand in this order, and all are required", () => {
  expect(quoteRequestFields).toEqual(["firstName", "lastName", "email", "phone", "company"]);
  expect(errorsOf({ firstName: " ", lastName: "\t", email: "", phone: "", company: " " })).toEqual({
    firstName: "firstNameRequired",
    lastName: "lastNameRequired",
    email: "emailRequired",
    phone: "phoneRequired",
    company: "companyRequired",
  });
});

test.each([
  ["firstName", 50],
  ["lastName", 50],
  ["company", 100],
] as const)("%s has at most %d characters", (field, longest) => {
  expect(errorsOf({ [field]: "x".repeat(longest) })).toEqual({});
  expect(errorsOf({ [field]: "x".repeat(longest + 1) })).toEqual({ [field]: "tooLong" });
});

test("the e-mail has at most 255 characters", () => {
  const domain = "@client.example";
  expect(errorsOf({ email: "x".repeat(255 - domain.length) + domain })).toEqual({});
  expect(errorsOf({ email: "x".repeat(256 - domain.length) + domain })).toEqual({ email: "tooLong" });
  expect(errorsOf({ email: "josephine@client" })).toEqual({ email: "emailInvalid" });
});

test("the phone number has at least six digits", () => {
  expect(errorsOf({ phone: "(0)12-34 5" })).toEqual({});
  expect(errorsOf({ phone: "1-2-3-4-5" })).toEqual({ phone: "phoneInvalid" });
});
