import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";

const availability = ["weekdays", "weekends", "emergencies"] as const;

export function VipMeeting() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="vip" className="mt-28 bg-raised py-20 lg:mt-40 lg:py-28" data-reveal>
      <div className="wrap grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
        <div>
          <h2 id="vip" className="text-title">
            {t("contact.vip.title")}
          </h2>
          <p className="mt-6 text-ink-2 text-lead">{t("contact.vip.text")}</p>
          <ButtonLink href={chatLink(t("contact.vip.message"))} icon="whatsapp" className="mt-8">
            {t("contact.vip.action")}
          </ButtonLink>
        </div>
        <div>
          <h3 className="text-heading">{t("contact.vip.availability")}</h3>
          <dl className="mt-4">
            {availability.map((when) => (
              <div
                key={when}
                className="flex flex-wrap justify-between gap-x-6 border-line border-t py-4 last:border-b"
              >
                <dt>{t(`contact.vip.${when}`)}</dt>
                <dd className="tabular text-ink-2">{t(`contact.vip.${when}.hours`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
