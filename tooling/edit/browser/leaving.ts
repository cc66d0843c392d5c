/** Nothing that was typed is lost when the page goes away. */
import { changeOf, isStoring, storeWaiting, waiting } from "./fields.ts";

/** Waits until all that was typed is stored, then leaves. If it cannot be stored, the page stays. */
export async function leave(go: () => void): Promise<void> {
  await storeWaiting();
  if (waiting.size === 0) go();
}
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!isStoring() || link.hash !== "") return;
  event.preventDefault();
  void leave(() => location.assign(link.href));
});
document.querySelector("form[role=search]")?.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!isStoring()) return;
  event.preventDefault();
  void leave(() => form.submit());
});
// A page that goes away otherwise sends what it has.
addEventListener("pagehide", () => {
  for (const cell of waiting.keys())
    void fetch("/change", {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(changeOf(cell)),
    });
});
