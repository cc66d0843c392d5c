import { plainNumber } from "#app/domain/company-number.ts";
import type { Day } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { vatPlaceName } from "#app/i18n/places.ts";
import { localHolidays, vatPlaceOfAddress } from "#app/prices/vat.ts";
import { hostingLabels } from "#quotes/facts/hosting-labels.ts";
import type { ConfirmedQuote, QuoteTotals } from "#quotes/terms/confirmed-quote.ts";
import type { DraftProposals } from "#quotes/terms/draft-fields.ts";
import type { QuoteClient, QuoteDraft } from "#quotes/terms/terms.ts";
import { type CheckedDraft, draftWarnings, linkDeposits, type QuoteWarning } from "#quotes/terms/warnings.ts";
import { mayWithdraw } from "#quotes/terms/withdrawal-answers.ts";
import { lastWithdrawalDay } from "#quotes/withdrawal/period.ts";

/** What is possible in a draft but odd, a sentence each. Nothing of it forbids anything. */
export function Warnings(props: {
  draft: CheckedDraft & Pick<QuoteDraft, "withdrawal">;
  client: Pick<QuoteClient<null>, "address" | "vatPlace" | "siren" | "vatNumber">;
  today: Day;
  proposals: DraftProposals | null;
  /** Null while they are not known. */
  totals: QuoteTotals | null;
  /** The confirmed versions, the newest first. */
  earlier: readonly ConfirmedQuote[];
}) {
  const { draft, client, today, proposals, totals, earlier } = props;
  const { locale, t } = useLanguage();
  const warnings = draftWarnings(
    draft,
    today,
    proposals?.leadTime ?? null,
    {
      chosen: client.vatPlace,
      phone: proposals?.phonePlace ?? null,
      address: vatPlaceOfAddress(client.address),
      siren: plainNumber(client.siren),
      vatNumber: plainNumber(client.vatNumber),
    },
    linkDeposits(draft, totals, earlier),
    hostingLabels,
    mayWithdraw(draft.withdrawal) ? lastWithdrawalDay(today, localHolidays) : null,
  );
  const say = t as (key: string, slots: Readonly<Record<string, string | number>>) => string;
  const slotText = (slot: string, value: string | number) => {
    if (typeof value === "number")
      return slot === "deposit" || slot === "confirmed" ? exactMoney(cents(value), locale) : value;
    if (["label", "labels", "vatNumber", "siren"].includes(slot)) return value;
    return slot === "place" || slot === "chosen" ? vatPlaceName(value, locale) : formatDay(value, locale);
  };
  const textOf = ({ kind, ...slots }: QuoteWarning) =>
    say(
      `request.warning.${kind}`,
      Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, slotText(slot, value)])),
    );
  return (
    <div data-live="warnings">
      {warnings.length > 0 && (
        <section aria-labelledby="warnings" className="mt-10 border-accent border-l-4 bg-raised px-6 py-5">
          <h2 id="warnings" className="font-semibold font-text">
            {t("request.warning.title")}
          </h2>
          <ul className="mt-2 max-w-[38em] list-disc pl-5">
            {warnings.map((warning) => (
              <li key={warning.kind} dir="auto">
                {textOf(warning)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
