import type { Cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { taxLabel } from "#quotes/facts/exact.ts";
import { groupInstalments } from "#quotes/facts/payments.ts";
import { present } from "#quotes/present.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import type { RunningTotal as DraftTotal } from "#quotes/terms/readable-draft.ts";
import { anchors } from "./anchors.ts";

/** What the draft comes to as far as it is filled in, at the bottom of the screen, with the way to its client. A script keeps it up to date. */
export function RunningTotal({ total: { totals, vatPerMille, unpriced } }: { total: DraftTotal }) {
  const { locale, t } = useLanguage();
  const tax = taxLabel({ vatPerMille: vatPerMille ?? 0 }, t);
  const money = (amount: Cents) => exactMoney(amount, locale);
  const deposit = depositOf(totals);
  const { equal, last } = groupInstalments(totals.payments);
  const [first] = equal;
  const open = present([
    unpriced > 0 && t("request.total.unpriced", { count: unpriced }),
    vatPerMille === null && t("request.total.noPlace"),
  ]);
  const parts = present([
    totals.monthly.gross > 0 && t("request.total.monthly", { amount: money(totals.monthly.gross), tax }),
    totals.yearly.gross > 0 && t("request.total.yearly", { amount: money(totals.yearly.gross), tax }),
    deposit !== undefined && t("request.total.deposit", { amount: money(deposit.amount), tax }),
    first !== undefined &&
      (last === null
        ? t("request.total.instalments", { count: equal.length, amount: money(first.amount), tax })
        : t("request.total.instalments.last", {
            count: equal.length + 1,
            equal: equal.length,
            amount: money(first.amount),
            last: money(last.amount),
            tax,
          })),
  ]);
  return (
    <div
      id={anchors.draftTotal}
      className="draft-total tall:sticky bottom-0 z-10 -mx-(--gutter) mt-10 flow-root border-line border-t bg-canvas px-(--gutter) py-3"
    >
      <button
        type="submit"
        name="step"
        value="preview"
        className={buttonClass("primary", "float-right ml-3 max-sm:px-4")}
      >
        {t("request.draft.preview")}
      </button>
      {/* The payments are folded where there is no room for all of them. */}
      <details className="draft-payments fold tabular">
        <summary className="flex min-h-13 cursor-pointer items-center gap-3">
          <span role="status" data-live="running-total" className="min-w-0">
            <span className="block">
              <span className="text-ink-2 max-sm:sr-only">{t("request.total.title")}</span>{" "}
              <span className="whitespace-nowrap font-semibold text-lead">{money(totals.once.gross)}</span>{" "}
              <span className="text-ink-2 text-sm">{tax}</span>
            </span>
            <span className="block text-ink-2 text-sm/tight">{open.join(" · ")}</span>
          </span>
          <Icon name="chevron-down" className="chevron" />
        </summary>
        <ul data-live="running-payments" className="flex flex-wrap gap-x-6 text-ink-2 text-sm">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
