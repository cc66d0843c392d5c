/** The rules of accessibility that a machine can check, on a page or a part of it, in both themes. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 A, AA and AAA, and good practice: all but one rule. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Contrast of 4.5:1, which the rule for 7:1 looks at again. */
const doubled = "color-contrast";

/** What another theme can break: its colours, and the names that change with it. */
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
    // Sections wait for the scroll; here they are all looked at.
    for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]"))
      section.dataset.reveal = "shown";
  }, theme);
}

const told = (violations: readonly Result[]) =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
  );

/** By all rules in the dark theme, then by those that the light one can break. `part`: a selector, or the whole page. */
export async function expectAccessible(page: Page, state: string, part = "html"): Promise<void> {
  await setTheme(page, "dark");
  const dark = await new AxeBuilder({ page })
    // First: it would forget the tags.
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .disableRules(doubled)
    .include(part)
    // Without a page of its own for the results: there is nothing in our frames to look into.
    .setLegacyMode()
    .analyze();
  expect(told(dark.violations), `${state}, dark`).toEqual([]);
  await setTheme(page, "light");
  const light = await page.evaluate(
    ([context, runOnly]) =>
      (window as unknown as { axe: Axe }).axe.run(context, { runOnly, resultTypes: ["violations"] }),
    [part, themed] as const,
  );
  expect(told(light.violations), `${state}, light`).toEqual([]);
  await setTheme(page, "dark");
}
