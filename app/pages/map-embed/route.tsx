import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { EmbedWayBack } from "#app/shell/EmbedWayBack.tsx";
import { pathOf } from "#app/site/pages.ts";
import { mapEmbedUrl } from "./map-service.ts";

/** The embedded map on a page of its own, so that only this page's policy allows the third party. */
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
      <EmbedWayBack href={pathOf("contact", locale)}>{t("contact.coverage.embed.back")}</EmbedWayBack>
    </main>
  );
}
