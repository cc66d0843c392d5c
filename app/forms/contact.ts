import * as v from "valibot";
import { email, type FieldErrors, hasEnoughDigits, line, longest, paragraph, parseFields } from "./schema.ts";

/** Labels: `contact.project.<value>`. */
export const contactProjects = ["website", "ecommerce", "branding", "other"] as const;

/** Ranges in euros. Labels: `contact.budget.<value>`. */
export const contactBudgets = [
  "under-5000",
  "5000-15000",
  "15000-100000",
  "100000-500000",
  "over-500000",
] as const;

const isBlankOrPhone = (phone: string): boolean => phone === "" || hasEnoughDigits(phone);

/** The contact request, checked by browser and server. Messages are keys. */
export const contactSchema = v.object({
  name: v.pipe(line(), v.nonEmpty("nameRequired"), v.maxLength(longest.name, "tooLong")),
  company: v.pipe(line(), v.maxLength(longest.company, "tooLong")),
  email: email(),
  phone: v.pipe(line(), v.check(isBlankOrPhone, "phoneInvalid"), v.maxLength(longest.phone, "tooLong")),
  project: v.pipe(line(), v.picklist(contactProjects, "projectRequired")),
  budget: v.pipe(line(), v.picklist(["", ...contactBudgets], "choiceUnknown")),
  message: v.pipe(paragraph(), v.maxLength(longest.message, "tooLong")),
});

export type ContactRequest = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactRequest;

/** In the order of the form. */
export const contactFields = Object.keys(contactSchema.entries) as readonly ContactField[];

export type ContactErrors = FieldErrors<ContactField>;

export function parseContact(fields: Readonly<Record<ContactField, string>>) {
  return parseFields(contactSchema, fields);
}
