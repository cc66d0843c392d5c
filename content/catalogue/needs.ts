import type { NeedRules } from "#app/domain/needs.ts";
import { figures } from "#content/figures.ts";
import { ifOffered, offers } from "#content/offered.ts";
import { policy } from "./policy.ts";

const { showcase } = figures.delivery;
const [shortest] = figures.paymentMonths;
const highest = policy.discountPercent[shortest];

/** What each answer of the three questions leads to. Every proposal must be a valid quote: `needs.test.ts`. */
export const needs: NeedRules = {
  need: {
    calls: {
      label: { "fr-fr": "Des appels et des demandes", "en-en": "Calls and enquiries" },
      options: ["advanced_form"],
      reason: {
        "fr-fr": "Appel en un geste et formulaire avancé : chaque demande arrive complète.",
        "en-en": "One-tap calls and an advanced form: every enquiry arrives complete.",
      },
    },
    found: {
      withdrawn: !offers("seo"),
      label: { "fr-fr": "Une bonne place sur Google", "en-en": "Visibility on Google" },
      pack: "advanced",
      options: ["seo_optimization"],
      reason: {
        "fr-fr":
          "Une page par sujet et l'optimisation SEO : Google peut vous proposer pour chacun de vos services.",
        "en-en": "One page per subject and On-page SEO: Google can suggest you for each of your services.",
      },
    },
    visitors: {
      label: { "fr-fr": "Des clients venus d'ailleurs", "en-en": "Customers from abroad" },
      options: ["multilingual_structure", "translation_ai"],
      reason: {
        "fr-fr": "Un site traduit puis relu : vos visiteurs vous lisent dans leur langue.",
        "en-en": "A site translated then proofread: visitors read it in their own language.",
      },
    },
    sell: {
      label: { "fr-fr": "Des ventes en ligne", "en-en": "Online sales" },
      projectType: "ecommerce",
    },
    book: {
      withdrawn: !offers("reservation"),
      label: { "fr-fr": "Des réservations", "en-en": "Bookings" },
      projectType: "reservation",
    },
  },
  have: {
    nothing: {
      label: { "fr-fr": "Rien pour l'instant", "en-en": "Nothing yet" },
      options: ["branding_basic", "photo_shooting"],
      reason: {
        "fr-fr":
          "Un logo, des couleurs et un reportage photo. Vous fournissez les textes, ou choisissez une de nos offres où nous les écrivons.",
        "en-en":
          "A logo, colours and a photo shoot. You supply the copy, or choose one of our offers in which we write it.",
      },
    },
    texts: { label: { "fr-fr": "Un logo, des textes, des photos", "en-en": "A logo, text, photos" } },
    site: {
      label: { "fr-fr": "Un site à refaire", "en-en": "A site to rebuild" },
      pack: "advanced",
      options: ["migration_multipage"],
      reason: {
        "fr-fr": "La migration reprend vos pages, et leurs anciennes adresses mènent aux nouvelles.",
        "en-en": "Migration brings your pages over, and their old addresses lead to the new ones.",
      },
    },
  },
  when: {
    soon: {
      label: { "fr-fr": "L'essentiel, sur une page", "en-en": "The essentials, on one page" },
      pack: "start",
      durationMonths: 12,
      reason: {
        "fr-fr": `Livré en ${showcase.from} à ${showcase.to} mois, payé sur ${shortest} mois avec la plus forte remise : ${highest} %.`,
        "en-en": `Delivered in ${showcase.from} to ${showcase.to} months, paid over ${shortest} months with the highest discount: ${highest}%.`,
      },
    },
    complete: {
      label: { "fr-fr": "Un site complet", "en-en": "A complete site" },
      pack: "advanced",
      durationMonths: 24,
      reason: {
        "fr-fr": `Le pack Advanced comprend plusieurs pages, ${ifOffered("seo", "le SEO technique, ")}la mesure d'audience et, ce que Start n'a pas même avec des options, une maquette pour chaque modèle de page.`,
        "en-en": `The Advanced pack includes several pages, ${ifOffered("seo", "technical SEO, ")}audience figures and, which Start lacks even with options, a mock-up for every page template.`,
      },
    },
    spread: {
      label: {
        "fr-fr": "Un site complet, avec les mensualités les plus basses",
        "en-en": "A complete site, with the lowest monthly payments",
      },
      pack: "advanced",
      durationMonths: 36,
      reason: {
        "fr-fr": "Le pack Advanced sur 36 mois : les mensualités les plus basses.",
        "en-en": "The Advanced pack over 36 months: the lowest monthly payments.",
      },
    },
  },
};
