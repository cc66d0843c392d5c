import { type FormEvent, useState } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { FieldErrors, Parsed } from "./schema.ts";

/** Before the page scrolls to the first error, so that the messages are rendered. */
const focusDelayMs = 100;

/** How much of the screen the header and a toast leave free. */
const shareOfScreen = 0.7;

/** `field`: its name, which is its id too. Found in the page, where an error may have rendered the form anew. */
function moveTo(field: string): void {
  const control = document.getElementById(field);
  if (control === null) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = calm ? "auto" : "smooth";
  // The list of errors and the field, where both fit: with the field in the middle of a phone's screen, the form's
  // title and the list would be cut by the page's header.
  const summary = control.closest("form")?.querySelector("[data-error-summary]");
  const height = control.getBoundingClientRect().bottom - (summary?.getBoundingClientRect().top ?? -Infinity);
  if (summary && height < innerHeight * shareOfScreen) summary.scrollIntoView({ behavior });
  else control.scrollIntoView({ behavior, block: "center" });
  control.focus({ preventScroll: true });
}

/** The page's title says that there are errors, as that of a refused form does (`app/seo/PageHead.tsx`). */
function markTitle(prefix: string, failed: boolean): void {
  const bare = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  document.title = failed ? prefix + bare : bare;
}

/** A form's errors by field. `parse`: checks it as the server does. */
export function useFieldErrors<Field extends string>(
  parse: (form: FormData) => Parsed<unknown, Field>,
  initial: FieldErrors<Field>,
) {
  const { t } = useLanguage();
  const [errors, setErrors] = useState(initial);

  const none: FieldErrors<string> = {};
  function errorsOf(form: HTMLFormElement): FieldErrors<Field> {
    const parsed = parse(new FormData(form));
    return parsed.ok ? none : parsed.errors;
  }

  /** Checks the whole form and moves to its first error. Returns the number of errors. */
  function check(form: HTMLFormElement): number {
    const found = errorsOf(form);
    setErrors(found);
    const [first, ...others] = Object.keys(found);
    markTitle(t("forms.errorPrefix"), first !== undefined);
    if (first === undefined) return 0;
    setTimeout(() => moveTo(first), focusDelayMs);
    return 1 + others.length;
  }

  /** While the visitor types, only a field that has an error is checked again. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const field = (event.target as HTMLInputElement).name as Field;
    const before = errors[field];
    if (before === undefined) return;
    const now = errorsOf(event.currentTarget)[field];
    if (now === before) return;
    const { [field]: _, ...others } = errors;
    setErrors((now === undefined ? others : { ...errors, [field]: now }) as FieldErrors<Field>);
  }

  return { errors, check, onInput };
}
