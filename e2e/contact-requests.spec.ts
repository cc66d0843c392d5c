/** Requests of the contact form, from the browser to the agency: stored and mailed, sent twice, sent again. */
import type { Page } from "@playwright/test";
import { isOffered } from "#app/prices/offered-services.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { languageOf, routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import {
  expectHydrated,
  expectVisitInNotice,
  fieldOf,
  fillContact,
  isSubmission,
  messages,
  openHydratedForm,
  readContact,
  submitButton,
  toast,
  typeset,
} from "./contact-form.ts";

/** Waits until the browser has noted that a request was accepted. */
const requestRemembered = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("lastRequestAt") !== null);

for (const locale of locales) {
  const contact = routes.contact[locale];
  const thankYou = routes.thankYou[locale];
  const expected = messages[locale];

  test(`a request in ${locale} is stored with every field, and both mails arrive`, {
    tag: ["@tls", "@phone"],
  }, async ({ page, person, site }) => {
    const values = contactValues(person("guest"));
    await openHydratedForm(page, locale);
    await fillContact(page, values);
    expect(await readContact(page)).toMatchObject({ _redirect: thankYou, _append: "false" });
    const posted = page.waitForResponse((response) => isSubmission(response.request()));
    await submitButton(page).click();
    expect((await posted).status()).toBe(303);
    await expect(page).toHaveURL(thankYou);
    await expect(page.getByRole("main")).toContainText(new RegExp(`${figures.answerHours}\\sh`));

    const [lead, ...others] = await site.leadsOf(values.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ ...values, kind: "contact", language: locale, isQuarantined: false });
    expect(Date.parse(lead?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);

    const notices = () =>
      site.mail.to(identity.emails.projects).filter(({ mail }) => mail.text?.includes(lead?.id ?? "no id"));
    await expect.poll(() => notices().length).toBe(1);
    const notice = notices()[0]?.mail;
    expect(notice?.replyTo).toEqual([expect.objectContaining({ address: values.email })]);
    for (const entered of [values.name, values.company, values.email, values.phone])
      expect(plain(notice?.text ?? "")).toContain(plain(entered));
    expect(notice?.text).toContain("voici « notre » projet : 50 produits.");
    expect(notice?.html).toContain("Rhum &amp; Fils &lt;SARL&gt;");

    await expect.poll(() => site.mail.to(values.email).length).toBe(1);
    const acknowledgement = site.mail.to(values.email)[0]?.mail;
    expect(plain(acknowledgement?.subject ?? "")).toMatch(
      locale === "fr-fr" ? /^Votre demande est bien arrivée/ : /^Your request has reached/,
    );
    const whole = `${acknowledgement?.subject}\n${acknowledgement?.text}\n${acknowledgement?.html}`;
    expect(acknowledgement?.headers.find(({ key }) => key === "content-language")?.value).toBe(
      languageOf[locale],
    );
    // Nothing that was typed: the form must not mail a stranger's words to a third person.
    for (const entered of ["Joséphine", "Lavigne", "Rhum", "696 00 00", "projet : 50", "50 produits"])
      expect(whole).not.toContain(entered);
    // Nor is any of it in the address.
    expect(page.url()).toBe(`${site.origin}${thankYou}`);
  });

  const pages: Readonly<Record<string, string>> = {
    hydrated: contact,
    "not hydrated yet": contact,
    ...(isOffered("audit") && { audit: `${routes.construction[locale]}?service=audit` }),
  };
  for (const [name, path] of Object.entries(pages))
    test(`without a network a request in ${locale} (${name}) keeps all that was typed, and the next press sends it`, {
      tag: name === "audit" ? ["@phone", "@soak"] : "@phone",
    }, async ({ page, person, site, tolerate }) => {
      tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
      const email = person(name.replaceAll(" ", "-"));
      const values = { ...contactValues(email), ...(name === "audit" && { budget: "", company: "" }) };
      await page.goto(path);
      if (name === "not hydrated yet") await page.context().setOffline(true);
      else {
        await fieldOf(page, "name").focus();
        await expectHydrated(page);
      }
      if (name === "audit") {
        await page.locator("[name=site]").fill("rhum.example");
        await page.locator("[name=name]").fill(values.name);
        await page.locator("[name=email]").fill(email);
      } else await fillContact(page, values);
      await page.context().setOffline(true);
      const before = await readContact(page);
      for (const _ of [1, 2]) {
        await submitButton(page).click();
        await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(
          typeset(words[locale]("forms.error.unavailable")),
        );
        await expect(submitButton(page)).toBeEnabled();
      }
      await expect(page).toHaveURL(path);
      const { _elapsed, ...entered } = before;
      expect(await readContact(page)).toMatchObject(entered);
      await page.context().setOffline(false);
      await submitButton(page).click();
      await expect(page).toHaveURL(thankYou);
      expect(await site.leadsOf(email)).toHaveLength(1);
    });

  test(`while a request in ${locale} is on its way the button says so, and a second press sends nothing`, {
    tag: "@soak",
  }, async ({ page, person, site }) => {
    const values = contactValues(person("twice"));
    let posts = 0;
    page.on("request", (request) => {
      if (isSubmission(request)) posts += 1;
    });
    await openHydratedForm(page, locale);
    await fillContact(page, values);
    // The browser leaves the page at once: the button's state is stored for the next page.
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      new MutationObserver(() => {
        const spins = button.querySelector(".animate-spin") !== null;
        sessionStorage.setItem("button", JSON.stringify([button.disabled, button.textContent, spins]));
      }).observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    await submitButton(page).dblclick({ noWaitAfter: true });
    await expect(page).toHaveURL(thankYou);
    const button = await page.evaluate(() => JSON.parse(sessionStorage.getItem("button") ?? "null"));
    expect(button).toEqual([true, expected.sending, true]);
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
    await expect(toast(page)).toHaveText(typeset(expected.tooSoon));
    await expect(submitButton(page)).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe(contact);

    tolerate(/status of 429/);
    await page.evaluate(() => localStorage.removeItem("lastRequestAt"));
    const answered = page.waitForResponse((response) => isSubmission(response.request()));
    await submitButton(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers()["retry-after"])).toBeLessThanOrEqual(30);
    await expect(page.getByRole("alert")).toHaveText(typeset(expected.tooSoon));
    await expect(page).toHaveTitle(new RegExp(`^${typeset(expected.titlePrefix).source}`));
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

    // Another visitor to the rate limits.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("lastRequestAt"));
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": "10.255.0.1" });
    await page.goBack();
    await expect(page).toHaveURL(contact);
    await fieldOf(page, "name").focus();
    await expectHydrated(page);
    await fillContact(page, edited);
    await submitButton(page).click();
    await expect(page).toHaveURL(thankYou);
    expect(await site.leadsOf(first.email)).toHaveLength(1);
    expect(await site.leadsOf(edited.email)).toEqual([expect.objectContaining(edited)]);
  });
}

test("the campaign and the site that a visit began with go with its request", {
  tag: ["@phone", "@soak"],
}, async ({ page, person, site }) => {
  const values = contactValues(person("campaign"));
  // The root address leads on to the language: what it was opened from is not lost.
  await page.goto("/?utm_source=lettre&utm_campaign=rentr%C3%A9e&other=x", {
    referer: "https://search.example/results?q=secret",
  });
  await expect(page).toHaveURL(new RegExp(`^${site.origin}${routes.home["fr-fr"]}`));
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("visit")))
    .toBe("utm_source=lettre&utm_campaign=rentr%C3%A9e&referrer=https%3A%2F%2Fsearch.example");
  await page.goto(`${routes.services["fr-fr"]}?utm_source=later`);
  await openHydratedForm(page, "fr-fr");
  await fillContact(page, values);
  await submitButton(page).click();
  await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
  await expectVisitInNotice(site, values.email, "lettre / rentrée / search[.]example");
});
