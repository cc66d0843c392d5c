import * as v from "valibot";
import { hasEnoughDigits } from "#app/domain/phone-number.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { type FormTexts, textsOf } from "./form-data.ts";
import {
  choice,
  email,
  type FieldErrors,
  line,
  maxLengths,
  type Parsed,
  paragraph,
  parseForm,
} from "./schema.ts";

/** Labels: `contact.project.<value>`. */
export const contactProjects = ["website", "ecommerce", "branding", "other"] as const;

export type ContactProject = (typeof contactProjects)[number];

/** Ranges in euros. Labels: `contact.budget.<value>`. */
export const contactBudgets = [
  "under-5000",
  "5000-15000",
  "15000-100000",
  "100000-500000",
  "over-500000",
] as const;

const isBlankOrPhone = (phone: string): boolean => phone === "" || hasEnoughDigits(phone);

/** The contact request, checked by browser and server. */
function contactSchema(t: Translate) {
  const tooLong = t("forms.error.tooLong");
  return v.object({
    name: line(maxLengths.name, tooLong, t("forms.error.nameRequired")),
    company: line(maxLengths.company, tooLong),
    email: email(t),
    phone: v.pipe(line(maxLengths.phone, tooLong), v.check(isBlankOrPhone, t("forms.error.phoneInvalid"))),
    project: choice(contactProjects, t("forms.error.projectRequired")),
    budget: choice(["", ...contactBudgets], t("forms.error.choiceUnknown")),
    message: paragraph(maxLengths.message, tooLong),
  });
}

const hasDot = /[^\s.]\.[^\s.]/;

/** The request for an audit, which needs the address of the site. */
function auditSchema(t: Translate) {
  const { name, ...others } = contactSchema(t).entries;
  const site = v.pipe(
    line(maxLengths.site, t("forms.error.tooLong")),
    v.regex(hasDot, t("forms.error.siteRequired")),
  );
  return v.object({ name, site, ...others });
}

export type ContactRequest = v.InferOutput<ReturnType<typeof contactSchema>>;
export type AuditRequest = v.InferOutput<ReturnType<typeof auditSchema>>;
export type ContactField = keyof ContactRequest;

/** What the contact form sends, by kind: only a request for an audit has the address of a site. */
export type ParsedContact =
  | { readonly kind: "contact"; readonly fields: ContactRequest }
  | { readonly kind: "audit"; readonly fields: AuditRequest };

/** What a form contains: `site` only where it asks for it. */
export type ContactValues = FormTexts<ContactField> & { readonly site?: string };

export const contactFields = [
  "name",
  "company",
  "email",
  "phone",
  "project",
  "budget",
  "message",
] as const satisfies readonly ContactField[];

const [firstField, ...otherFields] = contactFields;
export const auditFields = [
  firstField,
  "site",
  ...otherFields,
] as const satisfies readonly (keyof AuditRequest)[];

export type ContactErrors = FieldErrors<keyof ContactValues>;

export function parseContact(
  values: ContactValues,
  t: Translate,
): Parsed<ParsedContact, keyof ContactValues> {
  if (values.site === undefined) {
    const parsed = parseForm(contactSchema(t), values);
    return parsed.ok ? { ok: true, value: { kind: "contact", fields: parsed.value } } : parsed;
  }
  const parsed = parseForm(auditSchema(t), { ...values, site: values.site });
  return parsed.ok ? { ok: true, value: { kind: "audit", fields: parsed.value } } : parsed;
}

/** What a form contains. */
export const contactValues = (form: FormData): ContactValues =>
  textsOf(form, form.has("site") ? auditFields : contactFields);
