import type { TotalRow } from "#quotes/facts/amounts.ts";
import type { Billing } from "#quotes/terms/terms.ts";

/**
 * What the lines of one billing add up to. Nothing while they are options of which none is ticked; a script fills it in.
 */
export function Totals({ billing, rows }: { billing: Billing; rows: readonly TotalRow[] }) {
  return (
    <dl
      data-live={`totals-${billing}`}
      className="tabular mt-4 grid break-inside-avoid grid-cols-[1fr_auto] gap-x-8 border-line border-t pt-3 empty:hidden sm:gap-y-1"
    >
      {rows.map(({ kind, label, value, strong }) => (
        <div
          key={kind}
          // Alone, it has the rule of the lines above.
          className={`col-span-2 grid grid-cols-subgrid items-baseline max-sm:leading-snug ${
            strong
              ? "mt-1 border-ink border-t pt-2 font-semibold text-lead first:mt-0 first:border-t-0 first:pt-0"
              : ""
          }`}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
