import { stepKeyField } from "#app/forms/step-key.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import type { ClientView } from "#quotes/operations.ts";
import { PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { Facts } from "./Facts.tsx";
import { withdrawalBack } from "./forms.ts";
import { declarationClass, KeepContract } from "./WithdrawalForm.tsx";
import type { WithdrawActionData } from "./withdraw.action.server.ts";

/** The second step of a withdrawal: the statement as it will be stored, and the button that withdraws. */
export function WithdrawalReview({ view, actionData }: { view: ClientView; actionData: WithdrawActionData }) {
  const { entered, key } = actionData;
  const { t } = useLanguage();
  const { quote, id } = view.version;
  return (
    <>
      <h1
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is its second step
        autoFocus
        className="mt-3 scroll-mt-6 text-title"
      >
        {t("clientQuote.withdraw.confirm.title")}
      </h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.withdraw.confirm.text")}</p>
      <PostForm values={{ quoteId: id, ...entered, [stepKeyField]: key }} className={declarationClass}>
        <h2 className="text-heading">{t("clientQuote.withdraw.declaration")}</h2>
        <p className="max-w-[38em]">
          {t("clientQuote.withdraw.statement", { number: nonBreaking(quote.number) })}
        </p>
        <Facts
          rows={[
            { label: t("clientQuote.withdraw.client"), value: quote.terms.client.name },
            { label: t("clientQuote.withdraw.done.name"), value: entered.name },
            { label: t("clientQuote.withdraw.done.email"), value: entered.email },
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <SubmitButton look="primary">{t("clientQuote.withdraw.submit")}</SubmitButton>
          <SubmitButton name="step" value={withdrawalBack}>
            {t("clientQuote.confirm.back")}
          </SubmitButton>
          <KeepContract />
        </div>
      </PostForm>
    </>
  );
}
