import { formatHour, formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { floors } from "#content/price-floors.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";

const opens = formatHour(identity.openingHours.opens, "en-en");
const closes = formatHour(identity.openingHours.closes, "en-en");
const website = formatNetPrice(floors.website, "en-en");
const lowest = formatMoney(priceRanges.ecommerce.from, "en-en");
const highest = formatNetPrice(priceRanges.ecommerce.to, "en-en");
const { answerHours: hours, delivery } = figures;
const { founded, companiesSupported } = identity;
const { showcase, ecommerce } = delivery;

import type { meta as french } from "../fr-fr/meta.ts";

const { inCity, here, inHere, ofHere, region, inRegion } = placeWords["en-en"];

export const meta = {
  "home.title": `Premium web agency ${inHere}`,
  "home.description": `${listed("en-en", `Business websites from ${website}`, "online shops", ifOffered("reservation", "booking sites"))}, designed ${inCity} for ${region}. A reply within ${hours} hours on weekdays.`,
  "services.title": `Website design ${inHere}`,
  "services.description": `${listed("en-en", `Business websites from ${website}`, "online shops", ifOffered("reservation", "booking"), ifOffered("seo", "SEO"), ifOffered("maintenance", "maintenance"))}, all from one team ${inCity}, ${here}.`,
  "showcase.title": `Showcase websites ${inHere}`,
  "showcase.description": `A business website from ${website}, live in ${showcase.from} to ${showcase.to} months, built by a team ${inCity}. Offers, prices and answers to your questions.`,
  "ecommerce.title": `E-commerce websites ${inHere}`,
  "ecommerce.description": `An online shop that ships from island to island, ${lowest} to ${highest}. Open in ${ecommerce.from} to ${ecommerce.to} months, with up to ${figures.packProducts} products in the pack.`,
  "portfolio.title": `Websites made ${inHere} for ${region}`,
  "portfolio.description": `${listed("en-en", "Business websites", "shops", ifOffered("reservation", "booking sites"))} made for companies ${inRegion}: the context, the choices, the results.`,
  "pricing.title": `Website prices ${inHere}`,
  "pricing.description": `Price your business website, from ${website}: an indicative quote in under ${figures.quoteMinutes} minutes. ${firstContact} will contact you within ${hours} hours on weekdays.`,
  "about.title": `Web agency ${inCity} since ${founded}`,
  "about.description": `Five people ${inCity}, over ${companiesSupported} client companies ${inHere} and ${inRegion}. The team, the method and the vision for ${figures.vision.year}.`,
  "contact.title": `Contact a web agency ${inHere}`,
  "contact.description": `Tell us about your project by form, phone, WhatsApp or email. A reply within ${hours} hours on weekdays; by phone Monday to Friday, ${opens} to ${closes}.`,
  "mapEmbed.title": "Interactive map",
  "mapEmbed.description": `${identity.address.region} on OpenStreetMap.`,
  "postEmbed.title": "Testimonial",
  "postEmbed.description": "A testimonial published on LinkedIn.",
  "thankYou.title": "Thank you, we have your request",
  "thankYou.description": `Your request has reached us. ${firstContact} will contact you within ${hours} hours on weekdays.`,
  "construction.title": "Service available soon",
  "construction.description": `We already provide all our services: tell us what you need, and ${firstContact} will get back to you.`,
  "accessibility.title": "Accessibility of this site",
  "accessibility.description":
    "Where this site stands on accessibility: what was checked and with what, what does not work yet, how to report a problem and what to do next.",
  "privacy.title": "Privacy and personal data",
  "privacy.description":
    "What this site keeps about you, why and for how long, who reads it, what stays in your browser, and how to have it erased.",
  "offline.title": "Offline",
  "offline.description": "This page has not been opened on this device yet.",
  "card.alt": `"{title}" over the contour lines ${ofHere}. {agency}.`,
  "card.project.alt": "The website of {client} on a computer and on a phone. {agency}.",
  "card.project": "Case study",
  "error.title": "Error {status}",
  "connect.title": "Stay in touch",
  "connect.description": "The agency's phone, chat, email and social profiles on one page.",
  "entry.title": "Choose your language",
} as const satisfies Record<keyof typeof french, string>;
