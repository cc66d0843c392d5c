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
import { figures } from "#content/figures.ts";
import { partNames, priceAlone } from "./offer-pack.ts";

const rows = ["pack", "alone", "texts", "photos", "meetings"] as const;
type Row = (typeof rows)[number];

/** Packs with the agency's work on their contents, beside what each pack costs alone. */
export function Offers() {
  const { locale, t } = useLanguage();
  const price = (amount: Cents | null) =>
    amount === null ? t("showcase.offers.onQuote") : formatNetPrice(amount, locale);
  const offers = showcaseOffers.map((offer) => {
    const { name, promise, holds } = typesetIn(offer.copy, locale);
    const [pack, ...options] = partNames(offer, locale);
    const site = [t("showcase.offers.pack", { pack: pack ?? "" }), ...options].join(" + ");
    const rows = { ...holds, pack: site, alone: price(priceAlone(offer)) };
    const { mostPopular } = catalogue.packs[offer.pack];
    return { id: offer.id, mostPopular, price: price(offer.price), name, promise, rows };
  });
  return (
    <section aria-labelledby="offers" className="mt-20 bg-raised py-16 lg:mt-28 lg:py-24" data-reveal>
      <div className="@container wide">
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-end">
          <h2 id="offers" className="text-title">
            <Emphasis text={t("showcase.offers.title")} />
          </h2>
          <div className="lg:pb-2">
            <p className="font-semibold">{t("showcase.offers.label")}</p>
            <p className="mt-2 max-w-[40em] text-ink-2">
              {t("showcase.offers.text", { written: figures.writtenPages })}
            </p>
          </div>
        </div>
        <Comparison offers={offers} />
        <Stack offers={offers} />
        <ButtonLink href={pathOf("pricing", locale)} className="mt-12">
          {t("showcase.offers.action")}
        </ButtonLink>
      </div>
    </section>
  );
}

type OfferColumn = {
  readonly id: string;
  readonly mostPopular: boolean;
  readonly price: string;
  readonly name: string;
  readonly promise: string;
  readonly rows: Readonly<Record<Row, string>>;
};

const groundOf = (mostPopular: boolean) => (mostPopular ? "recommended" : "");

/** Which offer is chosen most; in a row, the others keep its room. */
function Flag({ shown }: { shown: boolean }) {
  const { t } = useLanguage();
  return (
    <span className="mb-3 block min-h-8">
      {shown && <span className="recommended-flag">{t("pricing.pack.popular")}</span>}
    </span>
  );
}

/** On wide screens: a table. */
function Comparison(props: { offers: readonly OfferColumn[] }) {
  const { t } = useLanguage();
  return (
    <table className="tabular mt-16 hidden w-full @min-[56rem]:table table-fixed border-collapse text-left">
      <caption className="sr-only">{t("showcase.offers.caption")}</caption>
      <thead>
        <tr className="align-top">
          <td className="pt-[6.4rem] pr-5 text-ink-2">{t("showcase.offers.corner")}</td>
          {props.offers.map(({ id, mostPopular, name, price, promise }) => (
            <th
              key={id}
              scope="col"
              className={`border-line border-l px-5 pt-5 pb-10 font-normal ${groundOf(mostPopular)}`}
            >
              <Flag shown={mostPopular} />
              <span className="block font-semibold">{name}</span>
              <span className="mt-4 block font-bold font-display text-[clamp(1.625rem,2.7vw,2.75rem)] leading-none tracking-tight">
                {price}
              </span>
              <span className="mt-4 block max-w-[14.6em] text-ink-2">{promise}</span>
              <Choose id={id} offer={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-line border-t last:border-b">
            <th scope="row" className="py-4 pr-5 font-normal text-ink-2">
              {t(`showcase.offers.row.${row}`)}
            </th>
            {props.offers.map((offer) => (
              <td key={offer.id} className={`border-line border-l px-5 py-4 ${groundOf(offer.mostPopular)}`}>
                {offer.rows[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On narrow screens: a list. */
function Stack(props: { offers: readonly OfferColumn[] }) {
  const { t } = useLanguage();
  return (
    <ul className="tabular mt-12 @min-[56rem]:hidden">
      {props.offers.map(({ id, mostPopular, name, price, promise, rows: texts }) => (
        <li
          key={id}
          className={`-mx-[16px] grid grid-cols-1 gap-x-12 gap-y-6 border-edge border-t px-[16px] py-8 md:grid-cols-2 ${groundOf(mostPopular)}`}
        >
          <div>
            {mostPopular && <Flag shown />}
            <h3 className="font-semibold font-text">{name}</h3>
            <p className="mt-2 font-bold font-display text-[2.5rem] leading-none tracking-tight">{price}</p>
            <p className="mt-3 text-ink-2">{promise}</p>
            <Choose id={id} offer={name} />
          </div>
          <dl>
            {rows.map((row) => (
              <div
                key={row}
                className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2.5 first:border-t-0"
              >
                <dt className="text-ink-2">{t(`showcase.offers.row.${row}`)}</dt>
                <dd>{texts[row]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The contact form, opened for the offer. */
function Choose({ id, offer }: { id: string; offer: string }) {
  const { locale, t } = useLanguage();
  return (
    <a
      href={contactPath(locale, `offer-${id}`)}
      className="underlined mt-2 inline-flex min-h-11 items-center font-semibold"
    >
      {t("showcase.offers.choose", { offer })}
    </a>
  );
}
