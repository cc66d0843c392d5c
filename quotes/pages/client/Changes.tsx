import type { ReactNode } from "react";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { changesOf } from "#quotes/changes/change-texts.ts";
import { Fold } from "#quotes/pages/parts.tsx";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/**
 * Which versions this one replaces, and what each changed: every link to the quote opens its newest version. `earlier`:
 * the newest first. Of the first version: what it changes of the indicative quote.
 */
export function Changes(props: {
  quote: ConfirmedQuote;
  earlier: readonly ConfirmedQuote[];
  indicative: QuoteRecord | null;
}) {
  const { locale, t } = useLanguage();
  const { intro, parts } = changesOf(props.quote, props, { locale, t });
  const [first] = parts;
  if (first === undefined) return null;
  return (
    <section
      aria-labelledby="changes"
      className="mt-6 border-accent border-l-4 bg-raised px-5 py-4 sm:px-6 sm:py-5"
    >
      {intro === null ? (
        <Part texts={first.texts}>
          <h2 id="changes" className="text-heading max-sm:text-lead">
            {first.title}
          </h2>
        </Part>
      ) : (
        <>
          <h2 id="changes" className="text-heading">
            {t("clientQuote.changes.title")}
          </h2>
          <p className="mt-2 mb-4 max-w-[42em]">{intro}</p>
          {parts.map(({ title, texts }) => (
            <Part key={title} texts={texts}>
              <h3 className="font-semibold font-text">{title}</h3>
            </Part>
          ))}
        </>
      )}
    </section>
  );
}

/** So many changes are listed at once; a longer list is folded. */
const maxListed = 4;

/** `children`: its heading. */
function Part({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const [only] = texts;
  const list =
    texts.length === 1 ? (
      <p dir="auto" className="mt-2 max-w-[42em]">
        {only}
      </p>
    ) : (
      <ul className="mt-2 max-w-[42em] list-disc pl-5">
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    );
  if (texts.length <= maxListed)
    return (
      <>
        {children}
        {list}
      </>
    );
  return (
    <Fold label={children} labelClass="min-h-11 items-center justify-between gap-4">
      {list}
    </Fold>
  );
}
