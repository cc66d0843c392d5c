/** The home page's introduction: French only, as only that page holds it, or says where it is. */
export function intro(): void {
  const place = document.querySelector<HTMLElement>("[data-introduction]");
  if (place !== null) void import("./introduction.ts").then((module) => module.introduce(place));
}
