/** The contact request without JavaScript: the same journey. */

import type { Page } from "@playwright/test";
import { isOffered } from "#app/prices/offered-services.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import {
  expectVisitInNotice,
  fieldOf,
  fillContact,
  messages,
  openHydratedForm,
  submitButton,
  typeset,
} from "./contact-form.ts";

for (const locale of locales) {
  const contact = routes.contact[locale];
  const expected = messages[locale];

  test(`without script a request in ${locale} with errors comes back with them, and then goes through`, {
    tag: "@phone",
  }, async ({ visit, person, site }) => {
    const page = await visit({ javaScriptEnabled: false, tolerated: /status of 422/ });
    const values = contactValues(person("plain"));
    await page.goto(contact);
    await fillContact(page, { ...values, name: "  ", email: "nobody", phone: "12" });
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await answered).status()).toBe(422);

    await expect(page).toHaveURL(contact);
    await expect(page).toHaveTitle(new RegExp(`^${typeset(expected.titlePrefix).source}`));
    await expect(page.locator("[data-error-summary]")).toBeInViewport({ ratio: 0.9 });
    const entries = page.locator("[data-error-summary]").getByRole("link");
    expect((await entries.allTextContents()).map(plain)).toEqual([
      expected.nameRequired,
      expected.emailInvalid,
      expected.phoneInvalid,
    ]);
    await entries.nth(1).click();
    await expect(page).toHaveURL(`${contact}#email`);
    await expect(fieldOf(page, "email")).toHaveAccessibleDescription(typeset(expected.emailInvalid));
    await expect(fieldOf(page, "email")).toHaveValue("nobody");
    await expect(fieldOf(page, "company")).toHaveValue(values.company);
    await expect(fieldOf(page, "message")).toHaveValue(values.message);
    await expect(fieldOf(page, "budget")).toHaveValue(values.budget);
    await expect(page.locator(`[name=project][value=${values.project}]`)).toBeChecked();

    await fillContact(page, values);
    await submitButton(page).click();
    await expect(page).toHaveURL(routes.thankYou[locale]);
    const [lead, ...others] = await site.leadsOf(values.email);
    expect(lead).toMatchObject({ ...values, language: locale, isQuarantined: false });
    expect(others).toEqual([]);
    await expect.poll(() => site.mail.to(values.email).length).toBe(1);
  });

  test(`a request in ${locale} that no e-mail confirms is received, and its answer says so, with and without script`, {
    tag: ["@phone", "@soak"],
  }, async ({ page, person, plainPage, site }) => {
    // Addresses that get no acknowledgements.
    const addressOf = (name: string) => `noreply@${person(name).replace("@", ".")}`;
    const expectWithheld = async (shown: Page, email: string) => {
      await expect(shown).toHaveURL(`${routes.thankYou[locale]}?receipt=none`);
      const main = shown.getByRole("main");
      await expect(main).toContainText(typeset(words[locale]("pages.thankYou.next.noAcknowledgement")));
      await expect(main).not.toContainText(typeset(words[locale]("pages.thankYou.next.1")));
      expect(await site.leadsOf(email)).toHaveLength(1);
    };

    const scripted = contactValues(addressOf("scripted"));
    await openHydratedForm(page, locale);
    await fillContact(page, scripted);
    await submitButton(page).click();
    await expectWithheld(page, scripted.email);

    const plainly = contactValues(addressOf("plain"));
    await plainPage.goto(contact);
    await fillContact(plainPage, plainly);
    await submitButton(plainPage).click();
    await expectWithheld(plainPage, plainly.email);

    if (!isOffered("audit")) return;
    const audit = addressOf("audit");
    await plainPage.context().clearCookies();
    await plainPage.goto(`${routes.construction[locale]}?service=audit`);
    await fillContact(plainPage, { name: plainly.name, email: audit, phone: plainly.phone });
    await plainPage.locator("[name=site]").fill("www.client.example");
    await submitButton(plainPage).click();
    await expectWithheld(plainPage, audit);
  });

  test(`without script a repeat in ${locale} makes no second request, and a second one too soon comes back with the form`, {
    tag: "@soak",
  }, async ({ visit, person, site }) => {
    const page = await visit({ javaScriptEnabled: false, tolerated: /status of 429/ });
    const values = contactValues(person("again"));
    for (let time = 0; time < 2; time += 1) {
      await page.goto(contact);
      await fillContact(page, values);
      await submitButton(page).click();
      await expect(page).toHaveURL(routes.thankYou[locale]);
    }
    expect(await site.leadsOf(values.email)).toHaveLength(1);

    await page.goto(contact);
    await fillContact(page, { ...values, message: "Une autre demande" });
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("alert")).toHaveText(typeset(expected.tooSoon));
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveTitle(new RegExp(`^${typeset(expected.titlePrefix).source}`));
    await expect(fieldOf(page, "message")).toHaveValue("Une autre demande");
    await expect(fieldOf(page, "name")).toHaveValue(values.name);
    expect(await site.leadsOf(values.email)).toHaveLength(1);
  });
}

test("without script the campaign in the form's address goes with the request", { tag: "@soak" }, async ({
  visit,
  person,
  site,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  const values = contactValues(person("plain-campaign"));
  await page.goto(`${routes.contact["fr-fr"]}?utm_source=lettre&utm_medium=email`);
  await fillContact(page, values);
  await submitButton(page).click();
  await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
  await expectVisitInNotice(site, values.email, "lettre / email");
});
