import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
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
          {results.map(({ figure, label, screen }, index) => (
            <div
              key={label}
              className="grid gap-x-[min(4rem,4.4vw)] gap-y-2 border-line border-t py-6 md:grid-rows-[1fr_1fr] md:has-[img]:grid-cols-[3fr_4fr] lg:py-10"
            >
              <dt className="order-2 col-end-[-1] max-w-[24em] text-lead">{label}</dt>
              <dd className="tabular order-1 col-end-[-1] self-end font-bold font-display text-hero">
                {figure}
              </dd>
              <Screen name={`portfolio/${project.slug}/result-${index + 1}`} alt={screen} />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The part of the client's site that a result came from. */
function Screen({ name, alt }: { name: string; alt: string | undefined }) {
  const found = useHasPicture(name);
  return (
    found &&
    alt !== undefined && (
      <dd className="order-3 mt-2 md:col-start-1 md:row-span-2 md:row-start-1 md:mt-0">
        <Picture name={name} alt={alt} sizes="(width >= 48rem) 34rem, 92vw" className="result-screen" />
      </dd>
    )
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
