import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { optionField } from "#quotes/acceptance/options.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { SubmitButton } from "#quotes/pages/parts.tsx";
import { choiceNames, isOptional, mayBeLeftOut } from "#quotes/terms/confirmed-quote.ts";
import { anchors } from "./anchors.ts";
import { Choice } from "./Choice.tsx";
import { acceptForm } from "./ClientForm.tsx";
import { clientSteps } from "./forms.ts";
import { Line } from "./Line.tsx";

/** What the client may add, or leave out. `choosing`: its boxes can be ticked; else each says whether it is counted. */
export function Options({ facts, choosing }: { facts: QuoteFacts; choosing: boolean }) {
  const { t } = useLanguage();
  const { quote } = facts;
  const options = [...quote.terms.lines.entries()].filter(([, line]) => isOptional(line));
  if (options.length === 0) return null;
  const ticks = options.filter(([, line]) => mayBeLeftOut(line));
  return (
    <section aria-labelledby="options-title" id={anchors.options} className="mt-8 scroll-mt-6 lg:mt-16">
      <h2 id="options-title" className="text-heading">
        {t("clientQuote.options.title")}
      </h2>
      {choosing && (
        <>
          <p data-screen-only className="mt-2 max-w-[42em] text-ink-2">
            {t("clientQuote.options.hint", { ticks: ticks.length, deposit: Number(facts.deposit !== null) })}
          </p>
          <EnterButton />
        </>
      )}
      {choiceNames(options.map(([, line]) => line)).map((name) => (
        <Choice
          key={name}
          name={name}
          group={options.filter(([, { choice }]) => choice === name)}
          choosing={choosing}
          quote={quote}
        />
      ))}
      <ul className="mt-3 border-line border-b empty:hidden">
        {ticks.map(([index, line]) => (
          <Line key={index} line={line} index={index} choosing={choosing} quote={quote} />
        ))}
      </ul>
      {choosing && <OptionTotal facts={facts} />}
    </section>
  );
}

/** What Enter presses in the form: the next step, not the button of the options, which stands before it. */
function EnterButton() {
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
function OptionTotal({ facts: { main, inShort } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  return (
    <div
      data-screen-only
      className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-base border-accent sm:border sm:px-6 sm:py-5 lg:mt-8"
    >
      {/* On a phone the bar below shows it. */}
      <p className="tabular max-sm:sr-only" role="status" data-live="options">
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
