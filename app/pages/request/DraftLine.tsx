import { billings, inclusions } from "#app/domain/confirmed-quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { ChoiceSelect } from "./ChoiceSelect.tsx";
import type { DraftErrorOf } from "./DraftProblems.tsx";
import { checkedValue, lineFieldName, quantityBounds, type TypedLine } from "./draft-fields.ts";

/** The fields of one line. */
export function DraftLine(props: { line: TypedLine; index: number; errorOf: DraftErrorOf }) {
  const { line, index, errorOf } = props;
  const { t } = useLanguage();
  const nameOf = (field: keyof TypedLine) => lineFieldName(index, field);
  const toPrice = line.label !== "" && line.unitPrice === "";
  return (
    <fieldset className={`border-l-4 bg-raised p-5 ${toPrice ? "border-accent" : "border-line"}`}>
      <legend className="sr-only">{t("request.draft.line", { number: index + 1 })}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-6">
        <div className="sm:col-span-6">
          <TextField
            name={nameOf("label")}
            label={t("request.draft.label")}
            error={errorOf(nameOf("label"))}
            defaultValue={line.label}
          />
        </div>
        <div className="sm:col-span-6">
          <TextArea
            name={nameOf("details")}
            label={t("request.draft.details")}
            error={errorOf(nameOf("details"))}
            defaultValue={line.details}
            rows={line.details === "" ? 1 : 4}
          />
        </div>
        <div className="sm:col-span-2">
          <TextField
            name={nameOf("quantity")}
            label={t("request.draft.quantity")}
            error={errorOf(nameOf("quantity"))}
            defaultValue={line.quantity}
            type="number"
            min={quantityBounds[0]}
            max={quantityBounds[1]}
          />
        </div>
        <div className="sm:col-span-4">
          <TextField
            name={nameOf("unitPrice")}
            label={t("request.draft.unitPrice")}
            optional={toPrice ? t("request.draft.unitPrice.onQuote") : undefined}
            error={errorOf(nameOf("unitPrice"))}
            defaultValue={line.unitPrice}
            inputMode="decimal"
          />
        </div>
        <div className="sm:col-span-3">
          <ChoiceSelect
            name={nameOf("billing")}
            label={t("request.draft.billing")}
            value={line.billing}
            error={errorOf(nameOf("billing"))}
            choices={billings.map((billing) => ({
              value: billing,
              label: t(`request.draft.billing.${billing}`),
            }))}
          />
        </div>
        <div className="sm:col-span-3">
          <ChoiceSelect
            name={nameOf("inclusion")}
            label={t("request.draft.inclusion")}
            value={line.inclusion}
            error={errorOf(nameOf("inclusion"))}
            choices={inclusions.map((inclusion) => ({
              value: inclusion,
              label: t(`request.draft.inclusion.${inclusion}`),
            }))}
          />
        </div>
      </div>
      {line.label !== "" && (
        <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={nameOf("remove")}
            value={checkedValue}
            defaultChecked={line.remove !== ""}
            className="size-6 flex-none accent-accent"
          />
          {t("request.draft.remove")}
        </label>
      )}
    </fieldset>
  );
}
