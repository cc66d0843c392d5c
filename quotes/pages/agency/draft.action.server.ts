import { type ActionFunctionArgs, data, redirect } from "react-router";
import { textOf } from "#app/forms/form-data.ts";
import { readStep } from "#app/forms/read-form.server.ts";
import type { FieldErrors } from "#app/forms/schema.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { requestPagePath } from "#quotes/addresses.ts";
import { catalogueLines } from "#quotes/drafts/catalogue-lines.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import {
  blankLine,
  type EnteredDraft,
  parseDraft,
  readDraft,
  withCopiedLine,
  withLines,
  withProposedDelivery,
  withSwappedLines,
} from "#quotes/terms/draft-fields.ts";
import { anchors } from "./anchors.ts";
import { agencyLanguage } from "./private-data.ts";
import { catalogueField, type DraftStep, draftSteps, type FocusedLine, showsErrorsField } from "./steps.ts";

/** The form again with all that was entered: with errors, or with other lines. */
export type DraftActionData = {
  readonly entered: EnteredDraft;
  readonly errors: FieldErrors;
  /** Which draft was changed: `savedDraftHash` of the view that the form came from. */
  readonly savedDraftHash: string;
  /** It was not saved, because somebody else has saved another. */
  readonly changed?: true;
  readonly focused?: FocusedLine;
};

/** More than sixty lines have. */
const maxFields = 600;

/** The draft with its lines as a step changes them; unchanged by any other step. */
function withStep(
  entered: EnteredDraft,
  step: DraftStep,
  { place, added, locale }: { readonly place: number; readonly added: string; readonly locale: Locale },
): { readonly entered: EnteredDraft; readonly focused?: FocusedLine } {
  if (step === "up" || step === "down") {
    const other = place + (step === "up" ? -1 : 1);
    const moved = withSwappedLines(entered, place, other);
    return moved === entered ? { entered } : { entered: moved, focused: { place: other, at: step } };
  }
  if (step === "copy" && entered.lines[place] !== undefined)
    return { entered: withCopiedLine(entered, place), focused: { place: place + 1, at: "label" } };
  if (step !== "more" && step !== "add") return { entered };
  const lines = catalogueLines(locale).flatMap((group) => group.lines);
  const chosen = lines.filter(({ key }) => step === "add" && key === added).map(({ line }) => line);
  if (step === "add" && chosen.length === 0) return { entered };
  const longer = withLines(entered, step === "more" ? [blankLine] : chosen);
  return {
    entered: longer,
    focused: { place: longer.lines.length - 1, at: step === "more" ? "label" : "summary" },
  };
}

/** Saves the draft: 303 to the form, or to its preview. The other steps show its form again with everything typed, and save nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const { step, about, form } = await readStep(request, draftSteps, maxFields);
  const posted = readDraft(form);
  const savedDraftHash = textOf(form, "savedDraftHash");
  // Saved alone it stays open: the form proposes it again.
  const view = step === "save" ? null : await agencyOperations.view(token);
  const entered = withProposedDelivery(posted, view?.proposals ?? null);
  const today = await agencyOperations.today();
  if (step !== "save" && step !== "preview") {
    if (view === null) return data(null, { status: 404 });
    const chosen = {
      place: Number.parseInt(about, 10),
      added: textOf(form, catalogueField),
      locale: view.locale,
    };
    const changed = withStep(entered, step, chosen);
    const parsed =
      textOf(form, showsErrorsField) === "" ? null : parseDraft(changed.entered, today, agencyLanguage);
    const errors = parsed === null || parsed.ok ? {} : parsed.errors;
    return data<DraftActionData>({ ...changed, errors, savedDraftHash });
  }
  const parsed = parseDraft(entered, today, agencyLanguage);
  if (!parsed.ok)
    return data<DraftActionData>({ entered, errors: parsed.errors, savedDraftHash }, { status: 422 });
  const outcome = await agencyOperations.saveDraft(token, parsed.value, savedDraftHash);
  if (outcome === "changed")
    return data<DraftActionData>({ entered, errors: {}, savedDraftHash, changed: true }, { status: 409 });
  if (outcome === "gone") return data(null, { status: 404 });
  const page = requestPagePath(token);
  return redirect(step === "preview" ? `${page}apercu/` : `${page}devis/#${anchors.draftSaved}`, 303);
}
