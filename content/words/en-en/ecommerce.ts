import type { ecommerce as french } from "../fr-fr/ecommerce.ts";

export const ecommerce = {
  "hero.title": "A shop that opens *onto the sea*.",
  "hero.lead":
    "Selling from an island takes more than a cart: stock, shipping, dock dues, payment. We build shops that account for all of it, in 3 to 6 months.",
} as const satisfies Record<keyof typeof french, string>;
