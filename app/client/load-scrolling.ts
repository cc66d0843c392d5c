/** Loads what only a scrolled page needs, with the first scroll. */
export function loadScrolling(): void {
  const top = scrollY;
  addEventListener(
    "scroll",
    () => void import("./scrolling.ts").then((module) => module.startScrolling(top)),
    {
      once: true,
      passive: true,
    },
  );
}
