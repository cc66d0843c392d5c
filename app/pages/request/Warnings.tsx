import type { QuoteClient } from "#app/domain/confirmed-quote.ts";
import type { Day } from "#app/domain/days.ts";
import { type CheckedDraft, draftWarnings, type QuoteWarning } from "#app/domain/quote-warnings.ts";
import type { DraftProposals } from "#app/follow-up/operations.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { vatPlaceName } from "#app/i18n/places.ts";
import { vatPlaceOfAddress } from "#app/prices/vat.ts";

/** What is possible in a draft but odd, a sentence each. Nothing of it forbids anything. */
export function Warnings(props: {
  draft: CheckedDraft;
  client: Pick<QuoteClient<null>, "address" | "vatPlace">;
  today: Day;
  proposals: DraftProposals | null;
}) {
  const { draft, client, today, proposals } = props;
  const { locale, t } = useLanguage();
  const warnings = draftWarnings(draft, today, proposals?.leadTime ?? null, {
    chosen: client.vatPlace,
    phone: proposals?.phonePlace ?? null,
    address: vatPlaceOfAddress(client.address),
  });
  const say = t as (key: string, slots: Readonly<Record<string, string | number>>) => string;
  const textOf = ({ kind, ...slots }: QuoteWarning) =>
    say(
      `request.warning.${kind}`,
      Object.fromEntries(
        Object.entries(slots).map(([slot, value]) => [
          slot,
          typeof value !== "string"
            ? value
            : slot === "place" || slot === "chosen"
              ? vatPlaceName(value, locale)
              : formatDay(value, locale),
        ]),
      ),
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
              <li key={warning.kind}>{textOf(warning)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
