/** A quote is put together and requested: by hand, with errors on the way, and with the keyboard alone. */

import { policy } from "#content/catalogue/policy.ts";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { expect, test } from "#testing/browser/site.ts";
import { example, personValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { errorSummary, typeset } from "./contact-form.ts";
import {
  choice,
  dialog,
  estimate,
  fieldOfRequest,
  fillPerson,
  numberOf,
  openCategory,
  openEstimate,
  openHydrated,
  openRequest,
  option,
  quoteMessages,
  quoteOf,
  submitOfRequest,
} from "./pricing-form.ts";

for (const locale of locales) {
  test(`a quote in ${locale} is put together by hand, priced to the cent, and requested`, {
    tag: locale === "fr-fr" ? "@tls" : ["@tls", "@soak"],
  }, async ({ page, person, site }) => {
    const values = personValues(person("quote"));
    await page.goto(routes.pricing[locale]);
    await choice(page, "type", "vitrine").check();
    await choice(page, "duration", "24").check();
    await choice(page, "pack", "advanced").check();
    await option(page, example.once).check();
    await openCategory(page, example.monthly);
    await option(page, example.monthly).check();
    await expect(page).toHaveURL(`${routes.pricing[locale]}${example.query}`);

    await openEstimate(page);
    for (const text of example.texts[locale]) await expect(estimate(page)).toContainText(typeset(text));
    await expect(estimate(page)).toContainText(
      typeset(
        locale === "fr-fr"
          ? "Devis indicatif non contractuel, prix HT"
          : "Non-binding indicative quote, prices excl. VAT",
      ),
    );

    // The discount is a line in sight, not only among the details.
    await expect(
      estimate(page).getByText(
        words[locale]("pricing.summary.discount.term", {
          percent: policy.discountPercent[24],
          months: example.fields.duration,
        }),
      ),
    ).toBeVisible();

    await openRequest(page);
    await expect(dialog(page)).toContainText(typeset(example.texts[locale][0]));
    await fillPerson(page, values);
    await submitOfRequest(page).click();
    for (const text of quoteMessages[locale].sent) await expect(dialog(page)).toContainText(typeset(text));
    // One way back: a button here, and without script a link.
    const back = dialog(page)
      .getByText(words[locale]("pricing.request.sent.close"))
      .filter({ visible: true });
    await expect(back).toHaveCount(1);
    await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
    const [lead, ...others] = await site.leadsOf(values.email);
    expect(others).toEqual([]);
    // Who writes, to whom the quote went, its number as in the mail, and ways on.
    for (const text of [
      values.firstName,
      values.email,
      firstContact,
      String(figures.answerHours),
      numberOf(lead),
    ])
      await expect(dialog(page)).toContainText(text);
    for (const href of [routes.portfolio[locale], routes.pricing[locale], routes.home[locale]])
      await expect(dialog(page).locator(`a[href="${href}"]`)).toBeVisible();
    expect(page.url()).not.toMatch(/Lavigne|visitor|696/);

    expect(lead).toMatchObject({ ...values, kind: "quote", language: locale, isQuarantined: false });
    expect(quoteOf(lead)).toMatchObject({
      ...example.quote,
      selection: {
        projectType: "vitrine",
        paymentMonths: 24,
        pack: "advanced",
        options: example.selection.options,
      },
    });
  });

  test(`the request form in ${locale} shows its errors and keeps what was typed`, {
    tag: ["@tls", "@soak"],
  }, async ({ page, person, site, tolerate }) => {
    tolerate(/ERR_FAILED|status of (?:429|503)/);
    const values = personValues(person("again"));
    const submit = submitOfRequest(page);
    await openHydrated(page, locale, example.query);
    await openRequest(page);
    await submit.click();
    const entries = errorSummary(dialog(page), locale).getByRole("link");
    // The press is painted before its errors.
    await expect
      .poll(async () => (await entries.allTextContents()).map(plain))
      .toEqual(quoteMessages[locale].required);
    await expect(fieldOfRequest(page, "firstName")).toBeFocused();
    for (const [field, token] of Object.entries({
      firstName: "given-name",
      lastName: "family-name",
      email: "email",
      phone: "tel",
      company: "organization",
    }))
      await expect(page.locator(`#${field}`)).toHaveAttribute("autocomplete", token);

    // Nothing that is pasted is cut in silence.
    const pasted = "0696 12 34 56 / ".repeat(7).trim();
    await fieldOfRequest(page, "phone").fill("");
    await fieldOfRequest(page, "phone").focus();
    await page.keyboard.insertText(pasted);
    await expect(fieldOfRequest(page, "phone")).toHaveValue(pasted);
    await expect(fieldOfRequest(page, "phone")).toHaveAccessibleDescription(
      typeset(words[locale]("forms.error.tooLong")),
    );

    await fillPerson(page, values);
    await expect(dialog(page).locator("[aria-invalid]")).toHaveCount(0);
    for (const failure of ["network", "server"] as const) {
      await page.route(`**${routes.pricing[locale]}*`, (route) =>
        failure === "network" ? route.abort("failed") : route.fulfill({ status: 503 }),
      );
      // The alert of the failure before is still there.
      await Promise.all([page.waitForRequest(`**${routes.pricing[locale]}*`), submit.click()]);
      const alert = dialog(page).getByRole("alert");
      for (const text of quoteMessages[locale].failed)
        await expect(alert, failure).toContainText(typeset(text));
      // Above the fields, and the button that was pressed is below them.
      await expect(alert, failure).toBeFocused();
      await expect(alert, failure).toBeInViewport({ ratio: 1 });
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
    const sending = dialog(page).getByRole("button", { name: words[locale]("pricing.request.sending") });
    await expect(sending).toBeDisabled();
    // Where the browser has sent the form and Back brings the page from memory, it can be sent again.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(submit).toBeEnabled();
    release();
    await expect(dialog(page)).toContainText(typeset(quoteMessages[locale].sent[0]));
    expect(await site.leadsOf(values.email)).toHaveLength(1);

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.locator("[commandfor=quote-request][command=show-modal]:focus").press("Enter");
    await expect(page.locator("#quote-request:modal")).toHaveCount(1);
    await fillPerson(page, values);
    await submit.click();
    const refusal = dialog(page).getByRole("alert");
    await expect(refusal).toContainText(typeset(quoteMessages[locale].tooSoon));
    await expect(refusal).toBeInViewport({ ratio: 1 });
    // The same text is not new to the page: a second press moves to it all the same.
    await submit.click();
    await expect(refusal).toBeFocused();
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
  await page.goto(routes.pricing["fr-fr"]);
  await tabTo("[name=type]");
  await page.keyboard.press("Space");
  await tabTo("[name=duration]");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await tabTo("[name=pack]");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await tabTo(`[name=options][value=${example.once}]`);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(
    `${routes.pricing["fr-fr"]}?type=vitrine&duration=24&pack=advanced&options=${example.once}`,
  );
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
  await expect(dialog(page)).toContainText(typeset(quoteMessages["fr-fr"].sent[0]));
  expect(await site.leadsOf(values.email)).toHaveLength(1);
});
