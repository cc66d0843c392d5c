/** The portfolio's filter. */
import { projects } from "#app/content/projects.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { expect, test } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";

for (const locale of locales)
  test(`the portfolio in ${locale} narrows to a kind of site, and stays so`, async ({ visitor }) => {
    const t = words[locale];
    const type = offeredCategories.at(-1) ?? "vitrine";
    const kind = projects.filter(({ category }) => category === type);
    const shown = () => visitor.count({ role: "article" });
    await visitor.goTo(routes.portfolio[locale]);
    await visitor.eventually(shown).toBe(projects.length);
    await visitor.press({ role: "radio", name: new RegExp(`^${t(`portfolio.filter.${type}`)}`) });
    await visitor.eventually(shown).toBe(kind.length);
    await visitor.arrivesAt(`${routes.portfolio[locale]}?type=${type}`);
    await visitor.reload();
    expect(await shown()).toBe(kind.length);
    expect(
      await visitor.read(
        { role: "radio", name: new RegExp(`^${t(`portfolio.filter.${type}`)}`) },
        (radio) => (radio as HTMLInputElement).checked,
      ),
    ).toBe(true);
  });
