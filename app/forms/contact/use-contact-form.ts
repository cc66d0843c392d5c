import { type FormEvent, useState } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { type ContactErrors, contactValues, parseContact } from "../contact-request.ts";
import type { FormRefusal } from "../hidden-fields.ts";
import { millisecondsUntilNext } from "../last-request.ts";
import { useFieldErrors } from "../use-field-errors.ts";
import { useSubmission } from "../use-submission.ts";

/**
 * The form's errors, and whether it is being submitted. The browser itself posts the form, as soon as the site responds:
 * without a network the page stays, with a message and everything that was entered.
 */
export function useContactForm(initial: { errors: ContactErrors; refusal: FormRefusal | null }) {
  const { t } = useLanguage();
  const { errors, check, onInput } = useFieldErrors(
    (form) => parseContact(contactValues(form), t),
    initial.errors,
  );
  const { element, refusal, setRefusal, submitting, setSubmitting, refuse } = useSubmission(initial.refusal);
  const [toast, setToast] = useState<"multipleErrors" | "tooSoon" | null>(null);

  async function send(): Promise<void> {
    setSubmitting(true);
    if (await isServerReachable()) element.current?.submit();
    else refuse("unavailable");
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (submitting) return;
    setRefusal(null);
    setToast(null);
    const count = check(event.currentTarget);
    if (count > 1) setToast("multipleErrors");
    if (count > 0) return;
    if (millisecondsUntilNext() > 0) setToast("tooSoon");
    else void send();
  }

  return { element, errors, refusal, toast, submitting, onSubmit, onInput, closeToast: () => setToast(null) };
}

/** A site that has not responded after this time is not reachable, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Whether the site responds, in order, to this page. A form that the browser posts without a network is replaced by the
 * browser's error page, and what was entered is lost.
 */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}
