import { optionKeys, type PricingRules, packKeys, paymentMonthChoices, projectTypes } from "./catalogue.ts";

/**
 * The version of the rules: a hash of eight characters. It changes with every price, percentage and rule, and not with
 * texts: two quotes of the same version and selection are equal to the cent.
 */
export function pricingVersion(rules: PricingRules): string {
  const { policy } = rules;
  const rulesWithoutTexts = [
    projectTypes.map((key) => rules.projectTypes[key].configurable),
    packKeys.map((key) => [rules.packs[key].price, rules.packs[key].includes.toSorted()]),
    optionKeys.map((key) => {
      const { price, contract, needs = [], family = null } = rules.options[key];
      const amount = price.kind === "onQuote" ? null : price.amount;
      return [price.kind, amount, contract, needs.toSorted(), family];
    }),
    paymentMonthChoices.map((months) => policy.discountPercent[months]),
    policy.depositPercent,
  ];
  return fnv1a(JSON.stringify(rulesWithoutTexts)).toString(16).padStart(8, "0");
}

/** A short hash without cryptographic strength: http://www.isthe.com/chongo/tech/comp/fnv/ */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
