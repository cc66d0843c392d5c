import type { Day } from "#app/domain/days.ts";
import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import type { RequestView } from "#quotes/operations.ts";
import { Column, DoneMessage, formAction, Group, PageLink } from "#quotes/pages/parts.tsx";
import { type ConfirmedQuote, choiceNames } from "#quotes/terms/confirmed-quote.ts";
import type { DraftProposals, EnteredDraft } from "#quotes/terms/draft-fields.ts";
import { readableDraft, runningTotal } from "#quotes/terms/readable-draft.ts";
import { anchors } from "./anchors.ts";
import { ColleagueDraft } from "./ColleagueDraft.tsx";
import { DraftFields } from "./DraftFields.tsx";
import { choiceList, DraftLine } from "./DraftLine.tsx";
import { RunningTotal } from "./RunningTotal.tsx";
import { Warnings } from "./Warnings.tsx";

/** The quote that the agency prepares. The first button is what Enter presses: it saves. */
export function DraftForm(props: {
  entered: EnteredDraft;
  errors: FieldErrors;
  /** Identifies the draft that is changed. */
  savedDraftHash: string;
  /** What somebody else has saved meanwhile. */
  theirs?: EnteredDraft | null;
  today: Day;
  proposals: DraftProposals | null;
  packs?: RequestView["packs"];
  /** The confirmed versions, the newest first. */
  earlier: readonly ConfirmedQuote[];
}) {
  const { entered, errors, savedDraftHash, theirs = null, today, proposals, packs = [] } = props;
  const { t } = useLanguage();
  const draft = readableDraft(entered);
  const total = runningTotal(draft, today);
  return (
    <Column>
      <h1 className="text-title">{t("request.draft.heading")}</h1>
      <p className="mt-4 max-w-[38em] text-ink-2">{t("request.draft.intro")}</p>
      <div className="mt-6">
        <DoneMessage id={anchors.draftSaved}>{t("request.draft.saved")}</DoneMessage>
      </div>
      {packs.length > 0 && <Packs packs={packs} />}
      <form method="post" action={formAction} noValidate>
        <ErrorSummary errors={errors} title={t("request.error.title")} focused />
        {theirs !== null && <ColleagueDraft mine={entered} theirs={theirs} />}
        <button type="submit" name="step" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t("request.draft.save")}
        </button>
        <input type="hidden" name="savedDraftHash" value={savedDraftHash} />
        <input type="hidden" name="lineCount" value={entered.lines.length} />
        <Group id="lineCount" title={t("request.draft.lines")}>
          {entered.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <DraftLine key={index} line={line} index={index} errors={errors} />
          ))}
          <datalist id={choiceList} data-live="choices">
            {choiceNames(entered.lines).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <div className="flex flex-wrap items-center gap-4">
            <button
              type="submit"
              name="step"
              value="more"
              formAction="#lineCount"
              aria-describedby="more-hint"
              className={buttonClass("quiet")}
            >
              {t("request.draft.more")}
            </button>
            <p id="more-hint" className="text-ink-2">
              {t("request.draft.more.hint")}
            </p>
          </div>
        </Group>
        <DraftFields entered={entered} errors={errors} today={today} proposals={proposals} />
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
        <div className="mt-12 flex flex-wrap items-center gap-4">
          <button type="submit" name="step" value="preview" className={buttonClass("primary")}>
            {t("request.draft.preview")}
          </button>
          <button type="submit" name="step" value="save" className={buttonClass("quiet")}>
            {t("request.draft.save")}
          </button>
          <PageLink href="../">{t("request.draft.back")}</PageLink>
        </div>
        <RunningTotal total={total} />
      </form>
    </Column>
  );
}

/** What a quote can begin with where the visitor has configured none; the lines below are empty else. */
function Packs({ packs }: { packs: RequestView["packs"] }) {
  const { t } = useLanguage();
  return (
    <nav aria-labelledby="packs" className="mt-8">
      <p id="packs" className="max-w-[38em]">
        {t("request.draft.packs")}
      </p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {packs.map(({ key, name }) => (
          <li key={key}>
            <ButtonLink href={`?pack=${key}`} look="quiet">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
