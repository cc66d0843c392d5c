import * as v from "valibot";
import { hasEnoughDigits } from "#app/domain/phone-number.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { FormTexts } from "./form-data.ts";
import { email, type FieldErrors, line, maxLengths, parseForm } from "./schema.ts";

/** The person who asks for a quote, checked by browser and server. */
function quoteRequestSchema(t: Translate) {
  const tooLong = t("forms.error.tooLong");
  return v.object({
    firstName: line(maxLengths.firstName, tooLong, t("forms.error.firstNameRequired")),
    lastName: line(maxLengths.lastName, tooLong, t("forms.error.lastNameRequired")),
    email: email(t),
    phone: v.pipe(
      line(maxLengths.phone, tooLong, t("forms.error.phoneRequired")),
      v.check(hasEnoughDigits, t("forms.error.phoneInvalid")),
    ),
    company: line(maxLengths.company, tooLong, t("forms.error.companyRequired")),
  });
}

export type QuoteRequest = v.InferOutput<ReturnType<typeof quoteRequestSchema>>;
export type QuoteRequestField = keyof QuoteRequest;
export type QuoteRequestErrors = FieldErrors<QuoteRequestField>;

/** In the order of the form. */
export const quoteRequestFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
] as const satisfies readonly QuoteRequestField[];

export function parseQuoteRequest(values: FormTexts<QuoteRequestField>, t: Translate) {
  return parseForm(quoteRequestSchema(t), values);
}
