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

const awaited = (isRest: boolean, tax: "included" | "none" = "included") =>
  ({
    amount: { cents: cents(70_000), tax, from: false },
    deposit: { cents: cents(21_700), isRest },
  }) as BoardRow;

test("an amount breaks between words, and not before its sign", () => {
  const text = depositText(awaited(false, "none"), { locale: "fr-fr", t: translations["fr-fr"] });
  expect(text?.split(" ").at(-1)).toMatch(/^217,00\s€$/);
});

test("what is awaited of a deposit says whether it is all of it, with VAT, and its day that it is the last", () => {
  const language = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const text = (row: BoardRow) => depositText(row, language)?.replace(/\s/g, " ");
  expect(text(awaited(false))).toBe("Acompte : 217,00 € TTC");
  expect(text(awaited(true))).toBe("Reste de l’acompte : 217,00 € TTC");
  expect(text(awaited(true, "none"))).toBe("Reste de l’acompte : 217,00 €");
  const due = {
    answerDeadline: null,
    dueOn: "2026-12-13",
    depositIs: "dueUntil",
    overdue: false,
  } as BoardRow;
  expect(deadlineText(due, language)).toContain("au plus tard le");
  expect(deadlineText({ ...due, overdue: true }, language)).toContain("au plus tard le");
});
