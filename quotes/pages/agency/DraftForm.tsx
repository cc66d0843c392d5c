import type { Day } from "#app/domain/days.ts";
import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import type { FieldErrors } from "#app/forms/schema.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { SelectField } from "#app/ui/ChoiceFields.tsx";
import type { CatalogueLines } from "#quotes/drafts/catalogue-lines.ts";
import { DoneMessage, formAction, Group, PageLink, SubmitButton } from "#quotes/pages/parts.tsx";
import type { SavedPart } from "#quotes/store/saved-parts.ts";
import type { ConfirmationBlocker } from "#quotes/terms/confirmation.ts";
import { type ConfirmedQuote, choiceNames } from "#quotes/terms/confirmed-quote.ts";
import type { DraftProposals, EnteredDraft } from "#quotes/terms/draft-fields.ts";
import { enteredBlockers, readableDraft, readableLine, runningTotal } from "#quotes/terms/readable-draft.ts";
import { savedPartKinds } from "#quotes/terms/saved-parts.ts";
import type { DraftField, QuoteLine } from "#quotes/terms/terms.ts";
import { anchors } from "./anchors.ts";
import { Blocker } from "./Blocker.tsx";
import { ColleagueDraft } from "./ColleagueDraft.tsx";
import { firstGroups, isInFirstGroup, laterGroups, MissingFields, OtherFields } from "./DraftFields.tsx";
import { choiceList, DraftLine } from "./DraftLine.tsx";
import type { DraftActionData } from "./draft.action.server.ts";
import { RunningTotal } from "./RunningTotal.tsx";
import { SavedParts } from "./SavedParts.tsx";
import { catalogueField, type FocusedLine, showsErrorsField, templateNameField } from "./steps.ts";
import { Warnings } from "./Warnings.tsx";

/** The fields that keep a draft from being confirmed. */
const fieldsOf = (blockers: readonly ConfirmationBlocker[]): readonly DraftField[] =>
  blockers.flatMap((blocker): readonly DraftField[] => {
    const { kind } = blocker;
    if (kind === "unset" || kind === "empty" || kind === "day") return [blocker.field];
    if (kind === "hostingUnpriced") return ["hostingYearly"];
    return kind === "hostedNowhere" ? ["hosting"] : [];
  });

/**
 * The quote that the agency prepares: first what keeps it from being sent, then its lines, then what is filled in. The first button is
 * what Enter presses: it saves.
 */
export function DraftForm(props: {
  entered: EnteredDraft;
  errors: FieldErrors;
  /** Identifies the draft that is changed. */
  savedDraftHash: string;
  /** What somebody else has saved meanwhile. */
  theirs?: EnteredDraft | null;
  today: Day;
  clientLocale: Locale;
  proposals: DraftProposals | null;
  /** What keeps the draft from being confirmed that is saved, or proposed: its fields stay first until it is saved. */
  unready?: readonly ConfirmationBlocker[];
  catalogue?: CatalogueLines;
  focused?: FocusedLine | null;
  /** What the agency keeps for other quotes. */
  savedParts?: readonly SavedPart[];
  templateName?: string;
  /** What was just kept, or is not any more. */
  part?: DraftActionData["part"] | null;
  /** The template that was chosen to be added to lines. */
  asked?: DraftActionData["asked"] | null;
  /** What is entered is not what is saved. */
  unsaved?: boolean;
  /** The confirmed versions, the newest first. */
  earlier: readonly ConfirmedQuote[];
}) {
  const { entered, errors, savedDraftHash, theirs = null, today, clientLocale, proposals } = props;
  const {
    unready = [],
    catalogue = [],
    focused = null,
    savedParts = [],
    templateName = "",
    part = null,
    asked = null,
  } = props;
  const { t } = useLanguage();
  const draft = readableDraft(entered);
  const total = runningTotal(draft, today);
  const blockers = enteredBlockers(entered, today);
  const missing = new Set(fieldsOf([...unready, ...blockers]));
  const notes = [
    ...blockers.filter(({ kind }) => !["unset", "empty"].includes(kind)),
    ...unready.filter(({ kind }) => kind === "company" || kind === "unprintable"),
  ];
  const fields = { entered, errors, today, clientLocale, proposals, missing };
  const placeOf = ([name]: readonly [string, unknown]) =>
    isInFirstGroup(name) ? 0 : missing.has(name as DraftField) ? 1 : 2;
  const inOrder = Object.entries(errors).toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <div className="wide pt-8 pb-10">
      <h1 className="text-title">{t("request.draft.heading")}</h1>
      <p className="mt-4 max-w-[38em] text-ink-2">{t("request.draft.intro")}</p>
      <form
        method="post"
        action={formAction}
        noValidate
        data-live-errors
        data-unsaved={props.unsaved ? "changed" : ""}
      >
        <ErrorSummary
          errors={Object.fromEntries(inOrder)}
          title={t("request.error.title")}
          className="mt-6"
          focused={focused === null && Object.keys(errors)[0] !== templateNameField}
        />
        {theirs !== null && <ColleagueDraft mine={entered} theirs={theirs} />}
        <button type="submit" name="step" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t("request.draft.save")}
        </button>
        <input type="hidden" name="savedDraftHash" value={savedDraftHash} />
        <input type="hidden" name="lineCount" value={entered.lines.length} />
        {inOrder.length > 0 && <input type="hidden" name={showsErrorsField} value="yes" />}
        <div className="mt-4 border-line border-t">
          <OtherFields {...fields} names={firstGroups} />
        </div>
        <div className="grid items-start gap-x-16 lg:has-[>#missing]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {(missing.size > 0 || notes.length > 0) && (
            <section id="missing" aria-labelledby="missing-title" className="mt-8">
              <h2 id="missing-title" className="text-heading">
                {t("request.draft.missing")}
              </h2>
              {notes.length > 0 && (
                <ul className="mt-3 max-w-[38em] list-disc pl-5">
                  {notes.map((blocker) => (
                    <li key={JSON.stringify(blocker)} dir="auto">
                      <Blocker reason={blocker} lines={entered.lines.map(readableLine)} />
                    </li>
                  ))}
                </ul>
              )}
              <MissingFields {...fields} />
            </section>
          )}
          <div>
            <Group id="lineCount" title={t("request.draft.lines")} look="near">
              <div className="grid gap-1.5">
                {entered.lines.map((line, index) => (
                  <DraftLine
                    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
                    key={index}
                    line={line}
                    index={index}
                    count={entered.lines.length}
                    errors={errors}
                    focused={focused?.place === index ? focused.at : null}
                    part={focused?.place === index && focused.at === "kept" ? part : null}
                  />
                ))}
              </div>
              <datalist id={choiceList} data-live="choices">
                {choiceNames(entered.lines).map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
              <MoreLines catalogue={catalogue} savedParts={savedParts} asked={asked} />
            </Group>
            <section aria-labelledby="others" className="mt-10">
              <h2 id="others" className="border-line border-b pb-3 text-heading">
                {t("request.draft.others")}
              </h2>
              <OtherFields {...fields} names={laterGroups} />
              <SavedParts
                savedParts={savedParts}
                templateName={templateName}
                errors={errors}
                part={focused === null ? part : null}
              />
            </section>
          </div>
        </div>
        <Warnings
          draft={draft}
          client={{
            address: entered.clientAddress,
            vatPlace: draft.client.vatPlace,
            siren: entered.clientSiren,
            vatNumber: entered.clientVatNumber,
          }}
          today={today}
          proposals={proposals}
          totals={
            total.vatPerMille === null || total.unpriced > 0 || draft.depositPercent === null
              ? null
              : total.totals
          }
          earlier={props.earlier}
        />
        {/* Where it was pressed, so that the page stays there. */}
        <DoneMessage id={anchors.draftSaved} className="mt-8">
          {t("request.draft.saved")}
        </DoneMessage>
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <button type="submit" name="step" value="save" className={buttonClass("quiet")}>
            {t("request.draft.save")}
          </button>
          <button
            type="submit"
            name="step"
            value="recalculate"
            formAction={`#${anchors.draftTotal}`}
            className={buttonClass("quiet")}
            data-live-button=""
          >
            {t("request.total.recalculate")}
          </button>
          <PageLink href="../">{t("request.draft.back")}</PageLink>
        </div>
        <RunningTotal total={total} />
      </form>
    </div>
  );
}

/** The ways to other lines: an empty one, those that are kept, or what is sold. */
function MoreLines({
  catalogue,
  savedParts,
  asked,
}: {
  catalogue: CatalogueLines;
  savedParts: readonly SavedPart[];
  asked: DraftActionData["asked"] | null;
}) {
  const { locale, t } = useLanguage();
  const textOf = ({ label, unitPrice, billing }: QuoteLine<null>): string => {
    const price =
      unitPrice === null
        ? t("request.draft.unitPrice.onQuote")
        : t(`clientQuote.lines.amount.${billing}`, { amount: exactMoney(unitPrice, locale) });
    return `${label} · ${price}`;
  };
  return (
    <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      {catalogue.length > 0 && (
        <>
          <SelectField
            name={catalogueField}
            label={t("request.draft.catalogue")}
            empty={t("request.draft.choose")}
            defaultValue={asked?.id}
            choices={[
              ...savedPartKinds.flatMap((kind) => {
                const parts = savedParts.filter((part) => part.kind === kind);
                const choices = parts.map(({ id, name, content: { lines } }) => ({
                  value: id,
                  label: kind === "line" && lines[0] !== undefined ? textOf(lines[0]) : name,
                }));
                return choices.length === 0 ? [] : [{ label: t(`request.part.${kind}s`), choices }];
              }),
              ...catalogue.map(({ title, lines }) => ({
                label: title ?? t("request.draft.catalogue.packs"),
                choices: lines.map(({ key, line }) => ({ value: key, label: textOf(line) })),
              })),
            ]}
          />
          <button type="submit" name="step" value="add" className={buttonClass("quiet")}>
            {t("request.draft.add")}
          </button>
        </>
      )}
      {asked && <TemplateQuestion asked={asked} />}
      <button
        type="submit"
        name="step"
        value="more"
        className={buttonClass("quiet", "sm:col-span-2 sm:justify-self-start")}
      >
        {t("request.draft.more")}
      </button>
    </div>
  );
}

/** Whether a template that was chosen comes to the lines or in their place. */
function TemplateQuestion({ asked: { id, ...said } }: { asked: NonNullable<DraftActionData["asked"]> }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 border-accent border-l-4 bg-raised px-6 py-5 sm:col-span-2">
      <p
        role="status"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a press, and this asks how it is meant
        autoFocus
        className="max-w-[38em] font-semibold"
      >
        {t("request.part.ask", said)}
      </p>
      <div className="flex flex-wrap gap-4">
        {(["replace", "append"] as const).map((answer) => (
          <SubmitButton key={answer} name="step" value={`${answer} ${id}`}>
            {t(`request.part.${answer}`)}
          </SubmitButton>
        ))}
      </div>
    </div>
  );
}
