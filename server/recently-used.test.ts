import fc from "fast-check";
import { expect, test } from "vitest";
import { createRecentlyUsed } from "./recently-used.ts";

test("the least recently used entry is dropped first", () => {
  const cache = createRecentlyUsed<string>(2);
  cache.set("a", "1");
  cache.set("b", "2");
  expect(cache.get("a")).toBe("1");
  cache.set("c", "3");
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["1", undefined, "3"]);
  cache.delete("a");
  expect(cache.get("a")).toBeUndefined();
});

test("the sizes together never exceed the limit, and the newest entry is kept if it fits", () => {
  const limit = 50;
  const entry = fc.tuple(fc.constantFrom("a", "b", "c", "d", "e", "f"), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const cache = createRecentlyUsed<number>(limit, (size) => size);
      for (const [key, size] of entries) {
        cache.set(key, size);
        expect(cache.get(key)).toBe(size <= limit ? size : undefined);
      }
      const sizes = ["a", "b", "c", "d", "e", "f"].map((key) => cache.get(key) ?? 0);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
    }),
  );
});
