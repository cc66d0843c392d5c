import { type FormEvent, useRef, useState } from "react";
import type { FormRefusal } from "#app/forms/hidden-fields.ts";
import { millisecondsUntilNext, rememberRequest } from "#app/forms/last-request.ts";
import { parseQuoteRequest, quoteRequestFields } from "#app/forms/quote-request.ts";
import { useFieldErrors } from "#app/forms/use-field-errors.ts";
import { afterPaint } from "../after-paint.ts";
import { keepDraft } from "../draft.ts";
import type { RequestState } from "./request-state.ts";

/** A request without a response after this time has failed. */
const timeoutMs = 20_000;

type Failure = FormRefusal | "selection";

/**
 * Sends the form. The status of the response says what happened. A redirect: the request is stored. 429: too soon.
 * 422: only the server found an error; the form is then sent again as a page, which shows it.
 */
async function post(form: HTMLFormElement): Promise<"sent" | "refused" | Failure> {
  try {
    const { type, status } = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (type === "opaqueredirect") return "sent";
    if (status === 429) return "tooSoon";
    return status === 422 ? "refused" : "unavailable";
  } catch {
    return "unavailable";
  }
}

export function useRequestForm(state: RequestState, onSent: () => void) {
  const { errors, check, onInput } = useFieldErrors(quoteRequestFields, parseQuoteRequest, state.errors);
  const [failure, setFailure] = useState<Failure | null>(state.refusal);
  const [submitting, setSubmitting] = useState(false);
  const pressed = useRef(false);

  // The button shows the press first: on a slow phone the errors of every field take longer than a frame.
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (pressed.current) return;
    pressed.current = true;
    afterPaint(() => {
      void send(form).finally(() => {
        pressed.current = false;
      });
    });
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setFailure(null);
    if (check(form) > 0) return;
    if (millisecondsUntilNext() > 0) {
      setFailure("tooSoon");
      return;
    }
    setSubmitting(true);
    const outcome = await post(form);
    if (outcome === "refused") {
      form.submit();
      return;
    }
    setSubmitting(false);
    if (outcome !== "sent") {
      setFailure(outcome);
      return;
    }
    rememberRequest();
    keepDraft("");
    onSent();
  }

  return { errors, failure, submitting, onSubmit, onInput };
}
