import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { changeTexts, indicativeChangeTexts } from "#quotes/changes/change-texts.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

type ChangesProps = {
  readonly quote: ConfirmedQuote;
  readonly earlier: readonly ConfirmedQuote[];
  readonly indicative: QuoteRecord | null;
};

/** What a first version changes of what the client configured. Nothing where that is the same, or where there was nothing. */
function SinceIndicative({ quote, indicative }: Pick<ChangesProps, "quote" | "indicative">) {
  const { locale, t } = useLanguage();
  const texts = indicative === null ? [] : indicativeChangeTexts(indicative, quote, { locale, t });
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-8 border-accent border-l-4 bg-raised px-6 py-5">
      <h2 id="changes" className="text-heading">
        {t("clientQuote.changes.indicative")}
      </h2>
      <ul className="mt-2 max-w-[42em] list-disc pl-5">
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Which versions this one replaces, and what each changed: every link to the quote opens its newest version. `earlier`:
 * the newest first. Of the first version: what it changes of the indicative quote.
 */
export function Changes({ quote, earlier, indicative }: ChangesProps) {
  const { locale, t } = useLanguage();
  const [replaced] = earlier;
  if (replaced === undefined) return <SinceIndicative quote={quote} indicative={indicative} />;
  return (
    <section aria-labelledby="changes" className="mt-8 border-accent border-l-4 bg-raised px-6 py-5">
      <h2 id="changes" className="text-heading">
        {t("clientQuote.changes.title")}
      </h2>
      <p className="mt-2 max-w-[42em]">
        {t("clientQuote.changes.replaces", {
          earlier: replaced.version,
          date: formatDay(replaced.issuedOn, locale),
          version: quote.version,
        })}
      </p>
      {earlier.map((before, index) => {
        const after = earlier[index - 1] ?? quote;
        const title = { earlier: before.version, version: after.version };
        return (
          <div key={before.version} className="mt-5">
            <h3 className="font-semibold font-text">
              {index === 0 ? t("clientQuote.changes.since", title) : t("clientQuote.changes.between", title)}
            </h3>
            <ul className="mt-2 max-w-[42em] list-disc pl-5">
              {changeTexts(before, after, { locale, t }).map((text) => (
                <li key={text} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
