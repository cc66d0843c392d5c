/** The home page's introduction, which exists in French only. */
export function intro(): void {
  const place = document.querySelector<HTMLElement>("[data-introduction]");
  if (place !== null) void import("./introduction.ts").then((module) => module.introduce(place));
}
