/** The address of the configurator is its state: opened, shared, wrong, left unfinished, and in the other language. */

import { catalogue } from "#app/content/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { homeVatPlace } from "#content/place.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, example, personValues } from "#testing/form-values.ts";
import { excludedBy, lacking, onceWithEveryPack, optionName } from "#testing/offered-options.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { typeset } from "./contact-form.ts";
import {
  choice,
  dialog,
  estimate,
  fillPerson,
  notes,
  openEstimate,
  openHydrated,
  openRequest,
  option,
  otherPlaces,
  placeOf,
  quoteOf,
  submitOfRequest,
  taxedText,
} from "./pricing-form.ts";

const t = words["fr-fr"];
const pricing = routes.pricing["fr-fr"];
const { packs } = catalogue;

test("the address holds the configuration: it opens, goes back, reloads, and is shared", {
  tag: "@phone",
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", example.query);
  await expect(option(page, example.monthly)).toBeChecked();
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
  await expect(option(page, example.once)).toBeChecked();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await choice(page, "type", "vitrine").focus();
  await openEstimate(page);
  await page.getByRole("button", { name: t("pricing.summary.copy") }).click();
  await expect(page.getByRole("button", { name: t("pricing.summary.copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

for (const locale of locales)
  test(`the place of VAT changes the total with VAT in ${locale}, and stays with the address and the request`, {
    tag: "@phone",
  }, async ({ page, person, site }) => {
    const { total } = example.quote;
    await openHydrated(page, locale, example.query);
    await openEstimate(page);
    await expect(estimate(page)).toContainText(typeset(taxedText(total, homeVatPlace, locale)));
    for (const place of otherPlaces) {
      await placeOf(page).selectOption(place);
      await expect(estimate(page)).toContainText(typeset(taxedText(total, place, locale)));
      await expect(estimate(page)).not.toContainText(typeset(taxedText(total, homeVatPlace, locale)));
      await expect(estimate(page)).toContainText(typeset(amountText(total, locale)));
      await expect(page).toHaveURL(`${routes.pricing[locale]}${example.query}&place=${place}`);
    }
    const place = otherPlaces.at(-1) ?? homeVatPlace;
    await page.reload();
    await openEstimate(page);
    await expect(placeOf(page)).toHaveValue(place);
    await expect(estimate(page)).toContainText(typeset(taxedText(total, place, locale)));

    await openRequest(page);
    const values = personValues(person("place"));
    await fillPerson(page, values);
    await submitOfRequest(page).click();
    await expect(dialog(page)).toContainText(typeset(taxedText(total, place, locale)));
    const [lead] = await site.leadsOf(values.email);
    expect(quoteOf(lead).selection).toMatchObject({ place });
  });

test("a step back right behind a press leaves no choice checked that the address has not", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", example.query);
  const before = page.url();
  await page.evaluate((address) => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      // Before React renders the press.
      queueMicrotask(() => {
        history.replaceState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      });
    };
  }, before);
  await choice(page, "duration", "12").click();
  await expect(choice(page, "duration", "24")).toBeChecked();
  expect(page.url()).toBe(before);
});

test("an address with unknown or refused options shows a valid page, and names what it leaves out", {
  tag: "@soak",
}, async ({ page }) => {
  const once = onceWithEveryPack();
  const [needing, excluded] = [lacking("pro"), excludedBy("pro")];
  const keys = [needing?.option ?? "none", "nope", excluded?.option ?? "never", once];
  await page.goto(`${pricing}?type=vitrine&duration=13&pack=pro&options=${keys.join(",")}`);
  const unknown = [needing, excluded].filter((pair) => pair === undefined).length + 2;
  const shown = (await notes(page).allTextContents()).map(plain);
  expect(shown).toEqual([
    plain(t("pricing.note.unknown.other", { count: unknown })),
    ...(needing ? [`${optionName(needing.option)}. Nécessite : ${optionName(needing.by)}.`] : []),
    ...(excluded
      ? [
          `${optionName(excluded.option)}. Le pack ${packs.pro.name["fr-fr"]} comprend déjà : ${optionName(excluded.by)}.`,
        ]
      : []),
  ]);
  await expect(choice(page, "pack", "pro")).toBeChecked();
  await expect(option(page, once)).toBeChecked();
  await choice(page, "duration", "36").check();
  const { quote: priced } = quote(catalogue, {
    projectType: "vitrine",
    paymentMonths: "36",
    pack: "pro",
    options: [once],
  });
  await expect(estimate(page)).toContainText(
    typeset(`à partir de ${amountText(priced?.total ?? 0, "fr-fr")}`),
  );
  await page.getByRole("link", { name: t("pricing.note.clear") }).click();
  await expect(notes(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`duration=36&pack=pro&options=${once}$`));
  // The link is gone: the keyboard goes on at the step that it stood in.
  await expect(page.locator("#options summary").first()).toBeFocused();
});

test("a place that is not offered any more is named until it is dropped, also behind a link to the note", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  for (const query of ["?type=vitrine", example.query]) {
    await openHydrated(page, "fr-fr", `${query}&place=zqmarker`);
    await expect(page).toHaveURL(`${pricing}${query}`);
    await openEstimate(page);
    const count = t("pricing.note.count.one");
    await estimate(page).getByRole("link", { name: count }).click();
    await expect(page).toHaveURL(`${pricing}${query}#notes`);
    await expect(notes(page)).toHaveText([typeset(t("pricing.note.unknown.one"))]);
    await page.locator("#notes").getByRole("link").press("Enter");
    await expect(notes(page)).toHaveCount(0);
    await expect(choice(page, "type", "vitrine")).toBeFocused();
  }
});

test("an unfinished configuration is offered again, and deleted on request", { tag: "@soak" }, async ({
  page,
}) => {
  await openHydrated(page, "fr-fr");
  await choice(page, "type", "vitrine").check();
  await choice(page, "pack", "pro-plus").check();
  // A link may be followed right after the press, before the browser has painted it.
  await choice(page, "duration", "12").evaluate((input: HTMLInputElement) => {
    input.click();
    document.querySelector<HTMLAnchorElement>("footer a")?.click();
  });
  await expect(page).not.toHaveURL(new RegExp(pricing));
  const kept = await page.evaluate(() => localStorage.getItem("quoteDraft"));
  expect(kept).toBe("?type=vitrine&duration=12&pack=pro-plus");
  await page.goto(pricing);
  const offer = page.locator("[data-saved-configuration]");
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

test("a configuration is unfinished only once its visitor has changed it, and no longer once it is sent", {
  tag: ["@phone", "@soak"],
}, async ({ page, person }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("quoteDraft"));
  await openHydrated(page, "fr-fr", example.query);
  expect(await kept()).toBeNull();
  await choice(page, "duration", "12").check();
  await expect.poll(kept).toContain("duration=12");
  await openRequest(page);
  await fillPerson(page, personValues(person("kept")));
  await submitOfRequest(page).click();
  await expect(page.locator("[data-request-sent]")).toBeVisible();
  expect(await kept()).toBeNull();
  await page.reload();
  await choice(page, "type", "vitrine").focus();
  await expect(page.locator("[data-island=configurator]")).toHaveAttribute("data-hydrated", "");
  expect(await kept()).toBeNull();

  // The address that a request without script leads to.
  await page.evaluate(() => localStorage.setItem("quoteDraft", "?pack=start"));
  await page.goto(`${pricing}${example.query}&request=sent`);
  await page.locator("#quote-request").click();
  await expect.poll(kept).toBeNull();
});

test("other parameters of an address are kept, in the other language too", {
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
  await page
    .getByRole("dialog", { name: t("shell.language.title") })
    .getByRole("link", { name: t("shell.language.en") })
    .click();
  await expect(page).toHaveURL(`${routes.pricing["en-en"]}?duration=36&pack=start&utm_source=card`);
  await expect(choice(page, "duration", "36")).toBeChecked();
});
