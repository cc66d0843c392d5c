import { zeroCents } from "#app/domain/money.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { orderParts } from "#quotes/deposit/order-parts.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { orderPath } from "./order-paths.ts";

/** What the agency's accountant gets of an accepted quote, as files. */
export function Order({ quote }: { quote: ConfirmedQuote }) {
  const { t } = useLanguage();
  const parts = orderParts(quote, zeroCents).map(({ billing }) => billing);
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h4 className="font-semibold font-text">{t("request.order.title")}</h4>
      <p className="max-w-[38em] text-ink-2">{t("request.order.hint")}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        {(["json", ...parts] as const).map((format) => (
          <ButtonLink
            key={format}
            href={orderPath(quote.version, format)}
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
