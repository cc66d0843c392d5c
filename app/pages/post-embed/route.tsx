import { useParams } from "react-router";
import { postSlug, testimonials } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { EmbedBar } from "#app/shell/EmbedBar.tsx";
import { pathOf } from "#app/site/pages.ts";
import { postEmbedUrl, postUrl } from "./post-service.ts";

/** A LinkedIn post on a separate page, so that only this page's policy allows the third party. */
export default function PostEmbed() {
  const { locale, t } = useLanguage();
  const { slug } = useParams();
  // The host returns 404 for a slug that is not in the list of addresses.
  const testimonial = testimonials.find((_, index) => postSlug(index) === slug);
  const { author, publication } = testimonial ?? {};
  if (author === undefined || publication?.network !== "linkedin") return null;
  const title = t("home.testimonials.post.title", { author });
  return (
    <main className="flex h-svh flex-col">
      <h1 className="sr-only">{title}</h1>
      <iframe
        src={postEmbedUrl(publication.id)}
        title={title}
        referrerPolicy="strict-origin"
        className="min-h-0 grow"
      />
      <EmbedBar
        back={{ href: pathOf("home", locale), label: t("home.testimonials.post.back") }}
        service={{ href: postUrl(publication.id), label: t("pages.embed.post") }}
      />
    </main>
  );
}
