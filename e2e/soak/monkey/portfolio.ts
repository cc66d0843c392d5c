/** What a visitor does with the portfolio's filter. */

import { projects, trades } from "#app/content/projects.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { expect } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { leaveAndReturn, type Place, type Visitor } from "./visitor.ts";

const zones = ["", ...new Set(projects.map(({ territory }) => territory))];
const kinds = ["", ...offeredCategories];

async function choose(visitor: Visitor): Promise<void> {
  const { page, filter } = visitor;
  if (visitor.next(2) === 0) {
    const zone = visitor.pick(zones);
    await page.locator("[data-filter] [name=zone]").selectOption(zone);
    visitor.filter = { ...filter, zone };
    return;
  }
  const type = visitor.pick(kinds);
  const control = page.locator(`[name=type][value="${type}"]`);
  await page.locator("[data-filter] label").filter({ has: control }).click();
  visitor.filter = { ...filter, type };
}

const countOf = (type: string, zone: string): number =>
  projects.filter(
    ({ category, territory }) => (type === "" || category === type) && (zone === "" || territory === zone),
  ).length;

export const portfolio: Place = {
  path: routes.portfolio["fr-fr"],
  steps: [
    { name: "filter", weight: 5, act: choose },
    {
      name: "filter, leave and return",
      weight: 2,
      async act(visitor) {
        await choose(visitor);
        await leaveAndReturn(visitor, routes.contact["fr-fr"]);
      },
    },
    { name: "reload the portfolio", weight: 1, act: async ({ page }) => void (await page.reload()) },
  ],
  expectPage: ({ page, filter: { type, zone } }) =>
    expect(async () => {
      const shown = await page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>("[data-filter]");
        const lastNumber = (text: string) => Number(/(\d+)\s*$/.exec(text)?.[1] ?? Number.NaN);
        return {
          chosen: form && Object.fromEntries(new FormData(form)),
          projects: [...document.querySelectorAll("[data-project-card]")].filter(
            (card) => card.getClientRects().length > 0,
          ).length,
          counts: Object.fromEntries(
            [...(form?.querySelectorAll<HTMLInputElement>("[name=type]") ?? [])].map((radio) => [
              radio.value,
              lastNumber(radio.closest("label")?.textContent ?? ""),
            ]),
          ),
        };
      });
      expect(shown).toEqual({
        chosen: { type, zone, ...(trades.size > 1 && { trade: "" }) },
        projects: countOf(type, zone),
        counts: Object.fromEntries(kinds.map((kind) => [kind, countOf(kind, zone)])),
      });
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] }),
};
