import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { NewTabLink } from "./links.tsx";
import { QuotePart } from "./QuotePart.tsx";

type CaseStudyFacts = QuoteFacts["caseStudies"][number];

/** What the agency has made for others, as it chose it for this client; nothing where it chose none. */
export function CaseStudies({ facts: { caseStudies } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  if (caseStudies.length === 0) return null;
  return (
    <QuotePart id="case-studies" title={t("clientQuote.caseStudies.title")}>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:gap-8 lg:mt-5">
        {caseStudies.map((study) => (
          <CaseStudy key={study.slug} {...study} />
        ))}
      </ul>
    </QuotePart>
  );
}

/** Its words are those of the quote. Its picture and its page are the portfolio's of today, as long as that has them. */
function CaseStudy({ slug, name, summary, path }: CaseStudyFacts) {
  const picture = `portfolio/${slug}/desktop`;
  const hasPicture = useHasPicture(picture);
  return (
    <li className="only:col-span-2 only:grid only:grid-cols-2 only:items-center only:gap-4 sm:only:gap-8">
      {hasPicture && (
        <div>
          <Picture
            name={picture}
            alt=""
            sizes="(width >= 64rem) 24rem, 46vw"
            className="h-auto w-full rounded-base"
          />
        </div>
      )}
      <div>
        <h3 className="font-semibold font-text">
          {path === null ? (
            name
          ) : (
            <NewTabLink href={path} className="underlined inline-flex min-h-11 items-center">
              {name}
            </NewTabLink>
          )}
        </h3>
        <p className="text-ink-2 max-sm:text-small">{summary}</p>
      </div>
    </li>
  );
}
