import {
  isSubscription,
  maintenanceKeys,
  type OptionKey,
  optionKeys,
  type PackKey,
  type PaymentMonths,
  type Price,
  type PricingRules,
  type ProjectType,
} from "./catalogue.ts";
import {
  add,
  type Cents,
  type Instalments,
  percentOf,
  splitIntoInstalments,
  subtract,
  zeroCents,
} from "./money.ts";
import {
  type Selection,
  type SelectionRefusal,
  type ValidSelection,
  validateSelection,
} from "./selection.ts";
import { type ShownVat, vatAt } from "./vat.ts";

/** `subscription`: included for a time, then at a monthly or yearly price. */
export type LinePrice = Price | { readonly kind: "included"; readonly subscription: boolean };

export type Line =
  | { readonly item: "pack"; readonly key: PackKey; readonly price: LinePrice }
  | {
      readonly item: "option";
      readonly key: OptionKey;
      readonly price: LinePrice;
      readonly contract: boolean;
    };

/** A priced selection. Amounts exclude VAT. The fields of a stored quote: plain data, safe to write as JSON. */
export type Quote = {
  readonly projectType: ProjectType;
  readonly pack: PackKey;
  readonly paymentMonths: PaymentMonths;
  /** The pack, then its options, included and added, in catalogue order. */
  readonly lines: readonly Line[];
  /** The pack's price; null where it is on request. */
  readonly base: Cents | null;
  /** One-off options that were added, before discount. */
  readonly oneOffOptions: Cents;
  readonly discountPercent: number;
  /** Taken off the base and the one-off options together. */
  readonly discount: Cents;
  /** Base + one-off options - discount, without recurring options and without what is on request. */
  readonly total: Cents;
  /** `from`: the pack's price is added later. `onQuote` (on request): nothing has a price, so the total of 0 is not shown. */
  readonly totalKind: "exact" | "from" | "onQuote";
  readonly depositPercent: number;
  /** Null where the pack's price is on request. */
  readonly payment: PaymentPlan | null;
  /** Recurring options: never part of the total, never discounted. */
  readonly subscriptionsPerMonth: Cents;
  readonly subscriptionsPerYear: Cents;
  /** The lines without a price yet. */
  readonly onQuote: readonly Line[];
};

/** Deposit + (count - 1) x monthly + last = total, exactly. */
export type PaymentPlan = Instalments & { readonly deposit: Cents };

export type QuoteResult = {
  /** The selection without what was refused. */
  readonly valid: ValidSelection;
  /** What was refused, and why. The page shows them; the server refuses a request with any. */
  readonly refusals: readonly SelectionRefusal[];
  readonly missing: readonly ("projectType" | "paymentMonths" | "pack")[];
  readonly vat: ShownVat;
  /** The price of `valid`; null while a step is missing or the project type is not configurable. */
  readonly quote: Quote | null;
};

/**
 * The only function that calculates an indicative quote; a confirmed one: `totalsOf`. The order and repetition of options
 * do not matter. Never throws for visitors' input.
 */
export function quote(rules: PricingRules, selection: Selection): QuoteResult {
  const { valid, refusals } = validateSelection(rules, selection);
  const { projectType, paymentMonths, pack, options } = valid;
  const vat = vatAt(rules.vat, valid.place);
  const missing = (["projectType", "paymentMonths", "pack"] as const).filter((step) => valid[step] === null);
  const configurable = projectType !== null && rules.projectTypes[projectType].configurable;
  if (!configurable || paymentMonths === null || pack === null)
    return { valid, refusals, missing, vat, quote: null };

  return {
    valid,
    refusals,
    missing,
    vat,
    quote: price(rules, { projectType, paymentMonths, pack, options }),
  };
}

type CompleteSelection = {
  readonly [Part in Exclude<keyof ValidSelection, "place">]: NonNullable<ValidSelection[Part]>;
};

function price(rules: PricingRules, { projectType, paymentMonths, pack, options }: CompleteSelection): Quote {
  const { depositPercent } = rules.policy;
  const discountPercent = rules.policy.discountPercent[paymentMonths];

  const lines = linesOf(rules, pack, options);
  const base = rules.packs[pack].price;
  const oneOffOptions = sumOf(lines, "oneOff");
  const beforeDiscount = add(base ?? zeroCents, oneOffOptions);
  const discount = percentOf(beforeDiscount, discountPercent);
  const total = subtract(beforeDiscount, discount);

  return {
    projectType,
    pack,
    paymentMonths,
    lines,
    base,
    oneOffOptions,
    discountPercent,
    discount,
    total,
    totalKind: base !== null ? "exact" : total > 0 ? "from" : "onQuote",
    depositPercent,
    payment: base === null ? null : paymentOf(total, depositPercent, paymentMonths),
    subscriptionsPerMonth: sumOf(lines, "monthly"),
    subscriptionsPerYear: sumOf(lines, "yearly"),
    onQuote: lines.filter((line) => line.price.kind === "onQuote"),
  };
}

/** Whether a maintenance plan is among the options, which includes hosting. */
export function hasMaintenance({ lines }: { readonly lines: readonly { readonly key: string }[] }): boolean {
  return lines.some(({ key }) => maintenanceKeys.some((plan) => plan === key));
}

function linesOf(rules: PricingRules, pack: PackKey, options: readonly OptionKey[]): readonly Line[] {
  const { price: packPrice, includes } = rules.packs[pack];
  const optionLines = optionKeys.flatMap((key): readonly Line[] => {
    const { price: optionPrice, contract } = rules.options[key];
    if (includes.includes(key)) {
      const subscription = isSubscription(optionPrice.kind);
      return [{ item: "option", key, price: { kind: "included", subscription }, contract }];
    }
    return options.includes(key) ? [{ item: "option", key, price: optionPrice, contract }] : [];
  });
  return [
    {
      item: "pack",
      key: pack,
      price: packPrice === null ? { kind: "onQuote" } : { kind: "oneOff", amount: packPrice },
    },
    ...optionLines,
  ];
}

/** The sum of the options alone: the pack is the base. */
function sumOf(lines: readonly Line[], kind: "oneOff" | "monthly" | "yearly"): Cents {
  return add(
    ...lines.flatMap((line) =>
      line.item === "option" && line.price.kind === kind ? [line.price.amount] : [],
    ),
  );
}

function paymentOf(total: Cents, depositPercent: number, paymentMonths: PaymentMonths): PaymentPlan {
  const deposit = percentOf(total, depositPercent);
  return { deposit, ...splitIntoInstalments(subtract(total, deposit), paymentMonths) };
}
