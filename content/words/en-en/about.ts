import type { about as french } from "../fr-fr/about.ts";

export const about = {
  "hero.title": "Five people, *one heading*.",
  "hero.lead":
    "The agency was founded in Fort-de-France in 2023. There are five of us, we have supported over 200 companies, and we look far ahead.",
} as const satisfies Record<keyof typeof french, string>;
