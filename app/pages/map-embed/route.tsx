import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { EmbedBar } from "#app/shell/EmbedBar.tsx";
import { pathOf } from "#app/site/pages.ts";
import { mapEmbedUrl, mapUrl } from "./map-service.ts";

/** The embedded map on a separate page, so that only this page's policy allows the third party. */
export default function MapEmbed() {
  const { locale, t } = useLanguage();
  return (
    <main className="flex h-svh flex-col">
      <h1 className="sr-only">{t("contact.coverage.embed.title")}</h1>
      <iframe
        src={mapEmbedUrl()}
        title={t("contact.coverage.embed.title")}
        referrerPolicy="strict-origin"
        className="min-h-0 grow"
      />
      <EmbedBar
        back={{ href: pathOf("contact", locale), label: t("contact.coverage.embed.back") }}
        service={{ href: mapUrl(), label: t("pages.embed.map") }}
      />
    </main>
  );
}
