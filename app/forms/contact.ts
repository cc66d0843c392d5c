import * as v from "valibot";
import { hasEnoughDigits } from "#app/domain/phone-number.ts";
import { email, type FieldErrors, line, longest, type Parsed, paragraph, parseFields } from "./schema.ts";

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

const hasDot = /[^\s.]\.[^\s.]/;

/** The request for an audit, which needs the address of the site. */
const auditSchema = v.object({
  ...contactSchema.entries,
  site: v.pipe(line(), v.maxLength(longest.site, "tooLong"), v.regex(hasDot, "siteRequired")),
});

export type ContactField = keyof typeof contactSchema.entries;
export type ContactRequest = v.InferOutput<typeof contactSchema>;
export type AuditRequest = v.InferOutput<typeof auditSchema>;

/** What the contact form sends, by kind: only a request for an audit has the address of a site. */
export type ContactForm =
  | { readonly kind: "contact"; readonly fields: ContactRequest }
  | { readonly kind: "audit"; readonly fields: AuditRequest };

/** What a form contains: `site` only where it asks for it. */
export type ContactValues = Readonly<Record<ContactField, string>> & { readonly site?: string };

/** In the order of the form. */
export const contactFields = Object.keys(contactSchema.entries) as readonly ContactField[];

/** In the order of the form that asks for the address of a site. */
export const auditFields = ["name", "site", ...contactFields.filter((field) => field !== "name")] as const;

export type ContactErrors = FieldErrors<keyof ContactValues>;

export function parseContact(fields: ContactValues): Parsed<keyof ContactValues, ContactForm> {
  if (fields.site === undefined) {
    const parsed = parseFields(contactSchema, fields);
    return parsed.ok ? { ok: true, value: { kind: "contact", fields: parsed.value } } : parsed;
  }
  const parsed = parseFields(auditSchema, { ...fields, site: fields.site });
  return parsed.ok ? { ok: true, value: { kind: "audit", fields: parsed.value } } : parsed;
}
