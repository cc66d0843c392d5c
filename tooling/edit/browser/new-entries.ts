/** The forms of a new case study, a new option and a new video. */
import { showAgain } from "./fields.ts";
import { byId, main, noteStored, post, type Reply, update, words } from "./page.ts";

main.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  if (form.id === "new-video") void addVideo(form);
  else if (form.id === "new-option") void addOption(form);
  else void begin(form, "/project", Object.fromEntries(new FormData(form)));
});

function addOption(form: HTMLFormElement): Promise<void> {
  const { kind, amount, contract, ...names } = Object.fromEntries(new FormData(form));
  return begin(form, "/option", { section: form.dataset.section, names, kind, amount, contract });
}

/** The row of an entry that was begun before the page came again; empty for all of the page. */
const begunKey = "begun";

/** Goes on in the first empty field of an entry that has just been begun: of a long list it is the last. */
export function showBegun(): void {
  const row = sessionStorage.getItem(begunKey);
  sessionStorage.removeItem(begunKey);
  if (row === null) return;
  const entry = row === "" ? main : (byId(row)?.closest(".group") ?? main);
  entry.scrollIntoView({ block: "start" });
  const fields = entry.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    ".cell textarea, .cell input[type=text]",
  );
  [...fields].find(({ value }) => value === "")?.focus();
}

/** Asks for an entry, and shows its fields, or why there is none. */
async function begin(form: HTMLFormElement, address: string, fields: unknown): Promise<void> {
  const { reply } = await post(address, fields);
  if (reply.address !== undefined) {
    // An address of the same section would only scroll.
    history.pushState(null, "", reply.address);
    sessionStorage.setItem(begunKey, new URL(reply.address, location.href).hash.slice(1));
    location.reload();
    return;
  }
  const problem = form.querySelector(".problem");
  if (problem !== null) problem.textContent = reply.problem ?? "";
}

async function addVideo(form: HTMLFormElement): Promise<void> {
  const { file, ...fields } = Object.fromEntries(new FormData(form));
  if (!(file instanceof File)) return;
  const button = form.querySelector("button");
  const [problem, state] = [form.querySelector(".problem"), form.querySelector("[role=status]")];
  if (button === null || problem === null || state === null) return;
  button.disabled = true;
  problem.textContent = "";
  state.textContent = form.dataset.busy ?? "";
  const query = new URLSearchParams({ ...(fields as Record<string, string>), file: file.name });
  const { reply } = await post(`/video?${query}`, file).catch(() => ({
    reply: { problem: words.notSaved } as Reply,
  }));
  state.textContent = "";
  button.disabled = false;
  if (reply.problem !== undefined) {
    problem.textContent = reply.problem;
    return;
  }
  update(reply);
  await showAgain();
  noteStored();
}
