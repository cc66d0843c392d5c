import type { NeedRule, NeedRules } from "#app/domain/needs.ts";
import { composeAll } from "#app/i18n/compose.ts";
import { options as allOptions, retireUnofferedOptions } from "#app/prices/rules.ts";
import { needs as stated } from "#content/catalogue/needs.ts";

type AnswerEntry = NeedRule & Parameters<typeof retireUnofferedOptions>[0];

/** As it is stated, without the options that are retired. */
function offeredAnswer(answer: AnswerEntry): NeedRule {
  const { options, ...rest } = retireUnofferedOptions(answer);
  if (options === undefined) return rest;
  return { ...rest, options: options.filter((key) => allOptions[key].retired !== true) };
}

const markEach = <K extends string>(answers: Readonly<Record<K, AnswerEntry>>) =>
  Object.fromEntries(
    Object.entries<AnswerEntry>(answers).map(([key, answer]) => [key, offeredAnswer(answer)]),
  ) as Record<K, NeedRule>;

/** What each answer of the three questions leads to. Every proposal must be a valid quote: `needs.test.ts`. */
export const needRules: NeedRules = composeAll({
  need: markEach(stated.need),
  have: markEach(stated.have),
  when: markEach(stated.when),
});
