import { Fragment, type ReactNode } from "react";
import { projects } from "#app/content/projects.ts";
import { type Day, isDay } from "#app/domain/days.ts";
import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { ChoiceField, SelectField } from "#app/ui/ChoiceFields.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Group } from "#quotes/pages/parts.tsx";
import type { DraftProposals, EnteredDraft } from "#quotes/terms/draft-fields.ts";
import { answers } from "#quotes/terms/fields.ts";
import { signatories } from "#quotes/terms/presentation.ts";
import { deliveryRange, startRange } from "#quotes/terms/quote-days.ts";
import { type DraftField, draftFields, hostingKinds, instalmentChoices } from "#quotes/terms/terms.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { DayField } from "./DayField.tsx";
import { enteredText } from "./entered-text.ts";

type HintedField =
  | "title"
  | "caseStudy1"
  | "paymentLink"
  | "clientSiren"
  | "clientVatNumber"
  | "clientRegistration"
  | "startOn"
  | "hostingYearly";

const signatoryChoices = signatories.map((name) => ({ value: name, label: name }));
const caseStudyChoices = projects.map(({ slug, clientName }) => ({ value: slug, label: clientName }));

/** The parts of a draft beside its lines, each with its fields, in the order of the page. */
const groups = {
  presentation: ["title", "note", "signedBy", "caseStudy1", "caseStudy2"],
  client: ["clientName", "clientSiren", "clientVatNumber", "clientRegistration", "clientAddress", "vatPlace"],
  dates: ["startOn", "deliverOn", "validityDays"],
  hostingTitle: ["hosting", "hostingYearly"],
  withdrawal: withdrawalQuestions,
  payment: ["discountPercent", "depositPercent", "instalments", "subscriptionMonths", "paymentLink"],
  terms: ["terms"],
} as const satisfies Readonly<Record<string, readonly DraftField[]>>;
type GroupName = keyof typeof groups;
const groupNames = Object.keys(groups) as readonly GroupName[];

/** What the client reads first is at the top of the page, the others behind the lines. */
export const firstGroups: readonly GroupName[] = ["presentation"];
export const isInFirstGroup = (name: string): boolean => groups.presentation.some((field) => field === name);
export const laterGroups: readonly GroupName[] = groupNames.filter((name) => !firstGroups.includes(name));

type Props = {
  readonly entered: EnteredDraft;
  readonly errors: FieldErrors;
  readonly today: Day;
  readonly clientLocale: Locale;
  readonly proposals: DraftProposals | null;
  /** The fields that are still to be filled in. */
  readonly missing: ReadonlySet<DraftField>;
};

/** What is still to be filled in of a draft beside its lines. */
export function MissingFields(props: Props) {
  const { missing } = props;
  const controls = useControls(props);
  const { t } = useLanguage();
  return groupNames.map((name) => {
    const fields = groups[name].filter((field) => missing.has(field));
    return (
      fields.length > 0 && (
        <Group key={name} title={t(`request.draft.${name}`)} look="inner">
          {fields.map((field) => (
            <Fragment key={field}>{controls[field]}</Fragment>
          ))}
        </Group>
      )
    );
  });
}

/** The others, each group folded to what is entered in it. One in which something is wrong is open. */
export function OtherFields(props: Props & { names: readonly GroupName[] }) {
  const { entered, errors, missing, names } = props;
  const controls = useControls(props);
  const { locale, t } = useLanguage();
  return names.map((name) => {
    const fields = groups[name].filter((field) => !missing.has(field));
    if (fields.length === 0) return null;
    const texts = fields.flatMap((field) => {
      const text = enteredText(field, entered[field], { locale, t });
      return text === "" ? [] : [t("request.draft.filled", { field: t(`request.draft.${field}`), text })];
    });
    return (
      <details
        key={name}
        className="fold border-line border-b"
        open={fields.some((field) => errors[field] !== undefined)}
      >
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
          <Icon name="chevron-down" />
          <span className="min-w-0 flex-1">
            <span className="block font-bold font-display">{t(`request.draft.${name}`)}</span>
            <span dir="auto" className="line-clamp-2 text-ink-2 text-sm">
              {texts.join(" · ")}
            </span>
          </span>
        </summary>
        <div className="pb-6">
          <Group title={t(`request.draft.${name}`)} columns look="hiddenTitle">
            {fields.map((field) => (
              <Fragment key={field}>{controls[field]}</Fragment>
            ))}
          </Group>
        </div>
      </details>
    );
  });
}

/** The control of each field. A hint says where what is proposed comes from, or why nothing is. */
function useControls(props: Props): Readonly<Record<DraftField, ReactNode>> {
  const { entered, errors, today, proposals, clientLocale } = props;
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
  const question = (name: (typeof withdrawalQuestions)[number]) => (
    <ChoiceField
      {...field(name)}
      short
      choices={answers.map((value) => ({ value, label: t(`request.draft.answer.${value}`) }))}
    />
  );
  const delivery = isDay(entered.startOn) ? deliveryRange(entered.startOn) : null;
  const caseStudy = { empty: t("request.draft.noCaseStudy"), choices: caseStudyChoices };
  return {
    title: <TextField {...hinted("title")} />,
    note: (
      <div className="sm:col-span-2">
        <TextArea
          {...field("note")}
          hint={t("request.draft.note.hint", { language: t(`request.language.${clientLocale}`) })}
          rows={5}
        />
      </div>
    ),
    signedBy: (
      <SelectField {...field("signedBy")} empty={t("request.draft.nobody")} choices={signatoryChoices} />
    ),
    caseStudy1: projects.length > 0 && <SelectField {...hinted("caseStudy1")} {...caseStudy} />,
    caseStudy2: projects.length > 1 && <SelectField {...field("caseStudy2")} {...caseStudy} />,
    clientName: <TextField {...field("clientName")} />,
    clientSiren: <TextField {...hinted("clientSiren")} inputMode="numeric" />,
    clientVatNumber: <TextField {...hinted("clientVatNumber")} />,
    clientRegistration: <TextField {...hinted("clientRegistration")} />,
    clientAddress: <TextArea {...field("clientAddress")} rows={3} />,
    vatPlace: (
      <SelectField
        {...field("vatPlace")}
        hint={vatPlaceHint(proposals?.vatPlace ?? null, t)}
        empty={t("request.draft.choose")}
        choices={vatPlaceKeys.map((place) => ({ value: place, label: vatPlaceName(place, locale) }))}
      />
    ),
    startOn: <DayField {...hinted("startOn")} range={startRange(today)} />,
    deliverOn: (
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
    ),
    validityDays: integer("validityDays"),
    hosting: (
      <div className="sm:col-span-2">
        {hosting !== null && (
          <p dir="auto" className="mb-4 max-w-[38em] text-ink-2">
            {hosting.kind === "subscription"
              ? t("request.draft.hosting.proposed.subscription", { plan: hosting.plan })
              : t(`request.draft.hosting.proposed.${hosting.kind}`)}
          </p>
        )}
        <ChoiceField
          {...field("hosting")}
          choices={hostingKinds.map((value) => ({ value, label: t(`request.draft.hosting.${value}`) }))}
        />
      </div>
    ),
    hostingYearly: <TextField {...hinted("hostingYearly")} inputMode="decimal" />,
    offPremises: (
      <>
        <p className="max-w-[38em] text-ink-2 sm:col-span-2">{t("request.draft.withdrawal.hint")}</p>
        {question("offPremises")}
      </>
    ),
    fiveEmployees: question("fiveEmployees"),
    outsideActivity: question("outsideActivity"),
    discountPercent: integer("discountPercent"),
    depositPercent: integer("depositPercent"),
    instalments: (
      <SelectField
        {...field("instalments")}
        choices={instalmentChoices.map((count) => ({
          value: String(count),
          label:
            count === 0 ? t("request.draft.instalments.0") : t("request.draft.instalments.many", { count }),
        }))}
      />
    ),
    subscriptionMonths: integer("subscriptionMonths"),
    paymentLink: <TextField {...hinted("paymentLink")} type="url" inputMode="url" />,
    terms: (
      <div className="sm:col-span-2">
        <TextArea {...field("terms")} rows={4} />
      </div>
    ),
  };
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
