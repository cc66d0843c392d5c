/** The phone's menu. */

import type { Query } from "#testing/engines/finding.ts";
import { expect, test } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";

for (const locale of locales)
  test(`the drawer in ${locale} opens, unfolds its panels, closes and leads on`, async ({ visitor }) => {
    const t = words[locale];
    const drawer: Query = { css: "dialog.drawer" };
    const opener: Query = { role: "button", name: t("shell.menu"), within: { css: "header" } };
    const link = (path: string): Query => ({ css: `a[href="${path}"]`, within: drawer });
    const summary = (text: string): Query => ({ role: "button", name: new RegExp(text), within: drawer });
    const scrolls = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");

    await visitor.goTo(routes.about[locale]);
    await visitor.press(opener);
    await visitor.sees(drawer);
    await visitor.sees(link(routes.pricing[locale]));
    expect(await scrolls()).toBe(false);

    await visitor.press(summary(t("shell.services")));
    await visitor.sees(link(routes.showcase[locale]));
    await visitor.seesNo(link(routes.pricing[locale]));
    await visitor.press(summary(t("shell.back")));
    await visitor.sees(link(routes.pricing[locale]));

    await visitor.key("Escape");
    await visitor.seesNo(drawer);
    expect(await visitor.read(opener, (button) => document.activeElement === button)).toBe(true);
    await visitor.eventually(scrolls).toBe(true);

    // The focus that the drawer has given back does not keep the header.
    const headerShows = () =>
      visitor.read({ css: "header.site-header" }, (header) => header.getBoundingClientRect().bottom > 0);
    await visitor.evaluate(() => scrollTo(0, 600));
    await visitor.eventually(headerShows).toBe(false);
    await visitor.evaluate(() => scrollTo(0, 0));
    await visitor.eventually(headerShows).toBe(true);

    await visitor.press(opener);
    await visitor.press({ role: "button", name: t("shell.closeMenu"), within: drawer });
    await visitor.seesNo(drawer);

    await visitor.press(opener);
    await visitor.press(summary(t("shell.company").replace("’", ".")));
    await visitor.press(link(routes.contact[locale]));
    await visitor.arrivesAt(routes.contact[locale]);
  });
