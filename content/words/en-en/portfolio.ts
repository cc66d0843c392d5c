import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import type { portfolio as french } from "../fr-fr/portfolio.ts";

const { inHere, region } = placeWords["en-en"];

export const portfolio = {
  "hero.title": `Websites made *${inHere} for ${region}*.`,
  "hero.lead": `Business websites, online shops${ifOffered("reservation", ", booking")}: what each client wanted, what we did, and what they gained.`,
  "hero.fact.price": "Business website",
  "hero.fact.price.value": "from {price} excl. VAT",
  "hero.fact.delivery": "Business website ready in",
  "hero.fact.delivery.value": "{from} to {to} months",
  "hero.pricing": "Work out my price",
  "hero.contact": "Discuss my project",

  "filter.type": "Type of site",
  "filter.all": "All",
  "filter.vitrine": "Showcase",
  "filter.ecommerce": "E-commerce",
  "filter.reservation": "Booking",
  "filter.zone": "Territory",
  "filter.everywhere": "All territories",
  "filter.submit": "Show",

  "count.none": "No projects",
  "count.one": "{count} project",
  "count.other": "{count} projects",

  "piece.read": "Read the case study",

  "empty.title": "No {type} {zone} yet",
  "empty.all": "project",
  "empty.vitrine": "showcase website",
  "empty.ecommerce": "online shop",
  "empty.reservation": "booking site",
  "empty.text": "Yours could be the first. Until then, the other projects show what we do.",
  "empty.contact": "Discuss my project",
  "empty.reset": "See every project",

  "call.title": "What about *your* project?",
  "call.text":
    "Tell us what you offer, and to whom. {advisor} will reply within {hours} hours, Monday to Friday, with a first idea and a price range.",
  "call.contact": "Discuss my project",
  "call.pricing": "Work out my price",
} as const satisfies Record<keyof typeof french, string>;
