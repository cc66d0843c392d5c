/** Buttons that open and close dialogs. Browsers that do not support them load code for them. */
export function startInvokers(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  void import("./invoker-fallback.ts").then((module) => module.startInvokerFallback());
}
