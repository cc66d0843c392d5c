import { useParams } from "react-router";
import { postSlug, testimonials } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { BrandLink } from "#app/shell/Brand.tsx";
import { EmbedPage } from "#app/shell/EmbedPage.tsx";
import { hasPortfolio, itemPathOf, pathOf } from "#app/site/pages.ts";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
import { postEmbedUrl, postUrl } from "./post-service.ts";

/** A LinkedIn post: on a page of its own what it says, in the client's colours. */
export default function PostEmbed() {
  const { locale, t } = useLanguage();
  const { slug } = useParams();
  // The host returns 404 for a slug that is not in the list of addresses.
  const testimonial = testimonials.find((_, index) => postSlug(index) === slug);
  const picture = `portfolio/${testimonial?.projectSlug}/desktop`;
  const pictured = useHasPicture(picture);
  if (testimonial?.publication?.network !== "linkedin") return null;
  const { author, company, projectSlug, publication } = testimonial;
  return (
    <EmbedPage
      title={t("home.testimonials.post.title", { author })}
      src={postEmbedUrl(publication.id)}
      back={{ href: pathOf("home", locale), label: t("home.testimonials.post.back") }}
      service={{ href: postUrl(publication.id), label: t("pages.embed.post") }}
    >
      <div className="flex min-h-16 items-center justify-between gap-6 bg-canvas px-(--gutter)">
        <BrandLink />
        {hasPortfolio && (
          <a href={pathOf("portfolio", locale)} className="inline-flex min-h-11 items-center font-semibold">
            {t("pages.connect.portfolio")}
          </a>
        )}
      </div>
      <div
        className={`${pictured ? "client-ground max-lg:content-between" : "bg-raised"} grid grid-cols-1 content-center items-center gap-8 overflow-clip py-8 pl-(--gutter) lg:grid-cols-2 lg:gap-16`}
        data-client={projectSlug}
      >
        <figure className="max-w-[44em] pr-(--gutter)">
          <blockquote className="font-bold font-display text-quote">
            <p>{typesetIn(testimonial.text, locale)}</p>
          </blockquote>
          <figcaption className="mt-6">
            <span className="block font-semibold">{author}</span>
            {typesetIn(testimonial.role, locale)}, {company}
            {pictured && (
              <a
                href={itemPathOf("project", locale, projectSlug)}
                className="underlined mt-4 flex min-h-11 w-fit items-center font-semibold"
              >
                {t("home.testimonials.project")}
              </a>
            )}
          </figcaption>
        </figure>
        {pictured && (
          <div>
            <Picture
              name={picture}
              alt=""
              sizes="(width >= 64rem) 50vw, 100vw"
              className="w-full rounded-l-base"
            />
          </div>
        )}
      </div>
    </EmbedPage>
  );
}
