/** The contact request, from the form to the agency. */
import type { Page, Route } from "@playwright/test";
import { identity } from "#content/identity.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { languageOf, routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import {
  expectHydrated,
  fillContact,
  messages,
  openHydratedForm,
  readContact,
  submitButton,
  typeset,
} from "./contact-form.ts";

const summary = (page: Page) => page.locator("[data-error-summary]");
const toast = (page: Page) => page.locator("[role=alert][popover]");
/** Waits until the browser has noted that a request was accepted. */
const requestRemembered = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("lastRequestAt") !== null);
/** The code that hydrates the form. */
const islandCode = "**/assets/{react,ContactForm}*.js";
const projectGroup = (page: Page) => page.locator("fieldset").filter({ has: page.locator("[name=project]") });

for (const locale of locales) {
  const contact = routes.contact[locale];
  const thankYou = routes.thankYou[locale];
  const told = messages[locale];

  test(`a request in ${locale} is stored with every field, and both mails arrive`, { tag: "@tls" }, async ({
    page,
    person,
    site,
  }) => {
    const values = contactValues(person("guest"));
    await openHydratedForm(page, locale);
    await fillContact(page, values);
    expect(await readContact(page)).toMatchObject({ _redirect: thankYou, _append: "false" });
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await posted).status()).toBe(303);
    await expect(page).toHaveURL(thankYou);
    await expect(page.getByRole("main")).toContainText(/24\sh/);

    const [lead, ...others] = await site.leadsOf(values.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ ...values, kind: "contact", language: locale, status: "new" });
    expect(Date.parse(lead?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);

    const notices = () =>
      site.mail.to(identity.emails.projects).filter(({ mail }) => mail.text?.includes(lead?.id ?? "no id"));
    await expect.poll(() => notices().length).toBe(1);
    const notice = notices()[0]?.mail;
    expect(notice?.replyTo).toEqual([expect.objectContaining({ address: values.email })]);
    for (const typed of [values.name, values.company, values.email, values.phone])
      expect(plain(notice?.text ?? "")).toContain(plain(typed));
    expect(notice?.text).toContain("voici « notre » projet : 50 produits.");
    expect(notice?.html).toContain("Rhum &amp; Fils &lt;SARL&gt;");

    await expect.poll(() => site.mail.to(values.email).length).toBe(1);
    const receipt = site.mail.to(values.email)[0]?.mail;
    expect(plain(receipt?.subject ?? "")).toMatch(
      locale === "fr-fr" ? /^Votre demande est bien arrivée/ : /^Your request has reached/,
    );
    const whole = `${receipt?.subject}\n${receipt?.text}\n${receipt?.html}`;
    expect(receipt?.headers.find(({ key }) => key === "content-language")?.value).toBe(languageOf[locale]);
    // Nothing that was typed, or the form would mail anybody's words to anybody.
    for (const typed of ["Joséphine", "Lavigne", "Rhum", "696 00 00", "projet : 50", "50 produits"])
      expect(whole).not.toContain(typed);
    // Nor is anything of it in an address.
    expect(page.url()).toBe(`${site.origin}${thankYou}`);
  });

  test(`an empty form in ${locale} says what is missing, and goes to the first field after 100 ms`, {
    tag: "@tls",
  }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openHydratedForm(page, locale);
    await page.clock.pauseAt(60_000);
    await submitButton(page).click();

    await expect(page.locator("#name")).toHaveAccessibleDescription(typeset(told.nameRequired));
    await expect(page.locator("#email")).toHaveAccessibleDescription(typeset(told.emailRequired));
    await expect(projectGroup(page)).toHaveAccessibleDescription(typeset(told.projectRequired));
    await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#phone")).not.toHaveAttribute("aria-invalid");
    const entries = await summary(page).getByRole("link").allTextContents();
    expect(entries.map(plain)).toEqual([told.nameRequired, told.emailRequired, told.projectRequired]);
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveText(typeset(told.multipleErrors));

    await page.clock.runFor(99);
    await expect(page.locator("#name")).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(page.locator("#name")).toBeFocused();
    await page.clock.resume();
    await expect(page.locator("#name")).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe(contact);
  });

  test(`each entry of the summary in ${locale} leads to its field, and the toast closes`, {
    tag: "@soak",
  }, async ({ page }) => {
    await openHydratedForm(page, locale);
    await submitButton(page).click();
    await expect(page.locator("#name")).toBeFocused();
    for (const [message, field] of [
      [told.projectRequired, "project"],
      [told.emailRequired, "email"],
      [told.nameRequired, "name"],
    ] as const) {
      await summary(page)
        .getByRole("link", { name: typeset(message) })
        .click();
      await expect(page.locator(`#${field}`)).toBeFocused();
    }
    await toast(page).getByRole("button").click();
    await expect(toast(page)).toBeHidden();
  });

  test(`one error in ${locale} is told without the toast`, { tag: "@soak" }, async ({ page, person }) => {
    await openHydratedForm(page, locale);
    await fillContact(page, contactValues(person("short"), { phone: "12 34 5" }));
    await submitButton(page).click();
    await expect(page.locator("#phone")).toHaveAccessibleDescription(typeset(told.phoneInvalid));
    await expect(page.locator("#phone")).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator("[aria-invalid]")).toHaveCount(1);
    await page.locator("#phone").fill("12 34 5 (6)");
    await expect(page.locator("#phone")).not.toHaveAttribute("aria-invalid");
  });

  test(`while typing in ${locale} only a field in error is looked at again`, { tag: "@soak" }, async ({
    page,
  }) => {
    await openHydratedForm(page, locale);
    await page.locator("#email").pressSequentially("not an address");
    await page.locator("#phone").pressSequentially("1");
    await page.locator("#name").focus();
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);

    await page.locator("#phone").fill("");
    await submitButton(page).click();
    await expect(page.locator("#email")).toHaveAccessibleDescription(typeset(told.emailInvalid));
    await expect(page.locator("#name")).toBeFocused();
    await page.locator("#phone").pressSequentially("12");
    await expect(page.locator("#phone")).not.toHaveAttribute("aria-invalid");

    await page.locator("#email").fill("");
    await expect(page.locator("#email")).toHaveAccessibleDescription(typeset(told.emailRequired));
    for (const wrong of ["a", "a@", "a@b", "a@b.", "a b@c.d", "@b.c", "a@@b.c"]) {
      await page.locator("#email").fill(wrong);
      await expect(page.locator("#email"), wrong).toHaveAccessibleDescription(typeset(told.emailInvalid));
    }
    await page.locator("#email").fill("a@b.c");
    await expect(page.locator("#email")).not.toHaveAttribute("aria-invalid");

    await page.locator("#name").fill("   ");
    await expect(page.locator("#name")).toHaveAccessibleDescription(typeset(told.nameRequired));
    await page.locator("#name").fill("Zoé");
    await expect(page.locator("#name")).not.toHaveAttribute("aria-invalid");
    await expect(projectGroup(page)).toHaveAccessibleDescription(typeset(told.projectRequired));
    await page.locator("[name=project][value=other]").check();
    await expect(projectGroup(page)).not.toHaveAccessibleDescription(typeset(told.projectRequired));
    await expect(summary(page)).toHaveCount(0);
  });

  test(`what was typed in ${locale} before the form is hydrated is still there, and is sent`, async ({
    page,
    person,
    site,
  }) => {
    const values = contactValues(person("early"));
    const release = await hold(page, islandCode);
    await page.goto(contact);
    await fillContact(page, values);
    await release();
    await expectHydrated(page);
    expect(await readContact(page)).toMatchObject(values);
    await submitButton(page).click();
    await expect(page).toHaveURL(thankYou);
    expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
  });

  test(`the form in ${locale} that was typed in before any script came is hydrated all the same`, {
    tag: "@soak",
  }, async ({ page }) => {
    const release = await hold(page, "**/assets/entry.client*.js");
    await page.goto(contact, { waitUntil: "commit" });
    await page.locator("[name=name]").pressSequentially("Jo");
    await release();
    await expectHydrated(page);
    await expect(page.locator("[name=name]")).toBeFocused();
    await expect(page.locator("[name=name]")).toHaveValue("Jo");
  });

  test(`an empty form in ${locale} pressed before it is hydrated shows its errors all the same`, {
    tag: "@soak",
  }, async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const release = await hold(page, islandCode);
    await page.goto(contact);
    await submitButton(page).click();
    await release();
    await expect(toast(page)).toHaveText(typeset(told.multipleErrors));
    await expect(page.locator("#name")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test(`a form in ${locale} whose script never comes is a form all the same`, { tag: "@soak" }, async ({
    page,
    person,
    site,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/);
    const values = contactValues(person("plain"));
    await page.goto(contact);
    await page.route("**/assets/*.js", (route) => route.abort("failed"));
    await fillContact(page, values);
    await submitButton(page).click();
    await expect(page).toHaveURL(thankYou);
    expect(await site.leadsOf(values.email)).toHaveLength(1);
  });

  test(`while a request in ${locale} is on its way the button says so, and a second press sends nothing`, {
    tag: "@soak",
  }, async ({ page, person, site }) => {
    const values = contactValues(person("twice"));
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await openHydratedForm(page, locale);
    await fillContact(page, values);
    // The page leaves at once; what its button came to is noted for the next page to tell.
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      new MutationObserver(() => {
        const spins = button.querySelector(".animate-spin") !== null;
        sessionStorage.setItem("button", JSON.stringify([button.disabled, button.textContent, spins]));
      }).observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    await submitButton(page).dblclick({ noWaitAfter: true });
    await expect(page).toHaveURL(thankYou);
    const button = await page.evaluate(() => JSON.parse(sessionStorage.getItem("button") ?? "null"));
    expect(button).toEqual([true, told.sending, true]);
    expect(posts).toBe(1);
    expect(await site.leadsOf(values.email)).toHaveLength(1);
  });

  test(`a second request in ${locale} within 30 seconds is held back by the browser, and by the server`, {
    tag: ["@tls", "@soak"],
  }, async ({ page, person, site, tolerate }) => {
    const first = contactValues(person("hasty"));
    const second = contactValues(person("hasty"), { message: "Encore une chose", project: "branding" });
    await openHydratedForm(page, locale);
    await fillContact(page, first);
    await submitButton(page).click();
    await expect(page).toHaveURL(thankYou);
    await requestRemembered(page);

    await openHydratedForm(page, locale);
    await fillContact(page, second);
    await submitButton(page).click();
    await expect(toast(page)).toHaveText(typeset(told.tooSoon));
    await expect(submitButton(page)).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe(contact);

    tolerate(/status of 429/);
    await page.evaluate(() => localStorage.removeItem("lastRequestAt"));
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers()["retry-after"])).toBeLessThanOrEqual(30);
    await expect(page.getByRole("alert")).toHaveText(typeset(told.tooSoon));
    await expect(page).toHaveTitle(new RegExp(`^${typeset(told.titlePrefix).source}`));
    expect(await readContact(page)).toMatchObject(second);
    expect(await site.leadsOf(second.email)).toEqual([]);
  });

  test(`going back in ${locale}, editing and sending again makes a second request`, {
    tag: ["@tls", "@soak"],
  }, async ({ page, person, site }) => {
    const first = contactValues(person("first"));
    const edited = contactValues(person("second"), { message: "Une autre demande" });
    await openHydratedForm(page, locale);
    await fillContact(page, first);
    await submitButton(page).click();
    await expect(page).toHaveURL(thankYou);
    await requestRemembered(page);

    // Another visitor, as far as the limits go.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("lastRequestAt"));
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": "10.255.0.1" });
    await page.goBack();
    await expect(page).toHaveURL(contact);
    await page.locator("[name=name]").focus();
    await expectHydrated(page);
    await fillContact(page, edited);
    await submitButton(page).click();
    await expect(page).toHaveURL(thankYou);
    expect(await site.leadsOf(first.email)).toHaveLength(1);
    expect(await site.leadsOf(edited.email)).toEqual([expect.objectContaining(edited)]);
  });

  test(`the form in ${locale} has its choices, hints for autofill and its privacy note`, async ({ page }) => {
    await page.goto(contact);
    const form = page.locator("form[data-lead-form]");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("novalidate");
    const valuesOf = (selector: string) =>
      form.locator(selector).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(await valuesOf("[name=project]")).toEqual(["website", "ecommerce", "branding", "other"]);
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
    // Nobody meets the field that only robots fill.
    await expect(form.locator("[name=website]")).toBeHidden();
  });
}

/** Keeps the files that match back until they are released. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(files, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    open = true;
    for (const route of held) await route.continue();
  };
}
