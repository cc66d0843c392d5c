/** What the buttons of lists, and of values that may be missing, do. */
import { createHash } from "node:crypto";
import type { Path } from "../content/source.ts";
import type { Cell, Node } from "./fields.ts";
import { skeletonOf } from "./skeleton.ts";

/** `begin` and `end`: an entry is added, or a value that may be missing comes and goes. The others: an entry of a list. */
export const partActions = ["begin", "end", "remove", "up", "down"] as const;

export type PartAction = (typeof partActions)[number];

/** By which the program notices that a list, or what may be missing, is not as the page shows it. */
export const stateOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16);

function changedList(list: readonly unknown[], action: PartAction, index: number): readonly unknown[] {
  if (action === "remove") return list.toSpliced(index, 1);
  const other = action === "up" ? index - 1 : index + 1;
  const [a, b] = [list[index], list[other]];
  if (other < 0 || other >= list.length) return list;
  return list.with(index, b).with(other, a);
}

const samePath = (one: Path, other: Path) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What the value at a path becomes by an action; null if none of these nodes has that action there. `index`: of an entry of a list.
 * `found`: the value that is there.
 */
export function afterAction(
  nodes: readonly Node[],
  { action, index }: { readonly action: PartAction; readonly index: number },
  path: Path,
  found: unknown,
): { readonly value: unknown } | null {
  const isAt = (cells: readonly Cell[] | undefined) =>
    cells?.some((cell) => samePath(cell.path, path)) === true;
  for (const node of nodes) {
    if (node.type === "start" && action === "begin" && isAt(node.cells)) {
      if (node.of === "value") return { value: skeletonOf(node.schema) };
      const list = Array.isArray(found) ? found : [];
      return { value: [...list, skeletonOf(node.schema, list.at(-1))] };
    }
    if (node.type !== "group") continue;
    if (action === "end" && node.removable && isAt(node.cells)) return { value: node.without };
    if (action !== "begin" && action !== "end" && isAt(node.list?.cells) && Array.isArray(found))
      return { value: changedList(found, action, index) };
  }
  return null;
}
