import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { NewTabLink } from "./NewTabLink.tsx";

type CaseStudyFacts = QuoteFacts["caseStudies"][number];

/** What the agency has made for others, as it chose it for this client; nothing where it chose none. */
export function CaseStudies({ facts: { caseStudies } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  if (caseStudies.length === 0) return null;
  return (
    <section aria-labelledby="case-studies" className="mt-16">
      <h2 id="case-studies" className="text-heading">
        {t("clientQuote.caseStudies.title")}
      </h2>
      <ul className="mt-5 grid gap-8 sm:grid-cols-2">
        {caseStudies.map((study) => (
          <CaseStudy key={study.slug} {...study} />
        ))}
      </ul>
    </section>
  );
}

/** Its words are those of the quote. Its picture and its page are the portfolio's of today, as long as that has them. */
function CaseStudy({ slug, name, summary, path }: CaseStudyFacts) {
  const picture = `portfolio/${slug}/desktop`;
  const hasPicture = useHasPicture(picture);
  return (
    <li>
      {hasPicture && (
        <Picture
          name={picture}
          alt=""
          sizes="(width >= 64rem) 24rem, 92vw"
          className="mb-4 h-auto w-full rounded-base"
        />
      )}
      <h3 className="font-semibold font-text">
        {path === null ? (
          name
        ) : (
          <NewTabLink href={path} className="underlined inline-flex min-h-11 items-center">
            {name}
          </NewTabLink>
        )}
      </h3>
      <p className="text-ink-2">{summary}</p>
    </li>
  );
}
