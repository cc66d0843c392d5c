/** The contact form before its code has arrived: nothing that is typed or pressed is lost. */
import { expect, test } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";
import {
  expectHydrated,
  fieldOf,
  fillContact,
  isSubmission,
  messages,
  readContact,
  submitButton,
  toast,
  typeset,
} from "./contact-form.ts";
import { hold } from "./held-files.ts";

/** The code that hydrates the form. */
const islandCode = "**/assets/{react,ContactForm}*.js";

for (const locale of locales) {
  const contact = routes.contact[locale];
  const thankYou = routes.thankYou[locale];
  const expected = messages[locale];

  test(`what was typed in ${locale} before the form is hydrated is still there, and is sent`, {
    tag: "@phone",
  }, async ({ page, person, site }) => {
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

  test(`a form in ${locale} that was typed in before any script arrived is hydrated`, {
    tag: "@soak",
  }, async ({ page }) => {
    const release = await hold(page, "**/assets/entry.client*.js");
    await page.goto(contact, { waitUntil: "commit" });
    await fieldOf(page, "name").pressSequentially("Jo");
    await release();
    await expectHydrated(page);
    await expect(fieldOf(page, "name")).toBeFocused();
    await expect(fieldOf(page, "name")).toHaveValue("Jo");
  });

  test(`an empty form in ${locale} that is submitted before it is hydrated shows its errors`, {
    tag: "@soak",
  }, async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => isSubmission(request) && posts.push(request.url()));
    const release = await hold(page, islandCode);
    await page.goto(contact);
    await submitButton(page).click();
    await release();
    await expect(toast(page)).toHaveText(typeset(expected.multipleErrors));
    await expect(fieldOf(page, "name")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test(`a form in ${locale} whose script never arrives is sent without it`, { tag: "@soak" }, async ({
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
}
