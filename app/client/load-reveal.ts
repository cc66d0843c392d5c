/** Loads what slides sections in at the first scroll: nothing needs it before. */
export function loadReveal(): void {
  addEventListener("scroll", () => void import("./reveal.ts").then(({ reveal }) => reveal()), {
    once: true,
    passive: true,
  });
}
