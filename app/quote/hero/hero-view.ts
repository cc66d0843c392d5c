import type { Cents } from "#app/domain/money.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";

type Months = { readonly from: number; readonly to: number };

/** What the first screen says of the agency's prices and times. The island downloads it too. */
export type HeroView = {
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
};

export const heroView: HeroView = {
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
};
