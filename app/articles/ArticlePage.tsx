import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import type { Article, Block, Prose } from "./article.ts";
import "./article.css";

export function ArticlePage(props: { article: Article }) {
  const { t } = useLanguage();
  const { title, lead, sections } = props.article;
  return (
    <>
      <PageHero title={title} lead={lead} />
      <div className="wide grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,11fr)]">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start" data-screen-only>
          <h2 id="contents" className="font-semibold font-text text-ink-2">
            {t("pages.article.contents")}
          </h2>
          <ol className="mt-2 border-line border-b">
            {sections.map((section) => (
              <li key={section.id} className="border-line border-t">
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center py-2 leading-snug hover:text-accent-ink"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
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
