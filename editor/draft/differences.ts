/** What differs between two values of a file: the smallest values that are others. */
import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../tooling/content/source.ts";
import { changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";

export type Difference = { readonly path: Path; readonly before: unknown; readonly after: unknown };

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A list with more or fewer entries is one value. */
export function differences(before: unknown, after: unknown, path: Path = []): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const lists = [Array.isArray(before), Array.isArray(after)];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
  if (!isBranch(before) || !isBranch(after) || lists.includes(true)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
}

const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((key, index) => key === path[index]);

/** Whether one of two values contains the other. */
export const overlap = (one: Path, other: Path): boolean => startsWith(one, other) || startsWith(other, one);

/** A value that both have changed: the draft keeps its own until somebody has chosen. */
export type Conflict = { readonly file: string; readonly path: Path; readonly theirs: unknown };

/** The text of a file with the changes of both, value by value. */
export function mergeYaml(
  file: string,
  texts: { readonly base: string; readonly mine: string; readonly theirs: string },
): { readonly text: string; readonly conflicts: readonly Conflict[] } {
  const [base, mine, theirs] = [parseYaml(texts.base), parseYaml(texts.mine), parseYaml(texts.theirs)];
  const others = differences(base, theirs);
  const changed = new Map<string, Path>();
  const conflicts: Conflict[] = [];
  for (const { path } of differences(base, mine)) {
    const touched = others.find((other) => overlap(path, other.path));
    // The larger of the two values is whole on either side.
    const place = touched !== undefined && startsWith(path, touched.path) ? touched.path : path;
    const [own, other] = [valueAt(mine, place), valueAt(theirs, place)];
    if (isDeepStrictEqual(own, other)) continue;
    if (touched !== undefined && !changed.has(JSON.stringify(place)))
      conflicts.push({ file, path: place, theirs: other });
    changed.set(JSON.stringify(place), place);
  }
  const changes = [...changed.values()].map((path) => ({ path, value: valueAt(mine, path) }));
  return { text: changes.length === 0 ? texts.theirs : changeYaml(texts.theirs, changes), conflicts };
}
