import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";

const availability = ["weekdays", "weekends", "emergencies"] as const;

export function VipMeeting() {
  const { t } = useLanguage();
  const chat = chatLink(t("contact.vip.message"));
  // Who is open every day has no other days.
  const shown = availability.filter((when) => t(`contact.vip.${when}`) !== "");
  return (
    <section aria-labelledby="vip" className="mt-20 bg-raised py-16 lg:mt-28 lg:py-24" data-reveal>
      <div className="wide grid gap-x-16 gap-y-12 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="vip" className="text-title">
            {t("contact.vip.title")}
          </h2>
          <p className="mt-6 max-w-[30em] text-ink-2 text-lead">{t("contact.vip.text")}</p>
          <ButtonLink
            href={chat ?? "#request"}
            icon={chat === null ? "arrow-right" : "whatsapp"}
            className="mt-8"
          >
            {t("contact.vip.action")}
          </ButtonLink>
        </div>
        <div className="md:self-end">
          <h3 className="text-heading">{t("contact.vip.availability")}</h3>
          <dl className="mt-4">
            {shown.map((when) => (
              <div
                key={when}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-5 text-lead last:border-b"
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
