import * as v from "valibot";
import { type ComingSoonService, comingSoonServices } from "#app/domain/services.ts";
import { pricedServices } from "./agency.ts";
import {
  amount,
  type ContentOf,
  file,
  name,
  optionKey,
  packKey,
  perLanguage,
  slug,
  text,
  titledText,
} from "./common.ts";

const serviceCategories = ["create", "support", "grow"] as const;

/** Search engines are told the range of a priced service; pages show the others' prices too. */
const shownPrices = [...pricedServices, "booking", "optimisation"] as const;

const service = v.pipe(
  v.strictObject({
    id: slug,
    category: v.picklist(serviceCategories),
    /** Its own page, or its name on the under-construction page. */
    page: v.exactOptional(v.picklist(["showcase", "ecommerce"])),
    service: v.exactOptional(v.picklist(comingSoonServices)),
    /** The price that is shown beside it; none for what has no price of its own. */
    price: v.exactOptional(v.picklist(shownPrices)),
    name: perLanguage(text),
    text: perLanguage(text),
    action: perLanguage(text),
    /** Figures and their units. */
    figures: v.array(v.strictObject({ value: perLanguage(text), label: perLanguage(text) })),
    /** What is true of all figures: their unit, or the option that includes them. */
    figuresNote: v.exactOptional(perLanguage(text)),
  }),
  v.check(
    ({ page, service }) => (page === undefined) !== (service === undefined),
    "expected `page` or `service`, and not both",
  ),
  v.transform(({ page, service, ...rest }) => ({
    ...rest,
    to: page ?? { service: service as ComingSoonService },
  })),
);

/** The services in the order of the services page, and the three steps of a project. */
export const servicesSchema = file({
  services: v.array(service),
  steps: v.array(titledText),
});
export type Services = ContentOf<typeof servicesSchema>;

/** Packs with options, and the agency's work on their contents. */
export const offersSchema = file({
  showcaseOffers: v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        /** Before tax, with the pack. Null: on request. */
        price: v.nullable(amount),
        pack: packKey,
        options: v.array(optionKey),
        name: perLanguage(name),
        promise: perLanguage(text),
        /** The rows of the comparison table, below those of the pack. */
        holds: v.strictObject({
          texts: perLanguage(text),
          photos: perLanguage(text),
          meetings: perLanguage(text),
        }),
      }),
    ),
    v.check(
      (offers) => offers.some(({ price }) => price !== null),
      "expected at least one offer with a price",
    ),
  ),
  /** What the e-commerce pack includes. Its price is on request. */
  ecommercePack: v.array(perLanguage(text)),
  /** Sold beside the e-commerce pack. */
  ecommerceOffers: v.array(v.strictObject({ name: perLanguage(text), promise: perLanguage(text) })),
});
export type Offers = ContentOf<typeof offersSchema>;
