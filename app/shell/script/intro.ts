/** The home page's introduction: French only, as only that page holds it, or says where it is. */
export function intro(): void {
  const place = document.querySelector<HTMLElement>("[data-introduction]");
  if (place !== null) void import("#app/video/intro.ts").then((module) => module.introduce(place));
}
