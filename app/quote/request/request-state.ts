import type { FormRefusal } from "#app/forms/hidden-fields.ts";
import type { QuoteRequestErrors, QuoteRequestField } from "#app/forms/quote-request.ts";

/** The server's part of the request's state: empty, or that of a refused form. */
export type RequestState = {
  /** Open without script. */
  readonly shown: boolean;
  readonly sent: boolean;
  readonly values: Readonly<Record<QuoteRequestField, string>>;
  readonly errors: QuoteRequestErrors;
  /** `selection`: the selection makes no quote. */
  readonly refusal: FormRefusal | "selection" | null;
  readonly formKey: string;
  /** How the visitor came, as the refused form said. */
  readonly visit?: string;
};
