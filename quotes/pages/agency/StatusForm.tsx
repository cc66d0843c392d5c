import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { followUpStatuses } from "#quotes/history.ts";
import type { RequestView } from "#quotes/operations.ts";
import { DoneMessage, Fold, Part, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";
import type { RequestRefused } from "./refused-form.ts";
import { lastEventField } from "./steps.ts";

/**
 * The state of a request, and a button for each other one: one press, without a script. Of a quote that binds or can be accepted it is
 * said first that marking the request changes nothing about it.
 */
export function StatusForm({
  view: { followUpStatus, lastEvent, versions },
  refused,
}: {
  view: RequestView;
  refused: RequestRefused | undefined;
}) {
  const { locale, t } = useLanguage();
  const binding = versions.find(({ state }) => state === "waiting" || state === "accepted");
  const buttons = (
    <PostForm values={{ [lastEventField]: lastEvent }} className="mt-4 flex flex-wrap gap-3">
      {followUpStatuses
        .filter((other) => other !== followUpStatus)
        .map((other) => (
          <SubmitButton key={other} name="step" value={other}>
            {t(`request.mark.${other}`)}
          </SubmitButton>
        ))}
    </PostForm>
  );
  return (
    <Part id={anchors.followUpStatus} title={t("request.followUpStatus.title")}>
      <DoneMessage id={anchors.followUpSaved}>{t("request.followUpSaved")}</DoneMessage>
      {refused?.changed === "followUpStatus" && (
        <RefusalMessage focused className="mb-6">
          {t("request.followUpStatus.changed")}
        </RefusalMessage>
      )}
      <p className="text-lead">{t(`request.followUpStatus.${followUpStatus}`)}</p>
      {binding === undefined ? (
        buttons
      ) : (
        <Fold
          label={t("request.followUpStatus.change")}
          labelClass="min-h-11 w-fit items-center gap-3 py-2 font-semibold hover:text-accent-ink"
        >
          <p className="mt-2 max-w-[38em] text-ink-2">
            {t(
              binding.state === "accepted"
                ? "request.followUpStatus.change.accepted"
                : "request.followUpStatus.change.waiting",
              {
                number: binding.quote.number,
                until: quoteFacts(binding, { locale, t }).days.validUntil,
              },
            )}
          </p>
          {buttons}
        </Fold>
      )}
    </Part>
  );
}
