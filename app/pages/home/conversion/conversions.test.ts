import { expect, test } from "vitest";
import { requestsFrom } from "./conversions.ts";

test("a thousand visits at each rate", () => {
  expect(requestsFrom(1000, 10.34)).toBe(103);
  expect(requestsFrom(1000, 1.82)).toBe(18);
});
