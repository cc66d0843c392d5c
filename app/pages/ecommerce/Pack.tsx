import { ecommerceOffers, ecommercePack } from "#app/content/offers.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { figures } from "#content/figures.ts";
import { priceRanges } from "#content/price-ranges.ts";

export function Pack() {
  const { locale, t } = useLanguage();
  const { from, to } = priceRanges.ecommerce;
  const contents = typesetIn(ecommercePack, locale);
  return (
    <section
      aria-labelledby="pack"
      className="mt-20 overflow-clip bg-raised py-16 lg:mt-28 lg:py-24"
      data-reveal
    >
      <div className="wide grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,9fr)_minmax(0,10fr)] lg:items-baseline">
        <div>
          <h2 id="pack" className="text-title">
            <Emphasis text={t("ecommerce.pack.title")} />
          </h2>
          <p className="mt-8 lg:mt-16">
            <span className="tabular -ml-[0.04em] block whitespace-nowrap font-bold font-display text-[min(22vw,6rem)] leading-[0.9] tracking-[-0.05em] lg:text-[clamp(6rem,10.5vw,11rem)]">
              {formatMoney(from, locale)}
            </span>
            <span className="mt-4 block font-bold font-display text-heading">
              {t("ecommerce.pack.price", { to: formatNetPrice(to, locale) })}
            </span>
          </p>
        </div>
        <div>
          <p className="text-lead">{t("ecommerce.pack.range", { products: figures.packProducts })}</p>
          {contents.length > 0 && (
            <>
              <h3 className="sr-only">{t("ecommerce.pack.contents")}</h3>
              <ul className="mt-10 border-edge border-t">
                {contents.map((item) => (
                  <li key={item} className="border-line border-b py-4">
                    {item}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="mt-8 max-w-[35em] text-ink-2">
            {t("ecommerce.pack.more", { products: figures.packProducts })}
          </p>
          <ButtonLink href={contactPath(locale, "packEcommerce")} className="mt-8">
            {t("ecommerce.pack.action")}
          </ButtonLink>
        </div>
      </div>
      <Others />
    </section>
  );
}

function Others() {
  const { locale, t } = useLanguage();
  const offers = typesetIn(ecommerceOffers, locale);
  if (offers.length === 0) return null;
  return (
    <div className="wide mt-20 lg:mt-28">
      <h3 className="text-quote">{t("ecommerce.pack.others")}</h3>
      <ul className="mt-5 grid grid-cols-1 border-edge border-t lg:grid-cols-3">
        {offers.map(({ name, promise }) => (
          <li
            key={name}
            className="border-line py-6 max-lg:not-first:border-t lg:py-8 lg:not-first:border-l lg:not-first:pl-8 lg:not-last:pr-8"
          >
            <h4 className="font-bold font-display text-heading">{name}</h4>
            <p className="mt-3 max-w-[30em] text-ink-2">{promise}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
