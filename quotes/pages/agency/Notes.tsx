import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextArea } from "#app/ui/Field.tsx";
import type { RequestView } from "#quotes/operations.ts";
import { DoneMessage, Part, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";
import { type RequestRefused, refusedField } from "./refused-form.ts";

/** What the agency notes about a request. If somebody else has saved other notes meanwhile, both texts are shown, and none is lost. */
export function Notes({ view, refused }: { view: RequestView; refused: RequestRefused | undefined }) {
  const { t } = useLanguage();
  return (
    <Part id={anchors.notes} title={t("request.notes.title")}>
      <DoneMessage id={anchors.notesSaved}>{t("request.notes.saved")}</DoneMessage>
      {refused?.changed === "notes" && (
        <div className="mb-6 max-w-[38em]">
          <RefusalMessage focused>{t("request.notes.changed")}</RefusalMessage>
          <h3 className="mt-4 font-semibold font-text">{t("request.notes.theirs")}</h3>
          <p dir="auto" className="mt-2 whitespace-pre-line border-accent border-l-4 pl-5">
            {view.notes === "" ? t("request.changed.empty") : view.notes}
          </p>
        </div>
      )}
      <PostForm
        values={{ step: "notes", notesHash: refused?.notesHash ?? view.notesHash }}
        className="grid max-w-[38em] gap-6"
      >
        <TextArea
          {...refusedField(refused, "notes", view.notes)}
          label={t(refused?.changed === "notes" ? "request.notes.mine" : "request.notes.label")}
          rows={5}
        />
        <SubmitButton>{t("request.notes.save")}</SubmitButton>
      </PostForm>
    </Part>
  );
}
