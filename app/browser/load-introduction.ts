/** Loads what opens the home page's introduction, where there is one: in French only. */
export function loadIntroduction(): void {
  const place = document.querySelector<HTMLElement>("[data-introduction]");
  if (place !== null) void import("./introduction.ts").then((module) => module.offerIntroduction(place));
}
