import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Relief } from "#app/ui/relief/Relief.tsx";
import type { Testimonial } from "#content/testimonials.ts";

/** A reel as a drawn phone-shaped plate in the client's colours. Nothing of Instagram's is loaded; a press goes there. */
export function ReelPreview(props: { testimonial: Testimonial; url: string }) {
  const { t } = useLanguage();
  const { company, projectSlug } = props.testimonial;
  return (
    <div className="mx-auto max-w-76">
      <a
        href={props.url}
        target="_blank"
        rel="noopener"
        data-client={projectSlug}
        className="reel group relative isolate flex aspect-[9/14] flex-col justify-between overflow-clip p-6"
      >
        <Relief drawing="summit" className="opacity-90" />
        <span className="flex items-center justify-between font-semibold">
          {t("home.testimonials.reel")}
          <Icon name="instagram" size={24} />
        </span>
        <span className="font-bold font-display text-title">{company}</span>
        <span className="reel-action -mx-6 -mb-6 flex min-h-14 items-center gap-3 px-6 font-semibold">
          <Icon name="play" size={22} />
          <span className="grow">{t("home.testimonials.reel.action")}</span>
          <span className="sr-only">{t("home.testimonials.reel.newTab")}</span>
          <Icon name="arrow-up-right" />
        </span>
      </a>
      <p className="mt-4 text-ink-2">{t("home.testimonials.reel.note")}</p>
    </div>
  );
}
