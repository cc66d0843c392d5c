import { testimonials } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { Fold } from "#quotes/pages/parts.tsx";

/** Beside the form: what follows an acceptance, what the general terms assure, and what a client says, of a chosen case study if possible. */
export function WhatFollows({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { days, deposit, earliestStart, payments, quote } = facts;
  const when = payments.find(({ kind }) => kind === "deposit")?.when ?? "";
  return (
    <Fold
      className="fold-narrow mt-2 max-w-[30em] sm:mt-8 lg:mt-10 lg:pr-6"
      label={<h3 className="font-semibold font-text">{t("clientQuote.follows.title")}</h3>}
      labelClass="items-center justify-between gap-4 max-sm:min-h-11"
      iconClass="chevron"
    >
      <ol className="mt-2 list-decimal space-y-1 pl-5 marker:font-semibold marker:text-accent-ink">
        <li>{t("clientQuote.follows.mail")}</li>
        {deposit !== null && (
          <li>{t("clientQuote.follows.deposit", { percent: quote.terms.depositPercent, when })}</li>
        )}
        <li>
          {t("clientQuote.follows.work", {
            start: days.start,
            delivery: days.delivery,
            earliest: Number(earliestStart !== null),
          })}
        </li>
      </ol>
      <h3 className="mt-6 font-semibold font-text">{t("clientQuote.assured.title")}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent-ink">
        {(["corrections", "warranty", "rights"] as const).map((name) => (
          <li key={name}>{t(`clientQuote.assured.${name}`)}</li>
        ))}
      </ul>
      <Citation facts={facts} />
    </Fold>
  );
}

function Citation({ facts: { caseStudies } }: { facts: QuoteFacts }) {
  const { locale } = useLanguage();
  const chosen = testimonials.find(({ projectSlug }) => caseStudies.some(({ slug }) => slug === projectSlug));
  const testimonial = chosen ?? testimonials[0];
  if (testimonial === undefined) return null;
  const { text, author, role, company } = testimonial;
  return (
    <figure className="mt-6 border-accent border-l-2 pl-4">
      <blockquote>{text[locale]}</blockquote>
      <figcaption className="mt-1 text-ink-2 text-small">
        {author}, {role[locale]}, {company}
      </figcaption>
    </figure>
  );
}
