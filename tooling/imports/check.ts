/** Compares the imports of the project with its rules. */
import type { Import } from "./read-imports.ts";

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function placeOf(file: string, order: readonly string[]): string {
  const [place] = order.filter((entry) => isBelow(file, entry)).sort((a, b) => b.length - a.length);
  if (place === undefined) throw new Error(`${file} has no place in the order of tooling/imports/rules.ts`);
  return place;
}

/**
 * One line for each import of something higher in the order than the importing file, and for each import of a test by a
 * file that is not a test.
 */
export function findUpwardImports(
  imports: readonly Import[],
  order: readonly string[],
  isTest: (file: string) => boolean,
): readonly string[] {
  return imports.flatMap(({ from, to }) => {
    if (isTest(from)) return [];
    if (isTest(to)) return [`${from} imports ${to}, which is for tests alone`];
    const [importing, imported] = [placeOf(from, order), placeOf(to, order)];
    return order.indexOf(imported) <= order.indexOf(importing)
      ? []
      : [`${from} imports ${to}: ${importing} stands below ${imported}`];
  });
}

type Loaded = { readonly program: string; readonly never: string; readonly by: string };

/** One line for each program that loads what is another's to load, and for each of those that does not. */
export function findForbiddenLoads(imports: readonly Import[], rules: readonly Loaded[]): readonly string[] {
  const reaches = (program: string, file: string) => {
    const loaded = new Set([program]);
    for (const each of loaded)
      for (const { from, to, typesOnly } of imports) if (from === each && !typesOnly) loaded.add(to);
    return loaded.has(file);
  };
  return rules.flatMap(({ program, never, by }) => [
    ...(reaches(program, never) ? [`${program} loads ${never}, as only ${by} may`] : []),
    ...(reaches(by, never) ? [] : [`${by} does not load ${never}: its rule is about nothing`]),
  ]);
}

/** The folders that contain a file, from the top down: "a/b/c.ts" is in "a" and "a/b". */
function foldersOf(file: string): readonly string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** A path along edges from a node back to itself, or null. */
function findCycle(edges: ReadonlyMap<string, ReadonlyMap<string, Import>>): readonly Import[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): readonly Import[] | null => {
    const start = path.indexOf(node);
    if (start >= 0)
      return [...path.slice(start), node].flatMap(
        (each, index, all) => edges.get(each)?.get(all[index + 1] ?? "") ?? [],
      );
    if (done.has(node)) return null;
    done.add(node);
    path.push(node);
    for (const next of edges.get(node)?.keys() ?? []) {
      const cycle = visit(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    return null;
  };
  for (const node of edges.keys()) {
    const cycle = visit(node);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** Nothing imports these, so they are in no cycle. */
const isLeaf = (file: string): boolean => /\.(test|spec|fixture|contract)\.tsx?$/.test(file);

/** The folders in a cycle of imports, each with the imports that make it. */
export function findCycles(imports: readonly Import[]): ReadonlyMap<string, readonly Import[]> {
  const folders = new Map<string, Map<string, Map<string, Import>>>();
  for (const each of imports.filter(({ from }) => !isLeaf(from)))
    for (const folder of foldersOf(each.from)) {
      if (!isBelow(each.to, folder)) continue;
      const childOf = (file: string) => file.slice(folder.length + 1).split("/")[0] ?? "";
      const [from, to] = [childOf(each.from), childOf(each.to)];
      if (from === to) continue;
      const edges = folders.get(folder) ?? new Map<string, Map<string, Import>>();
      folders.set(folder, edges);
      edges.set(from, (edges.get(from) ?? new Map<string, Import>()).set(to, each));
    }
  return new Map(
    [...folders].flatMap(([folder, edges]) => {
      const cycle = findCycle(edges);
      return cycle === null ? [] : [[folder, cycle]];
    }),
  );
}
