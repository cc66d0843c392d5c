import type { NeedRules } from "#app/domain/needs.ts";
import { composed } from "#app/i18n/compose.ts";
import { withOffer } from "#app/offer/rules.ts";
import { needs as stated } from "#content/catalogue/needs.ts";

const withOffers = <K extends string, T extends Parameters<typeof withOffer>[0]>(answers: Record<K, T>) =>
  Object.fromEntries(Object.entries<T>(answers).map(([key, answer]) => [key, withOffer(answer)])) as Record<
    K,
    T
  >;

/** What each answer of the three questions leads to. Every proposal must be a valid quote: `needs.test.ts`. */
export const needs: NeedRules = composed({
  need: withOffers(stated.need),
  have: withOffers(stated.have),
  when: withOffers(stated.when),
});
