import fc from "fast-check";
import { expect, test } from "vitest";
import { createRecentlyUsed } from "./recently-used.ts";

test("the least recently used entry is dropped first", () => {
  const kept = createRecentlyUsed<string>(2);
  kept.set("a", "1");
  kept.set("b", "2");
  expect(kept.get("a")).toBe("1");
  kept.set("c", "3");
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["1", undefined, "3"]);
  kept.delete("a");
  expect(kept.get("a")).toBeUndefined();
});

test("the sizes together never exceed the limit, and the newest entry is kept if it fits", () => {
  const limit = 50;
  const entry = fc.tuple(fc.constantFrom("a", "b", "c", "d", "e", "f"), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const kept = createRecentlyUsed<number>(limit, (size) => size);
      for (const [key, size] of entries) {
        kept.set(key, size);
        expect(kept.get(key)).toBe(size <= limit ? size : undefined);
      }
      const sizes = ["a", "b", "c", "d", "e", "f"].map((key) => kept.get(key) ?? 0);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
    }),
  );
});
