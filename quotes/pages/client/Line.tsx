import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { optionField } from "#quotes/acceptance/options.ts";
import { lineFacts } from "#quotes/facts/amounts.ts";
import { optionPaidText } from "#quotes/facts/choices.ts";
import { Fold } from "#quotes/pages/parts.tsx";
import { type ConfirmedQuote, isCounted } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { acceptForm } from "./ClientForm.tsx";
import { choiceField } from "./forms.ts";

/** A line with its amount. `index`: of the line in the quote. `choosing`: the client can tick it, if it is an option. */
export function Line(props: { line: QuoteLine; index: number; choosing: boolean; quote: ConfirmedQuote }) {
  const { line, index, choosing, quote } = props;
  const { locale, t } = useLanguage();
  const { total, unit, count, details, option } = lineFacts(line, quote, { locale, t });
  const paid = option === null ? null : optionPaidText(line, quote, { locale, t });
  // Options have no heading for each billing above them.
  const Heading = option === null ? "h4" : "h3";
  const ticked = option !== null && choosing;
  return (
    <li className="border-line border-t py-2.5 lg:py-6">
      {/* In print on the page of its first detail; without details, of no other line. */}
      <div className="flex not-last:break-after-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:flex-nowrap sm:gap-x-8">
        <Heading
          dir="auto"
          className="min-w-0 flex-1 basis-32 font-bold font-display text-[1.25rem] leading-tight tracking-tight"
        >
          {ticked ? <OptionBox index={index} checked={isCounted(line)} label={line.label} /> : line.label}
          {option !== null && !choosing && (
            <span className="mt-1 block font-normal font-text text-base text-ink-2">{option}</span>
          )}
        </Heading>
        <p className="tabular ml-auto text-right">
          <span className="whitespace-nowrap font-semibold text-lead">{total}</span>{" "}
          <span className="whitespace-nowrap text-ink-2 max-sm:text-sm">{unit}</span>
          {line.quantity > 1 && <span className="block text-ink-2 max-sm:text-sm">{count}</span>}
          {paid !== null && <span className="block text-ink-2 max-sm:max-w-38 max-sm:text-sm">{paid}</span>}
        </p>
      </div>
      <Details
        details={details}
        className={`${details.length > 3 ? "sm:columns-2" : "max-w-[38em]"} ${ticked ? "ml-10" : ""}`}
      />
    </li>
  );
}

/** So many details are listed at once; of a longer list the rest is folded. */
const maxListed = 8;
const listedOfMore = 6;

/** What a line contains. */
export function Details({ details, className = "" }: { details: readonly string[]; className?: string }) {
  const { t } = useLanguage();
  const listed = details.slice(0, details.length > maxListed ? listedOfMore : maxListed);
  const folded = details.slice(listed.length);
  if (listed.length === 0) return null;
  return (
    <>
      <DetailList details={listed} className={`mt-1 lg:mt-3 ${className}`} />
      {folded.length > 0 && (
        <Fold
          label={t("clientQuote.lines.more", { count: folded.length })}
          labelClass="min-h-11 w-fit items-center gap-3 py-2 font-semibold hover:text-accent-ink"
        >
          <DetailList details={folded} className={className} />
        </Fold>
      )}
    </>
  );
}

function DetailList({ details, className }: { details: readonly string[]; className: string }) {
  const [only, second] = details;
  if (second === undefined)
    return (
      <p dir="auto" className={`text-ink-2 max-sm:text-small ${className}`}>
        {only}
      </p>
    );
  return (
    <ul
      className={`list-disc gap-x-10 pl-5 text-ink-2 marker:text-accent-ink max-sm:text-small ${className}`}
    >
      {details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the lines
        <li key={index} dir="auto" className="break-inside-avoid py-0.5">
          {detail}
        </li>
      ))}
    </ul>
  );
}

/** The control of an option. `choice`: the index of the first of those of which the client takes one. */
export function OptionBox(props: { index: number; checked: boolean; label: string; choice?: number }) {
  return (
    <label className="-my-2 flex min-h-11 cursor-pointer items-baseline gap-4 py-2">
      <input
        type={props.choice === undefined ? "checkbox" : "radio"}
        form={acceptForm}
        name={props.choice === undefined ? optionField : choiceField(props.choice)}
        value={props.index}
        defaultChecked={props.checked}
        className="size-6 flex-none translate-y-1 accent-accent"
      />
      <span className="min-w-0">{props.label}</span>
    </label>
  );
}
