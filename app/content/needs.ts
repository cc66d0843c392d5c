import type { NeedRule, NeedRules } from "#app/domain/needs.ts";
import { composeAll } from "#app/i18n/compose.ts";
import { options as allOptions, retireIfUnoffered } from "#app/prices/rules.ts";
import { needs as contentNeeds } from "#content/catalogue/needs.ts";

type ContentAnswer = NeedRule & Parameters<typeof retireIfUnoffered>[0];

/** The answer of the file, without the options that are retired. */
function withoutRetired(answer: ContentAnswer): NeedRule {
  const { options, ...rest } = retireIfUnoffered(answer);
  if (options === undefined) return rest;
  return { ...rest, options: options.filter((key) => allOptions[key].retired !== true) };
}

const withoutRetiredOptions = <K extends string>(answers: Readonly<Record<K, ContentAnswer>>) =>
  Object.fromEntries(
    Object.entries<ContentAnswer>(answers).map(([key, answer]) => [key, withoutRetired(answer)]),
  ) as Record<K, NeedRule>;

/** What each answer of the three questions leads to. Every proposal must be a valid quote: `needs.test.ts`. */
export const needRules: NeedRules = composeAll({
  need: withoutRetiredOptions(contentNeeds.need),
  have: withoutRetiredOptions(contentNeeds.have),
  when: withoutRetiredOptions(contentNeeds.when),
});
