import { expect, test } from "vitest";
import { formatDay, formatMoment } from "./dates.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("a day is the same wherever the server is", () => {
  expect(plain(formatDay("2026-12-24", "fr-fr"))).toBe("24 décembre 2026");
  expect(plain(formatDay("2026-12-24", "en-en"))).toBe("24 December 2026");
});

test("a moment is in the agency's time, also around midnight", () => {
  expect(plain(formatMoment("2026-12-25T02:05:00.000Z", "fr-fr"))).toBe("24 décembre 2026 à 22 h 05");
  expect(plain(formatMoment("2026-12-25T04:05:00.000Z", "en-en"))).toBe("25 December 2026 at 00:05");
});

test("no line ends within a date", () => {
  expect(formatDay("2026-12-24", "fr-fr")).not.toContain(" ");
  expect(formatMoment("2026-12-25T02:05:00.000Z", "fr-fr")).toBe(
    "24\u00A0décembre\u00A02026 à 22\u00A0h\u00A005",
  );
});
