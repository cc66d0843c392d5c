/** A map that forgets what was used longest ago once the sizes of all that is in it exceed `limit`. */
export type RecentlyUsed<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/** `sizeOf`: in the unit of `limit`; each entry counts as 1 where it is left out. */
export function createRecentlyUsed<Value>(
  limit: number,
  sizeOf: (value: Value) => number = () => 1,
): RecentlyUsed<Value> {
  // A map iterates in the order in which its keys were added: the first is the one used longest ago.
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
