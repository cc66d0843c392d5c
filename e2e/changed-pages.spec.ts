/** Pages that something else has changed: a browser that translates them, or an extension that puts elements in. */
import type { Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { projects } from "#app/content/projects.ts";
import { quote } from "#app/domain/quote.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { insertElements, translate, wrapElement } from "#testing/browser/changed-page.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, contactValues, personValues } from "#testing/form-values.ts";
import { onceWithEveryPack } from "#testing/offered-options.ts";
import { routes } from "#testing/routes.ts";
import {
  errorSummary,
  expectHydrated,
  fieldOf,
  fillContact,
  openHydratedForm,
  readContact,
  submitButton,
  toast,
  typeset,
} from "./contact-form.ts";
import { hold } from "./held-files.ts";
import {
  advisedType,
  choice,
  dialog,
  estimate,
  fieldOfRequest,
  fillPerson,
  openCategory,
  openHydrated,
  openRequest,
  option,
  quoteMessages,
  submitOfRequest,
} from "./pricing-form.ts";

const contact = routes.contact["fr-fr"];
const pricing = routes.pricing["fr-fr"];
const once = onceWithEveryPack();
const hydrated = "[data-island=configurator][data-hydrated]";

/** React says that it renders an island anew. */
const renderedAnew = /Minified React error #418/;

/** React's commit fails where its elements are elsewhere. */
const movedElement = /NotFoundError/;

for (const [name, change] of [
  ["with elements of an extension", insertElements],
  ["that is translated", translate],
] as const) {
  test(`what was typed into a page ${name} before the hydration is kept, with the focus`, {
    // Before a push, a translation stands for what changes a page: it changes the texts that React compares too.
    tag: change === translate ? "@phone" : ["@phone", "@soak"],
  }, async ({ page, person, tolerate }) => {
    tolerate(renderedAnew);
    const values = contactValues(person("changed"));
    const release = await hold(page, "**/assets/{react,ContactForm}*.js");
    await page.goto(contact);
    await fillContact(page, values);
    await fieldOf(page, "message").press("ArrowLeft");
    await change(page);
    await release();
    await expectHydrated(page);
    expect(await readContact(page)).toMatchObject(values);
    await expect(fieldOf(page, "message")).toBeFocused();
    const length = values.message.length;
    expect(
      await fieldOf(page, "message").evaluate((field) => (field as HTMLTextAreaElement).selectionStart),
    ).toBe(length - 1);
  });

  test(`a form on a page ${name} that was sent before the hydration is sent`, {
    tag: ["@phone", "@soak"],
  }, async ({ page, person, site, tolerate }) => {
    tolerate(renderedAnew);
    const values = contactValues(person("pressed"));
    const release = await hold(page, "**/assets/{react,ContactForm}*.js");
    await page.goto(contact);
    await fillContact(page, values);
    await change(page);
    await submitButton(page).click();
    await release();
    await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
    expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
  });

  test(`what was chosen on a page ${name} before the hydration is kept`, {
    tag: ["@phone", "@soak"],
  }, async ({ page, tolerate }) => {
    tolerate(renderedAnew);
    const release = await hold(page, "**/assets/{react,configurator}*.js");
    await page.goto(`${pricing}?type=vitrine&duration=24&pack=start`);
    await choice(page, "duration", "36").check();
    await choice(page, "pack", "advanced").check();
    await openCategory(page, once);
    await option(page, once).check();
    await page.getByRole("searchbox").fill(once);
    await change(page);
    await release();
    await expect(page.locator(hydrated)).toHaveCount(1);
    const query = `?type=vitrine&duration=36&pack=advanced&options=${once}&q=${once}`;
    await expect(page).toHaveURL(`${pricing}${query}`);
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByRole("searchbox")).toHaveValue(once);
    await expect(option(page, once)).toBeChecked();
    await expectTotal(page, { paymentMonths: "36", pack: "advanced", options: [once] });
  });
}

type Chosen = { readonly paymentMonths: string; readonly pack: string; readonly options: readonly string[] };

/** The estimate has the total of a selection, alone in its element, and the configurator is whole. */
async function expectTotal(page: Page, chosen: Chosen): Promise<void> {
  const { quote: priced } = quote(catalogue, { projectType: "vitrine", ...chosen });
  const total = estimate(page).locator(".estimate-total strong > span");
  await expect(total).toHaveText(typeset(amountText(priced?.total ?? 0, "fr-fr")));
  await expect(choice(page, "type", "vitrine")).toBeChecked();
}

test("choices on a translated page change every amount, and leave none of before", { tag: "@phone" }, async ({
  page,
}) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24&pack=start");
  await translate(page);
  const start: Chosen = { paymentMonths: "24", pack: "start", options: [] };
  await choice(page, "pack", "advanced").check();
  await expectTotal(page, { ...start, pack: "advanced" });
  await openCategory(page, once);
  await option(page, once).check();
  await expectTotal(page, { ...start, pack: "advanced", options: [once] });
  await choice(page, "duration", "36").check();
  await expectTotal(page, { paymentMonths: "36", pack: "advanced", options: [once] });
  const { quote: before } = quote(catalogue, { projectType: "vitrine", ...start });
  await expect(estimate(page)).not.toContainText(typeset(amountText(before?.total ?? 0, "fr-fr")));
  await choice(page, "pack", "pro").check();
  await expect(estimate(page).locator(".estimate-total small")).toHaveCount(1);
  await choice(page, "pack", "start").check();
  await expect(estimate(page).locator(".estimate-total small")).toHaveCount(0);
  if (advisedType !== undefined) {
    await choice(page, "type", advisedType).check();
    await expect(page.getByRole("alert")).toBeVisible();
    await choice(page, "type", "vitrine").check();
  }
  await expectTotal(page, { paymentMonths: "36", pack: "start", options: [once] });
});

test("the configurator survives an element that is moved under it, with all that was typed and chosen", {
  tag: "@phone",
}, async ({ page, tolerate }) => {
  tolerate(movedElement);
  await openHydrated(page, "fr-fr", `?type=vitrine&duration=24&pack=advanced&options=${once}`);
  await openRequest(page);
  const values = personValues("moved@client.example");
  await fillPerson(page, values);
  await page.keyboard.press("Escape");
  await page.locator(".estimate-total").evaluate((element) => {
    const wrapper = document.createElement("div");
    element.replaceWith(wrapper);
    wrapper.append(element);
  });
  if (advisedType !== undefined) {
    await choice(page, "type", advisedType).check();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(choice(page, "type", advisedType)).toBeChecked();
    await choice(page, "type", "vitrine").check();
  }
  await expectTotal(page, { paymentMonths: "24", pack: "advanced", options: [once] });
  await openRequest(page);
  for (const [field, value] of Object.entries(values))
    await expect(fieldOfRequest(page, field as keyof typeof values)).toHaveValue(value);
  await expect(dialog(page)).toBeVisible();
  await expect(submitOfRequest(page)).toBeEnabled();
});

test("a contact form with moved elements shows its errors at the first press, and is sent", {
  tag: ["@phone", "@soak"],
}, async ({ page, person, site, tolerate }) => {
  tolerate(movedElement);
  const values = contactValues(person("moved"));
  await openHydratedForm(page, "fr-fr");
  const { name, email } = values;
  await fillContact(page, { ...values, name: "", email: "" });
  // The list of errors would be inserted before it.
  await wrapElement(page, "form[data-lead-form] > div", 0);
  await submitButton(page).click();
  await expect(errorSummary(page, "fr-fr")).toBeVisible();
  await expect(toast(page)).toBeVisible();
  await expect(fieldOf(page, "name")).toBeFocused();
  expect(await readContact(page)).toMatchObject({ ...values, name: "", email: "" });
  await fillContact(page, { name, email });
  // What turns while it is being submitted takes its place.
  await wrapElement(page, "form[data-lead-form] button[type=submit] > .icon", 0);
  await submitButton(page).click();
  await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
  expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
});

test("a request with moved elements shows its errors at the first press, and that it is sent", {
  tag: ["@phone", "@soak"],
}, async ({ page, person, site, tolerate }) => {
  tolerate(movedElement);
  const values = personValues(person("moved"));
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24&pack=advanced");
  await openRequest(page);
  await fillPerson(page, { ...values, company: "" });
  await wrapElement(page, "#quote-request form > div", 1);
  await submitOfRequest(page).click();
  await expect(errorSummary(dialog(page), "fr-fr")).toBeVisible();
  await expect(fieldOfRequest(page, "company")).toBeFocused();
  await fieldOfRequest(page, "company").fill(values.company);
  // What says that the request is sent takes its place.
  await wrapElement(page, "#quote-request form", 0);
  await submitOfRequest(page).click();
  await expect(dialog(page)).toContainText(typeset(quoteMessages["fr-fr"].sent[0]));
  await expect(dialog(page)).toContainText(values.email);
  expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining({ kind: "quote" })]);
});

/** From now on React fails whenever it renders the choices of the contact form, or an amount. */
const breakRendering = (page: Page) =>
  page.evaluate(() => {
    const fail = () => {
      throw new Error("broken rendering");
    };
    const { map } = Array.prototype;
    Object.defineProperty(Array.prototype, "map", {
      value(this: { readonly value?: unknown }[], ...given: unknown[]) {
        return this[2]?.value === "branding" ? fail() : Reflect.apply(map, this, given);
      },
    });
    Object.defineProperty(Intl.NumberFormat.prototype, "format", { get: fail });
  });

test("a form that React cannot render any more is the plain one, with what was typed, and is sent", {
  tag: "@phone",
}, async ({ page, person, site, tolerate }) => {
  tolerate(/broken rendering/);
  const values = contactValues(person("plain"));
  await page.goto(contact);
  await fieldOf(page, "name").focus();
  await expectHydrated(page);
  await fillContact(page, { ...values, name: "" });
  await breakRendering(page);
  // Its message would be rendered.
  await submitButton(page).click();
  await expect(page.locator("[data-error-summary]")).toHaveCount(0);
  expect(await readContact(page)).toMatchObject({ ...values, name: "" });
  await fieldOf(page, "name").fill(values.name);
  await submitButton(page).click();
  await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
  expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
});

test("where React cannot render an amount any more, the server does, and what was typed is kept", {
  tag: ["@phone", "@soak"],
}, async ({ page, tolerate }) => {
  tolerate(/broken rendering/);
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24&pack=start");
  await openRequest(page);
  const values = personValues("kept@client.example");
  await fillPerson(page, values);
  await page.keyboard.press("Escape");
  await breakRendering(page);
  await choice(page, "pack", "advanced").check();
  await expectTotal(page, { paymentMonths: "24", pack: "advanced", options: [] });
  await openRequest(page);
  for (const [field, value] of Object.entries(values))
    await expect(fieldOfRequest(page, field as keyof typeof values)).toHaveValue(value);
});

test("what is chosen before a hydration that fails has the amounts of the server", {
  tag: ["@phone", "@soak"],
}, async ({ page, tolerate }) => {
  tolerate(/broken rendering/);
  const release = await hold(page, "**/assets/{react,configurator}*.js");
  await page.goto(`${pricing}?type=vitrine&duration=24&pack=start`);
  await choice(page, "pack", "advanced").check();
  await breakRendering(page);
  await release();
  await expectTotal(page, { paymentMonths: "24", pack: "advanced", options: [] });
  await expect(choice(page, "pack", "advanced")).toBeChecked();
});

const kindOf = (page: Page, kind: string) => page.locator(`[name=type][value="${kind}"]`);

test("on a translated page the portfolio's filter shows its projects, their number and its counts", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.goto(routes.portfolio["fr-fr"]);
  await translate(page);
  const zone = projects[0]?.territory ?? "";
  for (const wanted of [zone, ""]) {
    await page.locator("[data-filter] [name=zone]").selectOption(wanted);
    for (const type of [...offeredCategories, ""]) {
      await page
        .locator("[data-filter] label")
        .filter({ has: kindOf(page, type) })
        .click();
      const inZone = projects.filter(({ territory }) => wanted === "" || territory === wanted);
      const shown = inZone.filter(({ category }) => type === "" || category === type);
      await expect(page.getByRole("article")).toHaveCount(shown.length);
      await expect(page.locator("[data-filter] [data-count]")).toHaveText(
        shown.length === 0 ? /\S/ : new RegExp(`^${shown.length}\\D*$`),
      );
      for (const kind of offeredCategories) {
        const count = inZone.filter(({ category }) => category === kind).length;
        const label = page.locator("[data-filter] label").filter({ has: kindOf(page, kind) });
        await expect(label).toHaveText(new RegExp(`\\D${count}\\s*$`));
      }
    }
  }
});

for (const [name, change] of [
  ["with elements of an extension", insertElements],
  ["that is translated", translate],
] as const)
  test(`the chart on a page ${name} shows the customers of the chosen visits`, {
    tag: ["@phone", "@soak"],
  }, async ({ page, tolerate }) => {
    tolerate(renderedAnew);
    await page.goto(routes.home["fr-fr"]);
    await change(page);
    const chart = page.locator("[data-island=conversion-chart]");
    await chart.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10);
    await expect(chart).toHaveAttribute("data-hydrated", "");
    await change(page);
    const shown = async () => {
      const texts = await chart.locator("output > span > span:first-child").allTextContents();
      return texts.map((text) => Number(text.replace(/\D/g, "")));
    };
    for (const visits of [100, 5300, 10_000]) {
      await chart.getByRole("slider").fill(String(visits));
      await expect
        .poll(shown)
        .toEqual(
          [conversionRates?.own ?? 0, conversionRates?.world ?? 0].map((rate) =>
            Math.round((visits * rate) / 100),
          ),
        );
    }
  });
