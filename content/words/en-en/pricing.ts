import type { pricing as french } from "../fr-fr/pricing.ts";

export const pricing = {
  "hero.title": "A clear quote in *under 5 minutes*.",
  "hero.lead":
    "Choose your project, a payment term, a pack and your options. An advisor calls you back within 24 hours to refine the quote with you.",
} as const satisfies Record<keyof typeof french, string>;
