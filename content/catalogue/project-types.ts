import type { Catalogue } from "#app/domain/catalogue.ts";
import { lowestPackPrice } from "#app/domain/price-floors.ts";
import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { figures } from "#content/figures.ts";
import { offers } from "#content/offered.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { packs } from "./packs.ts";

const { showcase, ecommerce, booking } = figures.delivery;
const { from, to } = priceRanges.ecommerce;
const website = lowestPackPrice(packs);

/** Only `configurable` types have an online price; the others link to the contact page. */
export const projectTypes: Catalogue["projectTypes"] = {
  vitrine: {
    configurable: true,
    name: { "fr-fr": "Site vitrine", "en-en": "Business website" },
    description: {
      "fr-fr": `Pour présenter votre activité et recevoir des demandes. Livré en ${showcase.from} à ${showcase.to} mois.`,
      "en-en": `To present your business and receive enquiries. Delivered in ${showcase.from} to ${showcase.to} months.`,
    },
  },
  ecommerce: {
    configurable: false,
    name: { "fr-fr": "Site e-commerce", "en-en": "E-commerce website" },
    description: {
      "fr-fr": `Pour vendre en ligne et livrer d'une île à l'autre. De ${formatMoney(from, "fr-fr")} à ${formatNetPrice(to, "fr-fr")}, sur devis, livré en ${ecommerce.from} à ${ecommerce.to} mois.`,
      "en-en": `To sell online and ship from island to island. ${formatMoney(from, "en-en")} to ${formatNetPrice(to, "en-en")}, quoted for you, delivered in ${ecommerce.from} to ${ecommerce.to} months.`,
    },
  },
  reservation: {
    withdrawn: !offers("reservation"),
    configurable: false,
    name: { "fr-fr": "Site de réservation", "en-en": "Booking website" },
    description: {
      "fr-fr": `Chambres, tables, sorties en mer, rendez-vous : vos clients réservent un créneau libre. Site dès ${formatNetPrice(website, "fr-fr")}, agenda sur devis, livré en ${booking.from} à ${booking.to} mois.`,
      "en-en": `Rooms, tables, boat trips, appointments: customers book an available slot. Site from ${formatNetPrice(website, "en-en")}, calendar on request, delivered in ${booking.from} to ${booking.to} months.`,
    },
  },
};
