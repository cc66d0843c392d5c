import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ContactErrors, type ContactField, contactFields, parseContact } from "../contact.ts";
import { millisecondsUntilNext } from "../last-request.ts";
import type { ContactFormProps, FormRefusal } from "./ContactForm.tsx";

/** Before the page moves to the first error, so that the messages are there to be seen. By the specification. */
const focusDelayMs = 100;

function read(form: HTMLFormElement): Record<ContactField, string> {
  const data = new FormData(form);
  return Object.fromEntries(contactFields.map((field) => [field, String(data.get(field) ?? "")])) as Record<
    ContactField,
    string
  >;
}

function errorsOf(form: HTMLFormElement): ContactErrors {
  const parsed = parseContact(read(form));
  return parsed.ok ? {} : parsed.errors;
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((field) => errors[field] !== undefined);
  const control = first === undefined ? null : form.querySelector<HTMLElement>(`#${first}`);
  if (control === null) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  control.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "center" });
  control.focus({ preventScroll: true });
}

/** The form's states: idle with or without errors, then submitting. The browser itself posts and follows. */
export function useContactForm(props: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>(props.errors);
  const [refusal, setRefusal] = useState<FormRefusal | null>(props.refusal);
  const [toast, setToast] = useState<"multipleErrors" | "tooSoon" | null>(null);
  const [submitting, setSubmitting] = useState(false);

  // A page that comes back from the browser's memory shows the form as it was left: sending.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setSubmitting(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const found = errorsOf(form);
    setRefusal(null);
    setToast(null);
    setErrors(found);
    const count = Object.keys(found).length;
    if (count > 0) {
      event.preventDefault();
      if (count > 1) setToast("multipleErrors");
      setTimeout(() => focusFirst(form, found), focusDelayMs);
    } else if (millisecondsUntilNext() > 0) {
      event.preventDefault();
      setToast("tooSoon");
    } else setSubmitting(true);
  }

  /** While typing, only a field that has an error is looked at again. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const field = (event.target as HTMLInputElement).name as ContactField;
    if (errors[field] === undefined) return;
    const { [field]: before, ...others } = errors;
    const now = errorsOf(event.currentTarget)[field];
    if (now !== before) setErrors(now === undefined ? others : { ...others, [field]: now });
  }

  return { element, errors, refusal, toast, submitting, onSubmit, onInput, closeToast: () => setToast(null) };
}
