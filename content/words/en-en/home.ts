import type { home as french } from "../fr-fr/home.ts";

export const home = {
  "hero.title": "Websites that *travel far*.",
  "hero.lead":
    "From Fort-de-France we design showcase, e-commerce and booking websites for Caribbean businesses. Over 200 companies have trusted us since 2023.",
} as const satisfies Record<keyof typeof french, string>;
