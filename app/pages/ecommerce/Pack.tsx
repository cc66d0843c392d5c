import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { localized } from "#app/i18n/typography.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { limits } from "#content/limits.ts";
import { ecommercePack } from "#content/offers.ts";
import { priceRanges } from "#content/price-ranges.ts";

/** The one offer, told by its one limit. */
export function Pack() {
  const { locale, t } = useLanguage();
  const { from, to } = priceRanges.ecommerce;
  return (
    <section
      aria-labelledby="pack"
      className="mt-24 overflow-clip bg-raised py-20 lg:mt-40 lg:py-32"
      data-reveal
    >
      <div className="wide grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]">
        <div>
          <h2 id="pack" className="text-title">
            <Emphasis text={t("ecommerce.pack.title")} />
          </h2>
          <p className="mt-8 lg:mt-16">
            <span className="tabular -ml-[0.04em] block font-bold font-display text-[clamp(11rem,33vw,31rem)] leading-[0.76] tracking-[-0.06em]">
              {limits.packProducts}
            </span>
            <span className="mt-8 block text-ink-2 text-lead">{t("ecommerce.pack.count")}</span>
          </p>
        </div>
        <div>
          <p className="font-bold font-display text-[clamp(2rem,3.4vw,3rem)] leading-none tracking-tight">
            {t("ecommerce.pack.price")}
          </p>
          <p className="tabular mt-3 text-ink-2 text-lead">
            {t("ecommerce.pack.range", { from: formatMoney(from, locale), to: formatMoney(to, locale) })}
          </p>
          <h3 className="sr-only">{t("ecommerce.pack.holds")}</h3>
          <ul className="mt-10 border-edge border-t">
            {localized(ecommercePack, locale).map((item) => (
              <li key={item} className="border-line border-b py-4">
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-8 max-w-[52ch] text-ink-2">
            {t("ecommerce.pack.more", { products: limits.packProducts })}
          </p>
          <ButtonLink href={pathOf("contact", locale)} className="mt-8">
            {t("ecommerce.pack.action")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
