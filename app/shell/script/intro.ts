/** The home page's introduction: French only, as only that page holds the dialog. */
export function intro(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-introduction]");
  if (dialog !== null) void import("#app/video/intro.ts").then(({ introduce }) => introduce(dialog));
}
