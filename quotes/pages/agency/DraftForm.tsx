import { type Day, isDay } from "#app/domain/days.ts";
import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { vatPlaceName } from "#app/i18n/places.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { ChoiceField, SelectField, TextArea, TextField } from "#app/ui/Field.tsx";
import type { RequestView } from "#quotes/operations.ts";
import { Column, DoneMessage, formAction, Group, PageLink } from "#quotes/pages/parts.tsx";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import type { DraftProposals, EnteredDraft } from "#quotes/terms/draft-fields.ts";
import { answers } from "#quotes/terms/fields.ts";
import { deliveryRange, startRange } from "#quotes/terms/quote-days.ts";
import { readableDraft, runningTotal } from "#quotes/terms/readable-draft.ts";
import { type DraftField, draftFields, hostingKinds, instalmentChoices } from "#quotes/terms/terms.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { anchors } from "./anchors.ts";
import { ColleagueDraft } from "./ColleagueDraft.tsx";
import { DayField } from "./DayField.tsx";
import { DraftLine } from "./DraftLine.tsx";
import { RunningTotal } from "./RunningTotal.tsx";
import { useDraftHints } from "./use-draft-hints.ts";
import { Warnings } from "./Warnings.tsx";

type HintedField =
  | "paymentLink"
  | "clientSiren"
  | "clientVatNumber"
  | "clientRegistration"
  | "startOn"
  | "hostingYearly";

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
  const { locale, t } = useLanguage();
  const hints = useDraftHints(proposals);
  const field = (name: DraftField) => ({
    name,
    label: t(`request.draft.${name}`),
    error: errors[name],
    defaultValue: entered[name],
  });
  const hinted = (name: HintedField) => ({ ...field(name), hint: t(`request.draft.${name}.hint`) });
  const integer = (name: DraftField) => {
    const [min, max] = draftFields[name].bounds ?? [];
    return <TextField {...field(name)} type="number" min={min} max={max} inputMode="numeric" />;
  };
  const draft = readableDraft(entered);
  const total = runningTotal(draft, today);
  const deliverable = isDay(entered.startOn) ? deliveryRange(entered.startOn) : null;
  return (
    <Column>
      <h1 className="text-title">{t("request.draft.title")}</h1>
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
        <Group title={t("request.draft.payment")} columns>
          {integer("discountPercent")}
          {integer("depositPercent")}
          <SelectField
            {...field("instalments")}
            choices={instalmentChoices.map((count) => ({
              value: String(count),
              label:
                count === 0
                  ? t("request.draft.instalments.0")
                  : t("request.draft.instalments.many", { count }),
            }))}
          />
          {integer("subscriptionMonths")}
          <TextField {...hinted("paymentLink")} type="url" inputMode="url" />
        </Group>
        <Group title={t("request.draft.client")} columns>
          <TextField {...field("clientName")} />
          <TextField {...hinted("clientSiren")} inputMode="numeric" />
          <TextField {...hinted("clientVatNumber")} />
          <TextField {...hinted("clientRegistration")} />
          <TextArea {...field("clientAddress")} rows={3} />
          <SelectField
            {...field("vatPlace")}
            hint={hints.vatPlace}
            empty={t("request.draft.choose")}
            choices={vatPlaceKeys.map((place) => ({ value: place, label: vatPlaceName(place, locale) }))}
          />
        </Group>
        <Group title={t("request.draft.dates")} columns>
          <DayField {...hinted("startOn")} range={startRange(today)} />
          <div data-live="delivery">
            <DayField {...field("deliverOn")} hint={hints.deliverOn} range={deliverable} />
          </div>
          {integer("validityDays")}
        </Group>
        <Group title={t("request.draft.hostingTitle")}>
          {hints.hosting !== null && (
            <p dir="auto" className="max-w-[38em] text-ink-2">
              {hints.hosting}
            </p>
          )}
          <ChoiceField
            {...field("hosting")}
            choices={hostingKinds.map((value) => ({ value, label: t(`request.draft.hosting.${value}`) }))}
          />
          <TextField {...hinted("hostingYearly")} inputMode="decimal" />
        </Group>
        <Group title={t("request.draft.terms")}>
          <TextArea {...field("terms")} rows={4} />
        </Group>
        <Group title={t("request.draft.withdrawal")}>
          <p className="max-w-[38em] text-ink-2">{t("request.draft.withdrawal.hint")}</p>
          {withdrawalQuestions.map((question) => (
            <ChoiceField
              key={question}
              {...field(question)}
              choices={answers.map((value) => ({ value, label: t(`request.draft.answer.${value}`) }))}
            />
          ))}
        </Group>
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
