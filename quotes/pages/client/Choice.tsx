import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lineFacts } from "#quotes/facts/amounts.ts";
import { choiceFacts, optionPaidText } from "#quotes/facts/choices.ts";
import { type ConfirmedQuote, isCounted } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { Details, OptionBox } from "./Line.tsx";

/**
 * Options of which the client takes exactly one, side by side: what all of them contain is said once, above them. `group`: each with
 * its index in the quote.
 */
export function Choice(props: {
  name: string;
  group: readonly (readonly [index: number, line: QuoteLine])[];
  choosing: boolean;
  quote: ConfirmedQuote;
}) {
  const { name, group, choosing, quote } = props;
  const { locale, t } = useLanguage();
  const language = { locale, t };
  const lines = group.map(([, line]) => line);
  const { shared, compared } = choiceFacts(lines, quote, language);
  const [first = 0] = group[0] ?? [];
  return (
    <fieldset className="mt-5 lg:mt-8">
      <legend dir="auto" className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold font-display text-[1.25rem] leading-tight tracking-tight">{name}</span>{" "}
        <span className="text-ink-2">{t("clientQuote.choice.hint", { count: group.length })}</span>
      </legend>
      {shared.length > 0 && (
        <>
          <p className="mt-2">{t("clientQuote.choice.shared")}</p>
          <Details details={shared} className={shared.length > 3 ? "sm:columns-2" : ""} />
        </>
      )}
      <ul className="mt-4 grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] md:gap-4">
        {group.map(([index, line], at) => {
          const { total, unit, count } = lineFacts(line, quote, language);
          return (
            <li
              key={index}
              className="break-inside-avoid rounded-base border border-line p-4 has-checked:border-accent sm:p-5"
            >
              <h3 dir="auto" className="font-semibold font-text">
                {choosing ? (
                  <OptionBox index={index} checked={isCounted(line)} label={line.label} choice={first} />
                ) : (
                  line.label
                )}
              </h3>
              <div className={`tabular ${choosing ? "ml-10" : ""}`}>
                <p>
                  <span className="whitespace-nowrap font-semibold text-lead">{total}</span>{" "}
                  <span className="text-ink-2">{unit}</span>
                  {line.quantity > 1 && <span className="block text-ink-2">{count}</span>}
                </p>
                <p className="text-ink-2">{optionPaidText(line, quote, language)}</p>
                <p data-live={`choice-${index}`} className="text-ink-2">
                  {compared[at]?.difference}
                </p>
              </div>
              <Details details={compared[at]?.own ?? []} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
