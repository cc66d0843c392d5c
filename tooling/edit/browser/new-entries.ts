/** The forms of a new case study and of a new video. */
import { showAgain } from "./fields.ts";
import { main, noteStored, post, type Reply, update, words } from "./page.ts";

main.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  void (form.id === "new-video" ? addVideo(form) : addProject(form));
});

async function addProject(form: HTMLFormElement): Promise<void> {
  const { reply } = await post("/project", Object.fromEntries(new FormData(form)));
  if (reply.address !== undefined) return location.assign(reply.address);
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
