import { ifOffered, listed } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { visitedIn } from "#content/territories.ts";
import type { about as french } from "../fr-fr/about.ts";

const { inCity, ofCity, inRegion } = placeWords["en-en"];

export const about = {
  "hero.title": `Your *web agency* ${inCity.replaceAll("-", "\u2011")}.`,
  "hero.lead": `There are five of us. Since {founded} we have worked for over {companies} companies ${inRegion}, on ${listed("en-en", "business websites", "online shops", ifOffered("reservation", "booking sites"))}.`,
  "hero.fact.price": "Business website",
  "hero.fact.price.value": "from {price} excl. VAT",
  "hero.fact.answer": "Reply",
  "hero.fact.answer.value": "within {hours} h on weekdays",
  "hero.contact": "Discuss my project",
  "hero.pricing": "Work out my price",

  "history.title": "Where we come from",

  "vision.year": "Vision {year}",
  "vision.figure": "{billions} billion",
  "vision.unit": "euros in annual revenue by {year}",
  "vision.text":
    "This is the revenue we aim for. For you, it means a larger team, in which the people who know your website go on looking after it.",
  "vision.note": `What it means for a business ${inRegion}`,
  "vision.action": "See our clients' results",

  "values.title": "What we stand by",

  "method.title": "The method",
  "experience.title": "What you *can count on*",

  "team.title": "The team",

  "territories.title": "Where we work",
  "territories.text": `We come and see you ${visitedIn("en-en")}, all within about {radius} km ${ofCity}; elsewhere, we work remotely.`,
  "territories.action": "See the map and get in touch",
  "territories.base": "our base",

  "call.title": "Let's talk about *your website*",
  "call.text": "Tell us what you sell, and to whom: {advisor} will get back to you.",

  "hiring.title": "Join the team",
  "hiring.text":
    "We read applications all year round. Tell us about a project you are proud of, and what you want to learn.",
  "hiring.action": "Send my application",
  "hiring.subject": "Job application",
} as const satisfies Record<keyof typeof french, string>;
