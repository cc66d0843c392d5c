/** What has changed, and the button that puts it online. */
import { act } from "./actions.ts";
import { showAgain, storeWaiting } from "./fields.ts";
import { byId, post, type Reply, update, words } from "./page.ts";

const dialog = byId("publish") as HTMLDialogElement;

async function listChanges(): Promise<void> {
  if (!dialog.open) return;
  const list = byId("change-list");
  // The button of a change that is gone had the focus.
  const isLost = list.contains(document.activeElement) || document.activeElement === document.body;
  list.innerHTML = await (await fetch("/changes")).text();
  if (isLost) (list.querySelector("button") ?? byId("close")).focus();
  (byId("publish-now") as HTMLButtonElement).disabled = byId("count").textContent === "0";
}

byId("changes").addEventListener("click", async () => {
  await storeWaiting();
  byId("outcome").replaceChildren();
  dialog.showModal();
  await listChanges();
});
byId("close").addEventListener("click", () => dialog.close());

byId("publish-now").addEventListener("click", async () => {
  const button = byId("publish-now") as HTMLButtonElement;
  const outcome = byId("outcome");
  button.disabled = true;
  const begun = Date.now();
  const clock = () => {
    outcome.textContent = `${words.publishing} ${Math.round((Date.now() - begun) / 1000)} s`;
  };
  outcome.setAttribute("role", "status");
  clock();
  const ticking = setInterval(clock, 5000);
  const { reply } = await post("/publish", {}).catch(() => ({
    reply: { text: words.notSaved ?? "" } as Reply,
  }));
  clearInterval(ticking);
  outcome.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = reply.text ?? "";
  const details = document.createElement("pre");
  details.textContent = (reply.details ?? []).join("\n");
  const list = document.createElement("ul");
  for (const { address, name, problem } of reply.problemsAt ?? []) {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = name;
    const item = document.createElement("li");
    item.append(link, ` ${problem}`);
    list.append(item);
  }
  outcome.replaceChildren(text, ...[list, details].filter(({ textContent }) => textContent !== ""));
  outcome.dataset.state = reply.state ?? "";
  update(reply);
  button.disabled = false;
  await listChanges();
  await showAgain();
});

dialog.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  const { discard, keep } = button?.dataset ?? {};
  if (discard !== undefined) void act("/discard", () => ({ key: discard })).then(listChanges);
  if (keep !== undefined) void act("/keep", () => ({ key: keep })).then(listChanges);
});
