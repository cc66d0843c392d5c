/** The configurator: choosing, pricing, the address, and the request for a quote. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { example, personValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { typeset } from "./contact-form.ts";
import {
  choice,
  dialog,
  estimate,
  fillPerson,
  openEstimate,
  openHydrated,
  openRequest,
  option,
  quoteOf,
  row,
  said,
  unfold,
} from "./pricing-form.ts";

const t = words["fr-fr"];
const pricing = routes.pricing["fr-fr"];
const notes = (page: Page) => page.locator("#notes li");

for (const locale of locales) {
  test(`a quote in ${locale} is put together by hand, priced to the cent, and requested`, {
    tag: "@tls",
  }, async ({ page, person, site }) => {
    const values = personValues(person("quote"));
    await page.goto(routes.pricing[locale]);
    await choice(page, "type", "vitrine").check();
    await choice(page, "duration", "24").check();
    await choice(page, "pack", "advanced").check();
    await option(page, "dark_mode").check();
    await unfold(page, "maintenance_silver");
    await option(page, "maintenance_silver").check();
    await expect(page).toHaveURL(`${routes.pricing[locale]}${example.query}`);

    await openEstimate(page);
    for (const text of example.texts[locale]) await expect(estimate(page)).toContainText(typeset(text));
    await expect(estimate(page)).toContainText(
      typeset(
        locale === "fr-fr"
          ? "Estimation non contractuelle, prix HT"
          : "Non-binding estimate, prices excl. VAT",
      ),
    );

    await openRequest(page);
    await expect(dialog(page)).toContainText(typeset(example.texts[locale][0]));
    await fillPerson(page, values);
    await dialog(page).locator("button[type=submit]").click();
    for (const text of said[locale].sent) await expect(dialog(page)).toContainText(typeset(text));
    await expect(dialog(page).getByRole("heading")).toBeFocused();
    expect(page.url()).not.toMatch(/Lavigne|visitor|696/);

    const [lead, ...others] = await site.leadsOf(values.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ ...values, kind: "quote", language: locale, status: "new" });
    expect(quoteOf(lead)).toMatchObject({
      ...example.quote,
      selection: {
        projectType: "vitrine",
        durationMonths: 24,
        pack: "advanced",
        options: ["dark_mode", "maintenance_silver"],
      },
    });
  });

  test(`the request form in ${locale} tells its errors, and what was typed survives them`, {
    tag: ["@tls", "@soak"],
  }, async ({ page, person, site, tolerate }) => {
    tolerate(/ERR_FAILED|status of (?:429|503)/);
    const values = personValues(person("again"));
    const submit = dialog(page).locator("button[type=submit]");
    await openHydrated(page, locale, example.query);
    await openRequest(page);
    await submit.click();
    const entries = dialog(page).locator("[data-error-summary]").getByRole("link");
    expect((await entries.allTextContents()).map(plain)).toEqual(said[locale].required);
    await expect(page.locator("#firstName")).toBeFocused();
    for (const [field, token] of Object.entries({
      firstName: "given-name",
      lastName: "family-name",
      email: "email",
      phone: "tel",
      company: "organization",
    }))
      await expect(page.locator(`#${field}`)).toHaveAttribute("autocomplete", token);

    await fillPerson(page, values);
    await expect(dialog(page).locator("[aria-invalid]")).toHaveCount(0);
    for (const failure of ["network", "server"] as const) {
      await page.route(`**${routes.pricing[locale]}*`, (route) =>
        failure === "network" ? route.abort("failed") : route.fulfill({ status: 503 }),
      );
      await submit.click();
      const alert = dialog(page).getByRole("alert");
      for (const text of said[locale].failed) await expect(alert, failure).toContainText(typeset(text));
      await expect(submit).toBeEnabled();
      for (const [field, value] of Object.entries(values))
        await expect(page.locator(`#${field}`)).toHaveValue(value);
      await page.unroute(`**${routes.pricing[locale]}*`);
    }

    // On its way, the button says so and does nothing; then the form is sent, once.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${routes.pricing[locale]}*`, async (route) => {
      await held;
      await route.continue();
    });
    await submit.click();
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveText(words[locale]("pricing.request.sending"));
    release();
    await expect(dialog(page)).toContainText(typeset(said[locale].sent[0]));
    expect(await site.leadsOf(values.email)).toHaveLength(1);

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    const opener = page.locator("[commandfor=quote-request][command=show-modal]:focus");
    // Two presses before the first is seen are one.
    await opener.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.locator("#quote-request:modal")).toHaveCount(1);
    await fillPerson(page, values);
    await submit.click();
    await expect(dialog(page).getByRole("alert")).toContainText(typeset(said[locale].tooSoon));
  });
}

test("with the keyboard alone a quote is put together and requested", { tag: "@soak" }, async ({
  page,
  person,
  site,
}) => {
  const values = personValues(person("keys"));
  const tabTo = async (selector: string) => {
    for (let press = 0; press < 90; press += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never comes to ${selector}`);
  };
  await page.goto(pricing);
  await tabTo("[name=type]");
  await page.keyboard.press("Space");
  await tabTo("[name=duration]");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await tabTo("[name=pack]");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await tabTo("[name=options][value=dark_mode]");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?type=vitrine&duration=24&pack=advanced&options=dark_mode$/);
  // Nothing that holds the focus is behind the header or the bar.
  const free = await page.evaluate(() => {
    const label = document.activeElement?.closest("label");
    const { left, top, bottom } = label?.getBoundingClientRect() ?? { left: 0, top: -1, bottom: 0 };
    const hit = document.elementFromPoint(left + 5, (top + bottom) / 2);
    return hit !== null && (label?.contains(hit) ?? false);
  });
  expect(free).toBe(true);

  await tabTo("[commandfor=quote-request][command=show-modal], .estimate-bar");
  if (await page.evaluate(() => document.activeElement?.matches(".estimate-bar"))) {
    await page.keyboard.press("Enter");
    await tabTo("[commandfor=quote-request][command=show-modal]");
  }
  await page.keyboard.press("Enter");
  await tabTo("#firstName");
  for (const value of Object.values(values)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await tabTo("#quote-request [type=submit]");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText(typeset(said["fr-fr"].sent[0]));
  expect(await site.leadsOf(values.email)).toHaveLength(1);
});

test("the address is the state: it opens, goes back, reloads, and is shared", async ({ page }) => {
  await openHydrated(page, "fr-fr", example.query);
  await expect(option(page, "maintenance_silver")).toBeChecked();
  await choice(page, "pack", "start").check();
  await choice(page, "duration", "12").check();
  await expect(page).toHaveURL(/duration=12&pack=start/);
  await page.goBack();
  await expect(choice(page, "duration", "24")).toBeChecked();
  await page.goBack();
  await expect(choice(page, "pack", "advanced")).toBeChecked();
  await page.goForward();
  await expect(choice(page, "pack", "start")).toBeChecked();
  await page.reload();
  await expect(choice(page, "pack", "start")).toBeChecked();
  await expect(option(page, "dark_mode")).toBeChecked();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await choice(page, "type", "vitrine").focus();
  await openEstimate(page);
  await page.getByRole("button", { name: t("pricing.summary.copy") }).click();
  await expect(page.getByRole("button", { name: t("pricing.summary.copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("an address that asks for what there is not shows a valid page, and says what is missing", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto(`${pricing}?type=vitrine&duration=13&pack=pro&options=vr_ar,nope,monthly_reports,pwa`);
  const told = (await notes(page).allTextContents()).map(plain);
  expect(told).toEqual([
    "2 parties de ce lien ne correspondent à aucun choix de notre catalogue.",
    "Réalité virtuelle et augmentée. Demande aussi : Modèles 3D.",
    "Rapports mensuels. Le pack Pro comprend déjà : Rapports trimestriels.",
  ]);
  await expect(choice(page, "pack", "pro")).toBeChecked();
  await expect(option(page, "pwa")).toBeChecked();
  await choice(page, "duration", "36").check();
  await expect(estimate(page)).toContainText(typeset("à partir de 1 290 €"));
  await page.getByRole("link", { name: t("pricing.note.clear") }).click();
  await expect(notes(page)).toHaveCount(0);
  await expect(page).toHaveURL(/duration=36&pack=pro&options=pwa$/);
});

test("options wait for a pack, come with it, need and replace one another", { tag: "@soak" }, async ({
  page,
}) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36");
  await expect(option(page, "menu_mega")).toBeDisabled();
  await expect(option(page, "menu_mega")).toHaveAccessibleDescription(typeset("Choisissez d'abord un pack"));

  await choice(page, "pack", "start").check();
  await unfold(page, "backup_setup");
  await expect(option(page, "backup_setup")).toBeChecked();
  await expect(option(page, "backup_setup")).toBeDisabled();
  await expect(row(page, "backup_setup")).toContainText(/Compris\s*0\s€/);
  await expect(option(page, "menu_mega")).toHaveAccessibleDescription(
    typeset("Demande aussi : Site multipage."),
  );
  await row(page, "menu_mega").getByRole("button").click();
  await expect(page).toHaveURL(/options=multipage_site,menu_mega$/);

  await option(page, "accessibility_aa").check();
  await expect(option(page, "accessibility_aaa")).toBeDisabled();
  await row(page, "accessibility_aaa").getByRole("button").click();
  await expect(option(page, "accessibility_aaa")).toBeChecked();
  await expect(option(page, "accessibility_aa")).not.toBeChecked();

  // What falls with another is told, and comes back with it.
  await unfold(page, "multipage_site");
  await option(page, "multipage_site").uncheck();
  await expect(option(page, "menu_mega")).not.toBeChecked();
  await expect(notes(page)).toHaveText(typeset("Méga-menu. Demande aussi : Site multipage."));
  await choice(page, "pack", "advanced").check();
  await expect(option(page, "menu_mega")).toBeChecked();
  await expect(notes(page)).toHaveCount(0);

  const search = page.getByRole("searchbox");
  await search.fill("securite");
  await expect(page.getByText(typeset("8 options sur 39"))).toBeVisible();
  await expect(option(page, "menu_mega")).toBeHidden();
  await expect(option(page, "firewall")).toBeVisible();
  await search.fill("zzz");
  await expect(page.getByText(t("pricing.options.count.none"))).toBeVisible();
  // Enter asks for nothing and adds nothing.
  const before = page.url();
  await search.press("Enter");
  expect(page.url()).toBe(before);
});

for (const [type, locale, project] of [
  ["ecommerce", "fr-fr", "ecommerce"],
  ["reservation", "en-en", "website"],
] as const)
  test(`${type} in ${locale} leads to an advisor, with the project filled in`, { tag: "@soak" }, async ({
    page,
  }) => {
    await openHydrated(page, locale);
    await choice(page, "type", type).check();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(words[locale](`pricing.type.${type}.notice`));
    await expect(choice(page, "pack", "start")).toHaveCount(0);
    await notice.getByRole("link").click();
    await expect(page).toHaveURL(`${routes.contact[locale]}?project=${project}#request`);
    await expect(page.locator(`[name=project][value=${project}]`)).toBeChecked();
  });

test("a configuration left unfinished is offered again, and forgotten when asked", { tag: "@soak" }, async ({
  page,
}) => {
  await openHydrated(page, "fr-fr");
  await choice(page, "type", "vitrine").check();
  await choice(page, "pack", "pro-plus").check();
  // Kept with the press itself: a link may be pressed right after it.
  const kept = await choice(page, "duration", "12").evaluate((input: HTMLInputElement) => {
    input.click();
    return localStorage.getItem("quoteDraft");
  });
  expect(kept).toBe("?type=vitrine&duration=12&pack=pro-plus");
  await page.goto(pricing);
  const offer = page.locator("[data-draft]");
  await expect(offer).toBeVisible();
  await offer.getByRole("link").click();
  await expect(choice(page, "pack", "pro-plus")).toBeChecked();
  await expect(offer).toBeHidden();
  await page.goto(pricing);
  await offer.getByRole("button").click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(offer).toBeHidden();
});

test("what an address says besides the selection is kept, into the other language too", {
  tag: "@soak",
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", "?utm_source=card&pack=start");
  await expect(page).toHaveURL(`${pricing}?pack=start&utm_source=card`);
  await choice(page, "duration", "36").check();
  await expect(page).toHaveURL(`${pricing}?duration=36&pack=start&utm_source=card`);
  // On a phone the header is back at the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page
    .locator("header")
    .getByRole("button", { name: t("shell.language.current") })
    .click();
  await page.locator("a[data-switch-locale=en-en]").click();
  await expect(page).toHaveURL(`${routes.pricing["en-en"]}?duration=36&pack=start&utm_source=card`);
  await expect(choice(page, "duration", "36")).toBeChecked();
});

test("changing the project warns before it discards", { tag: "@soak" }, async ({ page }) => {
  await openHydrated(page, "fr-fr", example.query);
  await openEstimate(page);
  const change = page.getByRole("button", { name: t("pricing.summary.change") });
  await change.click();
  const warning = page.getByRole("heading", { name: t("pricing.change.title") });
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: t("pricing.change.cancel") }).click();
  await expect(warning).toBeHidden();
  await change.press("Enter");
  await page.keyboard.press("Escape");
  await expect(warning).toBeHidden();
  await expect(change).toBeFocused();
  // Not modal: who leaves it has not agreed to anything.
  await change.press("Enter");
  await expect(warning).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(warning).toBeHidden();
  await expect(choice(page, "pack", "advanced")).toBeChecked();
  await change.click();
  await page.getByRole("link", { name: t("pricing.change.confirm") }).click();
  await expect(page).toHaveURL(pricing);
  await expect(choice(page, "type", "vitrine")).toBeFocused();
  await expect(choice(page, "pack", "advanced")).not.toBeChecked();
  await page.goBack();
  await expect(choice(page, "pack", "advanced")).toBeChecked();
});

test("what was chosen before hydration is kept", { tag: "@soak" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/{react,Configurator}*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${pricing}?type=vitrine&duration=24`);
  await choice(page, "pack", "start").check();
  await choice(page, "duration", "36").check();
  release();
  await expect(page).toHaveURL(/\?type=vitrine&duration=36&pack=start$/);
  await expect(estimate(page)).toContainText(typeset("999,99 €"));
});

test("paper shows the estimate alone, with every line", { tag: "@soak" }, async ({ page }) => {
  await page.goto(`${pricing}${example.query}`);
  await page.emulateMedia({ media: "print" });
  await expect(choice(page, "pack", "advanced")).toBeHidden();
  for (const text of [...example.texts["fr-fr"], "5 753,45 €", "302,17 €", "Mode sombre"])
    await expect(estimate(page).getByText(typeset(text)).last()).toBeVisible();
});

/** Opens every panel: a press each would find another panel, because those that are open leave the list. */
function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLDetailsElement>("main form details")) panel.open = true;
  });
}

test.describe("at rest", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no state of the configurator breaks a rule of accessibility", { tag: "@soak" }, async ({ page }) => {
    await openHydrated(page, "fr-fr", "?type=vitrine&duration=13&pack=pro&options=vr_ar,pwa,dark_mode");
    await unfoldAll(page);
    await expectAccessible(page, "with notes, all unfolded", "main");
    await choice(page, "duration", "24").check();
    await page.locator("details.estimate-sheet").evaluate((sheet) => sheet.setAttribute("open", ""));
    await openRequest(page);
    await dialog(page).locator("button[type=submit]").click();
    await expect(page.locator("#firstName")).toBeFocused();
    await expectAccessible(page, "request with errors", "main");
    await page.keyboard.press("Escape");
    await choice(page, "type", "ecommerce").check();
    await expectAccessible(page, "advised", "main");
  });

  test("at 320 pixels nothing scrolls sideways", { tag: "@soak" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, "fr-fr", example.query);
    await unfoldAll(page);
    await openRequest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});
