/** A least-recently-used cache: it drops its oldest entries while their sizes together exceed `limit`. */
export type RecentlyUsed<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/** `sizeOf`: in the unit of `limit`; by default each entry counts as 1. */
export function createRecentlyUsed<Value>(
  limit: number,
  sizeOf: (value: Value) => number = () => 1,
): RecentlyUsed<Value> {
  // A map iterates in the order in which its keys were added: the first is the least recently used.
  const entries = new Map<string, Value>();
  let total = 0;
  const remove = (key: string) => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    total -= sizeOf(value);
  };
  return {
    delete: remove,
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, value);
      total += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (total <= limit) break;
        remove(oldest);
      }
    },
  };
}
