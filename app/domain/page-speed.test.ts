import { expect, test } from "vitest";
import type { Total } from "./counts.ts";
import { speedKey, speedRows } from "./page-speed.ts";

const counted = (key: string, total = 1): Total => ({ kind: "speed", key, total });

test("a value is in the step whose end it does not pass", () => {
  expect(speedKey("lcp", "phone", "pricing", 0)).toBe("lcp phone 0 pricing");
  expect(speedKey("lcp", "phone", "pricing", 500)).toBe("lcp phone 0 pricing");
  expect(speedKey("lcp", "phone", "pricing", 501)).toBe("lcp phone 1 pricing");
  expect(speedKey("inp", "other", "project/rhum", 2001)).toBe("inp other 9 project/rhum");
});

test("the share that is good and what three of four views had, of all pages and of each, by device", () => {
  const rows = speedRows("phone", [
    { kind: "view", key: "fr-fr/home", total: 90 },
    counted(speedKey("lcp", "phone", "home", 1200), 6),
    counted(speedKey("lcp", "phone", "home", 2500), 1),
    counted(speedKey("lcp", "phone", "home", 2501), 1),
    counted(speedKey("lcp", "phone", "pricing", 20_000), 2),
    counted(speedKey("inp", "phone", "home", 8), 1),
    counted(speedKey("lcp", "other", "about", 100), 50),
  ]);
  expect(rows).toEqual([
    {
      page: null,
      lcp: { views: 10, good: 0.7, p75: 3000 },
      inp: { views: 1, good: 1, p75: 40 },
      cls: null,
    },
    {
      page: "home",
      lcp: { views: 8, good: 0.875, p75: 1500 },
      inp: { views: 1, good: 1, p75: 40 },
      cls: null,
    },
    { page: "pricing", lcp: { views: 2, good: 0, p75: null }, inp: null, cls: null },
  ]);
  expect(speedRows("phone", [])).toEqual([]);
});
