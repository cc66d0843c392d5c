import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { orderFormats } from "#quotes/private-paths.ts";
import { orderPath } from "./order-paths.ts";

/** What the agency's accountant gets of an accepted quote, as files. */
export function Order({ version }: { version: number }) {
  const { t } = useLanguage();
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h4 className="font-semibold font-text">{t("request.order.title")}</h4>
      <p className="max-w-[38em] text-ink-2">{t("request.order.hint")}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        {orderFormats.map((format) => (
          <ButtonLink
            key={format}
            href={orderPath(version, format)}
            look="quiet"
            icon="download"
            className="max-sm:w-full"
          >
            {t(`request.order.${format}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
