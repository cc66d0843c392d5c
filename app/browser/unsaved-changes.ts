/**
 * Asks before a page is left while its form `data-unsaved` has changes that nobody has sent. With the value `changed`, it came with some.
 * A browser keeps no page in memory that listens to this, so only one with changes does.
 */
export function guardUnsavedChanges(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-unsaved]");
  if (!form) return;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const guard = () => addEventListener("beforeunload", ask);
  form.addEventListener("input", guard);
  form.addEventListener("submit", () => removeEventListener("beforeunload", ask));
  if (form.dataset.unsaved === "changed") guard();
}
