/** Buttons that change lists and marks, and the one that takes back. */
import { showAgain, storeWaiting } from "./fields.ts";
import { byId, noteStored, post, say, update, words } from "./page.ts";

/** A button has been pressed: until the page shows what it did, others would act on what is there no more. */
let isActing = false;

/** `body`: made once everything that was typed before is stored. */
export async function act(address: string, body: () => unknown): Promise<void> {
  if (isActing) return;
  isActing = true;
  say(words.saving ?? "");
  try {
    await storeWaiting();
    const { status, reply } = await post(address, body());
    update(reply);
    await showAgain();
    say((status === 409 ? words.listChanged : words.saved) ?? "");
  } catch {
    say(words.notSaved ?? "");
  } finally {
    isActing = false;
  }
  noteStored();
}

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  const { part, own } = button?.dataset ?? {};
  if (own !== undefined) void act("/own", () => ({ section: own }));
  if (part !== undefined) void act("/part", () => JSON.parse(button?.dataset.part ?? part));
});

byId("undo").addEventListener("click", () => void act("/undo", () => ({})));
addEventListener("keydown", (event) => {
  const inText = event.target instanceof Element && event.target.matches("textarea,input");
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.shiftKey && !inText)
    byId("undo").click();
});
