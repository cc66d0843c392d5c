import { expect, test } from "vitest";
import { neighbours } from "./project.ts";

const ring = [{ slug: "a" }, { slug: "b" }, { slug: "c" }];

test("the projects form a ring", () => {
  expect(neighbours(ring, "b")).toEqual({ previous: { slug: "a" }, next: { slug: "c" } });
  expect(neighbours(ring, "a").previous).toEqual({ slug: "c" });
  expect(neighbours(ring, "c").next).toEqual({ slug: "a" });
});

test("an unknown slug throws", () => {
  expect(() => neighbours(ring, "d")).toThrow("d");
});
