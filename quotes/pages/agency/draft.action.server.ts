import { type ActionFunctionArgs, data, redirect } from "react-router";
import { textOf } from "#app/forms/form-data.ts";
import { readStep } from "#app/forms/read-form.server.ts";
import type { FieldErrors } from "#app/forms/schema.ts";
import { requestPagePath } from "#quotes/addresses.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import {
  type EnteredDraft,
  parseDraft,
  readDraft,
  withEmptyLines,
  withProposedDelivery,
} from "#quotes/terms/draft-fields.ts";
import { anchors } from "./anchors.ts";
import { agencyLanguage } from "./private-data.ts";
import { draftSteps } from "./steps.ts";

/** The form again with all that was entered: with errors, or with more lines. */
export type DraftActionData = {
  readonly entered: EnteredDraft;
  readonly errors: FieldErrors;
  /** Which draft was changed: `savedDraftHash` of the view that the form came from. */
  readonly savedDraftHash: string;
  /** It was not saved, because somebody else has saved another. */
  readonly changed?: true;
};

/** More than sixty lines have. */
const maxFields = 600;

/** Saves the draft: 303 to the form, or to its preview. `more` shows more empty lines, `recalculate` the total; both save nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const { step, form } = await readStep(request, draftSteps, maxFields);
  const posted = readDraft(form);
  const savedDraftHash = textOf(form, "savedDraftHash");
  // Saved alone it stays open: the form proposes it again.
  const proposals = step === "save" ? null : ((await agencyOperations.view(token))?.proposals ?? null);
  const entered = withProposedDelivery(posted, proposals);
  if (step === "more")
    return data<DraftActionData>({ entered: withEmptyLines(entered), errors: {}, savedDraftHash });
  if (step === "recalculate") return data<DraftActionData>({ entered, errors: {}, savedDraftHash });
  const parsed = parseDraft(entered, await agencyOperations.today(), agencyLanguage);
  if (!parsed.ok)
    return data<DraftActionData>({ entered, errors: parsed.errors, savedDraftHash }, { status: 422 });
  const outcome = await agencyOperations.saveDraft(token, parsed.value, savedDraftHash);
  if (outcome === "changed")
    return data<DraftActionData>({ entered, errors: {}, savedDraftHash, changed: true }, { status: 409 });
  if (outcome === "gone") return data(null, { status: 404 });
  const page = requestPagePath(token);
  return redirect(step === "preview" ? `${page}apercu/` : `${page}devis/#${anchors.draftSaved}`, 303);
}
