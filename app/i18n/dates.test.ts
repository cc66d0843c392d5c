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

test("the first of a month is « 1er » in French, and only the first", () => {
  expect(plain(formatDay("2027-01-01", "fr-fr"))).toBe("1er janvier 2027");
  expect(plain(formatDay("2027-01-11", "fr-fr"))).toBe("11 janvier 2027");
  expect(plain(formatDay("2027-01-21", "fr-fr"))).toBe("21 janvier 2027");
  expect(plain(formatDay("2027-01-01", "en-en"))).toBe("1 January 2027");
  expect(formatMoment("2027-01-01T18:32:00Z", "fr-fr")).toBe(
    "1er\u00A0janvier\u00A02027 à 14\u00A0h\u00A032",
  );
  expect(plain(formatMoment("2027-01-01T18:32:00Z", "fr-fr", { dateStyle: "full" }))).toBe(
    "vendredi 1er janvier 2027 à 14 h 32",
  );
});
