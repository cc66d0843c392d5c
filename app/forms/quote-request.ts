import * as v from "valibot";
import { hasEnoughDigits } from "#app/domain/phone-number.ts";
import { email, type FieldErrors, line, longest, parseFields } from "./schema.ts";

/** The person who asks for a quote, checked by browser and server. Messages are keys. */
export const quoteRequestSchema = v.object({
  firstName: v.pipe(line(), v.nonEmpty("firstNameRequired"), v.maxLength(longest.firstName, "tooLong")),
  lastName: v.pipe(line(), v.nonEmpty("lastNameRequired"), v.maxLength(longest.lastName, "tooLong")),
  email: email(),
  phone: v.pipe(
    line(),
    v.nonEmpty("phoneRequired"),
    v.check(hasEnoughDigits, "phoneInvalid"),
    v.maxLength(longest.phone, "tooLong"),
  ),
  company: v.pipe(line(), v.nonEmpty("companyRequired"), v.maxLength(longest.company, "tooLong")),
});

export type QuoteRequest = v.InferOutput<typeof quoteRequestSchema>;
export type QuoteRequestField = keyof QuoteRequest;

/** In the order of the form. */
export const quoteRequestFields = Object.keys(quoteRequestSchema.entries) as readonly QuoteRequestField[];

export type QuoteRequestErrors = FieldErrors<QuoteRequestField>;

export function parseQuoteRequest(fields: Readonly<Record<QuoteRequestField, string>>) {
  return parseFields(quoteRequestSchema, fields);
}
