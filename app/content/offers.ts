import { inLanguage } from "#app/i18n/compose.ts";
import { inEachLanguage } from "#app/i18n/locales.ts";
import { options } from "#app/prices/rules.ts";
import * as stated from "#content/offers.ts";

/** Offers of the showcase page, without options that are retired. The prices are the agency's. */
export const showcaseOffers = stated.showcaseOffers.map(
  ({ id, price, pack, options: all, name, promise, holds }) => ({
    id,
    price,
    pack,
    options: all.filter((key) => options[key].retired !== true),
    copy: inEachLanguage((locale) => inLanguage({ name, promise, holds }, locale)),
  }),
);

/** A pack with options, and the agency's work on its contents. */
export type Offer = (typeof showcaseOffers)[number];

/** What the e-commerce pack includes. */
export const ecommercePack = inEachLanguage((locale) => inLanguage(stated.ecommercePack, locale));

/** Sold beside the e-commerce pack. */
export const ecommerceOffers = inEachLanguage((locale) => inLanguage(stated.ecommerceOffers, locale));
