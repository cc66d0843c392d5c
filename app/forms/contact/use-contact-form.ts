import { type FormEvent, useEffect, useState } from "react";
import { auditFields, type ContactErrors, contactFields, parseContact } from "../contact.ts";
import type { FormRefusal } from "../hidden-fields.ts";
import { millisecondsUntilNext } from "../last-request.ts";
import { useFieldErrors } from "../use-field-errors.ts";

/** The form's errors, and whether it is being submitted. The browser itself posts the form. */
export function useContactForm(initial: {
  errors: ContactErrors;
  refusal: FormRefusal | null;
  asksSite: boolean;
}) {
  const fields = initial.asksSite ? auditFields : contactFields;
  const { errors, check, onInput } = useFieldErrors(fields, parseContact, initial.errors);
  const [refusal, setRefusal] = useState<FormRefusal | null>(initial.refusal);
  const [toast, setToast] = useState<"multipleErrors" | "tooSoon" | null>(null);
  const [submitting, setSubmitting] = useState(false);

  // A page restored from the browser's back-forward cache would show the form as being submitted.
  useEffect(() => {
    const onRestore = (event: PageTransitionEvent) => event.persisted && setSubmitting(false);
    addEventListener("pageshow", onRestore);
    return () => removeEventListener("pageshow", onRestore);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    setRefusal(null);
    setToast(null);
    const count = check(event.currentTarget);
    if (count > 0) {
      event.preventDefault();
      if (count > 1) setToast("multipleErrors");
    } else if (millisecondsUntilNext() > 0) {
      event.preventDefault();
      setToast("tooSoon");
    } else setSubmitting(true);
  }

  return { errors, refusal, toast, submitting, onSubmit, onInput, closeToast: () => setToast(null) };
}
