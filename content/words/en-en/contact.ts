import { formatHour } from "#app/i18n/formats.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { clock as clocks, placeWords, serviceRadiusMetres } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import { remoteExamples, territoryNames, visitedIn, visitedNames } from "#content/territories.ts";

const opens = formatHour(identity.openingHours.opens, "en-en");
const closes = formatHour(identity.openingHours.closes, "en-en");

import type { contact as french } from "../fr-fr/contact.ts";

const { inCity, ofCity, here, ofHere, clientsIn } = placeWords["en-en"];

const clock = clocks["en-en"];

export const contact = {
  "hero.title": "Tell us about *your website*.",
  "hero.lead": `${listed("en-en", "Business websites", "online shops", ifOffered("reservation", "booking"), "brand identity")}, for companies ${clientsIn}. A few lines will do: ${firstContact} will write back or call.`,
  "hero.price": "Business website",
  "hero.price.value": "from {price} excl. VAT",
  "hero.answer": "Reply",
  "hero.answer.value": `within ${figures.answerHours} h on weekdays`,
  "hero.place": "Agency",
  "hero.place.value": identity.address.city,
  "hero.action": "Describe my project",

  "direct.title": "Write to us directly",
  "direct.mail.title": "By email",
  "direct.mail.text": "Best for sending a document: a brief, a photo, a price list.",
  "direct.mail.action": "Write to {email}",
  "direct.mail.subject": "Website project",
  "direct.chat.title": "By WhatsApp",
  "direct.chat.text": `For a quick question, Monday to Friday, ${opens} to ${closes} (${clock}).`,
  "direct.chat.action": "Chat on WhatsApp",
  "direct.chat.message": "Hello, I would like to talk about a website project.",

  "form.title": "Your request",
  "form.name": "Full name",
  "form.company": "Company",
  "form.email": "Email address",
  "form.phone": "Phone",
  "form.phone.hint": "With the country code if your number is not French.",
  "form.site": "Address of your site",
  "form.project": "Your project",
  "form.budget": "Budget in mind",
  "form.budget.none": "I don’t know yet",
  "form.message": "Message",
  "form.message.hint": "Your business, what you need, a date if you have one.",
  "form.optional": "optional",
  "form.submit": "Send the request",
  "form.sending": "Sending...",
  "form.privacy":
    "Your data is used to answer you and to follow up your request. It is neither sold nor shared.",

  "project.website": `Website (business${ifOffered("reservation", ", booking")})`,
  "project.ecommerce": "E-commerce",
  "project.branding": "Brand identity",
  "project.other": "Other project",

  "budget.under-5000": "Under €5,000",
  "budget.5000-15000": "€5,000 to €15,000",
  "budget.15000-100000": "€15,000 to €100,000",
  "budget.100000-500000": "€100,000 to €500,000",
  "budget.over-500000": "Over €500,000",

  "vip.title": "The VIP meeting",
  "vip.text": `A meeting with the person who will lead your project, at your premises (${visitedNames("en-en")}), ${inCity} or by video call. We study your business beforehand, and the plan we draw up together is yours to keep. The meeting is free and commits you to nothing.`,
  "vip.action": "Book a VIP meeting on WhatsApp",
  "vip.message": "Hello, I would like to book a VIP meeting with the agency.",
  "vip.availability": "Availability",
  "vip.weekdays": "Monday to Friday",
  "vip.weekdays.hours": `${opens} – ${closes}`,
  "vip.weekends": "Weekends",
  "vip.weekends.hours": "by appointment",
  "vip.emergencies": "Emergencies",
  "vip.emergencies.hours":
    "7 days a week: call or write on WhatsApp; included in maintenance, quoted if you have no plan",

  "coverage.title": "The territories where we work",
  "coverage.text": `We travel to clients ${visitedIn("en-en")}; elsewhere${remoteExamples("en-en")} we work remotely.`,
  "coverage.map.title": "Map of the territories we serve",
  "coverage.map.description": `The territories that we serve: ${territoryNames("en-en")}. A circle shows what is within ${serviceRadiusMetres / 1000} km ${ofCity}.`,
  "coverage.scale": "100 km",
  "coverage.city": identity.address.city,
  "coverage.embed.action": `Show ${here} on an interactive map`,
  "coverage.embed.note": "Map: OpenStreetMap",
  "coverage.embed.title": `Interactive map ${ofHere}, OpenStreetMap`,
  "coverage.embed.back": "Back to the contact page",
} as const satisfies Record<keyof typeof french, string>;
