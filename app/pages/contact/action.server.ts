import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { FormRefusal } from "#app/forms/contact/ContactForm.tsx";
import { type ContactErrors, type ContactField, contactFields, parseContact } from "#app/forms/contact.ts";
import { hiddenFields } from "#app/forms/hidden-fields.ts";
import type { LeadDesk } from "#app/forms/lead-desk.ts";
import { thankYouTarget } from "#app/forms/redirect-target.ts";
import { readSenderToken, senderCookie } from "#app/forms/sender-cookie.ts";
import { defaultLocale, localeOfPath } from "#app/i18n/locales.ts";
import { pathOf } from "#app/i18n/pages.ts";
import { requestServices } from "#app/request-context.ts";

/** A form that goes back to its visitor, with everything that was typed. */
export type ContactRefused = {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly errors: ContactErrors;
  readonly refusal: FormRefusal | null;
  readonly formKey: string;
};

/** A field's first value; a file in its place counts as nothing. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function elapsedOf(form: FormData): number | null {
  const elapsed = Number.parseInt(textOf(form, hiddenFields.elapsed), 10);
  return Number.isSafeInteger(elapsed) && elapsed >= 0 ? elapsed : null;
}

type Submission = Parameters<LeadDesk["submit"]>[0];

/** Takes a contact request: 303 once it is stored, else the form again with 422, 429 or 503. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { desk, address } = context.get(requestServices);
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale;
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });

  const values = Object.fromEntries(contactFields.map((field) => [field, textOf(form, field)])) as Record<
    ContactField,
    string
  >;
  const formKey = textOf(form, hiddenFields.key);
  const refuse = (status: number, refused: Partial<ContactRefused>, headers: HeadersInit = {}) =>
    data({ values, errors: {}, refusal: null, formKey, ...refused } satisfies ContactRefused, {
      status,
      headers,
    });

  const parsed = parseContact(values);
  if (!parsed.ok) return refuse(422, { errors: parsed.errors });

  const submission: Submission = {
    kind: "contact",
    locale,
    fields: parsed.value,
    formKey: formKey === "" ? null : formKey.slice(0, 100),
    honeypot: textOf(form, hiddenFields.honeypot),
    elapsedMs: elapsedOf(form),
    sender: { address, token: readSenderToken(request.headers.get("Cookie")) },
  };
  const outcome = await desk.submit(submission);
  switch (outcome.status) {
    case "accepted": {
      const target = thankYouTarget(textOf(form, hiddenFields.redirect)) ?? pathOf("thankYou", locale);
      return redirect(target, { status: 303, headers: { "Set-Cookie": senderCookie(outcome.senderToken) } });
    }
    case "too-soon":
      return refuse(429, { refusal: "tooSoon" }, { "Retry-After": String(outcome.retryAfterSeconds) });
    case "unavailable":
      return refuse(503, { refusal: "unavailable" }, { "Retry-After": "30" });
    default:
      return outcome satisfies never;
  }
}
