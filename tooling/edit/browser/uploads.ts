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
  const { replace, font } = target.dataset;
  const name = encodeURIComponent(file.name);
  const address =
    replace !== undefined
      ? `/upload?file=${encodeURIComponent(replace)}`
      : font !== undefined
        ? `/font?name=${name}`
        : `/portrait?name=${name}`;
  say(words.saving ?? "");
  const { reply } = await post(address, file);
  if (reply.problem !== undefined) {
    const problem = target.closest("li,.cell")?.querySelector(".problem");
    if (problem) problem.textContent = reply.problem;
    return say("");
  }
  update(reply);
  if (reply.name !== undefined) {
    // Of a font, the name is one more to choose.
    const choice = font === undefined ? null : target.closest(".cell")?.querySelector("select");
    if (choice) choice.add(new Option(reply.name, reply.name, true, true));
    else target.dataset.form = reply.name;
    changed(choice ?? target, 0);
    await storeWaiting();
  }
  await showAgain();
  say(words.saved ?? "");
  noteStored();
});
