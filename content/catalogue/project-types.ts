import type { Catalogue } from "#app/domain/catalogue.ts";
import { figures } from "#content/figures.ts";

const { showcase, ecommerce } = figures.delivery;

/** Only `configurable` types have an online price; the others link to the contact page. */
export const projectTypes: Catalogue["projectTypes"] = {
  vitrine: {
    configurable: true,
    name: { "fr-fr": "Site vitrine", "en-en": "Showcase website" },
    description: {
      "fr-fr": `Présenter votre activité, inspirer confiance, recevoir des demandes. Livré en ${showcase.from} à ${showcase.to} mois.`,
      "en-en": `Present your business, earn trust, receive enquiries. Delivered in ${showcase.from} to ${showcase.to} months.`,
    },
  },
  ecommerce: {
    configurable: false,
    name: { "fr-fr": "Site e-commerce", "en-en": "E-commerce website" },
    description: {
      "fr-fr": `Vendre en ligne, encaisser, livrer d'une île à l'autre. Prix sur devis, livré en ${ecommerce.from} à ${ecommerce.to} mois.`,
      "en-en": `Sell online, get paid, ship from island to island. Priced on request, delivered in ${ecommerce.from} to ${ecommerce.to} months.`,
    },
  },
  reservation: {
    configurable: false,
    name: { "fr-fr": "Site de réservation", "en-en": "Booking website" },
    description: {
      "fr-fr":
        "Chambres, tables, sorties en mer, rendez-vous : vos clients réservent un créneau libre. Prix sur devis.",
      "en-en": "Rooms, tables, boat trips, appointments: customers book a free slot. Priced on request.",
    },
  },
};
