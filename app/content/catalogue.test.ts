import { expect, test } from "vitest";
import {
  availableOptions,
  availableProjectTypes,
  maintenanceKeys,
  type OptionKey,
  optionFamilies,
  optionKeys,
  packKeys,
} from "#app/domain/catalogue.ts";
import { offeredAnswers, type Question, questions } from "#app/domain/needs.ts";
import { validateSelection } from "#app/domain/selection.ts";
import { catalogue, catalogueVersion } from "./catalogue.ts";
import { needRules } from "./needs.ts";

const { options, packs } = catalogue;
const allOptions = optionKeys.map((key) => [key, options[key]] as const);
const allPacks = packKeys.map((key) => [key, packs[key]] as const);

test("a larger pack includes what the smaller one does", () => {
  for (const [index, key] of packKeys.entries()) {
    const smaller = packKeys[index - 1];
    if (smaller) expect(packs[key].includes).toEqual(expect.arrayContaining([...packs[smaller].includes]));
  }
});

test.each(allPacks)(
  "what %s includes is consistent: no repetition, one option of a family, nothing missing",
  (_, pack) => {
    expect(new Set(pack.includes).size).toBe(pack.includes.length);
    const families = pack.includes.flatMap((key) => options[key].family ?? []);
    expect(new Set(families).size).toBe(families.length);
    for (const key of pack.includes) expect(pack.includes).toEqual(expect.arrayContaining([...needsOf(key)]));
  },
);

test("every family has at least two options, all of one category", () => {
  for (const family of optionFamilies) {
    const members = allOptions.filter(([, option]) => option.family === family);
    expect(members.length).toBeGreaterThanOrEqual(2);
    expect(new Set(members.map(([, option]) => option.category)).size).toBe(1);
  }
});

test.each(availableOptions(catalogue))("%s can be chosen in the smallest pack, with what it needs", (key) => {
  const bundle = closureOf(key);
  const { valid, refusals } = validateSelection(catalogue, {
    projectType: "vitrine",
    paymentMonths: "12",
    pack: "start",
    options: bundle,
  });
  expect(refusals).toEqual([]);
  expect([...valid.options, ...packs.start.includes]).toContain(key);
});

test("the maintenance plans are a family", () => {
  const family = allOptions.filter(([, option]) => option.family === "maintenance").map(([key]) => key);
  expect(family).toEqual(maintenanceKeys);
});

test("an option needs neither itself nor two options of one family", () => {
  for (const key of optionKeys) {
    const bundle = closureOf(key);
    const families = bundle.flatMap((member) => options[member].family ?? []);
    expect(needsOf(key)).not.toContain(key);
    expect(new Set(families).size).toBe(families.length);
  }
});

test("the version is short and readable", () => {
  expect(catalogueVersion).toMatch(/^[0-9a-f]{8}$/);
});

function needsOf(key: OptionKey): readonly OptionKey[] {
  return options[key].needs ?? [];
}

/** The option, and all that it needs, and what that needs. */
function closureOf(key: OptionKey): readonly OptionKey[] {
  return [...new Set([key, ...needsOf(key).flatMap(closureOf)])];
}

test("what is offered needs and proposes only what is offered too", () => {
  const offered = availableOptions(catalogue);
  for (const key of offered)
    expect(offered, `${key} needs one that is retired`).toEqual(
      expect.arrayContaining([...(options[key].needs ?? [])]),
    );
  for (const [key, { includes }] of allPacks)
    expect(offered, `${key} includes one that is retired`).toEqual(expect.arrayContaining([...includes]));
  for (const question of Object.keys(questions) as Question[])
    for (const [answer, rule] of offeredAnswers(needRules, question)) {
      expect(offered, answer).toEqual(expect.arrayContaining([...(rule.options ?? [])]));
      if (rule.projectType !== undefined)
        expect(availableProjectTypes(catalogue)).toContain(rule.projectType);
    }
});
