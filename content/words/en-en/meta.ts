import { formatHour } from "#app/i18n/formats.ts";
import { identity } from "#content/identity.ts";

const opens = formatHour(identity.openingHours.opens, "en-en");
const closes = formatHour(identity.openingHours.closes, "en-en");

import type { meta as french } from "../fr-fr/meta.ts";

export const meta = {
  "home.title": "Premium web agency in Martinique",
  "home.description":
    "Showcase, e-commerce and booking websites designed in Fort-de-France for Caribbean businesses. An advisor gets back to you within 24 hours.",
  "services.title": "Our services: build, support, grow",
  "services.description":
    "Showcase, e-commerce and booking websites, maintenance, assistance, SEO and continuous optimisation, from Martinique.",
  "showcase.title": "Showcase websites in Martinique",
  "showcase.description":
    "A showcase website built to be found and to be trusted, delivered in 1 to 2 months by a team in Fort-de-France. Offers, lead times and answers.",
  "ecommerce.title": "E-commerce websites in Martinique",
  "ecommerce.description":
    "An online shop made for island trade: catalogue, payment, delivery. Live in 3 to 6 months, with up to 50 products in the pack.",
  "portfolio.title": "Portfolio: case studies",
  "portfolio.description":
    "Showcase sites, shops and booking sites made for Caribbean businesses: the context, the choices, the results.",
  "pricing.title": "Pricing and online quote",
  "pricing.description":
    "Put your showcase website together and get an estimate in under 5 minutes: pack, payment term, options. An advisor contacts you within 24 hours.",
  "about.title": "About: an agency of five",
  "about.description":
    "Founded in Fort-de-France in 2023, the agency has supported over 200 companies. Its story, its method and its vision for 2034.",
  "contact.title": "Contact: an advisor within 24 hours",
  "contact.description": `Tell us about your project by form, phone, chat or email. An answer within 24 hours; by phone Monday to Friday, ${opens} to ${closes}.`,
  "mapEmbed.title": "Interactive map",
  "mapEmbed.description": "Martinique on OpenStreetMap.",
  "postEmbed.title": "Testimonial",
  "postEmbed.description": "A testimonial published on LinkedIn.",
  "thankYou.title": "Thank you, we have your request",
  "thankYou.description": "Your request has reached us. An advisor will contact you within 24 hours.",
  "construction.title": "Service available soon",
  "construction.description": "This page is being prepared. The team already answers your questions.",
  "accessibility.title": "Accessibility of this site",
  "accessibility.description":
    "Where this site stands on accessibility: what was checked and with what, what does not work yet, how to report a problem and what to do next.",
  "privacy.title": "Privacy and personal data",
  "privacy.description":
    "What this site keeps about you, why and for how long, who reads it, what stays in your browser, and how to have all of it erased.",
  "offline.title": "Offline",
  "offline.description": "This page has not been opened on this device yet.",
  "card.alt": '"{title}" over the contour lines of Martinique. {agency}.',
  "card.project.alt": "The website of {client} on a computer and on a phone. {agency}.",
  "card.project": "Case study",
  "error.title": "Error {status}",
  "connect.title": "Stay in touch",
  "connect.description": "The agency's phone, chat, email and social profiles on one page.",
  "entry.title": "Choose your language",
} as const satisfies Record<keyof typeof french, string>;
