const firstGestures = ["scroll", "pointermove", "keydown"] as const;

/** Loads what replaces the drawing behind the home page's title, where there is one, with the visitor's first gesture. */
export function loadLandscape(): void {
  const drawing = document.querySelector<HTMLElement>("[data-landscape]");
  if (drawing === null) return;
  const load = () => {
    for (const type of firstGestures) removeEventListener(type, load);
    void import("./landscape/start.ts").then((module) => module.startWhenIdle(drawing));
  };
  for (const type of firstGestures) addEventListener(type, load);
}
