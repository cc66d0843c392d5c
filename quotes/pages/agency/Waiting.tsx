import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteVersion, RequestView } from "#quotes/operations.ts";
import { Fold, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { lastEventField } from "./steps.ts";

/** While a quote waits for its client: when they are reminded of it, by itself and at a press, and the way to take it back. */
export function Waiting({ version, view }: { version: QuoteVersion; view: RequestView }) {
  const { locale, t } = useLanguage();
  const { mails, reminder, nextReminderAt, lastEvent } = view;
  const reminded = mails.findLast(
    ({ purpose, at }) => purpose === "client-reminder" && at >= version.confirmedAt,
  );
  return (
    <>
      <p className="mt-4 max-w-[38em] text-ink-2">
        {nextReminderAt !== null
          ? t("request.reminder.automatic", { date: formatMoment(nextReminderAt, locale) })
          : reminded === undefined
            ? t("request.reminder.none")
            : t("request.reminder.last", { date: formatMoment(reminded.at, locale) })}{" "}
        {t("request.reminder.daily")}
      </p>
      {reminder === "client-reminder" && (
        <PostForm values={{ [lastEventField]: lastEvent }} className="mt-2">
          <SubmitButton name="step" value="remind">
            {t("request.reminder.send")}
          </SubmitButton>
        </PostForm>
      )}
      <Fold className="mt-2" label={t("request.retract")}>
        <PostForm values={{ quoteId: version.id, [lastEventField]: lastEvent }} className="pb-3">
          <p className="mb-4 max-w-[38em]">{t("request.retract.hint")}</p>
          <SubmitButton name="step" value="retract">
            {t("request.retract.confirm")}
          </SubmitButton>
        </PostForm>
      </Fold>
    </>
  );
}
