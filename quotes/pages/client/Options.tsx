import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { SubmitButton } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";
import { acceptForm } from "./ClientForm.tsx";
import { clientSteps, optionField } from "./forms.ts";

/** The box of an optional line, with its label. `index`: of the line in the quote. */
export function OptionBox(props: { index: number; checked: boolean; label: string }) {
  return (
    <label className="-my-2 flex min-h-11 cursor-pointer items-baseline gap-4 py-2">
      <input
        type="checkbox"
        form={acceptForm}
        name={optionField}
        value={props.index}
        defaultChecked={props.checked}
        className="size-6 flex-none translate-y-1 accent-accent"
      />
      <span className="min-w-0">{props.label}</span>
    </label>
  );
}

/** What Enter presses in the form: the next step, not the button of the options, which stands before it. */
export function EnterButton() {
  const { t } = useLanguage();
  return (
    <button
      type="submit"
      form={acceptForm}
      name="step"
      value={clientSteps.review}
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    >
      {t("clientQuote.accept.submit")}
    </button>
  );
}

/** The total of what is ticked. A script keeps it up to date; without one, a button does. */
export function OptionTotal({ facts: { main, inShort } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  return (
    <div
      data-screen-only
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-base border border-accent px-6 py-5"
    >
      <p className="tabular" role="status" data-live="options">
        <span className="block text-ink-2">{t("clientQuote.options.total")}</span>
        <span className="font-semibold text-lead">{main.value}</span>{" "}
        <span className="text-ink-2">{inShort}</span>
      </p>
      <SubmitButton
        form={acceptForm}
        formAction={`#${anchors.options}`}
        name="step"
        value={clientSteps.recalculate}
        data-live-button={optionField}
      >
        {t("clientQuote.options.recalculate")}
      </SubmitButton>
    </div>
  );
}
