import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredCell } from "../fields/view.ts";
import { TypedCell } from "./typed-cell.ts";

const text = (form: string): StoredCell => ({ before: [form], form, problems: [], reads: null });

/** A program with one text, which takes another only from who has seen it. `answer`: how it answers. */
function program(first = "Avant") {
  const state = { said: first, answer: "normally" as "normally" | "not" | "refusing", asked: [] as string[] };
  const store = async ({ before, form: typed }: Pick<StoredCell, "before" | "form">) => {
    const form = String(typed);
    if (state.answer === "not") return { status: 0, data: text("") };
    state.asked.push(form);
    await Promise.resolve();
    if (state.answer === "refusing") return { status: 400, data: text("") };
    if (before[0] !== state.said) return { status: 409, data: text(state.said) };
    state.said = form;
    return { status: 200, data: text(form) };
  };
  const cell = new TypedCell(text(first), store, () => {});
  return { state, cell, seen: () => [cell.view.form, cell.view.theirs?.form ?? null, cell.view.status] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const later = () => vi.advanceTimersByTimeAsync(5000);

test("what is typed is stored once it pauses, and at once before anything else is done", async () => {
  const { state, cell, seen } = program();
  for (const form of ["A", "Ap", "Après"]) cell.change(form);
  expect(seen()).toEqual(["Après", null, "saving"]);
  await later();
  expect([state.asked, seen()]).toEqual([["Après"], ["Après", null, "saved"]]);
  cell.change("Encore");
  const stored = cell.flush();
  cell.change("Encore un");
  await stored;
  expect([state.said, cell.view.status]).toEqual(["Encore un", "saved"]);
});

test("while another's text is shown, nothing is stored and no letter is lost, whatever the program says meanwhile", async () => {
  const { state, cell, seen } = program();
  state.said = "Le leur";
  cell.change("Le mien");
  await later();
  expect(seen()).toEqual(["Le mien", "Le leur", "conflict"]);
  cell.show(text("Le leur"));
  cell.change("Le mien aussi");
  state.said = "Le leur encore";
  cell.show(text("Le leur encore"));
  await later();
  expect(seen()).toEqual(["Le mien aussi", "Le leur encore", "conflict"]);
  expect([state.said, state.asked]).toEqual(["Le leur encore", ["Le mien"]]);
});

test.each([
  ["mine", "Le mien aussi"],
  ["theirs", "Le leur"],
] as const)("who takes %s has it stored", async (take, expected) => {
  const { state, cell, seen } = program();
  state.said = "Le leur";
  cell.change("Le mien");
  await later();
  cell.show(text("Le leur"));
  cell.change("Le mien aussi");
  cell.resolve(take);
  await later();
  expect([state.said, ...seen()]).toEqual([expected, expected, null, "saved"]);
});

test("once the other text is taken back, the own one is stored", async () => {
  const { state, cell, seen } = program();
  state.said = "Le leur";
  cell.change("Le mien");
  await later();
  state.said = "Avant";
  cell.show(text("Avant"));
  await later();
  expect([state.said, ...seen()]).toEqual(["Le mien", "Le mien", null, "saved"]);
});

test("what the program says is shown while nothing is typed, and not over what is", async () => {
  const { cell, seen } = program();
  cell.show(text("De quelqu'un"));
  expect(seen()).toEqual(["De quelqu'un", null, "saved"]);
  cell.change("Le mien");
  cell.show(text("Encore de quelqu'un"));
  expect(seen()[0]).toBe("Le mien");
});

test("a program that does not answer is asked again; one that refuses is not, until something else is typed", async () => {
  const { state, cell, seen } = program();
  state.answer = "not";
  cell.change("Le mien");
  await later();
  expect(seen()).toEqual(["Le mien", null, "lost"]);
  state.answer = "normally";
  await later();
  expect([state.said, ...seen()]).toEqual(["Le mien", "Le mien", null, "saved"]);
  state.answer = "refusing";
  cell.change("Autre");
  await later();
  expect([state.asked.length, ...seen()]).toEqual([2, "Autre", null, "refused"]);
});

test("a page that goes away sends what was typed, also beside what is on its way", async () => {
  const { state, cell } = program();
  cell.change("Un");
  const first = cell.flush();
  cell.change("Un deux");
  cell.leave();
  expect(state.asked).toEqual(["Un", "Un deux"]);
  await first;
});
