import { messageKeyField } from "#app/forms/message-key.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextArea } from "#app/ui/Field.tsx";
import { identity } from "#content/identity.ts";
import type { RequestView } from "#quotes/operations.ts";
import { DoneMessage, Part, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { Thread } from "#quotes/pages/Thread.tsx";
import { anchors } from "./anchors.ts";
import { type RequestRefused, refusedField } from "./refused-form.ts";
import { lastEventField } from "./steps.ts";

/** The client's questions with the agency's answers, and the next one. Hidden until a quote was sent: clients ask on the quote’s page. */
export function Questions(props: {
  view: RequestView;
  /** Identifies this display of the form: sent again, it is stored once. */
  messageKey: string;
  refused: RequestRefused | undefined;
}) {
  const { view, messageKey, refused } = props;
  const { t } = useLanguage();
  if (view.versions.length === 0) return null;
  return (
    <Part id={anchors.questions} title={t("request.thread.title")}>
      <DoneMessage id={anchors.answered}>{t("request.answer.sent")}</DoneMessage>
      {view.thread.length === 0 ? (
        <p className="text-ink-2">{t("request.thread.none")}</p>
      ) : (
        <Thread
          messages={view.thread}
          names={{ client: t("request.thread.client"), agency: identity.name }}
        />
      )}
      {view.email === null ? (
        <p className="mt-4 text-danger">{t("request.answer.noEmail")}</p>
      ) : (
        <PostForm
          values={{ step: "answer", [messageKeyField]: messageKey, [lastEventField]: view.lastEvent }}
          className="mt-6 grid max-w-[38em] gap-6"
        >
          <TextArea
            {...refusedField(refused, "answer")}
            label={t("request.answer.label")}
            hint={t("request.answer.hint", { language: t(`request.language.${view.locale}`) })}
            rows={4}
          />
          <SubmitButton>{t("request.answer.submit")}</SubmitButton>
        </PostForm>
      )}
    </Part>
  );
}
