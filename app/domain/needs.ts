/** Turns the answers to the configurator's three questions into a pack and options, with the reason for each. */
import {
  availablePacks,
  type OptionKey,
  optionKeys,
  type PackKey,
  type PaymentMonths,
  type PricingRules,
  type ProjectType,
  packKeys,
} from "./catalogue.ts";
import type { Localized } from "./languages.ts";
import type { Selection } from "./selection.ts";

export const needKeys = ["calls", "found", "visitors", "sell", "book"] as const;
export const haveKeys = ["nothing", "texts", "site"] as const;
export const whenKeys = ["soon", "complete", "spread"] as const;

/** The three questions, by the parameter of the address that has the answer. */
export const questions = { need: needKeys, have: haveKeys, when: whenKeys } as const;
export type Question = keyof typeof questions;
export type NeedAnswers = { readonly [Q in Question]: (typeof questions)[Q][number] };

/** What one answer asks for. */
export type NeedRule = {
  /** The answer is not offered. */
  readonly retired?: boolean;
  readonly label: Localized<string>;
  /** Why its pack, options or number of monthly payments are proposed; none where it asks for nothing. */
  readonly reason?: Localized<string>;
  /** The smallest pack that is enough. */
  readonly pack?: PackKey;
  readonly options?: readonly OptionKey[];
  readonly paymentMonths?: PaymentMonths;
  /** Another project than the one that the configurator prices. */
  readonly projectType?: ProjectType;
};

export type NeedRules = { readonly [Q in Question]: Readonly<Record<NeedAnswers[Q], NeedRule>> };

export type Proposal = { readonly selection: Selection; readonly reasons: readonly Localized<string>[] };

/** Proposes the smallest pack that is enough for every answer, and the options that the answers ask for and it lacks. */
export function propose(rules: PricingRules, needs: NeedRules, answers: NeedAnswers): Proposal {
  const asked: readonly NeedRule[] = [
    needs.need[answers.need],
    needs.have[answers.have],
    needs.when[answers.when],
  ];
  const packs = availablePacks(rules);
  const pack = packs.findLast((key) => asked.some((rule) => rule.pack === key)) ?? packs[0] ?? packKeys[0];
  const wanted = asked.flatMap(({ options = [] }) => options);
  const { includes } = rules.packs[pack];
  return {
    selection: {
      projectType: asked.find(({ projectType }) => projectType !== undefined)?.projectType ?? "vitrine",
      paymentMonths: String(
        asked.find(({ paymentMonths }) => paymentMonths !== undefined)?.paymentMonths ?? "",
      ),
      pack,
      options: optionKeys.filter((key) => wanted.includes(key) && !includes.includes(key)),
    },
    reasons: asked.flatMap(({ reason = [] }) => reason),
  };
}

/** The answers to a question that are offered, with their rules. */
export function offeredAnswers(
  needs: NeedRules,
  question: Question,
): readonly (readonly [string, NeedRule])[] {
  return Object.entries<NeedRule>(needs[question]).filter(([, { retired = false }]) => !retired);
}

/** The answers of an address; null unless all three are given. */
export function readAnswers(
  needs: NeedRules,
  query: { get(name: string): string | null },
): NeedAnswers | null {
  const isGiven = (question: Question, answer: string) =>
    query.get(question) === answer && offeredAnswers(needs, question).some(([key]) => key === answer);
  const need = needKeys.find((key) => isGiven("need", key));
  const have = haveKeys.find((key) => isGiven("have", key));
  const when = whenKeys.find((key) => isGiven("when", key));
  return need && have && when ? { need, have, when } : null;
}
