import type { Cents } from "#app/domain/money.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { offerPrices } from "#app/prices/offer-prices.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";

type Months = { readonly from: number; readonly to: number };

/** What the page says of the agency, its prices and times, and where it leads. The island downloads it too. */
export type AgencyView = {
  readonly name: string;
  readonly email: string;
  /** What a quote takes. */
  readonly minutes: number;
  /** How soon a request is answered, and the person who answers it. */
  readonly hours: number;
  readonly advisor: string;
  readonly phone: { readonly display: string; readonly link: string };
  readonly prices: {
    readonly website: Cents;
    // Null: it is not offered.
    readonly shop: Cents | null;
    readonly maintenance: Cents | null;
  };
  readonly delivery: { readonly showcase: Months; readonly ecommerce: Months; readonly booking: Months };
  /** The offers that include the copy: their address, and the lowest price as text. */
  readonly offers: { readonly address: string; readonly from: string };
  /** `portfolio`: null without one. */
  readonly paths: Readonly<Record<"pricing" | "contact" | "privacy" | "home", string>> & {
    readonly portfolio: string | null;
  };
};

export const agencyView = (locale: Locale): AgencyView => ({
  name: identity.name,
  email: identity.emails.projects,
  minutes: figures.quoteMinutes,
  hours: figures.answerHours,
  advisor: firstContact,
  phone: { display: identity.phone.display, link: `tel:${identity.phone.link}` },
  prices: {
    website: lowestPrices.website,
    shop: isOffered("ecommerce") ? priceRanges.ecommerce.from : null,
    maintenance: isOffered("maintenance") ? lowestPrices.maintenance : null,
  },
  delivery: figures.delivery,
  offers: {
    address: `${pathOf("showcase", locale)}#offers`,
    from: formatNetPrice(offerPrices[0], locale),
  },
  paths: {
    pricing: pathOf("pricing", locale),
    contact: pathOf("contact", locale),
    privacy: pathOf("privacy", locale),
    home: pathOf("home", locale),
    portfolio: hasPortfolio ? pathOf("portfolio", locale) : null,
  },
});
