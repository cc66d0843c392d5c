import { useParams } from "react-router";
import { postSlug, testimonials } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { EmbedPage } from "#app/shell/EmbedPage.tsx";
import { pathOf } from "#app/site/pages.ts";
import { postEmbedUrl, postUrl } from "./post-service.ts";

/** A LinkedIn post. */
export default function PostEmbed() {
  const { locale, t } = useLanguage();
  const { slug } = useParams();
  // The host returns 404 for a slug that is not in the list of addresses.
  const testimonial = testimonials.find((_, index) => postSlug(index) === slug);
  if (testimonial?.publication?.network !== "linkedin") return null;
  const { author, publication } = testimonial;
  return (
    <EmbedPage
      title={t("home.testimonials.post.title", { author })}
      src={postEmbedUrl(publication.id)}
      back={{ href: pathOf("home", locale), label: t("home.testimonials.post.back") }}
      service={{ href: postUrl(publication.id), label: t("pages.embed.post") }}
    >
      <figure className="mx-auto max-w-[38em]">
        <blockquote className="font-display text-heading">
          <p>{testimonial.text[locale]}</p>
        </blockquote>
        <figcaption className="mt-4 text-ink-2">
          {author}, {testimonial.role[locale]}, {testimonial.company}
        </figcaption>
      </figure>
    </EmbedPage>
  );
}
