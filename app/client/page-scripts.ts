type Start = (element: HTMLElement) => void;

/** What only some pages need: loaded where an element asks for it. */
const scripts: readonly (readonly [selector: string, load: () => Promise<Start>])[] = [
  ["[data-introduction]", () => import("./introduction.ts").then((module) => module.introduce)],
  ["[data-filter]", () => import("./portfolio-filter.ts").then((module) => module.filterInPlace)],
  [
    "[data-any-address]",
    () => import("./language-links.ts").then((module) => module.linkLanguagesToThisAddress),
  ],
];

export function pageScripts(): void {
  for (const [selector, load] of scripts) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) void load().then((start) => start(element));
  }
}
