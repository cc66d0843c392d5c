/** What the buttons of a list do with its entries. */
export const listActions = ["add", "remove", "up", "down"] as const;

type ListAction = (typeof listActions)[number];

/** A new entry of a list has the parts of the one before it, and no texts. */
function emptied(value: unknown): unknown {
  if (typeof value === "string") return /^[a-z\d#/:.-]+$/i.test(value) && !value.includes(" ") ? value : "";
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, emptied(item)]));
}

export function withAction(list: readonly unknown[], action: ListAction, index: number): readonly unknown[] {
  if (action === "add") return [...list, emptied(list.at(-1))];
  if (action === "remove") return list.toSpliced(index, 1);
  const other = action === "up" ? index - 1 : index + 1;
  const [a, b] = [list[index], list[other]];
  if (other < 0 || other >= list.length) return list;
  return list.with(index, b).with(other, a);
}
