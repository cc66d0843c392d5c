import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { mailLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { identity } from "#content/identity.ts";

export function Hiring() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="hiring" className="wide pt-20 lg:pt-28" data-reveal>
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8 border-line border-t pt-10">
        <div>
          <h2 id="hiring" className="text-heading">
            {t("about.hiring.title")}
          </h2>
          <p className="mt-4 max-w-[40em] text-ink-2 text-lead">{t("about.hiring.text")}</p>
        </div>
        <ButtonLink
          href={mailLink(identity.emails.hello, t("about.hiring.subject"))}
          look="quiet"
          icon="mail"
        >
          {t("about.hiring.action")}
        </ButtonLink>
      </div>
    </section>
  );
}
