/** Buttons that name a dialog and what to do with it: most browsers know them, the others load what they need. */
export function invokers(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  void import("./open-dialogs.ts").then((module) => module.openDialogs());
}
