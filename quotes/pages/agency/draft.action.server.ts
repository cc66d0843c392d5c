import { type ActionFunctionArgs, data, redirect } from "react-router";
import * as v from "valibot";
import type { Day } from "#app/domain/days.ts";
import { textOf } from "#app/forms/form-data.ts";
import { readStep } from "#app/forms/read-form.server.ts";
import { type FieldErrors, type Parsed, parseForm } from "#app/forms/schema.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { requestPagePath } from "#quotes/addresses.ts";
import { catalogueLines } from "#quotes/drafts/catalogue-lines.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import type { NewSavedPart, SavedPart } from "#quotes/store/saved-parts.ts";
import {
  blankLine,
  type EnteredDraft,
  type LineField,
  lineFieldName,
  parseDraft,
  parseLine,
  readDraft,
  withCopiedLine,
  withLines,
  withProposedDelivery,
  withSavedPart,
  withSwappedLines,
} from "#quotes/terms/draft-fields.ts";
import { readableLines } from "#quotes/terms/readable-draft.ts";
import { lineContent, type SavedPartContent, templateContent } from "#quotes/terms/saved-parts.ts";
import { repeatedLabels } from "#quotes/terms/warnings.ts";
import { anchors } from "./anchors.ts";
import { agencyLanguage } from "./private-data.ts";
import {
  catalogueField,
  type DraftStep,
  draftSteps,
  type FocusedLine,
  showsErrorsField,
  templateNameField,
} from "./steps.ts";
import { partRefusal, templateNameCheck } from "./template-name.ts";

/** The form again with all that was entered: with errors, or with other lines. */
export type DraftActionData = {
  readonly entered: EnteredDraft;
  readonly errors: FieldErrors;
  /** Which draft was changed: `savedDraftHash` of the view that the form came from. */
  readonly savedDraftHash: string;
  /** It was not saved, because somebody else has saved another. */
  readonly changed?: true;
  readonly focused?: FocusedLine;
  readonly templateName?: string;
  /** What was kept for other quotes, or is not any more. */
  readonly part?: { readonly is: "kept" | "forgotten"; readonly name: string };
  /** The template that was chosen to be added to lines: `repeated` of its lines are there already. */
  readonly asked?: Pick<SavedPart, "id" | "name"> & { readonly lines: number; readonly repeated: number };
};

/** More than sixty lines have. */
const maxFields = 600;

/** The draft with its lines as a step changes them; unchanged by any other step. `added`: what was chosen to be added. */
function withStep(
  entered: EnteredDraft,
  step: DraftStep,
  place: number,
  added: SavedPartContent | null,
): { readonly entered: EnteredDraft; readonly focused?: FocusedLine } {
  if (step === "up" || step === "down") {
    const other = place + (step === "up" ? -1 : 1);
    const moved = withSwappedLines(entered, place, other);
    return moved === entered ? { entered } : { entered: moved, focused: { place: other, at: step } };
  }
  if (step === "copy" && entered.lines[place] !== undefined)
    return { entered: withCopiedLine(entered, place), focused: { place: place + 1, at: "label" } };
  if (step === "more") {
    const longer = withLines(entered, [blankLine]);
    return { entered: longer, focused: { place: longer.lines.length - 1, at: "label" } };
  }
  if (added === null) return { entered };
  const longer = withSavedPart(step === "replace" ? { ...entered, lines: [] } : entered, added);
  return { entered: longer, focused: { place: longer.lines.length - added.lines.length, at: "summary" } };
}

/** What is sold, as it was chosen. */
function soldPart(chosen: string, locale: Locale): SavedPartContent | null {
  const sold = catalogueLines(locale)
    .flatMap(({ lines }) => lines)
    .find(({ key }) => key === chosen);
  return sold === undefined ? null : lineContent(sold.line);
}

/** What is asked before a template comes to lines that there are. Null: nothing is, because there is none. */
function questionAbout({ id, kind, name, content }: SavedPart, entered: EnteredDraft) {
  const lines = readableLines(entered);
  if (kind !== "template" || lines.length === 0) return null;
  const repeated = content.lines.filter((line) =>
    repeatedLabels([...lines, line]).includes(line.label.trim()),
  );
  return { id, name, lines: content.lines.length, repeated: repeated.length };
}

/** What is wrong with what was entered; not what is still empty. */
function ofFilledFields(errors: FieldErrors, { lines, ...fields }: EnteredDraft): FieldErrors {
  const texts: Readonly<Record<string, string>> = fields;
  const isFilled = (name: string) =>
    texts[name]?.trim() ||
    lines.some((line, index) =>
      Object.entries(line).some(
        ([field, text]) => lineFieldName(index, field as LineField) === name && text.trim(),
      ),
    );
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isFilled(name)));
}

/** What is to be kept of a draft: a line by its label, or all of it by the name that was entered. Null: there is no such line. */
function partToKeep(
  step: "keepLine" | "keepTemplate",
  entered: EnteredDraft,
  {
    place,
    templateName,
    today,
  }: { readonly place: number; readonly templateName: string; readonly today: Day },
): Parsed<Omit<NewSavedPart, "locale">> | null {
  if (step === "keepLine") {
    const parsed = parseLine(entered, place, agencyLanguage);
    if (!parsed?.ok) return parsed;
    return {
      ok: true,
      value: { kind: "line", name: parsed.value.label, content: lineContent(parsed.value) },
    };
  }
  const name = parseForm(v.object({ [templateNameField]: templateNameCheck }), {
    [templateNameField]: templateName,
  });
  const parsed = parseDraft(entered, today, agencyLanguage);
  if (!name.ok || !parsed.ok)
    return { ok: false, errors: { ...(parsed.ok ? {} : parsed.errors), ...(name.ok ? {} : name.errors) } };
  const content = templateContent(parsed.value);
  return { ok: true, value: { kind: "template", name: name.value[templateNameField] ?? "", content } };
}

/** Saves the draft: 303 to the form, or to its preview. The other steps show its form again with everything typed, and save nothing of it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const { step, about, form } = await readStep(request, draftSteps, maxFields);
  const posted = readDraft(form);
  const savedDraftHash = textOf(form, "savedDraftHash");
  // Saved alone it stays open: the form proposes it again.
  const view = step === "save" ? null : await agencyOperations.view(token);
  const today = await agencyOperations.today();
  const entered = withProposedDelivery(posted, view?.proposals ?? null, today);
  if (step !== "save" && step !== "preview") {
    if (view === null) return data(null, { status: 404 });
    const place = Number.parseInt(about, 10);
    const templateName = textOf(form, templateNameField);
    const again = (answer: Omit<DraftActionData, "savedDraftHash">, status = 200) =>
      data<DraftActionData>({ templateName, ...answer, savedDraftHash }, { status });
    if (step === "keepLine" || step === "keepTemplate") {
      const kept = partToKeep(step, entered, { place, templateName, today });
      if (kept === null) return again({ entered, errors: {} });
      const corrected = step === "keepLine" ? { focused: { place, at: "label" } as const } : {};
      if (!kept.ok) return again({ entered, errors: kept.errors, ...corrected }, 422);
      const { name } = kept.value;
      const outcome = await agencyOperations.savePart(token, kept.value);
      const at = step === "keepLine" ? { focused: { place, at: "kept" } as const } : { templateName: "" };
      if (outcome === "saved") return again({ entered, errors: {}, part: { is: "kept", name }, ...at });
      if (outcome === "gone") return data(null, { status: 404 });
      const field = step === "keepLine" ? lineFieldName(place, "label") : templateNameField;
      return again({ entered, errors: { [field]: partRefusal(outcome, name) }, ...corrected }, 409);
    }
    const chosen = step === "add" ? textOf(form, catalogueField) : about;
    const usesParts = ["add", "append", "replace", "forget"].includes(step);
    const saved = (usesParts ? await agencyOperations.savedParts(token) : []).find(({ id }) => id === chosen);
    const forgotten = step === "forget" ? saved : undefined;
    if (forgotten !== undefined) await agencyOperations.deletePart(token, forgotten.id);
    const asked = step === "add" && saved !== undefined ? questionAbout(saved, entered) : null;
    const sold = step === "add" ? soldPart(chosen, view.locale) : null;
    const added = step === "forget" || asked !== null ? null : (saved?.content ?? sold);
    const changed = withStep(entered, step, place, added);
    const showsErrors = textOf(form, showsErrorsField) !== "";
    const parsed =
      showsErrors || step === "recalculate" ? parseDraft(changed.entered, today, agencyLanguage) : null;
    const wrong = parsed === null || parsed.ok ? {} : parsed.errors;
    const errors = showsErrors ? wrong : ofFilledFields(wrong, posted);
    return again({
      ...changed,
      errors,
      ...(forgotten && { part: { is: "forgotten", name: forgotten.name } }),
      ...(asked && { asked }),
    });
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
