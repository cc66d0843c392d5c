import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { figures } from "#content/figures.ts";
import { offers } from "#content/offered.ts";

/**
 * The prices are invented: replace them, then delete this export.
 * @sample
 */
export const sample = true;

const { booking } = figures.delivery;

export const specialOptions = {
  pack_ecommerce: {
    category: "special",
    price: { kind: "onQuote" },
    contract: false,
    needs: ["multipage_site"],
    family: "commerce",
    name: { "fr-fr": "Boutique ajoutée au site", "en-en": "Shop added to the site" },
    description: {
      "fr-fr": `Jusqu'à ${figures.packProducts} produits, sur le site que vous composez ici ; payée une fois, délai fixé dans le devis. Pour le pack e-commerce, site compris, choisissez Site e-commerce à l'étape 1.`,
      "en-en": `Up to ${figures.packProducts} products, on the site that you configure here; a one-off price, lead time set in the quote. For the e-commerce pack, site included, choose E-commerce website in step 1.`,
    },
    searchWords: {
      "fr-fr":
        "boutique en ligne, e-commerce, paiement en ligne, payer en ligne, paiement par carte, carte bancaire, CB, PayPal, Stripe, vendre en ligne, vente en ligne, panier, commande, catalogue, produits, magasin, livraison, click and collect, stock, Shopify, WooCommerce",
      "en-en":
        "online shop, online store, e-commerce, online payment, pay online, card payment, credit card, debit card, PayPal, Stripe, sell online, online sales, basket, cart, checkout, orders, catalogue, catalog, products, delivery, click and collect, inventory, Shopify, WooCommerce",
    },
  },
  pack_reservation: {
    withdrawn: !offers("reservation"),
    category: "special",
    price: { kind: "onQuote" },
    contract: false,
    family: "commerce",
    name: { "fr-fr": "Agenda de réservation", "en-en": "Booking calendar" },
    description: {
      "fr-fr": `Vos clients réservent en ligne une table, une chambre ou une sortie en mer ; votre agenda se met à jour, et le rappel part tout seul. Payé une fois ; site livré en ${booking.from} à ${booking.to} mois.`,
      "en-en": `Customers book a table, a room or a boat trip online; your calendar updates itself, and reminders go out automatically. A one-off price; with it, the site takes ${booking.from} to ${booking.to} months.`,
    },
    searchWords: {
      "fr-fr":
        "réservation en ligne, réserver, prise de rendez-vous, rendez-vous, RDV, agenda, calendrier, planning, disponibilités, créneaux, acompte en ligne, paiement en ligne, booking, Calendly, Doctolib",
      "en-en":
        "online booking, book, reservations, appointments, appointment booking, schedule, scheduling, diary, availability, time slots, online deposit, online payment, Calendly",
    },
  },
  migration_multipage: {
    category: "special",
    price: { kind: "oneOff", amount: euros(790) },
    contract: false,
    needs: ["multipage_site"],
    name: { "fr-fr": "Migration de votre site", "en-en": "Site migration" },
    description: {
      "fr-fr": `Nous reprenons jusqu'à ${figures.migratedPages} pages de votre site actuel, textes et images. Les anciennes adresses mènent aux nouvelles, pour vos clients comme pour Google.`,
      "en-en": `We bring over up to ${figures.migratedPages} pages of your current site, text and pictures. Old addresses lead to the new ones, for your customers and for Google.`,
    },
    searchWords: {
      "fr-fr":
        "refonte, ancien site, site existant, refaire mon site, transfert, reprise, changer de site, moderniser, WordPress, Wix",
      "en-en":
        "redesign, rebuild, existing site, old site, revamp, relaunch, transfer, move my site, modernise, modernize, WordPress, Wix",
    },
  },
  pwa: {
    category: "special",
    price: { kind: "oneOff", amount: euros(1290) },
    contract: false,
    name: { "fr-fr": "Application installable (PWA)", "en-en": "Installable app (PWA)" },
    description: {
      "fr-fr":
        "Votre site s'installe sur le téléphone comme une application, s'ouvre d'un geste et se consulte même quand le réseau manque.",
      "en-en":
        "Your site installs on a phone like an app, opens with one tap and can be read even when the network drops.",
    },
    searchWords: {
      "fr-fr":
        "application mobile, appli, app mobile, application iPhone, Android, smartphone, hors ligne, notifications",
      "en-en":
        "mobile app, mobile application, phone app, iPhone app, Android, smartphone, offline, notifications",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
