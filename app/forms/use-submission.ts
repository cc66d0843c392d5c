import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Whether a form is being submitted, and why it was refused as a whole. */
export function useSubmission<Refusal>(initial: Refusal | null) {
  const [refusal, setRefusal] = useState(initial);
  const [submitting, setSubmitting] = useState(false);
  // As it is in the page: an error may have rendered it anew since it was submitted.
  const element = useRef<HTMLFormElement>(null);

  // A page restored from the browser's back-forward cache would show the form as being submitted.
  useEffect(() => {
    const onRestore = (event: PageTransitionEvent) => event.persisted && setSubmitting(false);
    addEventListener("pageshow", onRestore);
    return () => removeEventListener("pageshow", onRestore);
  }, []);

  function refuse(reason: Refusal): void {
    flushSync(() => {
      setSubmitting(false);
      setRefusal(reason);
    });
    // It is above the fields, and the button below them.
    element.current?.querySelector<HTMLElement>("[data-refusal]")?.focus();
  }

  return { element, refusal, setRefusal, submitting, setSubmitting, refuse };
}
