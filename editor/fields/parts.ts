/** What the buttons of lists, and of values that may be missing, do. */
import { changeList, changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import type { Place } from "../draft/draft.ts";
import type { FormNode, Group, Start } from "./fields.ts";
import { allNodes, languageOf, placeOf } from "./sections.ts";
import { skeletonOf } from "./skeleton.ts";

/** `begin` and `end`: an entry is added, or a value that may be missing comes and goes. The others: an entry of a list. */
export const partActions = ["begin", "end", "remove", "up", "down"] as const;
export type PartAction = (typeof partActions)[number];

type Part = {
  /** What is changed: a list, or a value that may be missing, in one language after the other. */
  readonly cells: readonly Place[];
  readonly change: (text: string, cell: Place) => string;
  /** How many entries the list has whose entry it is about. */
  readonly count: number;
  /** The place of the node to look at then; null if it is gone. */
  readonly next: string | null;
};

function begin({ of, cells, count, schema }: Start, id: string): Part {
  const begun = (cell: Place, like?: unknown) => skeletonOf(schema, like, languageOf(cell) ?? undefined);
  if (of === "value") {
    const change = (text: string, cell: Place) => changeYaml(text, [{ path: cell.path, value: begun(cell) }]);
    return { cells, change, count: 0, next: id };
  }
  const change = (text: string, cell: Place) => {
    const list = valueAt(parseYaml(text), cell.path);
    const value = begun(cell, Array.isArray(list) ? list.at(-1) : undefined);
    return changeList(text, cell.path, { do: "add", value });
  };
  return { cells, change, count: 0, next: `${id}.${count}` };
}

function ofGroup({ cells, list, end }: Group, action: PartAction): Part | null {
  if (action === "end" && end !== undefined) {
    const change = (text: string, { path }: Place) => changeYaml(text, [{ path, ...end }]);
    return { cells, change, count: 0, next: null };
  }
  if (list === undefined || action === "begin" || action === "end") return null;
  const { index, count } = list;
  return {
    cells: list.cells,
    change: (text, { path }) => changeList(text, path, { do: action, index }),
    count,
    next: action === "remove" ? null : `${placeOf(list)}.${index + (action === "up" ? -1 : 1)}`,
  };
}

/** What an action does to the node at a place; null if no node there has it. */
export function partOf(nodes: readonly FormNode[], id: string, action: PartAction): Part | null {
  for (const node of allNodes(nodes)) {
    if (placeOf(node) !== id || node.type === "field") continue;
    if (node.type === "start" && action === "begin") return begin(node, id);
    const part = node.type === "group" ? ofGroup(node, action) : null;
    if (part !== null) return part;
  }
  return null;
}
