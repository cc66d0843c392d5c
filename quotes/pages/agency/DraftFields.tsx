import { projects } from "#app/content/projects.ts";
import { type Day, isDay } from "#app/domain/days.ts";
import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { ChoiceField, SelectField } from "#app/ui/ChoiceFields.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { Group } from "#quotes/pages/parts.tsx";
import type { DraftProposals, EnteredDraft } from "#quotes/terms/draft-fields.ts";
import { answers } from "#quotes/terms/fields.ts";
import { signatories } from "#quotes/terms/presentation.ts";
import { deliveryRange, startRange } from "#quotes/terms/quote-days.ts";
import { type DraftField, draftFields, hostingKinds, instalmentChoices } from "#quotes/terms/terms.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { DayField } from "./DayField.tsx";

type HintedField =
  | "title"
  | "note"
  | "caseStudy1"
  | "paymentLink"
  | "clientSiren"
  | "clientVatNumber"
  | "clientRegistration"
  | "startOn"
  | "hostingYearly";

const signatoryChoices = signatories.map((name) => ({ value: name, label: name }));
const caseStudyChoices = projects.map(({ slug, clientName }) => ({ value: slug, label: clientName }));

/** What a draft has beside its lines. A hint says where what is proposed comes from, or why nothing is. */
export function DraftFields(props: {
  entered: EnteredDraft;
  errors: FieldErrors;
  today: Day;
  proposals: DraftProposals | null;
}) {
  const { entered, errors, today, proposals } = props;
  const { leadTime = null, hosting = null } = proposals ?? {};
  const { locale, t } = useLanguage();
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
  const delivery = isDay(entered.startOn) ? deliveryRange(entered.startOn) : null;
  return (
    <>
      <Group title={t("request.draft.presentation")}>
        <TextField {...hinted("title")} />
        <TextArea {...hinted("note")} rows={5} />
        <SelectField {...field("signedBy")} empty={t("request.draft.nobody")} choices={signatoryChoices} />
        {projects.length > 0 && (
          <SelectField
            {...hinted("caseStudy1")}
            empty={t("request.draft.noCaseStudy")}
            choices={caseStudyChoices}
          />
        )}
        {projects.length > 1 && (
          <SelectField
            {...field("caseStudy2")}
            empty={t("request.draft.noCaseStudy")}
            choices={caseStudyChoices}
          />
        )}
      </Group>
      <Group title={t("request.draft.payment")} columns>
        {integer("discountPercent")}
        {integer("depositPercent")}
        <SelectField
          {...field("instalments")}
          choices={instalmentChoices.map((count) => ({
            value: String(count),
            label:
              count === 0 ? t("request.draft.instalments.0") : t("request.draft.instalments.many", { count }),
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
          hint={vatPlaceHint(proposals?.vatPlace ?? null, t)}
          empty={t("request.draft.choose")}
          choices={vatPlaceKeys.map((place) => ({ value: place, label: vatPlaceName(place, locale) }))}
        />
      </Group>
      <Group title={t("request.draft.dates")} columns>
        <DayField {...hinted("startOn")} range={startRange(today)} />
        <div data-live="delivery">
          <DayField
            {...field("deliverOn")}
            hint={
              leadTime === null
                ? t("request.draft.deliverOn.open")
                : t("request.draft.deliverOn.proposed", leadTime)
            }
            range={delivery}
          />
        </div>
        {integer("validityDays")}
      </Group>
      <Group title={t("request.draft.hostingTitle")}>
        {hosting !== null && (
          <p dir="auto" className="max-w-[38em] text-ink-2">
            {hosting.kind === "subscription"
              ? t("request.draft.hosting.proposed.subscription", { plan: hosting.plan })
              : t(`request.draft.hosting.proposed.${hosting.kind}`)}
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
    </>
  );
}

function vatPlaceHint(proposed: DraftProposals["vatPlace"], t: Translate): string | undefined {
  if (proposed === null) return undefined;
  const { phone, place } = proposed;
  if (phone === null) return t("request.draft.vatPlace.chosen");
  return t(`request.draft.vatPlace.${place === null ? "unknown" : "proposed"}`, {
    // No line ends within it.
    phone: phone.replaceAll(" ", "\u00A0"),
  });
}
