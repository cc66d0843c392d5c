import { expect, test } from "vitest";
import { euros } from "#app/domain/money.ts";
import { exactMoney, formatHour, formatMoney } from "./formats.ts";

test.each([
  ["10:00", "10\u00A0h", "10\u00A0am"],
  ["19:00", "19\u00A0h", "7\u00A0pm"],
  ["12:30", "12\u00A0h\u00A030", "12:30\u00A0pm"],
  ["00:05", "0\u00A0h\u00A005", "12:05\u00A0am"],
])("%s reads %j in French and %j in English", (time, french, english) => {
  expect(formatHour(time, "fr-fr")).toBe(french);
  expect(formatHour(time, "en-en")).toBe(english);
});

test("an amount of a quote always has its cents, a price on a page only where there are some", () => {
  const texts = [890, 999.99].map((amount) => [
    formatMoney(euros(amount), "en-en"),
    exactMoney(euros(amount), "en-en"),
    exactMoney(euros(amount), "fr-fr"),
  ]);
  expect(texts).toEqual([
    ["€890", "€890.00", "890,00\u00A0€"],
    ["€999.99", "€999.99", "999,99\u00A0€"],
  ]);
});
