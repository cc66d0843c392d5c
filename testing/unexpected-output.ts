/**
 * A test fails if the code writes to the console. A test that expects a message replaces the method and asserts the
 * call: `vi.spyOn(console, "error").mockImplementation(…)`.
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
  expect(complaints, "the code writes nothing unexpected to the console").toEqual([]);
});
