/** Checks a page, or a part of it, by axe's accessibility rules, in both themes. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { isQuick } from "../runs.ts";

/** WCAG 2.2 A, AA and AAA, and good practice: all but one rule. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Contrast of 4.5:1: the rule for 7:1 includes it. */
const doubled = "color-contrast";

/** The rules that can fail in one theme only: contrast, and names that change with the theme. */
const themed = ["color-contrast-enhanced", "link-in-text-block", "button-name"];

type Result = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
};
type Axe = { run(context: string, options: object): Promise<{ violations: Result[] }> };

async function setTheme(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen === "light") document.documentElement.dataset.theme = "light";
    else delete document.documentElement.dataset.theme;
    // Shows the sections that wait for scrolling.
    for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]"))
      section.dataset.reveal = "shown";
  }, theme);
}

const summary = (violations: readonly Result[]) =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
  );

/** By all rules in the dark theme, then by those that can fail in the light one. `part`: a selector. */
export async function expectAccessible(page: Page, state: string, part = "html"): Promise<void> {
  await setTheme(page, "dark");
  const dark = await new AxeBuilder({ page })
    // Called first, because it would reset the tags.
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .disableRules(doubled)
    .include(part)
    // Without a second page for the results, which is needed for checking frames only.
    .setLegacyMode()
    .analyze();
  expect(summary(dark.violations), `${state}, dark`).toEqual([]);
  await setTheme(page, "light");
  const light = await page.evaluate(
    ([context, runOnly]) =>
      (window as unknown as { axe: Axe }).axe.run(context, { runOnly, resultTypes: ["violations"] }),
    [part, themed] as const,
  );
  expect(summary(light.violations), `${state}, light`).toEqual([]);
  await setTheme(page, "dark");
}

/**
 * For journeys with and without `script`, which axe needs in the page. `before a push`: this state stands for the journey's others,
 * which are checked by the same journey in the soak run, in the other language.
 */
export async function expectStateAccessible(
  page: Page,
  state: string,
  { script, when }: { readonly script: boolean; readonly when?: "before a push" },
): Promise<void> {
  if (script && (!isQuick || when === "before a push")) await expectAccessible(page, state);
}
