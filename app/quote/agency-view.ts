import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { offerPrices } from "#app/prices/offer-prices.ts";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { firstContact } from "#content/team.ts";

/** What the configurator says of the agency, and where it leads. */
export type AgencyView = {
  readonly name: string;
  readonly email: string;
  /** How soon a request is answered, and the person who answers it. */
  readonly hours: number;
  readonly advisor: string;
  readonly phone: string;
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
  hours: figures.answerHours,
  advisor: firstContact,
  phone: identity.phone.display,
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
