import { stepKeyField } from "#app/forms/step-key.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { optionField } from "#quotes/acceptance/options.ts";
import type { ClientView } from "#quotes/operations.ts";
import { present } from "#quotes/present.ts";
import type { QuoteActionData } from "./action.server.ts";
import { ClientForm, StepButton } from "./ClientForm.tsx";
import { Facts } from "./Facts.tsx";

/** The second step of declining, alone on its page: what is declined, and the word to the agency. */
export function DeclineReview({ view, actionData }: { view: ClientView; actionData: QuoteActionData }) {
  const { entered, options, declineKey } = actionData;
  const { t } = useLanguage();
  const { quote } = view.version;
  return (
    <section
      aria-labelledby="decline-title"
      className="mx-auto mt-8 max-w-[52rem] rounded-base border border-line p-6 sm:p-10"
    >
      <h1
        id="decline-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is its second step
        autoFocus
        className="text-title"
      >
        {t("clientQuote.decline.confirm.title")}
      </h1>
      <div className="mt-6">
        <Facts
          rows={present([
            { label: t("clientQuote.confirm.quote"), value: `${quote.number}\n${quote.subject}` },
            entered.reason.trim() !== "" && {
              label: t("clientQuote.decline.reason"),
              value: entered.reason,
            },
          ])}
        />
      </div>
      <p className="mt-6 max-w-[42em] text-ink-2">{t("clientQuote.decline.confirm.text")}</p>
      <ClientForm step={null} view={view} values={{ reason: entered.reason, [stepKeyField]: declineKey }}>
        {options?.map((index) => (
          <input key={index} type="hidden" name={optionField} value={index} />
        ))}
        <div className="flex flex-wrap gap-4">
          <StepButton step="declineConfirmed" look="primary">
            {t("clientQuote.decline.confirm.submit")}
          </StepButton>
          <StepButton step="back">{t("clientQuote.confirm.back")}</StepButton>
        </div>
      </ClientForm>
    </section>
  );
}
