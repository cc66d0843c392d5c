/** The fields of the contact form: their choices and hints, and how their errors are shown. */
import type { Page } from "@playwright/test";
import { hiddenFields } from "#app/forms/hidden-fields.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { type Locale, locales, plain, words } from "#testing/words.ts";
import {
  errorSummary,
  fieldOf,
  fillContact,
  messages,
  openHydratedForm,
  submitButton,
  toast,
  typeset,
} from "./contact-form.ts";

const projectGroup = (page: Page, locale: Locale) =>
  page.getByRole("group", { name: words[locale]("contact.form.project"), exact: true });

for (const locale of locales) {
  const contact = routes.contact[locale];
  const expected = messages[locale];

  test(`an empty form in ${locale} says what is missing, and goes to the first field after 100 ms`, {
    tag: ["@tls", "@phone"],
  }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openHydratedForm(page, locale);
    await page.clock.pauseAt(60_000);
    await submitButton(page).click();

    await expect(fieldOf(page, "name")).toHaveAccessibleDescription(typeset(expected.nameRequired));
    await expect(fieldOf(page, "email")).toHaveAccessibleDescription(typeset(expected.emailRequired));
    await expect(projectGroup(page, locale)).toHaveAccessibleDescription(typeset(expected.projectRequired));
    await expect(fieldOf(page, "name")).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page, "phone")).not.toHaveAttribute("aria-invalid");
    const entries = await errorSummary(page, locale).getByRole("link").allTextContents();
    expect(entries.map(plain)).toEqual([
      expected.nameRequired,
      expected.emailRequired,
      expected.projectRequired,
    ]);
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveText(typeset(expected.multipleErrors));

    await page.clock.runFor(99);
    await expect(fieldOf(page, "name")).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(fieldOf(page, "name")).toBeFocused();
    await page.clock.resume();
    await expect(fieldOf(page, "name")).toBeInViewport({ ratio: 1 });
    // All that is said about the errors is under the header and the toast.
    const note = await toast(page).boundingBox();
    await expect
      .poll(async () => (await errorSummary(page, locale).boundingBox())?.y)
      .toBeGreaterThan((note?.y ?? 0) + (note?.height ?? 0));
    await expect(page).toHaveTitle(new RegExp(`^${typeset(expected.titlePrefix).source}[^:]+$`));
    await submitButton(page).scrollIntoViewIfNeeded();
    // Playwright's trial press fails if the toast lies over the button.
    await submitButton(page).click({ trial: true });
    expect(new URL(page.url()).pathname).toBe(contact);
  });

  test(`each entry of the summary in ${locale} leads to its field, and the toast closes`, {
    tag: "@soak",
  }, async ({ page }) => {
    await openHydratedForm(page, locale);
    await submitButton(page).click();
    await expect(fieldOf(page, "name")).toBeFocused();
    for (const [message, field] of [
      [expected.projectRequired, "project"],
      [expected.emailRequired, "email"],
      [expected.nameRequired, "name"],
    ] as const) {
      await errorSummary(page, locale)
        .getByRole("link", { name: typeset(message) })
        .click();
      await expect(page.locator(`#${field}`)).toBeFocused();
    }
    await fieldOf(page, "email").focus();
    await toast(page).getByRole("button").click();
    await expect(toast(page)).toBeHidden();
    await expect(fieldOf(page, "name")).toBeFocused();
  });

  test(`one error in ${locale} is shown without the toast`, { tag: "@soak" }, async ({ page, person }) => {
    await openHydratedForm(page, locale);
    await fillContact(page, contactValues(person("short"), { phone: "12 34 5" }));
    await submitButton(page).click();
    await expect(fieldOf(page, "phone")).toHaveAccessibleDescription(typeset(expected.phoneInvalid));
    await expect(fieldOf(page, "phone")).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator("[aria-invalid]")).toHaveCount(1);
    await fieldOf(page, "phone").fill("12 34 5 (6)");
    await expect(fieldOf(page, "phone")).not.toHaveAttribute("aria-invalid");
  });

  test(`while typing in ${locale} only a field in error is checked again`, { tag: "@soak" }, async ({
    page,
  }) => {
    await openHydratedForm(page, locale);
    await fieldOf(page, "email").pressSequentially("not an address");
    await fieldOf(page, "phone").pressSequentially("1");
    await fieldOf(page, "name").focus();
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);

    await fieldOf(page, "phone").fill("");
    await submitButton(page).click();
    await expect(fieldOf(page, "email")).toHaveAccessibleDescription(typeset(expected.emailInvalid));
    await expect(fieldOf(page, "name")).toBeFocused();
    await fieldOf(page, "phone").pressSequentially("12");
    await expect(fieldOf(page, "phone")).not.toHaveAttribute("aria-invalid");

    await fieldOf(page, "email").fill("");
    await expect(fieldOf(page, "email")).toHaveAccessibleDescription(typeset(expected.emailRequired));
    for (const wrong of ["a", "a@", "a@b", "a@b.", "a b@c.d", "@b.co", "a@@b.co"]) {
      await fieldOf(page, "email").fill(wrong);
      await expect(fieldOf(page, "email"), wrong).toHaveAccessibleDescription(typeset(expected.emailInvalid));
    }
    await fieldOf(page, "email").fill("a@b.co");
    await expect(fieldOf(page, "email")).not.toHaveAttribute("aria-invalid");

    await fieldOf(page, "name").fill("   ");
    await expect(fieldOf(page, "name")).toHaveAccessibleDescription(typeset(expected.nameRequired));
    await fieldOf(page, "name").fill("Zoé");
    await expect(fieldOf(page, "name")).not.toHaveAttribute("aria-invalid");
    await expect(projectGroup(page, locale)).toHaveAccessibleDescription(typeset(expected.projectRequired));
    await page.locator("[name=project][value=other]").check();
    await expect(projectGroup(page, locale)).not.toHaveAccessibleDescription(
      typeset(expected.projectRequired),
    );
    await expect(errorSummary(page, locale)).toHaveCount(0);
  });

  test(`the form in ${locale} has its choices, hints for autofill and its privacy note`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto(contact);
    const form = page.locator("form[data-lead-form]");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("novalidate");
    const valuesOf = (selector: string) =>
      form.locator(selector).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(await valuesOf("[name=project]")).toEqual(
      ["website", "ecommerce", "branding", "other"].filter(isOffered),
    );
    expect(await valuesOf("[name=budget] option")).toEqual([
      "",
      "under-5000",
      "5000-15000",
      "15000-100000",
      "100000-500000",
      "over-500000",
    ]);
    await expect(form.locator("textarea")).toHaveAttribute("rows", "6");
    for (const [field, token] of [
      ["name", "name"],
      ["company", "organization"],
      ["email", "email"],
      ["phone", "tel"],
    ] as const)
      await expect(form.locator(`[name=${field}]`)).toHaveAttribute("autocomplete", token);
    await expect(form.getByText(words[locale]("contact.form.privacy"))).toBeVisible();
    // The field that only robots fill is hidden.
    await expect(form.locator(`[name=${hiddenFields.honeypot}]`)).toBeHidden();
  });
}
