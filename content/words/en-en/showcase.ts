import type { showcase as french } from "../fr-fr/showcase.ts";

export const showcase = {
  "hero.title": "A website people *believe*.",
  "hero.lead":
    "Your customers look for you on their phones. A showcase website tells them in one second who you are, what you do and why to choose you. Delivered in 1 to 2 months.",
} as const satisfies Record<keyof typeof french, string>;
