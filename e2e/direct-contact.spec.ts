/** The ways to the agency that need no form, and the map that waits for a click. */
import { formatHour } from "#app/i18n/formats.ts";
import { hasClosedDays, openingDays } from "#app/i18n/opening-days.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { location } from "#content/place.ts";
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import { fieldOf } from "./contact-form.ts";

const maps = "https://www.openstreetmap.org";

for (const locale of locales) {
  const t = words[locale];
  const map = `/${locale}/contact/map/`;

  test(`the direct links in ${locale} carry their subject and their first words`, async ({ page }) => {
    await page.goto(routes.contact[locale]);
    const main = page.getByRole("main");
    const { number } = identity.chat;
    const chat = (text: string) =>
      number === null ? [] : [`https://wa.me/${number}?text=${encodeURIComponent(withPlainHyphens(text))}`];
    const hrefs = await main
      .locator('a:is([href^="mailto:"], [href^="https://wa.me/"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      `mailto:${identity.emails.hello}?subject=${encodeURIComponent(t("contact.direct.mail.subject"))}`,
      ...chat(t("contact.direct.chat.message")),
      ...chat(t("contact.vip.message")),
    ]);
    await expect(page.locator(`a[href="tel:${identity.phone.link}"]`).first()).toBeVisible();
    const availability = main.getByRole("region", { name: t("contact.vip.title") }).locator("dl > div");
    const { days, opens, closes } = identity.openingHours;
    await expect(availability).toHaveCount(hasClosedDays(days) ? 3 : 2);
    await expect(availability.first()).toContainText(openingDays(days, locale).daysFirst);
    await expect(availability.first()).toContainText(
      `${formatHour(opens, locale)} – ${formatHour(closes, locale)}`,
    );
  });

  test(`the map in ${locale} comes on a click, and nothing of it before`, async ({ page, tolerate }) => {
    const asked: string[] = [];
    await page.context().route(`${maps}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><title>Map</title><p>A map</p>",
      });
    });
    await page.goto(routes.contact[locale]);
    const facade = page.locator("[data-embed]");
    await facade.scrollIntoViewIfNeeded();
    await expect(facade).toContainText("OpenStreetMap");
    expect(asked).toEqual([]);

    tolerate(/^third party: https:\/\/www\.openstreetmap\.org\//);
    await facade.getByRole("link").click();
    const frame = page.locator("main iframe");
    await expect(frame).toHaveAttribute("src", new RegExp(`${map}$`));
    await expect(frame).toHaveAttribute("title", t("contact.coverage.embed.title"));
    await expect(frame.contentFrame().locator("iframe").contentFrame().getByText("A map")).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(`marker=${location.latitude}%2C${location.longitude}`);

    // Nobody can tell whether the service has answered: it is one press away, and so is this page as it was.
    const bar = frame.contentFrame();
    await expect(bar.getByRole("link", { name: t("pages.embed.map") })).toHaveAttribute(
      "href",
      new RegExp(`^${maps}/\\?mlat=${location.latitude}&`),
    );
    await fieldOf(page, "message").fill("Typed before");
    await bar.getByRole("link", { name: t("contact.coverage.embed.back") }).click();
    await expect(facade.getByRole("link")).toBeFocused();
    await expect(frame).toHaveCount(0);
    await expect(fieldOf(page, "message")).toHaveValue("Typed before");
    await expect(page).toHaveURL(routes.contact[locale]);
  });

  test(`a map page in ${locale} that cannot be had leaves the button as it was`, { tag: "@soak" }, async ({
    page,
    tolerate,
  }) => {
    await page.goto(routes.contact[locale]);
    tolerate(new RegExp(map));
    await page.route(`**${map}`, (route) => route.abort());
    const facade = page.locator("[data-embed]").getByRole("link");
    await facade.click();
    await expect(facade).toBeFocused();
    await expect(page.locator("main iframe")).toHaveCount(0);
  });

  test(`without script the map in ${locale} is a page of its own, with a way back`, { tag: "@soak" }, async ({
    visit,
  }) => {
    const page = await visit({
      javaScriptEnabled: false,
      tolerated: /^third party: https:\/\/www\.openstreetmap\.org\//,
    });
    await page
      .context()
      .route(`${maps}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<p>A map</p>" }));
    await page.goto(routes.contact[locale]);
    await page.locator("[data-embed] a").click();
    await expect(page).toHaveURL(map);
    await expect(page.locator("iframe").contentFrame().getByText("A map")).toBeVisible();
    await page.getByRole("link", { name: t("contact.coverage.embed.back") }).click();
    await expect(page).toHaveURL(routes.contact[locale]);
  });

  test(`the networking page hands over the card in ${locale}`, { tag: "@soak" }, async ({ visit }) => {
    const page = await visit({ locale: locale === "fr-fr" ? "fr-FR" : "en-GB" });
    await page.goto("/connect");
    await expect(page.locator(`a[href="tel:${identity.phone.link}"]:visible`)).toHaveCount(1);
    await expect(page.locator('a[href^="https://wa.me/"]:visible')).toHaveCount(
      identity.chat.number === null ? 0 : 1,
    );
    await expect(page.locator(`a[href="${routes.home[locale]}"]:visible`)).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.locator('a[href="/connect.vcf"]:visible').click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
  });
}
