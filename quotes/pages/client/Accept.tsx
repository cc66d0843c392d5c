import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { CheckField } from "#app/ui/CheckField.tsx";
import { ChoiceField } from "#app/ui/ChoiceFields.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { earlyStartAnswers, type statementFields } from "#quotes/acceptance/statement.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ClientView } from "#quotes/operations.ts";
import { SubmitButton } from "#quotes/pages/parts.tsx";
import { startsWithinPeriod } from "#quotes/withdrawal/accepted-quotes.ts";
import type { QuoteActionData } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { acceptForm, ClientForm } from "./ClientForm.tsx";
import { acceptanceFields, agreedValue, clientSteps } from "./forms.ts";
import { WhatFollows } from "./WhatFollows.tsx";

/** The first step: who accepts. Nothing is decided by it. */
export function Accept(props: {
  view: ClientView;
  facts: QuoteFacts;
  actionData: QuoteActionData | undefined;
}) {
  const { view, facts, actionData } = props;
  const { t } = useLanguage();
  const errors = actionData?.errors ?? {};
  const field = (name: (typeof statementFields)[number]) => ({
    name,
    label: t(`clientQuote.accept.${name}`),
    error: errors[name],
    defaultValue: actionData?.entered[name] ?? "",
  });
  return (
    <section
      id={anchors.decision}
      aria-labelledby="accept-title"
      data-screen-only
      className="quote-decision quote-answer mt-5 scroll-mt-[calc(-0.5rem-var(--header))] rounded-base border border-edge p-4 sm:p-10 lg:mt-16"
    >
      <div>
        <h2 id="accept-title" className="text-heading lg:text-title">
          {t("clientQuote.accept.title")}
        </h2>
        <p className="mt-2 max-w-[24em] text-ink-2 max-sm:max-w-none max-sm:text-small lg:mt-4">
          {t("clientQuote.accept.intro")}
        </p>
      </div>
      {/* A tick of an option that a browser restores would show other amounts than the ticked ones. */}
      <ClientForm id={acceptForm} autoComplete="off" step={null} view={view}>
        <ErrorSummary errors={errors} fields={acceptanceFields} focused />
        <TextField {...field("name")} autoComplete="name" required />
        <TextField
          {...field("signatoryRole")}
          hint={t("clientQuote.accept.signatoryRole.hint")}
          autoComplete="organization-title"
          required
        />
        <TextField
          {...field("orderNumber")}
          hint={t("clientQuote.accept.orderNumber.hint")}
          optional={t("clientQuote.optional")}
          autoComplete="off"
        />
        {startsWithinPeriod(view.version.quote, view.today) && (
          <ChoiceField
            {...field("earlyStart")}
            choices={earlyStartAnswers.map((value) => ({
              value,
              label: t(`clientQuote.accept.earlyStart.${value}`),
            }))}
          />
        )}
        <CheckField
          name="agreed"
          value={agreedValue}
          error={errors.agreed}
          defaultChecked={actionData?.entered.agreed === agreedValue}
          required
        >
          {t("clientQuote.accept.sentence", {
            acceptanceSentence: view.acceptanceSentence,
            client: view.version.quote.terms.client.name,
          })}
        </CheckField>
        <SubmitButton name="step" value={clientSteps.review} look="primary">
          {t("clientQuote.accept.submit")}
          <Icon name="arrow-right" />
        </SubmitButton>
      </ClientForm>
      <WhatFollows facts={facts} />
    </section>
  );
}
