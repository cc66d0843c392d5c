/**
 * A test that makes the code complain fails, unless it said that it would: `vi.spyOn(console, "error")
 * .mockImplementation(…)` in the test takes the complaint, and asserts it.
 */
import { afterEach, beforeEach, expect, vi } from "vitest";

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation((...args) => {
      complaints.push(`console.${method}: ${args.map(String).join(" ")}`);
    });
});

afterEach(() => {
  expect(complaints, "nothing is written to the console unannounced").toEqual([]);
});
