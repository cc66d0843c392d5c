/** Services whose page is not there yet: each sells, and takes a request. The legal texts stand at the same address. */

import { comingSoonServices } from "#app/domain/services.ts";
import { topicProject } from "#app/forms/contact-topics.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { constructionSubjects } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { expect, test } from "#testing/browser/site.ts";
import { construction, publicOrigin, routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { messages, submitButton, typeset } from "./contact-form.ts";

for (const locale of locales) {
  const t = words[locale];

  test(`without script a service in ${locale} takes a request, and shows its errors at the same place`, {
    tag: ["@phone", "@soak"],
  }, async ({ visit, person, site }) => {
    test.skip(!isOffered("maintenance"));
    const page = await visit({ javaScriptEnabled: false, tolerated: /status of 422/ });
    const email = person("soon");
    await page.goto(construction(locale, "maintenance"));
    await expect(page.getByRole("main")).toContainText(
      typeset(plain(formatNetPrice(lowestPrices.maintenance, locale))),
    );
    await page.locator("[name=message]").press("End");
    await page.locator("[name=email]").fill("nobody");
    await submitButton(page).click();

    await expect(page).toHaveURL(construction(locale, "maintenance"));
    await expect(page).toHaveTitle(new RegExp(`^${typeset(messages[locale].titlePrefix).source}`));
    await expect(page.locator("[data-error-summary]")).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveCount(2);
    await expect(page.locator("[name=email]")).toHaveValue("nobody");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/maintenance/i);

    await page.locator("[name=name]").fill("Rose Lamartine");
    await page.locator("[name=email]").fill(email);
    await submitButton(page).click();
    await expect(page).toHaveURL(routes.thankYou[locale]);
    const [lead, ...others] = await site.leadsOf(email);
    expect(lead).toMatchObject({
      name: "Rose Lamartine",
      project: topicProject("maintenance"),
      language: locale,
    });
    expect(plain(String((lead as { message?: string } | undefined)?.message))).toBe(
      plain(t("topics.maintenance")),
    );
    expect(others).toEqual([]);
  });

  test(`in ${locale} each service and each legal text is shared with a picture of its own`, {
    tag: "@soak",
  }, async ({ page }) => {
    const addresses = [
      routes.construction[locale],
      ...constructionSubjects.map((key) => construction(locale, key)),
    ];
    const pictures = new Set<string>();
    for (const address of addresses) {
      const html = await (await page.request.get(address)).text();
      const property = (name: string) =>
        new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
      expect(property("url")).toBe(`${publicOrigin}${address}`);
      const picture = property("image");
      expect((await page.request.get(new URL(picture).pathname)).headers()["content-type"]).toBe(
        "image/jpeg",
      );
      pictures.add(picture);
    }
    expect(pictures.size).toBe(addresses.length);
  });

  test(`without script the audit in ${locale} needs the address of a site, and passes it on`, {
    tag: "@soak",
  }, async ({ visit, person, site }) => {
    test.skip(!isOffered("audit"));
    const page = await visit({ javaScriptEnabled: false, tolerated: /status of 422/ });
    const email = person("audit");
    await page.goto(construction(locale, "audit"));
    await page.locator("[name=name]").fill("Rose Lamartine");
    await page.locator("[name=email]").fill(email);
    await page.locator("[name=phone]").fill("+596 696 12 34 56");
    await submitButton(page).click();
    await expect(page.locator("#site-error")).toHaveText(typeset(t("forms.error.siteRequired")));

    await page.locator("[name=site]").fill("rose.example");
    await submitButton(page).click();
    await expect(page).toHaveURL(routes.thankYou[locale]);
    const [lead] = await site.leadsOf(email);
    expect(lead).toMatchObject({ site: "rose.example", phone: "+596 696 12 34 56" });
  });

  test(`the pages under construction in ${locale} are titled as available soon, and each is called by its service`, {
    tag: ["@phone", "@soak"],
  }, async ({ page }) => {
    const soon = locale === "fr-fr" ? "Service bientôt disponible" : "Service available soon";
    const title = page.getByRole("heading", { level: 1 });
    const current = page
      .getByRole("navigation", { name: t("shell.breadcrumb") })
      .locator("[aria-current=page]");
    await page.goto(routes.construction[locale]);
    await expect(title).toHaveText(soon);
    for (const service of comingSoonServices.filter(isOffered)) {
      await page.goto(construction(locale, service));
      const name = t(`construction.${service}.title`);
      await expect(title).toHaveText(`${name} ${t("construction.note")}`);
      await expect(page).toHaveTitle(new RegExp(`^${name}.*${soon}`, "i"));
      await expect(current).toHaveText(name);
    }
  });

  test(`the general page in ${locale} has a form too`, { tag: "@soak" }, async ({ page }) => {
    await page.goto(routes.construction[locale]);
    await expect(page.locator("[name=project]")).toHaveValue("other");
    await expect(submitButton(page)).toBeVisible();
  });

  test(`the legal notice in ${locale} names the company and its host, and the page is called by its name`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto(construction(locale, "legal"));
    const main = plain(await page.getByRole("main").innerText());
    const { host, siret, register, vatNumber } = legal;
    const known = [siret, register, vatNumber, host?.name].filter((fact) => typeof fact === "string");
    for (const fact of [identity.legalName, identity.founder.name, ...known])
      expect(main).toContain(plain(fact));
    const name = locale === "fr-fr" ? "Mentions légales" : "Legal notice";
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await expect(
      page.getByText(name, { exact: true }).and(page.locator("[aria-current=page]")),
    ).toBeVisible();
    await page.goto(construction(locale, "terms"));
    await expect(page.locator("#late")).toContainText(/L441\u201110/);
  });
}
