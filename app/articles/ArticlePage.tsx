import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { Article, Block, Prose } from "./article.ts";
import "./article.css";

/** A document: its title and date across the page, then its numbered sections beside their list. */
export function ArticlePage(props: { article: Article }) {
  const { locale, t } = useLanguage();
  const { title, lead, sections, updated } = props.article;
  return (
    <>
      <section className="page-top wide pb-10 lg:pb-16">
        <h1 className="text-hero">
          <Emphasis text={title} />
        </h1>
        <div className="article-frame mt-6 lg:mt-10">
          <p className="text-ink-2">
            {updated !== undefined && t("pages.article.updated", { day: formatDay(updated, locale) })}
          </p>
          <p className="max-w-[30em] text-lead">{lead}</p>
        </div>
      </section>
      <div className="wide article-frame">
        <Contents sections={sections} />
        <div className="article">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="scroll-mt-28">
              <h2 className="text-heading">{section.title}</h2>
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change places
                <BlockOf key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** In view beside the text; on a phone folded, so that the text begins on the first screen. */
function Contents({ sections }: Pick<Article, "sections">) {
  const { t } = useLanguage();
  return (
    <nav
      aria-label={t("pages.article.contents")}
      className="lg:sticky lg:top-28 lg:self-start"
      data-screen-only
    >
      <details className="fold article-contents">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
          {t("pages.article.contents")}
          <Icon name="chevron-down" size={20} />
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 items-center gap-3 py-2 leading-snug hover:text-accent-ink"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function BlockOf(props: { block: Block }) {
  const { block } = props;
  if (typeof block === "object" && "list" in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={keyOf(item)}>
            <Text prose={item} />
          </li>
        ))}
      </ul>
    );
  if (typeof block === "object" && "terms" in block)
    return (
      <dl>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Text prose={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p>
      <Text prose={block} />
    </p>
  );
}

const partsOf = (prose: Prose) => (typeof prose === "string" ? [prose] : prose);

const keyOf = (prose: Prose): string =>
  partsOf(prose)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

function Text(props: { prose: Prose }) {
  return partsOf(props.prose).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
