import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ClientView } from "#quotes/operations.ts";
import { PageLink, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { Facts } from "./Facts.tsx";
import type { WithdrawActionData } from "./withdraw.action.server.ts";

/** The look of what is declared, in both steps. */
export const declarationClass = "mt-10 grid gap-6 rounded-base border-2 border-accent p-6 sm:p-10";

/** The first step of a withdrawal: which contract, who, and where the acknowledgement is sent. */
export function WithdrawalForm(props: {
  view: ClientView;
  facts: QuoteFacts;
  actionData: WithdrawActionData | undefined;
}) {
  const { view, facts, actionData } = props;
  const { t } = useLanguage();
  const { quote, acceptedBy, id } = view.version;
  const number = nonBreaking(quote.number);
  const errors = actionData?.errors ?? {};
  return (
    <>
      <h1 className="mt-3 text-title">{t("clientQuote.withdraw.title")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">
        {t("clientQuote.withdraw.intro", { date: facts.withdrawal?.until ?? "" })}
      </p>
      <p className="mt-4 max-w-[34em]">{facts.withdrawal?.costText}</p>
      <PostForm values={{ quoteId: id }} noValidate className={declarationClass}>
        <h2 className="text-heading">{t("clientQuote.withdraw.declaration")}</h2>
        <ErrorSummary errors={errors} focused />
        <p className="max-w-[38em]">{t("clientQuote.withdraw.statement", { number })}</p>
        <Facts
          rows={[
            { label: t("clientQuote.withdraw.client"), value: quote.terms.client.name },
            { label: t("clientQuote.withdraw.accepted"), value: facts.decided },
          ]}
        />
        <TextField
          name="name"
          label={t("clientQuote.withdraw.name")}
          error={errors.name}
          defaultValue={actionData?.entered.name ?? acceptedBy?.name}
          autoComplete="name"
          required
        />
        <TextField
          name="email"
          type="email"
          label={t("clientQuote.withdraw.email")}
          hint={t("clientQuote.withdraw.email.hint")}
          error={errors.email}
          defaultValue={actionData?.entered.email ?? view.email}
          autoComplete="email"
          required
        />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <SubmitButton look="primary">
            {t("clientQuote.withdraw.review")}
            <Icon name="arrow-right" />
          </SubmitButton>
          <KeepContract />
        </div>
      </PostForm>
    </>
  );
}

export function KeepContract() {
  const { t } = useLanguage();
  return <PageLink href="../">{t("clientQuote.withdraw.back")}</PageLink>;
}
