import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { ClientLink } from "./ClientLink.tsx";

export function Results({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  const results = typesetIn(project.results, locale);
  if (results.length === 0) return null;
  return (
    <section
      aria-labelledby="results"
      className="client-ground mt-20 py-16 lg:mt-28 lg:py-24"
      data-client={project.slug}
    >
      <div className="wide" data-reveal>
        <h2 id="results" className="text-heading">
          {t("project.results")}
        </h2>
        <dl className="mt-10 lg:mt-14">
          {results.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse gap-x-[min(3rem,3.3vw)] gap-y-2 border-line border-t py-6 md:grid md:grid-cols-12 md:items-baseline lg:py-8"
            >
              <dt className="max-w-[20em] text-lead md:order-2 md:col-span-5">{label}</dt>
              <dd className="tabular font-bold font-display text-hero md:order-1 md:col-span-7">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Testimonial({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  const { testimonial } = project;
  return (
    <section
      aria-labelledby={testimonial === null ? undefined : "testimonial"}
      className="wide mt-20 lg:mt-28"
      data-reveal
    >
      {testimonial !== null && (
        <>
          <h2 id="testimonial" className="text-heading text-ink-2">
            {t("project.testimonial")}
          </h2>
          <figure className="mt-8">
            <blockquote className="max-w-column text-balance font-bold font-display text-title">
              <p>{typesetIn(testimonial.text, locale)}</p>
            </blockquote>
            <figcaption className="mt-8 text-lead">
              {testimonial.author}
              <span className="block text-ink-2">{typesetIn(testimonial.role, locale)}</span>
            </figcaption>
          </figure>
        </>
      )}
      <ClientLink project={project} look="quiet" className="mt-12" />
    </section>
  );
}
