import { type ActionFunctionArgs, data } from "react-router";
import { catalogue } from "#app/content/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { quoteRecordOf } from "#app/domain/quote-record.ts";
import type { Selection } from "#app/domain/selection.ts";
import { textsOf } from "#app/forms/form-data.ts";
import { parseQuoteRequest, quoteRequestFields } from "#app/forms/quote-request.ts";
import { readPost, responseTo } from "#app/forms/request-action.server.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { translations } from "#app/i18n/translations.ts";
import type { RequestState } from "#app/quote/request/use-request-form.ts";
import {
  maxOptions,
  queryOf,
  readSelection,
  requestDialogId,
  requestParameter,
  requestStates,
  selectionWithPlaceholders,
} from "#app/quote/selection-query.ts";
import { pathOf } from "#app/site/pages.ts";

/** A refused request, with everything that was chosen and entered. */
type QuoteRefused = Pick<RequestState, "values" | "errors" | "refusal" | "formKey" | "visit"> & {
  readonly selection: Selection;
};

/**
 * Takes a request for a quote: 303 once it is stored (204 for a script), else the page again with 422, 429 or 503; 400 for more options
 * than there are. The selection is priced here: of what was posted, only its keys count, and one that does not fit is
 * refused rather than dropped.
 */
export async function action(args: ActionFunctionArgs) {
  const { form, locale, formKey, visit, sending, secure, minimal } = await readPost(args);
  const values = textsOf(form, quoteRequestFields);
  const asked = readSelection(form);
  if (asked.options.length > maxOptions) throw data(null, { status: 400 });
  const selection = selectionWithPlaceholders(catalogue, asked);
  const refuse = (status: number, refused: Partial<QuoteRefused>, headers: HeadersInit = {}) =>
    data(
      { values, selection, errors: {}, refusal: null, formKey, visit, ...refused } satisfies QuoteRefused,
      {
        status,
        headers,
      },
    );

  const result = quote(catalogue, selection);
  const record = result.refusals.length > 0 ? null : quoteRecordOf(catalogue, result, locale);
  const parsed = parseQuoteRequest(values, translations[locale]);
  if (record === null || !parsed.ok)
    return refuse(422, {
      errors: parsed.ok ? {} : parsed.errors,
      refusal: record === null ? "selection" : null,
    });

  const { intake } = args.context.get(requestServices);
  const outcome = await intake.submit({ ...sending, kind: "quote", fields: parsed.value, quote: record });
  const query = `${queryOf(selection)}&${requestParameter}=${requestStates.sent}`;
  const target = `${pathOf("pricing", locale)}${query}#${requestDialogId}`;
  return responseTo(outcome, { target, secure, minimal }, (status, refusal, headers) =>
    refuse(status, { refusal }, headers),
  );
}
