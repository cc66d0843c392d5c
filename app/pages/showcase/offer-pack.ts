import { catalogue } from "#app/content/catalogue.ts";
import type { Offer } from "#app/content/offers.ts";
import { add, type Cents } from "#app/domain/money.ts";
import type { Locale } from "#app/i18n/locales.ts";

type InPack = Pick<Offer, "pack" | "options">;

/** The names of an offer's pack and options, as in the configurator. */
export function partNames({ pack, options }: InPack, locale: Locale): readonly string[] {
  return [catalogue.packs[pack], ...options.map((key) => catalogue.options[key])].map(
    ({ name }) => name[locale],
  );
}

/** The configurator's price of the same pack and options, before tax and discount. `null`: on request. */
export function priceAlone({ pack, options }: InPack): Cents | null {
  const amounts = [
    catalogue.packs[pack].price,
    ...options
      .map((key) => catalogue.options[key].price)
      .map((price) => (price.kind === "oneOff" ? price.amount : null)),
  ];
  return amounts.every((amount) => amount !== null) ? add(...amounts) : null;
}
