import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextArea } from "#app/ui/Field.tsx";
import { Fold, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { refusedField, type VersionForms } from "./refused-form.ts";
import { lastEventField } from "./steps.ts";

/** `quoteId`: if it was withdrawn from. */
type Form = Pick<VersionForms, "lastEvent" | "refused"> & { readonly quoteId?: string };

/** What arrived of a deposit, and what went back after a withdrawal: the names of their words and of the place in the list. */
type Kind = "deposit" | "refund";
const stepOf = { deposit: "deposit-strike-out", refund: "refund-strike-out" } as const;
const placeOf = { deposit: "receipt", refund: "refund" } as const;

/** Each receipt of a deposit or each refund, with a form that strikes it out; those that were struck out stay, without one. */
export function Receipts({ of, facts, ...form }: Form & Pick<VersionForms, "facts"> & { of: Kind }) {
  const { t } = useLanguage();
  const { deposit, refunds, tax } = facts;
  const recorded = of === "deposit" ? (deposit?.receipts ?? []) : refunds;
  if (recorded.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-semibold font-text">{t(`request.${of}.recorded`)}</h4>
      <ul>
        {recorded.map(({ amount, date, recordedAt, struckOut, mayStrikeOut }, index) => (
          <li key={recordedAt + date} className="tabular border-line border-t py-2">
            {struckOut === null ? (
              <>
                {t("request.deposit.recorded.one", { amount, tax, date })}
                {mayStrikeOut && <StrikeOut of={of} place={index} amount={{ amount, tax }} {...form} />}
              </>
            ) : (
              <>
                <del className="text-ink-2">
                  {t(`request.${of}.recorded.struckOut`, { amount, tax, date })}
                </del>
                <p dir="auto" className="whitespace-pre-line">
                  {struckOut.reason}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Strikes a receipt or a refund out, with a reason: it was another client's, or a typing error. */
function StrikeOut(
  props: Form & {
    of: Kind;
    place: number;
    amount: { readonly amount: string; readonly tax: string };
  },
) {
  const { of, place, amount, quoteId, lastEvent } = props;
  const { t } = useLanguage();
  const placeField = placeOf[of];
  // What was refused is of one of them.
  const refused = props.refused?.entered[placeField] === String(place) ? props.refused : undefined;
  return (
    <Fold open={refused !== undefined} label={t(`request.${of}.strikeOut`, amount)}>
      <PostForm
        values={{ step: stepOf[of], [placeField]: place, [lastEventField]: lastEvent, quoteId }}
        className="mt-2 mb-4 grid max-w-[38em] gap-4"
      >
        <p className="text-ink-2">
          {t(
            of === "deposit" && quoteId !== undefined
              ? "request.deposit.strikeOut.hint.withdrawn"
              : `request.${of}.strikeOut.hint`,
          )}
        </p>
        <TextArea
          {...refusedField(refused, "depositReason")}
          id={`depositReason-${quoteId ?? ""}${placeField}${place}`}
          label={t("request.deposit.reason")}
          rows={2}
        />
        <SubmitButton>{t(`request.${of}.strikeOut.submit`, amount)}</SubmitButton>
      </PostForm>
    </Fold>
  );
}
