import { testimonials } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { QuotePart } from "./QuotePart.tsx";

/** Before the form: what the general terms assure, and what a client says, of a chosen case study if possible. */
export function Assurances({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  return (
    <QuotePart id="assured" title={t("clientQuote.assured.title")} className="max-w-[42em]">
      <ul className="mt-2 list-disc space-y-0.5 pl-5 marker:text-accent-ink max-sm:text-small">
        {(["corrections", "warranty", "rights"] as const).map((name) => (
          <li key={name}>{t(`clientQuote.assured.${name}`)}</li>
        ))}
      </ul>
      <Citation facts={facts} />
    </QuotePart>
  );
}

function Citation({ facts: { caseStudies } }: { facts: QuoteFacts }) {
  const { locale } = useLanguage();
  const chosen = testimonials.find(({ projectSlug }) => caseStudies.some(({ slug }) => slug === projectSlug));
  const testimonial = chosen ?? testimonials[0];
  if (testimonial === undefined) return null;
  const { text, author, role, company } = testimonial;
  return (
    <figure className="mt-3 border-accent border-l-2 pl-4 max-sm:text-small">
      <blockquote>{text[locale]}</blockquote>
      <figcaption className="mt-1 text-ink-2 text-small">
        {author}, {role[locale]}, {company}
      </figcaption>
    </figure>
  );
}
