import type { FieldErrors } from "#app/forms/schema.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { actionClass } from "#app/ui/button-class.ts";
import { CheckField } from "#app/ui/CheckField.tsx";
import { SelectField } from "#app/ui/ChoiceFields.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { isOptional, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import { checkedValue, type EnteredLine, type LineField, lineFieldName } from "#quotes/terms/draft-fields.ts";
import { isCompleteLine, readableLine } from "#quotes/terms/readable-draft.ts";
import { billings, inclusions, lineFields } from "#quotes/terms/terms.ts";
import type { DraftActionData } from "./draft.action.server.ts";
import { PartMessage } from "./SavedParts.tsx";
import type { FocusedLine } from "./steps.ts";

/** The id of the names that groups of options have so far. */
export const choiceList = "choices";

/** One line: a row with what it is and costs, which opens to its fields. What is missing or wrong in it is open. */
export function DraftLine(props: {
  line: EnteredLine;
  index: number;
  count: number;
  errors: FieldErrors;
  focused: FocusedLine["at"] | null;
  /** What was just kept, if it is this line. */
  part: DraftActionData["part"] | null;
}) {
  const { line, index, count, errors, focused, part } = props;
  const { t } = useLanguage();
  const [least, most] = lineFields.quantity.bounds ?? [];
  const toPrice = line.label !== "" && line.unitPrice === "";
  const field = (of: LineField) => {
    const name = lineFieldName(index, of);
    return { name, label: t(`request.draft.${of}`), error: errors[name], defaultValue: line[of] };
  };
  const isWrong = Object.keys(line).some((of) => errors[lineFieldName(index, of as LineField)] !== undefined);
  const isOpen =
    isWrong || !isCompleteLine(line) || line.remove !== "" || focused === "label" || part !== null;
  return (
    <fieldset
      className={`group/line relative border-l-4 bg-raised ${toPrice ? "border-accent" : "border-line"}`}
    >
      <legend className="sr-only">{t("request.draft.line", { number: index + 1 })}</legend>
      {/* On a phone they are in the way of the price: they come with the focus, and where the line is open. */}
      <div className="absolute top-1.5 right-1.5 flex max-sm:pointer-events-none max-sm:opacity-0 max-sm:group-focus-within/line:pointer-events-auto max-sm:group-focus-within/line:opacity-100 max-sm:group-has-[details[open]]/line:pointer-events-auto max-sm:group-has-[details[open]]/line:opacity-100">
        <Move of="up" {...{ index, count, focused }} />
        <Move of="down" {...{ index, count, focused }} />
      </div>
      <details className="fold" open={isOpen}>
        <summary
          // biome-ignore lint/a11y/noAutofocus: the line was just added
          autoFocus={focused === "summary"}
          className="flex min-h-14 cursor-pointer items-center gap-3 py-2 pr-4 pl-4 group-focus-within/line:pr-26 group-has-[details[open]]/line:pr-26 sm:pr-26"
        >
          <Icon name="chevron-down" />
          <span
            data-live={`line-${index}`}
            className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 max-sm:group-has-[details[open]]/line:flex-wrap sm:gap-x-8"
          >
            <Summary line={line} />
          </span>
        </summary>
        <div className="grid gap-4 px-4 pt-2 pb-3 sm:gap-5">
          <div className="grid gap-5">
            <TextField {...field("label")} autoFocus={focused === "label"} />
            <TextArea {...field("details")} rows={line.details === "" ? 1 : 4} />
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-12 sm:gap-5">
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
                hint={t("request.draft.inclusion.hint")}
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
              <div className="flex flex-wrap items-center justify-between gap-x-6 sm:col-span-12">
                <CheckField
                  name={lineFieldName(index, "remove")}
                  value={checkedValue}
                  defaultChecked={line.remove !== ""}
                >
                  {t("request.draft.remove")}
                </CheckField>
                <div className="flex flex-wrap gap-x-6">
                  <button type="submit" name="step" value={`copy ${index}`} className={actionClass()}>
                    {t("request.draft.copy")}
                  </button>
                  <button type="submit" name="step" value={`keepLine ${index}`} className={actionClass()}>
                    {t("request.part.keepLine")}
                  </button>
                </div>
              </div>
            )}
          </div>
          <PartMessage part={part} />
        </div>
      </details>
    </fieldset>
  );
}

/** What a line is, what it costs, and what is to be known of it. */
function Summary({ line }: { line: EnteredLine }) {
  const { locale, t } = useLanguage();
  const { unitPrice, ...read } = readableLine(line);
  const [amount, notes] =
    unitPrice === null
      ? [t("request.draft.unitPrice.onQuote"), []]
      : [
          t(`clientQuote.lines.amount.${read.billing}`, {
            amount: exactMoney(lineTotal({ ...read, unitPrice }), locale),
          }),
          read.quantity === 1 ? [] : [`${read.quantity} × ${exactMoney(unitPrice, locale)}`],
        ];
  if (line.label.trim() === "") return <span className="text-ink-2">{t("request.draft.emptyLine")}</span>;
  return (
    <>
      <span dir="auto" className="min-w-0 font-semibold">
        {line.label}
      </span>
      <span className="tabular max-w-[55%] flex-none text-end">
        <span className="whitespace-nowrap">{amount}</span>
        {[
          ...notes,
          ...(isOptional(read) ? [t(`request.draft.inclusion.${read.inclusion}`)] : []),
          ...(read.choice === "" ? [] : [read.choice]),
        ].map((note) => (
          <span key={note} className="text-ink-2 text-sm max-sm:block">
            <span className="max-sm:hidden">{" · "}</span>
            {note}
          </span>
        ))}
      </span>
    </>
  );
}

/** Moves a line by one. The first one cannot go up, nor the last one down. */
function Move(props: { of: "up" | "down"; index: number; count: number; focused: FocusedLine["at"] | null }) {
  const { of, index, count, focused } = props;
  const { t } = useLanguage();
  const [isFirst, isLast] = [index === 0, index === count - 1];
  // The button that moved it there may be none any more.
  const isFocused =
    focused === of || (of === "up" ? focused === "down" && isLast : focused === "up" && isFirst);
  return (
    <button
      type="submit"
      name="step"
      value={`${of} ${index}`}
      disabled={of === "up" ? isFirst : isLast}
      // biome-ignore lint/a11y/noAutofocus: pressed again, it moves the same line further
      autoFocus={isFocused}
      aria-label={t(`request.draft.${of}`, { number: index + 1 })}
      className="flex size-11 items-center justify-center rounded-base hover:text-accent-ink disabled:opacity-30"
    >
      <Icon name="arrow-left" className={of === "up" ? "rotate-90" : "-rotate-90"} />
    </button>
  );
}
