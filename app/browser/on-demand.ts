/** Code that few pages or browsers need is loaded where one does. */
import { onFirstGesture } from "#app/islands/first-gesture.ts";

/** Buttons that open and close dialogs. Browsers that do not support them load code for them; a press before that is repeated. */
export function startInvokers(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  let pressed: HTMLElement | null = null;
  addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("button[commandfor]");
  });
  void import("./invoker-fallback.ts").then((module) => {
    module.startInvokerFallback();
    pressed?.click();
  });
}

/** Closes on a press beside it a dialog that says so. Its content leaves no room of its own: only the backdrop is the dialog. */
export function startClosingBeside(): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).matches("[closedby=any]")) (target as HTMLDialogElement).close();
  });
}

/** Loads what opens the home page's introduction, where the page has one. */
export function loadIntroduction(): void {
  const dialogOrLink = document.querySelector<HTMLElement>("[data-introduction]");
  if (dialogOrLink !== null)
    void import("./introduction.ts").then((module) => module.offerIntroduction(dialogOrLink));
}

/** Loads what replaces the drawing behind the home page's title, where there is one, with the visitor's first gesture. */
export function loadLandscape(): void {
  const drawing = document.querySelector<HTMLElement>("[data-landscape]");
  if (drawing !== null)
    onFirstGesture(() => void import("./landscape/start.ts").then((module) => module.startWhenIdle(drawing)));
}
