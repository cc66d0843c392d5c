/** Whatever the content's check takes, no page, mail, document or code of the site fails on. */
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { linkTargets } from "#app/articles/prose.ts";
import { contentValueNames } from "#app/i18n/content-values.ts";
import { seed } from "#testing/hostile-text.ts";
import {
  type Change,
  changed,
  modulesOf,
  placesOf,
  problemsOf,
  readSources,
  taken,
  valueAt,
} from "./changed-values.fixture.ts";
import { failures } from "./later-steps.fixture.ts";
import type { Problem } from "./problem.ts";

const root = join(import.meta.dirname, "../..");
const sources = readSources(root);
const names = { values: contentValueNames, targets: linkTargets };
const quick = process.env.TEST_RUN === "quick";

// Their files are read where fonts are checked (fonts/fonts.test.ts); a mark of samples changes nothing.
const elsewhere = /^content\/brand\.yaml fonts\.\w+\.(?:file|boldFile|weight)$| sample(?:\.\d+)?$/;
const places = placesOf(sources).filter(({ file, path }) => !elsewhere.test(`${file} ${path.join(".")}`));

const [single, compound] = [true, false].map((isSingle) =>
  places.filter(({ path, file }) => {
    const value = valueAt(sources.get(file)?.data, path);
    return (typeof value !== "object" || value === null) === isSingle;
  }),
);

/** One change of each single value, of all kinds: others in each round. In every third round of the lists and objects. */
const changesOf = (round: number): readonly Change[] =>
  ((round % 3 === 2 ? compound : single) ?? []).flatMap(({ file, path, changes }, index) => {
    const to = changes[(round + index * 7) % changes.length];
    return to === undefined ? [] : [{ file, path, to }];
  });

const problems = (changes: readonly Change[]): readonly Problem[] =>
  problemsOf(root, changed(sources, changes), names);

/** What fails with these changes. */
async function failuresWith(changes: readonly Change[]): Promise<readonly string[]> {
  vi.resetModules();
  for (const [name, code] of modulesOf(root, changed(sources, changes)))
    if (name.endsWith(".ts")) {
      const plain = stripTypeScriptTypes(code);
      const module: object = await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(plain)}`
      );
      vi.doMock(`#content/${name}`, () => ({ ...module }));
    }
  return failures(!quick);
}

/** The fewest changes with which something fails. */
async function cause(changes: readonly Change[], found: readonly string[]): Promise<readonly string[]> {
  const half = Math.ceil(changes.length / 2);
  const causes: string[] = [];
  for (const some of changes.length < 2 ? [] : [changes.slice(0, half), changes.slice(half)]) {
    const left = problems(some).length > 0 ? [] : await failuresWith(some);
    if (left.length > 0) causes.push(...(await cause(some, left)));
  }
  if (causes.length > 0) return causes;
  const named = changes.map(({ file, path, to }) => `${file} ${path.join(".")}: ${to.name}`);
  return [`${named.slice(0, 5).join(" + ")}: ${found[0]}`];
}

test("an account that no code of a transfer can have is refused, and would be seen to fail", async () => {
  const bank = { holder: "x".repeat(71), iban: "FR7630006000011234567890189", bic: "AGRIFRPP" };
  const to = { name: "71 letters", change: () => bank };
  expect(problems([{ file: "content/bank.yaml", path: ["bank"], to }])).not.toEqual([]);
  vi.resetModules();
  vi.doMock("#content/bank.ts", () => ({ bank }));
  expect(await failures(false)).toContainEqual(expect.stringContaining("A holder has 1 to 70 characters"));
});

const rounds = quick ? [seed] : [seed, seed + 1, seed + 2];

test.each(rounds)(
  "what the check takes of round %i makes nothing fail",
  async (round) => {
    const all = changesOf(round);
    // An eighth of the single values before a push; of lists and objects few are taken.
    const step = quick && round % 3 !== 2 ? 8 : 1;
    const chosen = all.filter((_, index) => (index + round) % step === 0);
    const groups = taken(chosen, problems);
    expect(groups.flat().length).toBeGreaterThan(50);
    const causes: string[] = [];
    for (const changes of groups.filter(({ length }) => length > 9)) {
      const found = await failuresWith(changes);
      if (found.length > 0) causes.push(...(await cause(changes, found)));
    }
    expect(causes).toEqual([]);
  },
  1_200_000,
);
