/** The fields: what is typed is stored at once, and what is wrong with it is shown beside it. */
import { countCharacters } from "../../content/lengths.ts";
import { main, noteStored, post, type Seen, say, update, words } from "./page.ts";

/** Fields whose text is on its way. */
export const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
/** What was sent of each field and has no answer yet: the program knows it as this page's own. */
const sent = new Map<HTMLElement, (string | boolean | string[])[]>();
/** Whether something that was typed is not stored yet. */
export const isStoring = () => waiting.size > 0 || sent.size > 0;
/** One after another, so that each names what the one before has stored. */
let queue: Promise<unknown> = Promise.resolve();

type Place = { section: string; file: string; path: (string | number)[]; before: unknown[] };

/** The fields as they are stored, with the place and the focus that the page had. */
export async function showAgain(): Promise<void> {
  const focused = document.activeElement?.id ?? "";
  const { scrollTop } = main;
  const html = await (await fetch(location.href)).text();
  const loaded = new DOMParser().parseFromString(html, "text/html");
  main.innerHTML = loaded.getElementById("main")?.innerHTML ?? "";
  // Which sections have changes, and which are still the sample's.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".sections a")) {
    const same = loaded.querySelector(`.sections a[href="${CSS.escape(link.getAttribute("href") ?? "")}"]`);
    if (same !== null) link.innerHTML = same.innerHTML;
  }
  prepare();
  main.scrollTop = scrollTop;
  if (focused !== "") document.getElementById(focused)?.focus({ preventScroll: true });
}

export const cellOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(".cell");

function placeOf({ dataset }: HTMLElement): Place {
  return {
    section: dataset.section ?? "",
    file: dataset.file ?? "",
    path: JSON.parse(dataset.path ?? "[]"),
    before: JSON.parse(dataset.before ?? "[]"),
  };
}

function formOf(cell: HTMLElement): string | boolean | string[] {
  const control = cell.querySelector<HTMLElement>("[data-kind]");
  switch (control?.dataset.kind) {
    case "yesNo":
      return (control as HTMLInputElement).checked;
    case "choices":
      return [...control.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
    case "texts":
      return [...control.querySelectorAll("textarea")].map(({ value }) => value);
    case "portrait":
      return control.dataset.form ?? "";
    default:
      return (control as HTMLTextAreaElement | null)?.value ?? "";
  }
}

function showProblems(cell: HTMLElement, problems: readonly string[]): void {
  const text = cell.querySelector(".problem");
  if (text !== null) text.textContent = problems.join(" ");
  const control = cell.querySelector("[data-kind]");
  if (problems.length > 0) control?.setAttribute("aria-invalid", "true");
  else control?.removeAttribute("aria-invalid");
}

/** What contains a value that was changed is not as the page showed it: its buttons have to name what is there now. */
function noteAround(around: readonly Seen[]): void {
  for (const button of main.querySelectorAll<HTMLElement>("[data-part]")) {
    const part: { places: Seen[] } = JSON.parse(button.dataset.part ?? "");
    for (const place of part.places)
      place.before =
        around.find(
          ({ file, path }) => file === place.file && JSON.stringify(path) === JSON.stringify(place.path),
        )?.before ?? place.before;
    button.dataset.part = JSON.stringify(part);
  }
}

/** What is sent of a field. */
export function changeOf(cell: HTMLElement) {
  const form = formOf(cell);
  const change = { ...placeOf(cell), form, sent: sent.get(cell) ?? [] };
  sent.set(cell, [...change.sent, form]);
  return change;
}

async function store(cell: HTMLElement): Promise<void> {
  waiting.delete(cell);
  try {
    const { status, reply } = await post("/change", changeOf(cell));
    sent.delete(cell);
    if (status === 409) {
      showProblems(cell, [`${words.changedElsewhere} ${JSON.stringify(reply.conflict)}`]);
      return say("");
    }
    if (status !== 200) throw new Error(String(status));
    cell.dataset.before = JSON.stringify(reply.before ?? []);
    noteAround(reply.around ?? []);
    showProblems(cell, reply.problems ?? []);
    const state = cell.querySelector("[data-state]");
    if (state !== null) state.textContent = words.changed ?? "";
    update(reply);
    if (reply.again) await showAgain();
    if (waiting.size === 0) say(words.saved ?? "");
    noteStored();
  } catch {
    say(words.notSaved ?? "");
    // Again later: the text is still in its field.
    waiting.set(
      cell,
      setTimeout(() => later(cell), 3000),
    );
  }
}

function later(cell: HTMLElement): void {
  queue = queue.then(() => store(cell));
}

/** Stores at once what waits for the next letter. */
export async function storeWaiting(): Promise<void> {
  for (const [cell, timer] of waiting) {
    clearTimeout(timer);
    later(cell);
  }
  await queue;
}

export function changed(target: Element, delayMs: number): void {
  const cell = cellOf(target);
  if (cell === null) return;
  say(words.saving ?? "");
  clearTimeout(waiting.get(cell));
  waiting.set(
    cell,
    setTimeout(() => later(cell), delayMs),
  );
  if (target instanceof HTMLTextAreaElement) resize(target);
}

/** A text is one line of its file: its field grows with it. */
function resize(area: HTMLTextAreaElement): void {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + 2}px`;
  const { most } = area.dataset;
  const count = cellOf(area)?.querySelector("[data-count]");
  if (count && most !== undefined)
    count.textContent = `${countCharacters(area.value)} / ${most} ${words.characters}`;
}

main.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "color") {
    const area = target.parentElement?.querySelector("textarea");
    if (!area) return;
    area.value = target.value;
    return changed(area, 350);
  }
  if (!(target instanceof HTMLElement) || target.matches("input[type=file]")) return;
  if (target instanceof HTMLTextAreaElement && /\n/.test(target.value))
    target.value = target.value.replace(/\s*\n\s*/g, " ");
  changed(target, target.matches("textarea,input[type=text]") ? 350 : 0);
});
main.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target instanceof HTMLTextAreaElement) event.preventDefault();
});
export function prepare(): void {
  for (const area of main.querySelectorAll("textarea")) resize(area);
}

/** What was typed before this script came, and what the browser brought back, is stored too. */
export function storeEarlier(): void {
  for (const field of main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("textarea,input")) {
    const isTick = field.type === "checkbox";
    const differs = isTick
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.type !== "file" && field.value !== field.defaultValue;
    if (differs) changed(field, 0);
  }
  for (const option of main.querySelectorAll("option"))
    if (option.selected && !option.defaultSelected && option.index > 0) changed(option, 0);
}
