import type { portfolio as french } from "../fr-fr/portfolio.ts";

export const portfolio = {
  "hero.title": "Projects, and *the proof*.",
  "hero.lead":
    "Each case study tells the story of a Caribbean business: where it started, what we chose together, what changed.",

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

  "empty.title": "No {type} {zone} yet.",
  "empty.all": "project",
  "empty.vitrine": "showcase site",
  "empty.ecommerce": "online shop",
  "empty.reservation": "booking site",
  "in.martinique": "in Martinique",
  "in.guadeloupe": "in Guadeloupe",
  "in.french-guiana": "in French Guiana",
  "in.dominica": "in Dominica",
  "in.saint-lucia": "in Saint Lucia",
  "in.saint-martin": "in Saint Martin",
  "empty.text": "The spot is open: yours could be the first site shown here.",
  "empty.contact": "Talk about my project",
  "empty.reset": "See every project",

  "call.title": "The next case study is *yours*.",
  "call.text":
    "Tell us where you are starting from. An advisor answers within {hours} hours, with a frank opinion and a next step.",
  "call.contact": "Talk about my project",
  "call.pricing": "Estimate the price",
} as const satisfies Record<keyof typeof french, string>;
