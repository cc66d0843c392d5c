/** Files that the owner chooses in place of others. */
import { changed, showAgain, storeWaiting } from "./fields.ts";
import { main, noteStored, post, say, update, words } from "./page.ts";

main.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
  const [file] = target.files ?? [];
  if (file === undefined) return;
  if (target.closest("#new-video") !== null) {
    target.before(` ${file.name} `);
    return;
  }
  const { replace } = target.dataset;
  const address =
    replace === undefined
      ? `/portrait?name=${encodeURIComponent(file.name)}`
      : `/upload?file=${encodeURIComponent(replace)}`;
  say(words.saving ?? "");
  const { reply } = await post(address, file);
  if (reply.problem !== undefined) {
    const problem = target.closest("li,.cell")?.querySelector(".problem");
    if (problem) problem.textContent = reply.problem;
    return say("");
  }
  update(reply);
  if (reply.name !== undefined) {
    target.dataset.form = reply.name;
    changed(target, 0);
    await storeWaiting();
  }
  await showAgain();
  say(words.saved ?? "");
  noteStored();
});
