/** What the buttons of lists, and of values that may be missing, do. */
import type { Path } from "../../tooling/content/source.ts";
import { changeList, changeYaml, type ListChange } from "../../tooling/content/yaml.ts";
import type { Cell, FormNode } from "./fields.ts";
import { skeletonOf } from "./skeleton.ts";

/** `begin` and `end`: an entry is added, or a value that may be missing comes and goes. The others: an entry of a list. */
export const partActions = ["begin", "end", "remove", "up", "down"] as const;
export type PartAction = (typeof partActions)[number];

const isAt = (cells: readonly Cell[] | undefined, path: Path): boolean =>
  cells?.some((cell) => JSON.stringify(cell.path) === JSON.stringify(path)) === true;

/**
 * The text of a file after an action at a path; null if none of these nodes has that action there. `index`: of an entry of a list.
 * `found`: the value that is there.
 */
export function afterAction(
  text: string,
  nodes: readonly FormNode[],
  { action, index, path }: { readonly action: PartAction; readonly index: number; readonly path: Path },
  found: unknown,
): string | null {
  const list = Array.isArray(found) ? found : [];
  const withList = (change: ListChange) => changeList(text, path, change);
  for (const node of nodes) {
    if (node.type === "start" && action === "begin" && isAt(node.cells, path))
      return node.of === "list"
        ? withList({ do: "add", value: skeletonOf(node.schema, list.at(-1)) })
        : changeYaml(text, [{ path, value: skeletonOf(node.schema) }]);
    if (node.type !== "group") continue;
    if (action === "end" && node.removable && isAt(node.cells, path))
      return changeYaml(text, [{ path, value: node.emptyValue }]);
    if (action !== "begin" && action !== "end" && isAt(node.list?.cells, path) && index in list)
      return withList({ do: action, index });
  }
  return null;
}
