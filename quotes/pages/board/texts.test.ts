import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { translations } from "#app/i18n/translations.ts";
import type { BoardRow } from "#quotes/board.ts";
import { deadlineText, depositText } from "./texts.ts";

test("French hours are written with an h, whether they have one digit or two", () => {
  const due = (at: string) =>
    deadlineText({ answerDeadline: at, dueOn: null, overdue: false } as BoardRow, {
      locale: "fr-fr",
      t: translations["fr-fr"],
    });
  expect(due("2026-11-24T10:44:00.000Z")).toMatch(/24\snov\.,\s6\sh\s44/);
  expect(due("2026-11-24T22:05:00.000Z")).toMatch(/24\snov\.,\s18\sh\s05/);
});

test("an amount breaks between words, and not before its sign", () => {
  const text = depositText(cents(21_700), { locale: "fr-fr", t: translations["fr-fr"] });
  expect(text.split(" ").at(-1)).toMatch(/^217,00\s€$/);
});
