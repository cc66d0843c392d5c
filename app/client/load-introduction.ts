/** Loads what opens the home page's introduction, where there is one: in French only. */
export function loadIntroduction(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-introduction]");
  if (dialog !== null) void import("./introduction.ts").then((module) => module.offerIntroduction(dialog));
}
