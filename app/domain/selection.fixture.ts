import fc from "fast-check";
import { type OptionKey, optionKeys, type PricingRules, packKeys, paymentMonthChoices } from "./catalogue.ts";
import type { Selection } from "./selection.ts";

export const newSelection = (pack: string, months: number, ...options: readonly string[]): Selection => ({
  projectType: "vitrine",
  paymentMonths: String(months),
  pack,
  options,
});

/** Any selection that the rules allow. Shares no code with `validateSelection`, which it tests. */
export const validSelections = (rules: PricingRules) =>
  fc
    .record({
      pack: fc.constantFrom(...packKeys),
      months: fc.constantFrom(...paymentMonthChoices),
      candidates: fc.shuffledSubarray([...optionKeys]),
    })
    .map(({ pack, months, candidates }) => {
      const present = new Set<OptionKey>(rules.packs[pack].includes);
      const families = new Set([...present].map((key) => rules.options[key].family));
      families.delete(undefined);
      const added: OptionKey[] = [];
      for (const key of candidates) {
        const { needs = [], family } = rules.options[key];
        if (present.has(key) || (family && families.has(family)) || !needs.every((need) => present.has(need)))
          continue;
        present.add(key);
        if (family) families.add(family);
        added.push(key);
      }
      return { pack, months, added, selection: newSelection(pack, months, ...added) };
    });
