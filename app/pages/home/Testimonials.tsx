import { projects } from "#app/content/projects.ts";
import { postSlug, type Testimonial, testimonials } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { itemPathOf } from "#app/site/pages.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import { Carousel } from "./Carousel.tsx";
import { Publication } from "./Publication.tsx";

export function Testimonials() {
  const { t } = useLanguage();
  if (testimonials.length === 0) return null;
  return (
    <div className="bg-raised py-20 lg:py-28">
      <div className="wide" data-reveal>
        <Carousel
          id="testimonials"
          headerClass="flex flex-wrap items-end justify-between gap-x-12 gap-y-6"
          trackClass="-mx-1.5 mt-12 scroll-px-1.5 auto-cols-[100%] gap-16 px-1.5 lg:mt-16 print:gap-8"
          header={
            <div>
              <h2 id="testimonials" className="text-title">
                <Emphasis text={t("home.testimonials.title")} />
              </h2>
              {identity.rating && (
                <p className="tabular mt-3 text-ink-2">{t("home.testimonials.rating", identity.rating)}</p>
              )}
            </div>
          }
          slides={testimonials.map((testimonial, index) => ({
            key: testimonial.author,
            content: <Slide testimonial={testimonial} index={index} />,
          }))}
        />
      </div>
    </div>
  );
}

function Slide(props: { testimonial: Testimonial; index: number }) {
  const { locale } = useLanguage();
  const { testimonial, index } = props;
  return (
    <div className="grid h-full items-center gap-x-16 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <figure>
        <blockquote className="font-bold font-display text-quote">
          <p>{typesetIn(testimonial.text, locale)}</p>
        </blockquote>
        <Speaker testimonial={testimonial} />
      </figure>
      <Publication testimonial={testimonial} slug={postSlug(index)} />
    </div>
  );
}

function Speaker(props: { testimonial: Testimonial }) {
  const { locale, t } = useLanguage();
  const { author, role, company, projectSlug } = props.testimonial;
  return (
    <figcaption className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-1">
      <span>
        <span className="block font-semibold">{author}</span>
        <span className="text-ink-2">
          {typesetIn(role, locale)}, {company}
        </span>
      </span>
      {projects.some(({ slug }) => slug === projectSlug) && (
        <a
          href={itemPathOf("project", locale, projectSlug)}
          className="underlined inline-flex min-h-11 items-center gap-2"
        >
          {t("home.testimonials.project")}
          <span className="sr-only">, {company}</span>
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </figcaption>
  );
}
