/** Loads what opens the home page's introduction, where the page has one. */
export function loadIntroduction(): void {
  const dialogOrLink = document.querySelector<HTMLElement>("[data-introduction]");
  if (dialogOrLink !== null)
    void import("./introduction.ts").then((module) => module.offerIntroduction(dialogOrLink));
}
