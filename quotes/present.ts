/** A list without what is false, null or undefined in it, in which the items of lists stand for themselves. */
export const present = <Item>(
  items: readonly (Item | readonly Item[] | false | null | undefined)[],
): readonly Item[] => items.flatMap((item) => (item === false || item == null ? [] : item));
