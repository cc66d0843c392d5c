import type { QuoteResult } from "#app/domain/quote.ts";
import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import { FormEnd } from "#app/forms/FormEnd.tsx";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import type { AgencyView } from "../agency-view.ts";
import { fullPriceText } from "../describe.ts";
import { knownSelection, requestDialogId, selectionPairs } from "../selection-query.ts";
import type { RequestState, useRequestForm } from "./use-request-form.ts";

const controls = {
  firstName: { type: "text", autoComplete: "given-name" },
  lastName: { type: "text", autoComplete: "family-name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { type: "text", autoComplete: "organization" },
} as const;

/** Posts the keys of the selection, and no amount. */
export function RequestForm(props: {
  agency: AgencyView;
  result: QuoteResult;
  state: RequestState;
  form: ReturnType<typeof useRequestForm>;
}) {
  const language = useLanguage();
  const { t } = language;
  const { agency, state, result, form } = props;
  return (
    <form
      ref={form.element}
      method="post"
      action={`${agency.paths.pricing}#${requestDialogId}`}
      encType="multipart/form-data"
      noValidate
      data-lead-form
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <div className="pr-12">
        <h2 id="request-title" className="text-title">
          {t("pricing.request.title")}
        </h2>
        {result.quote !== null && <p className="request-total">{fullPriceText(language, result.quote)}</p>}
      </div>
      <p className="mt-4 mb-8 max-w-[35em] text-ink-2">
        {t("pricing.request.lead", { hours: agency.hours })}
      </p>
      <ErrorSummary errors={form.errors} focused={false} className="mb-10" />
      {form.refusal !== null && (
        <RefusalMessage focused={false} className="mb-8">
          {t("pricing.request.error.title")}
          <span className="block font-normal">{refusalText(form.refusal)}</span>
        </RefusalMessage>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {quoteRequestFields.map((field) => (
          <div key={field} className={field === "email" ? "sm:col-span-2" : undefined}>
            <TextField
              name={field}
              label={t(`pricing.request.${field}`)}
              error={form.errors[field]}
              defaultValue={state.values[field]}
              required
              {...controls[field]}
            />
          </div>
        ))}
      </div>
      {/* The server prices these keys again. */}
      {selectionPairs(knownSelection(result.valid)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormEnd
        formKey={state.formKey}
        visit={state.visit}
        privacy={{ text: t("pricing.request.privacy"), href: agency.paths.privacy }}
        submitting={form.submitting}
        submit={t(form.submitting ? "pricing.request.sending" : "pricing.request.submit")}
      />
    </form>
  );

  function refusalText(refusal: NonNullable<typeof form.refusal>): string {
    if (refusal === "tooSoon") return t("forms.error.tooSoon");
    return t(refusal === "selection" ? "pricing.request.error.selection" : "pricing.request.error.text");
  }
}
