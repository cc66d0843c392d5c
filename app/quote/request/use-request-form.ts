import type { FormEvent } from "react";
import { extractEmailAddress } from "#app/domain/email-address.ts";
import { textsOf } from "#app/forms/form-data.ts";
import type { FormRefusal } from "#app/forms/hidden-fields.ts";
import { millisecondsUntilNext, rememberRequest } from "#app/forms/last-request.ts";
import {
  parseQuoteRequest,
  type QuoteRequestErrors,
  type QuoteRequestField,
  quoteRequestFields,
} from "#app/forms/quote-request.ts";
import { documentHeader, numberHeader, preferNoPage } from "#app/forms/script-response.ts";
import { useFieldErrors } from "#app/forms/use-field-errors.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

/** A request without a response after this time has failed. */
const timeoutMs = 20_000;

/** `selection`: the selection makes no quote. */
type Failure = FormRefusal | "selection";

/**
 * What the response says of the quote. `number`: null if it has none. `document`: the page where the quote can be downloaded;
 * null if an e-mail brings it.
 */
type SentQuote = { readonly number: string | null; readonly document: string | null };

/** What is shown of a request that was sent. */
export type SentRequest = SentQuote & { readonly firstName: string; readonly email: string };

type Posted = SentQuote | "refused" | Failure;

/**
 * Sends the form. The status of the response says what happened. 204: the request is stored. 429: too soon.
 * 422: only the server found an error; the form is then sent again as a page, which shows it.
 */
async function post(form: HTMLFormElement): Promise<Posted> {
  try {
    const { type, status, headers } = await fetch(form.action, {
      method: "POST",
      headers: { [preferNoPage.name]: preferNoPage.value },
      body: new FormData(form),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A proxy may leave out the preference: the redirect of a stored request cannot be read.
    if (status === 204 || type === "opaqueredirect")
      return { number: headers.get(numberHeader), document: headers.get(documentHeader) };
    if (status === 429) return "tooSoon";
    return status === 422 ? "refused" : "unavailable";
  } catch {
    return "unavailable";
  }
}

export function useRequestForm(state: RequestState, onSent: (sent: SentRequest) => void) {
  const { t } = useLanguage();
  const { errors, check, onInput } = useFieldErrors(
    (form) => parseQuoteRequest(textsOf(form, quoteRequestFields), t),
    state.errors,
  );
  const { element, refusal, setRefusal, submitting, setSubmitting, refuse } = useSubmission<Failure>(
    state.refusal,
  );

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting) return;
    setRefusal(null);
    if (check(form) > 0) return;
    if (millisecondsUntilNext() > 0) {
      refuse("tooSoon");
      return;
    }
    setSubmitting(true);
    const { firstName, email } = textsOf(new FormData(form), quoteRequestFields);
    const outcome = await post(form);
    if (outcome === "refused") {
      element.current?.submit();
      return;
    }
    if (typeof outcome === "string") {
      refuse(outcome);
      return;
    }
    setSubmitting(false);
    rememberRequest();
    onSent({ firstName: firstName.trim(), email: extractEmailAddress(email), ...outcome });
  }

  return { element, errors, refusal, submitting, onSubmit, onInput };
}

/** The server's part of the request's state: empty, or that of a refused form. */
export type RequestState = {
  /** Open without script. */
  readonly shown: boolean;
  readonly sent: boolean;
  readonly values: Readonly<Record<QuoteRequestField, string>>;
  readonly errors: QuoteRequestErrors;
  readonly refusal: Failure | null;
  readonly formKey: string;
  /** How the visitor came, as the refused form said. */
  readonly visit?: string;
};
