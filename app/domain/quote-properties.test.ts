/** What holds for any prices, any percentages and any selection. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type OptionKey,
  optionKeys,
  type Price,
  type PricingRules,
  packKeys,
  paymentMonthChoices,
  projectTypes,
} from "./catalogue.ts";
import { cents } from "./money.ts";
import { fixtureRules } from "./pricing-rules.fixture.ts";
import { priced } from "./quote.fixture.ts";
import { quote } from "./quote.ts";
import { newSelection, validSelections } from "./selection.fixture.ts";
import type { Selection } from "./selection.ts";

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents);

const anyPrice: fc.Arbitrary<Price> = fc.oneof(
  fc.record({ kind: fc.constantFrom("oneOff", "monthly", "yearly"), amount }),
  fc.constant({ kind: "onQuote" } as const),
);

const anyRules: fc.Arbitrary<PricingRules> = fc
  .record({
    optionPrices: fc.array(anyPrice, { minLength: optionKeys.length, maxLength: optionKeys.length }),
    packPrices: fc.array(fc.option(amount), { minLength: packKeys.length, maxLength: packKeys.length }),
    percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ optionPrices, packPrices, percents }) => ({
    ...fixtureRules,
    packs: Object.fromEntries(
      packKeys.map((key, index) => [key, { ...fixtureRules.packs[key], price: packPrices[index] ?? null }]),
    ) as PricingRules["packs"],
    options: Object.fromEntries(
      optionKeys.map((key, index) => [key, { ...fixtureRules.options[key], price: optionPrices[index] }]),
    ) as PricingRules["options"],
    policy: {
      discountPercent: { 12: percents[0] ?? 0, 24: percents[1] ?? 0, 36: percents[2] ?? 0 },
      depositPercent: percents[3] ?? 0,
    },
  }));

const validSelection = validSelections(fixtureRules);

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "start ",
    "START",
    "012",
    "12.0",
    "1e1",
    "-12",
    "null",
  ),
);

/** Anything that an address or a form can bring. */
const anySelection: fc.Arbitrary<Selection> = fc.record({
  projectType: fc.oneof(fc.constant("vitrine"), fc.constantFrom("ecommerce", "reservation", ""), hostile),
  paymentMonths: fc.oneof(fc.constantFrom("12", "24", "36"), hostile),
  pack: fc.oneof(fc.constantFrom<string>(...packKeys), hostile),
  options: fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom<string>(...optionKeys) }, hostile), {
    maxLength: 60,
  }),
});

test("every legal selection has a price, and is accepted unchanged", () => {
  fc.assert(
    fc.property(anyRules, validSelection, (rules, { added, selection }) => {
      const result = quote(rules, selection);
      expect(result.refusals).toEqual([]);
      expect(result.missing).toEqual([]);
      expect(result.quote).not.toBeNull();
      expect(new Set(result.valid.options)).toEqual(new Set(added));
    }),
  );
});

test("the total is base and one-off options less the discount, to the cent", () => {
  fc.assert(
    fc.property(anyRules, validSelection, (rules, { pack, months, added, selection }) => {
      const prices = added.map((key) => rules.options[key].price);
      const sum = (kind: Price["kind"]) =>
        prices.reduce(
          (total, price) => total + (price.kind === kind && "amount" in price ? price.amount : 0),
          0,
        );
      const before = BigInt(sum("oneOff") + (rules.packs[pack].price ?? 0));
      const discount = (before * BigInt(rules.policy.discountPercent[months]) + 50n) / 100n;

      const result = priced(rules, selection);
      expect(BigInt(result.discount)).toBe(discount);
      expect(BigInt(result.total)).toBe(before - discount);
      expect(result.subscriptionsPerMonth).toBe(sum("monthly"));
      expect(result.subscriptionsPerYear).toBe(sum("yearly"));
    }),
  );
});

test("deposit and instalments are the total, exactly", () => {
  fc.assert(
    fc.property(anyRules, validSelection, (rules, { pack, months, selection }) => {
      const { total, payment } = priced(rules, selection);
      expect(payment === null).toBe(rules.packs[pack].price === null);
      if (payment === null) return;
      expect(payment.count).toBe(months);
      expect(payment.deposit + payment.instalmentAmount * (payment.count - 1) + payment.last).toBe(total);
      expect(payment.last).toBeGreaterThanOrEqual(payment.instalmentAmount);
    }),
  );
});

test("no visitor's input throws, and no amount is ever negative", () => {
  fc.assert(
    fc.property(anyRules, anySelection, (rules, selection) => {
      const result = quote(rules, selection);
      if (result.quote === null) return;
      const { base, oneOffOptions, discount, total, payment, subscriptionsPerMonth, subscriptionsPerYear } =
        result.quote;
      const amounts = [
        base ?? 0,
        oneOffOptions,
        discount,
        total,
        subscriptionsPerMonth,
        subscriptionsPerYear,
      ];
      if (payment !== null) amounts.push(payment.deposit, payment.instalmentAmount, payment.last);
      for (const value of amounts) {
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});

test("the accepted part is legal: it gives the same quote again, without a refusal", () => {
  fc.assert(
    fc.property(anyRules, anySelection, (rules, selection) => {
      const first = quote(rules, selection);
      fc.pre(first.quote !== null);
      const { projectType, paymentMonths, pack, options } = first.valid;
      const again = quote(rules, {
        projectType: projectType ?? "",
        paymentMonths: String(paymentMonths ?? ""),
        pack: pack ?? "",
        options,
      });
      expect(again).toEqual({ ...first, refusals: [] });
    }),
  );
});

test("the order and the repetition of options change nothing", () => {
  fc.assert(
    fc.property(
      anySelection.chain((selection) =>
        fc.record({
          selection: fc.constant(selection),
          shuffled: fc.shuffledSubarray([...selection.options, ...selection.options], {
            minLength: selection.options.length * 2,
          }),
        }),
      ),
      ({ selection, shuffled }) => {
        expect(quote(fixtureRules, { ...selection, options: shuffled })).toEqual(
          quote(fixtureRules, selection),
        );
      },
    ),
  );
});

test("every unknown key counts as one", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { refusals } = quote(fixtureRules, selection);
      const strange = (value: string, values: readonly unknown[]) =>
        value !== "" && !values.some((known) => String(known) === value);
      const unknown = [
        ...new Set(selection.options.filter((key) => strange(key, optionKeys))),
        ...[selection.projectType].filter((value) => strange(value, projectTypes)),
        ...[selection.paymentMonths].filter((value) => strange(value, paymentMonthChoices)),
        ...[selection.pack].filter((value) => strange(value, packKeys)),
      ];
      const counted = refusals.flatMap((refusal) => (refusal.code === "unknown" ? [refusal.count] : []));
      expect(counted).toEqual(unknown.length === 0 ? [] : [unknown.length]);
    }),
  );
});

test("recurring options and options on request never change the total or its payment", () => {
  fc.assert(
    fc.property(anyRules, validSelection, (rules, { added, pack, months, selection }) => {
      const apart = (key: OptionKey) => rules.options[key].price.kind !== "oneOff";
      // Only those that nothing else needs, so that what remains stays legal.
      const needed = new Set(added.flatMap((key) => rules.options[key].needs ?? []));
      const rest = added.filter((key) => !apart(key) || needed.has(key));
      const { total, discount, payment } = priced(rules, selection);
      expect(priced(rules, newSelection(pack, months, ...rest))).toMatchObject({ total, discount, payment });
    }),
  );
});

test("options that the pack includes never change the quote", () => {
  fc.assert(
    fc.property(anyRules, validSelection, (rules, { pack, months, added, selection }) => {
      const posted = newSelection(pack, months, ...rules.packs[pack].includes, ...added);
      expect(quote(rules, posted)).toEqual(quote(rules, selection));
    }),
  );
});

test("a higher discount never costs more, and one more option never costs less", () => {
  fc.assert(
    fc.property(anyRules, validSelection, (rules, { pack, months, added, selection }) => {
      const { total } = priced(rules, selection);
      const { discountPercent } = rules.policy;
      for (const other of paymentMonthChoices.filter(
        (each) => discountPercent[each] >= discountPercent[months],
      ))
        expect(priced(rules, newSelection(pack, other, ...added)).total).toBeLessThanOrEqual(total);

      // Options were added in an order that keeps each step legal.
      expect(priced(rules, newSelection(pack, months, ...added.slice(0, -1))).total).toBeLessThanOrEqual(
        total,
      );
    }),
  );
});
