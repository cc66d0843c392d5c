import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { followUpStatuses } from "#quotes/history.ts";
import type { RequestView } from "#quotes/operations.ts";
import { DoneMessage, formAction, Part, SubmitButton } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";
import type { RequestRefused } from "./refused-form.ts";
import { lastEventField } from "./steps.ts";

/** The state of a request, and a button for each other one: one press, without a script. */
export function StatusForm({
  view: { followUpStatus, lastEvent },
  refused,
}: {
  view: RequestView;
  refused: RequestRefused | undefined;
}) {
  const { t } = useLanguage();
  return (
    <Part id={anchors.followUpStatus} title={t("request.followUpStatus.title")}>
      <DoneMessage id={anchors.followUpSaved}>{t("request.followUpSaved")}</DoneMessage>
      {refused?.changed === "followUpStatus" && (
        <RefusalMessage focused className="mb-6">
          {t("request.followUpStatus.changed")}
        </RefusalMessage>
      )}
      <p className="text-lead">{t(`request.followUpStatus.${followUpStatus}`)}</p>
      <form method="post" action={formAction} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name={lastEventField} value={lastEvent} />
        {followUpStatuses
          .filter((other) => other !== followUpStatus)
          .map((other) => (
            <SubmitButton key={other} name="step" value={other}>
              {t(`request.mark.${other}`)}
            </SubmitButton>
          ))}
      </form>
    </Part>
  );
}
