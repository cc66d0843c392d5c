import { catalogue } from "#app/content/catalogue.ts";
import { showcaseOffers } from "#app/content/offers.ts";
import type { Cents } from "#app/domain/money.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import "./offers.css";
import { partNames, priceAlone } from "./offer-pack.ts";

/** Each offer as a sum: a pack at its own price, and the agency's work on its contents. */
export function Offers() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="offers" className="mt-20 bg-raised py-16 lg:mt-28 lg:py-24" data-reveal>
      <div className="wide">
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-end">
          <h2 id="offers" className="text-title">
            <Emphasis text={t("showcase.offers.title")} />
          </h2>
          <p className="max-w-[34em] text-lead lg:pb-2">{t("showcase.offers.text")}</p>
        </div>
        <ul className="tabular mt-12 border-edge border-b lg:mt-16">
          {showcaseOffers.map((offer) => (
            <Sum key={offer.id} offer={offer} />
          ))}
        </ul>
        <ButtonLink href={pathOf("pricing", locale)} className="mt-12">
          {t("showcase.offers.action")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Sum({ offer }: { offer: (typeof showcaseOffers)[number] }) {
  const { locale, t } = useLanguage();
  const price = (amount: Cents | null) =>
    amount === null ? t("showcase.offers.onQuote") : formatNetPrice(amount, locale);
  const { name, promise, holds } = typesetIn(offer.copy, locale);
  const [pack, ...options] = partNames(offer, locale);
  const { mostPopular } = catalogue.packs[offer.pack];
  return (
    <li className={`offer ${mostPopular ? "recommended" : ""}`}>
      <div>
        {mostPopular && <p className="recommended-flag mb-3">{t("pricing.pack.popular")}</p>}
        <h3 className="text-heading">{name}</h3>
        <p className="mt-1 max-w-[20em]">{promise}</p>
      </div>
      <dl>
        <div>
          <dt>{t("showcase.offers.site")}</dt>
          <dd>
            <strong>{price(priceAlone(offer))}</strong>
            {[t("showcase.offers.pack", { pack: pack ?? "" }), ...options].join(" + ")}
          </dd>
        </div>
        <div>
          <dt>{t("showcase.offers.work")}</dt>
          <dd>
            {Object.entries(holds).map(([part, text]) => (
              <span key={part}>{text}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t("showcase.offers.price")}</dt>
          <dd>
            <strong>{price(offer.price)}</strong>
            <a
              href={contactPath(locale, `offer-${offer.id}`)}
              className="underlined inline-flex min-h-11 items-center font-semibold"
            >
              {t("showcase.offers.choose", { offer: name })}
            </a>
          </dd>
        </div>
      </dl>
    </li>
  );
}
