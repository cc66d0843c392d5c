import type { services as french } from "../fr-fr/services.ts";

export const services = {
  "hero.title": "Build, support, *grow*.",
  "hero.lead":
    "A website is built, cared for and developed. We do all three, with the same team, from the first sketch to the thousandth visit.",
} as const satisfies Record<keyof typeof french, string>;
