import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { EmbedPage } from "#app/shell/EmbedPage.tsx";
import { pathOf } from "#app/site/pages.ts";
import { mapEmbedUrl, mapUrl } from "./map-service.ts";

export default function MapEmbed() {
  const { locale, t } = useLanguage();
  return (
    <EmbedPage
      title={t("contact.coverage.embed.title")}
      src={mapEmbedUrl()}
      back={{ href: pathOf("contact", locale), label: t("contact.coverage.embed.back") }}
      service={{ href: mapUrl(), label: t("pages.embed.map") }}
    />
  );
}
