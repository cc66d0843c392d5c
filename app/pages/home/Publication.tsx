import type { Testimonial } from "#app/content/testimonials.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { bindShortWords } from "#app/i18n/short-words.ts";
import { itemPathOf } from "#app/site/pages.ts";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";

type PublicationProps = { readonly testimonial: Testimonial; readonly slug: string };

/** A drawn card for a testimonial's publication, if it has one. LinkedIn's own post is loaded on a press. */
export function Publication(props: PublicationProps) {
  const { publication } = props.testimonial;
  if (publication === undefined) return null;
  return publication.network === "instagram" ? (
    <Reel testimonial={props.testimonial} url={publication.url} />
  ) : (
    <Post {...props} />
  );
}

function Reel({ testimonial, url }: Pick<PublicationProps, "testimonial"> & { readonly url: string }) {
  const { t } = useLanguage();
  return (
    <div data-screen-only>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        data-client={testimonial.projectSlug}
        className={`${previewClass} min-h-72`}
      >
        <PublicationPreview
          network="instagram"
          label={t("home.testimonials.reel")}
          testimonial={testimonial}
          action={t("home.testimonials.reel.action")}
          icon="arrow-up-right"
        />
        <span className="sr-only">{t("home.testimonials.reel.newTab")}</span>
      </a>
    </div>
  );
}

/** The link is the facade's child (`browser/link-actions.ts`); without script it opens the post. */
function Post({ testimonial, slug }: PublicationProps) {
  const { locale, t } = useLanguage();
  return (
    <div data-embed data-screen-only>
      <a
        href={itemPathOf("postEmbed", locale, slug)}
        data-embed-title={t("home.testimonials.post.title", { author: testimonial.author })}
        data-client={testimonial.projectSlug}
        className={`${previewClass} min-h-72`}
      >
        <PublicationPreview
          network="linkedin"
          label={t("home.testimonials.post")}
          testimonial={testimonial}
          action={t("home.testimonials.post.action")}
          icon="chevron-down"
        />
      </a>
    </div>
  );
}

const previewClass = "client-preview flex flex-col overflow-clip border border-line p-6 lg:px-8";

function PublicationPreview(props: {
  network: "instagram" | "linkedin";
  label: string;
  testimonial: Testimonial;
  action: string;
  icon: IconName;
}) {
  const { locale } = useLanguage();
  const { company, projectSlug } = props.testimonial;
  const picture = `portfolio/${projectSlug}/desktop`;
  const pictured = useHasPicture(picture);
  return (
    <>
      <span className="flex items-center justify-between gap-2 font-semibold leading-tight">
        {props.label}
        <Icon name={props.network} size={24} />
      </span>
      <span className="mb-auto mt-2 font-bold font-display text-title">
        {bindShortWords(company, locale)}
      </span>
      {pictured && (
        <Picture name={picture} alt="" sizes="(min-width: 64rem) 50rem, 76vw" className="my-6 rounded-base" />
      )}
      <span className="client-preview-action -mx-6 -mb-6 flex min-h-14 items-center justify-between px-6 font-semibold lg:-mx-8 lg:px-8">
        {props.action}
        <Icon name={props.icon} />
      </span>
    </>
  );
}
