import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { CheckField } from "#app/ui/CheckField.tsx";
import { SelectField } from "#app/ui/ChoiceFields.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { checkedValue, type EnteredLine, type LineField, lineFieldName } from "#quotes/terms/draft-fields.ts";
import { billings, inclusions, lineFields } from "#quotes/terms/terms.ts";

/** The id of the names that groups of options have so far. */
export const choiceList = "choices";

/** The fields of one line. */
export function DraftLine(props: { line: EnteredLine; index: number; errors: FieldErrors }) {
  const { line, index, errors } = props;
  const { t } = useLanguage();
  const [least, most] = lineFields.quantity.bounds ?? [];
  const toPrice = line.label !== "" && line.unitPrice === "";
  const field = (of: LineField) => {
    const name = lineFieldName(index, of);
    return { name, label: t(`request.draft.${of}`), error: errors[name], defaultValue: line[of] };
  };
  return (
    <fieldset className={`group/line border-l-4 bg-raised p-5 ${toPrice ? "border-accent" : "border-line"}`}>
      <legend className="sr-only">{t("request.draft.line", { number: index + 1 })}</legend>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid gap-5">
          <TextField {...field("label")} />
          <TextArea {...field("details")} rows={line.details === "" ? 1 : 4} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-12">
          <div className="sm:col-span-4">
            <TextField {...field("quantity")} type="number" min={least} max={most} />
          </div>
          <div className="sm:col-span-8">
            <TextField
              {...field("unitPrice")}
              optional={toPrice ? t("request.draft.unitPrice.onQuote") : undefined}
              inputMode="decimal"
            />
          </div>
          <div className="sm:col-span-5">
            <SelectField
              {...field("billing")}
              choices={billings.map((value) => ({ value, label: t(`request.draft.billing.${value}`) }))}
            />
          </div>
          <div className="sm:col-span-7">
            <SelectField
              {...field("inclusion")}
              choices={inclusions.map((value) => ({ value, label: t(`request.draft.inclusion.${value}`) }))}
            />
          </div>
          {/* Of options alone: of a line that is part of the quote, only what was entered is shown. */}
          <div
            className={`sm:col-span-12 ${line.choice === "" ? "group-has-[[value=fixed]:checked]/line:hidden" : ""}`}
          >
            <TextField {...field("choice")} hint={t("request.draft.choice.hint")} list={choiceList} />
          </div>
          {line.label !== "" && (
            <div className="sm:col-span-12">
              <CheckField
                name={lineFieldName(index, "remove")}
                value={checkedValue}
                defaultChecked={line.remove !== ""}
              >
                {t("request.draft.remove")}
              </CheckField>
            </div>
          )}
        </div>
      </div>
    </fieldset>
  );
}
