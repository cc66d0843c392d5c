import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { itemPathOf } from "#app/i18n/pages.ts";
import { localized } from "#app/i18n/typography.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Testimonial } from "#content/testimonials.ts";

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join("");

/** A post as a card of our own; the network's takes its place on a press. Without script the button leads to it. */
export function PostFacade(props: { testimonial: Testimonial; slug: string }) {
  const { locale, t } = useLanguage();
  const { author, role, company, text } = props.testimonial;
  return (
    <div data-embed className="border border-line bg-canvas p-6 lg:p-8">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="flex size-13 shrink-0 items-center justify-center rounded-full border border-edge font-bold font-display"
        >
          {initialsOf(author)}
        </span>
        <p className="grow leading-snug">
          <span className="block font-semibold">{author}</span>
          <span className="text-ink-2">
            {localized(role, locale)}, {company}
          </span>
        </p>
        <Icon name="linkedin" size={26} className="self-start" />
      </div>
      <p className="mt-6">{localized(text, locale)}</p>
      {/* The pattern of `shell/script/embeds.ts`: the link is the facade's own child. */}
      <a
        href={itemPathOf("postEmbed", locale, props.slug)}
        data-embed-title={t("home.testimonials.post.title", { author })}
        className={buttonClass("quiet", "mt-8")}
      >
        {t("home.testimonials.post.action")}
        <Icon name="linkedin" />
      </a>
      <p className="mt-4 text-ink-2">{t("home.testimonials.post.note")}</p>
    </div>
  );
}
