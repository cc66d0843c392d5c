import type { Cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { taxLabel } from "#quotes/facts/exact-money.ts";
import { groupInstalments } from "#quotes/facts/payments.ts";
import { SubmitButton } from "#quotes/pages/parts.tsx";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import type { RunningTotal as DraftTotal } from "#quotes/terms/readable-draft.ts";
import { anchors } from "./anchors.ts";

/** What the draft comes to as far as it is filled in, at the bottom of the screen. A script keeps it up to date. */
export function RunningTotal({ total: { totals, vatPerMille, unpriced } }: { total: DraftTotal }) {
  const { locale, t } = useLanguage();
  const tax = taxLabel({ vatPerMille: vatPerMille ?? 0 }, t);
  const money = (amount: Cents) => exactMoney(amount, locale);
  const deposit = depositOf(totals);
  const { equal, last } = groupInstalments(totals.payments);
  const [first] = equal;
  const parts = [
    ...(totals.monthly.gross > 0
      ? [t("request.total.monthly", { amount: money(totals.monthly.gross), tax })]
      : []),
    ...(totals.yearly.gross > 0
      ? [t("request.total.yearly", { amount: money(totals.yearly.gross), tax })]
      : []),
    ...(deposit === undefined ? [] : [t("request.total.deposit", { amount: money(deposit.amount), tax })]),
    ...(first === undefined
      ? []
      : [
          last === null
            ? t("request.total.instalments", { count: equal.length, amount: money(first.amount), tax })
            : t("request.total.instalments.last", {
                count: equal.length + 1,
                equal: equal.length,
                amount: money(first.amount),
                last: money(last.amount),
                tax,
              }),
        ]),
    ...(vatPerMille === null ? [t("request.total.noPlace")] : []),
    ...(unpriced > 0 ? [t("request.total.unpriced", { count: unpriced })] : []),
  ];
  return (
    <div
      id={anchors.draftTotal}
      className="tall:sticky bottom-0 z-10 -mx-(--gutter) mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t bg-canvas px-(--gutter) py-3"
    >
      <p className="tabular min-w-0 flex-1" role="status" data-live="running-total">
        <span className="block">
          <span className="text-ink-2">{t("request.total.title")}</span>{" "}
          <span className="whitespace-nowrap font-semibold text-lead">{money(totals.once.gross)}</span>{" "}
          <span className="text-ink-2">{tax}</span>
        </span>
        <span className="text-ink-2 text-sm">{parts.join(" · ")}</span>
      </p>
      <SubmitButton formAction={`#${anchors.draftTotal}`} name="step" value="recalculate" data-live-button="">
        {t("request.total.recalculate")}
      </SubmitButton>
    </div>
  );
}
