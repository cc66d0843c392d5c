/** Headlines and buttons of the greatest length that the content may have: every page holds them on the smallest phone and beyond. */
import { expect, test } from "#testing/browser/site.ts";
import { everyPage } from "#testing/routes.ts";
import { maxButtonLength, maxTitleLength } from "../tooling/content/lengths.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Words of a usual length, up to a number of characters. */
function filler(most: number): string {
  const words = [
    "Votre",
    "établissement",
    "mérite",
    "une",
    "réservation",
    "internationale",
    "sans",
    "attente",
  ];
  let text = "";
  for (let index = 0; ; index++) {
    const next = `${text} ${words[index % words.length]}`.trim();
    if (next.length > most) return text.padEnd(most, "s");
    text = next;
  }
}

const texts = { title: filler(maxTitleLength), button: filler(maxButtonLength) };

/** What is too wide for the window or for its own box, with the longest texts in the place of those that are shown. */
const tooWide = ({ title, button }: typeof texts): readonly string[] => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const titles = shown("main :is(h1, h2)");
  for (const heading of titles) heading.textContent = title;
  const buttons = shown("main .pressable").filter((element) => element.textContent?.trim() !== "");
  for (const pressed of buttons) {
    // Its label, beside an icon.
    const label = [...pressed.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (label !== undefined) label.textContent = button;
    else if (pressed.firstElementChild !== null) pressed.firstElementChild.textContent = button;
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(wide > 0 ? [`${wide} px wider than the window`] : []),
    ...[...titles, ...buttons]
      // What only screen readers say has a width of one.
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.tagName}: ${element.scrollWidth} px of text in ${element.clientWidth}`),
  ];
};

test("at 320, 768 and 1440 px no page is wider than its window with the longest headlines and buttons", {
  tag: "@soak",
}, async ({ page, tolerate }) => {
  tolerate(/third party/);
  await page.route(/openstreetmap\.org|linkedin\.com/, (route) => route.fulfill({ body: "" }));
  const found: Record<string, readonly string[]> = {};
  for (const { name, path } of everyPage) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path["fr-fr"]);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const problems = await page.evaluate(tooWide, texts);
      if (problems.length > 0) found[`${name} at ${width}`] = problems;
    }
  }
  expect(found).toEqual({});
});
