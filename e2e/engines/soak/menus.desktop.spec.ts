/** The header's menus on a wide screen. */

import type { Query } from "#testing/engines/finding.ts";
import { expect, test } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";

const header: Query = { css: "header" };

for (const locale of locales)
  test(`the menus in ${locale} open and close by press, outside, by Escape, and lead on`, async ({
    visitor,
  }) => {
    const t = words[locale];
    const services: Query = { role: "button", name: t("shell.services"), within: header };
    const company: Query = { role: "button", name: t("shell.company"), within: header };
    const servicesMenu: Query = { css: "#services-menu" };
    const companyMenu: Query = { css: "#company-menu" };
    const expanded = (button: Query) => visitor.read(button, (element) => element.ariaExpanded);
    const linkTo = (path: string, within: Query): Query => ({ css: `a[href="${path}"]`, within });

    await visitor.goTo(routes.home[locale]);
    await visitor.seesNo(servicesMenu);
    await visitor.press(services);
    await visitor.sees(servicesMenu);
    await visitor.eventually(() => expanded(services)).toBe("true");
    await visitor.press(services);
    await visitor.seesNo(servicesMenu);

    await visitor.press(services);
    await visitor.sees(servicesMenu);
    await visitor.press(company);
    await visitor.sees(companyMenu);
    await visitor.seesNo(servicesMenu);
    await visitor.pressAt(720, 880);
    await visitor.seesNo(companyMenu);
    await visitor.eventually(() => expanded(company)).toBe("false");

    await visitor.focus(company);
    await visitor.key("Enter");
    await visitor.sees(companyMenu);
    await visitor.key("Escape");
    await visitor.seesNo(companyMenu);
    expect(await visitor.read(company, (button) => document.activeElement === button)).toBe(true);

    await visitor.press(services);
    await visitor.press(linkTo(routes.showcase[locale], servicesMenu));
    await visitor.arrivesAt(routes.showcase[locale]);
    await visitor.settled();
    await visitor.press(company);
    await visitor.press(linkTo(routes.contact[locale], companyMenu));
    await visitor.arrivesAt(routes.contact[locale]);
  });
