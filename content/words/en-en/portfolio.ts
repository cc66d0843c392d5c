import type { portfolio as french } from "../fr-fr/portfolio.ts";

export const portfolio = {
  "hero.title": "Projects, and *the proof*.",
  "hero.lead":
    "Each case study tells the story of a Caribbean business: where it started, what we chose together, what changed.",
} as const satisfies Record<keyof typeof french, string>;
