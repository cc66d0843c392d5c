import type { about as french } from "../fr-fr/about.ts";

export const about = {
  "hero.title": "Five people, *one goal*.",
  "hero.lead":
    "The agency was founded in Fort-de-France in 2023. There are five of us, we have supported over 200 companies, and we look far ahead.",

  "history.title": "Where we come from",

  "vision.year": "Vision {year}",
  "vision.figure": "{billions} billion",
  "vision.unit": "euros in annual revenue by {year}",
  "vision.text":
    "The figure raises eyebrows. That is its job. It forbids us to think small because we live on an island, and makes us build today what will hold at scale: a method that can be taught, websites that prove themselves, a team worth joining.",
  "vision.note": "Between the first website and that goal lies a decade of work. It is under way.",

  "values.title": "What we stand by",

  "method.title": "The method",
  "method.text": "Four verbs, always in this order.",
  "experience.title": "And *for you*, in practice?",
  "experience.text": "What to expect, in figures you can check.",

  "team.title": "The team",
  "team.text": "Five people around one table. You will know everyone by their first name.",

  "territories.title": "Where we work",
  "territories.text":
    "A base in Fort-de-France, a radius of {radius} km, and a boat or a plane when it takes one: we travel across Martinique, Guadeloupe, Dominica and Saint Lucia.",
  "territories.action": "See the map and get in touch",
  "territories.base": "our base",

  "hiring.title": "The sixth person could be *you*.",
  "hiring.text":
    "We hire when we meet someone, not when a seat falls empty. Write to us: who you are, one thing you made and would make again, and what you want to learn.",
  "hiring.action": "Send my application",
  "hiring.subject": "Job application",
} as const satisfies Record<keyof typeof french, string>;
