import { expect, test } from "vitest";
import { formatHour } from "./formats.ts";

test.each([
  ["10:00", "10\u00A0h", "10\u00A0am"],
  ["19:00", "19\u00A0h", "7\u00A0pm"],
  ["12:30", "12\u00A0h\u00A030", "12:30\u00A0pm"],
  ["00:05", "0\u00A0h\u00A005", "12:05\u00A0am"],
])("%s reads %j in French and %j in English", (time, french, english) => {
  expect(formatHour(time, "fr-fr")).toBe(french);
  expect(formatHour(time, "en-en")).toBe(english);
});
