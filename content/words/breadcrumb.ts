import type { Localized } from "#app/i18n/locales.ts";
import { addressPlace } from "../place.ts";

/** The name of each address segment. Others are shown as their own words, capitalised. */
export const breadcrumb: Localized<Readonly<Record<string, string>>> = {
  "fr-fr": {
    services: "Services",
    "creation-site-vitrine": "Site vitrine",
    [`creation-site-ecommerce-${addressPlace}`]: "E-commerce",
    portfolio: "Portfolio",
    tarifs: "Tarifs",
    "a-propos": "À propos",
    contact: "Contact",
    merci: "Merci",
    "service-construction": "Bientôt disponible",
    accessibilite: "Accessibilité",
    confidentialite: "Confidentialité",
    "hors-ligne": "Hors ligne",
  },
  "en-en": {
    services: "Services",
    "showcase-website-creation": "Showcase website",
    [`creation-site-ecommerce-${addressPlace}`]: "E-commerce website",
    portfolio: "Portfolio",
    pricing: "Pricing",
    about: "About",
    contact: "Contact",
    "thank-you": "Thank you",
    "service-under-construction": "Coming soon",
    accessibility: "Accessibility",
    privacy: "Privacy",
    offline: "Offline",
  },
};
