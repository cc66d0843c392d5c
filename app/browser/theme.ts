import { themeKey } from "#app/domain/personal-data.ts";

/** Switches the theme and stores the choice in this browser. The head's script applies it before the first paint. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const light = dataset.theme !== "light";
  if (light) dataset.theme = "light";
  else delete dataset.theme;
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--color-canvas");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", canvas);
  try {
    localStorage.setItem(themeKey, light ? "light" : "dark");
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
