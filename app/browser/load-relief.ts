/** Loads what replaces the drawing behind the home page's title, where there is one. */
export function loadRelief(): void {
  const drawing = document.querySelector<HTMLElement>("[data-relief]");
  if (drawing !== null) void import("./relief/start.ts").then((module) => module.startAtGesture(drawing));
}
