/** Loads what slides sections in at the first scroll: nothing needs it before. */
export function loadReveal(): void {
  addEventListener("scroll", () => void import("./reveal.ts").then((module) => module.reveal()), {
    once: true,
    passive: true,
  });
}
