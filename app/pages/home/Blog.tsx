import type { BlogEntry } from "#app/content/schemas/people.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { blogEntries } from "#content/blog.ts";

/** Short texts that open in place. There is no blog. */
export function Blog() {
  const { t } = useLanguage();
  if (blogEntries.length === 0) return null;
  return (
    <section aria-labelledby="blog" className="wide py-20 lg:py-32">
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="blog" className="text-title" data-reveal>
          <Emphasis text={t("home.blog.title")} />
        </h2>
        <div data-reveal>
          {blogEntries.map((entry) => (
            <BlogRow key={entry.category} entry={entry} />
          ))}
        </div>
      </div>
    </section>
  );
}

function BlogRow(props: { entry: BlogEntry }) {
  const { locale, t } = useLanguage();
  const { category, title, teaser, text } = props.entry;
  return (
    <details name="blog" className="fold border-line border-t last:border-b">
      <summary className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-2 py-8 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <span className="text-ink-2">{t(`home.blog.${category}`)}</span>
        <h3 className="text-heading group-hover:text-accent-ink max-sm:col-span-2">
          {typesetIn(title, locale)}
        </h3>
        <span className="text-pretty text-ink-2 max-sm:col-span-2 sm:col-start-2">
          {typesetIn(teaser, locale)}
        </span>
        <Icon
          name="chevron-down"
          size={24}
          className="row-start-1 max-sm:col-start-2 sm:col-start-3 sm:mt-1"
        />
      </summary>
      <p className="max-w-[40em] pb-10 sm:ml-44">{typesetIn(text, locale)}</p>
    </details>
  );
}
