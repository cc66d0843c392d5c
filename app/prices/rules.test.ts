import { expect, test } from "vitest";
import { availableOptions, type OptionKey, type OptionRules } from "#app/domain/catalogue.ts";
import { fixtureRules } from "#app/domain/pricing-rules.fixture.ts";
import { retireDependents } from "./rules.ts";

const { options } = fixtureRules;
const offered = (changes: Partial<Record<OptionKey, OptionRules>>) =>
  availableOptions({ options: retireDependents({ ...options, ...changes }) });

test("an option that needs one that is retired is retired too, and what needs it in turn", () => {
  const all = offered({});
  expect(all).toEqual(Object.keys(options));
  const gone = { ...options["3d_models"], retired: true };
  expect(all.filter((key) => !offered({ "3d_models": gone }).includes(key))).toEqual(["3d_models", "vr_ar"]);
  const inTurn = { ...options.pwa, needs: ["vr_ar"] as const };
  expect(all.filter((key) => !offered({ "3d_models": gone, pwa: inTurn }).includes(key))).toEqual([
    "3d_models",
    "vr_ar",
    "pwa",
  ]);
});
