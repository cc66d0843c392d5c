import fc from "fast-check";
import { expect, test } from "vitest";
import { createRecentlyUsed } from "./recently-used.ts";

test("what was used longest ago is forgotten first", () => {
  const kept = createRecentlyUsed<string>(2);
  kept.set("a", "1");
  kept.set("b", "2");
  expect(kept.get("a")).toBe("1");
  kept.set("c", "3");
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["1", undefined, "3"]);
  kept.delete("a");
  expect(kept.get("a")).toBeUndefined();
});

test("whatever comes, the sizes together stay below the limit, and the newest is there if it fits", () => {
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
