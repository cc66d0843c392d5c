import type { FormRefusal } from "#app/forms/hidden-fields.ts";
import type { QuoteRequestErrors, QuoteRequestField } from "#app/forms/quote-request.ts";

/** The server's part of the request's state: nothing yet, or what came back with a refused form. */
export type RequestState = {
  /** Shown in place, where no script opens a dialog. */
  readonly shown: boolean;
  readonly sent: boolean;
  readonly values: Readonly<Record<QuoteRequestField, string>>;
  readonly errors: QuoteRequestErrors;
  /** `selection`: what was chosen makes no quote. */
  readonly refusal: FormRefusal | "selection" | null;
  readonly formKey: string;
};
