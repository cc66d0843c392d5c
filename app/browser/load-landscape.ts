import { onFirstGesture } from "#app/islands/first-gesture.ts";

/** Loads what replaces the drawing behind the home page's title, where there is one, with the visitor's first gesture. */
export function loadLandscape(): void {
  const drawing = document.querySelector<HTMLElement>("[data-landscape]");
  if (drawing !== null)
    onFirstGesture(() => void import("./landscape/start.ts").then((module) => module.startWhenIdle(drawing)));
}
