import {
  availableOptions,
  availablePacks,
  availableProjectTypes,
  type OptionKey,
  type PackKey,
  type PaymentMonths,
  type PricingRules,
  type ProjectType,
  paymentMonthChoices,
} from "./catalogue.ts";
import type { VatPlace } from "./vat.ts";

/** A visitor's choice from an address or a form, not validated. Empty: not chosen yet. */
export type Selection = {
  readonly projectType: string;
  readonly paymentMonths: string;
  readonly pack: string;
  readonly options: readonly string[];
  /** The place of the client's business for VAT; the agency's own place if none was chosen. */
  readonly place?: string;
};

/** The valid part of a selection. `options`: those added to the pack, each once, in catalogue order. */
export type ValidSelection = {
  readonly projectType: ProjectType | null;
  readonly paymentMonths: PaymentMonths | null;
  readonly pack: PackKey | null;
  readonly options: readonly OptionKey[];
  readonly place: VatPlace | null;
};

/** Contains only keys of the catalogue, so that no page repeats text that a visitor sent. */
export type SelectionRefusal =
  /** The number of values that the catalogue does not have. */
  | { readonly code: "unknown"; readonly count: number }
  | { readonly code: "projectTypeNotConfigurable"; readonly projectType: ProjectType }
  | { readonly code: "optionsWithoutPack" }
  | OptionRefusal;

export type OptionRefusal =
  /** Another option of its family is in the pack, or chosen. */
  | {
      readonly code: "optionExcluded";
      readonly option: OptionKey;
      readonly by: OptionKey;
      readonly inPack: boolean;
    }
  /** Options that it needs are missing. They are never added automatically: a visitor pays only for what was chosen. */
  | { readonly code: "optionNeeds"; readonly option: OptionKey; readonly missing: readonly OptionKey[] };

export type SelectionCheck = {
  readonly valid: ValidSelection;
  readonly refusals: readonly SelectionRefusal[];
};

/**
 * Separates the valid part of a selection from the refused one. Never throws.
 *
 * Corrected silently: repetition, order, empty values, an option that the pack already includes.
 * Everything else is refused, with the reason. Of two options that exclude each other, the one in the pack is kept, else
 * the first in the catalogue.
 */
export function validateSelection(rules: PricingRules, selection: Selection): SelectionCheck {
  const refusals: SelectionRefusal[] = [];

  const projectType = read(availableProjectTypes(rules), selection.projectType);
  const paymentMonths =
    paymentMonthChoices.find((months) => String(months) === selection.paymentMonths) ?? null;
  const pack = read(availablePacks(rules), selection.pack);
  const place = read(Object.keys(rules.vat.perMille), selection.place ?? "");
  const requested = new Set(selection.options.filter((value) => value !== ""));
  const wanted = availableOptions(rules).filter((key) => requested.has(key));

  const unknownSingles = [
    projectType === null && selection.projectType !== "",
    paymentMonths === null && selection.paymentMonths !== "",
    pack === null && selection.pack !== "",
    place === null && (selection.place ?? "") !== "",
  ].filter(Boolean);
  const count = unknownSingles.length + requested.size - wanted.length;
  if (count > 0) refusals.push({ code: "unknown", count });
  if (projectType !== null && !rules.projectTypes[projectType].configurable)
    refusals.push({ code: "projectTypeNotConfigurable", projectType });
  if (pack === null && wanted.length > 0) refusals.push({ code: "optionsWithoutPack" });
  const validated = pack === null ? { options: [], refusals: [] } : validateOptions(rules, pack, wanted);

  return {
    valid: { projectType, paymentMonths, pack, options: validated.options, place },
    refusals: [...refusals, ...validated.refusals],
  };
}

export type OptionStatus =
  | { readonly status: "locked" }
  | { readonly status: "included" }
  | { readonly status: "chosen" }
  | { readonly status: "available" }
  | { readonly status: "refused"; readonly refusal: OptionRefusal };

/** The status of one option in a validated selection. */
export function optionStatus(rules: PricingRules, valid: ValidSelection, key: OptionKey): OptionStatus {
  if (valid.pack === null) return { status: "locked" };
  const { includes } = rules.packs[valid.pack];
  if (includes.includes(key)) return { status: "included" };
  if (valid.options.includes(key)) return { status: "chosen" };
  const refusal =
    excluded(rules, key, includes, valid.options) ?? unmet(rules, key, [...includes, ...valid.options]);
  return refusal === null ? { status: "available" } : { status: "refused", refusal };
}

/** `wanted` is in catalogue order, each key once. */
function validateOptions(rules: PricingRules, pack: PackKey, wanted: readonly OptionKey[]) {
  const { includes } = rules.packs[pack];
  const refusals: OptionRefusal[] = [];
  const added = wanted.filter((key) => !includes.includes(key));

  // Needs are checked before exclusions, so that a refused option excludes no other, and once more afterwards.
  const valid: OptionKey[] = [];
  for (const key of withNeedsMet(rules, includes, added, refusals)) {
    const refusal = excluded(rules, key, includes, valid);
    if (refusal === null) valid.push(key);
    else refusals.push(refusal);
  }
  return { options: withNeedsMet(rules, includes, valid, refusals), refusals };
}

function withNeedsMet(
  rules: PricingRules,
  includes: readonly OptionKey[],
  candidates: readonly OptionKey[],
  refusals: OptionRefusal[],
): readonly OptionKey[] {
  const present = [...includes, ...candidates];
  const valid = candidates.filter((key) => {
    const refusal = unmet(rules, key, present);
    if (refusal !== null) refusals.push(refusal);
    return refusal === null;
  });
  // A removed option may have been needed by another.
  return valid.length === candidates.length ? valid : withNeedsMet(rules, includes, valid, refusals);
}

/** `option` is neither included nor chosen. */
function excluded(
  rules: PricingRules,
  option: OptionKey,
  includes: readonly OptionKey[],
  chosen: readonly OptionKey[],
): OptionRefusal | null {
  const { family } = rules.options[option];
  if (family === undefined) return null;
  const by = [...includes, ...chosen].find((key) => rules.options[key].family === family);
  return by === undefined ? null : { code: "optionExcluded", option, by, inPack: includes.includes(by) };
}

function unmet(rules: PricingRules, option: OptionKey, present: readonly OptionKey[]): OptionRefusal | null {
  const missing = (rules.options[option].needs ?? []).filter((key) => !present.includes(key));
  return missing.length === 0 ? null : { code: "optionNeeds", option, missing };
}

/** By comparison: a look-up in an object would find inherited names such as `constructor`. */
function read<const K extends string>(keys: readonly K[], value: string): K | null {
  return keys.find((key) => key === value) ?? null;
}
