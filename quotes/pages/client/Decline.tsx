import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextArea } from "#app/ui/Field.tsx";
import type { ClientView } from "#quotes/operations.ts";
import { Fold, SubmitButton } from "#quotes/pages/parts.tsx";
import type { QuoteActionData } from "./action.server.ts";
import { OtherAnswer, otherButton, otherControl } from "./ClientForm.tsx";

/** Opens, and asks for the second step, which declines. `choosing`: the client can tick options. */
export function Decline(props: {
  view: ClientView;
  choosing: boolean;
  actionData: QuoteActionData | undefined;
}) {
  const { view, choosing, actionData } = props;
  const { t } = useLanguage();
  const errors = actionData?.errors ?? {};
  return (
    <Fold
      open={errors.reason !== undefined}
      data-screen-only
      className="mt-6 scroll-mt-6 rounded-base border border-line px-6 py-2 sm:px-10"
      label={t("clientQuote.decline.title")}
      labelClass="min-h-13 items-center justify-between gap-6 font-semibold hover:text-accent-ink"
    >
      <div className="pb-8">
        <OtherAnswer step="decline" view={view} choosing={choosing}>
          <ErrorSummary errors={errors} fields={["reason"]} focused />
          <TextArea
            {...otherControl(choosing)}
            name="reason"
            label={t("clientQuote.decline.reason")}
            optional={t("clientQuote.optional")}
            hint={t("clientQuote.decline.hint")}
            error={errors.reason}
            defaultValue={actionData?.entered.reason}
            rows={3}
          />
          <SubmitButton {...otherButton(choosing, "decline")}>{t("clientQuote.decline.submit")}</SubmitButton>
        </OtherAnswer>
      </div>
    </Fold>
  );
}
