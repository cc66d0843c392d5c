/** The configurator without JavaScript, and what its address makes of posts that no page of ours sends. */

import { catalogue } from "#app/content/catalogue.ts";
import { needRules } from "#app/content/needs.ts";
import { propose } from "#app/domain/needs.ts";
import { numberHeader, preferNoPage } from "#app/forms/script-response.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { expect, requestTest, test } from "#testing/browser/site.ts";
import { example, personValues } from "#testing/form-values.ts";
import { elements, texts } from "#testing/markup.ts";
import { excludedBy, lacking, searchFor } from "#testing/offered-options.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { typeset } from "./contact-form.ts";
import {
  choice,
  estimate,
  fieldOfRequest,
  fillPerson,
  numberOf,
  openEstimate,
  option,
  otherPlaces,
  placeOf,
  quoteMessages,
  quoteOf,
  submitOfRequest,
  taxedText,
} from "./pricing-form.ts";

for (const locale of locales) {
  const pricing = routes.pricing[locale];

  test(`without script a quote in ${locale} is put together step by step, and requested`, {
    tag: ["@tls", "@soak"],
  }, async ({ visit, person, site }) => {
    const t = words[locale];
    const page = await visit({ javaScriptEnabled: false, tolerated: /status of 422/ });
    const values = personValues(person("plain"));
    const update = page.getByRole("button", { name: t("pricing.form.update") });
    await page.goto(pricing);
    await choice(page, "type", "vitrine").check();
    await update.first().click();
    await expect(choice(page, "type", "vitrine")).toBeChecked();
    await choice(page, "duration", "24").check();
    await choice(page, "pack", "advanced").check();
    await update.nth(2).click();
    await option(page, example.once).check();
    await page
      .locator("details.category")
      .filter({ has: option(page, example.monthly) })
      .locator("> summary")
      .click();
    await option(page, example.monthly).check();
    await update.last().click();
    for (const text of example.texts[locale]) await expect(estimate(page)).toContainText(typeset(text));

    // The place of VAT is a field of the same form.
    for (const place of otherPlaces) {
      await openEstimate(page);
      await placeOf(page).selectOption(place);
      await estimate(page)
        .getByRole("button", { name: t("pricing.form.update") })
        .click();
      await expect(estimate(page)).toContainText(typeset(taxedText(example.quote.total, place, locale)));
    }

    // A search leaves what is ticked out of sight as it is.
    await page.getByRole("searchbox").fill(searchFor(locale, { hides: example.once }).text);
    await page.getByRole("button", { name: t("pricing.options.search.action") }).click();
    await expect(option(page, example.once)).toBeHidden();
    await page.getByRole("searchbox").fill("trampoline");
    await page.getByRole("button", { name: t("pricing.options.search.action") }).click();
    await expect(
      page.getByRole("link", {
        name: t("pricing.options.none.ask", { name: firstContact, hours: figures.answerHours }),
      }),
    ).toHaveAttribute("href", `${routes.contact[locale]}?topic=option#request`);
    await page.locator("form[aria-label] button[name=request]").click();
    await fillPerson(page, { ...values, email: "nobody" });
    const submit = submitOfRequest(page);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submit.click();
    expect((await answered).status()).toBe(422);
    await expect(fieldOfRequest(page, "email")).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOfRequest(page, "company")).toHaveValue(values.company);
    await expect(option(page, example.once)).toBeChecked();
    await fieldOfRequest(page, "email").fill(values.email);
    await submit.click();
    const sent = page.locator("#quote-request");
    for (const text of [...quoteMessages[locale].sent, firstContact, String(figures.answerHours)])
      await expect(sent).toContainText(typeset(text));
    for (const href of [routes.portfolio[locale], routes.pricing[locale], routes.home[locale]])
      await expect(sent.locator(`a[href="${href}"]`)).toBeVisible();
    expect(page.url()).not.toMatch(/Lavigne|visitor|696/);
    const leads = await site.leadsOf(values.email);
    expect(leads).toHaveLength(1);
    expect(quoteOf(leads[0])).toMatchObject(example.quote);
    const place = otherPlaces.at(-1);
    if (place !== undefined) expect(quoteOf(leads[0]).selection).toMatchObject({ place });
  });

  requestTest(
    `a post in ${locale} is priced by its keys, whatever amounts it brings`,
    { tag: "@tls" },
    async ({ request, person, site }) => {
      const values = personValues(person("forged"));
      const answer = await request.post(pricing, {
        form: { ...example.fields, ...values, total: "1", amount: "1", price: "0", discountPercent: "100" },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers().location]).toEqual([
        303,
        `${pricing}${example.query}&request=sent#quote-request`,
      ]);
      const [lead] = await site.leadsOf(values.email);
      expect(quoteOf(lead)).toMatchObject(example.quote);
    },
  );
}

requestTest(
  "a script's post gets no page, and the number of the quote in no address",
  async ({ request, person, site }) => {
    const values = personValues(person("script"));
    const send = () =>
      request.post(routes.pricing["fr-fr"], {
        form: { ...example.fields, ...values, _key: "one" },
        headers: { [preferNoPage.name]: preferNoPage.value },
        maxRedirects: 0,
      });
    const answer = await send();
    expect([answer.status(), await answer.text()]).toEqual([204, ""]);
    expect(answer.headers()["set-cookie"]).toMatch(/^sent=/);
    const [lead, ...others] = await site.leadsOf(values.email);
    const number = answer.headers()[numberHeader.toLowerCase()];
    expect([numberOf(lead), others]).toEqual([number, []]);
    // A repeat is the same quote.
    expect((await send()).headers()[numberHeader.toLowerCase()]).toBe(number);
    expect(site.log()).not.toContain(number);
  },
);

test("without script, three answers lead to a proposal with its reasons, and the proposal to the configurator", {
  tag: "@soak",
}, async ({ visit }) => {
  const t = words["fr-fr"];
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(routes.pricing["fr-fr"]);
  const questions = page.locator("#needs");
  await expect(choice(page, "need", "found")).toBeHidden();
  await questions.locator("summary").click();
  const answer = async (need: string) => {
    await choice(page, "need", need).check();
    await choice(page, "have", "site").check();
    await choice(page, "when", "soon").check();
    await questions.getByRole("button", { name: t("pricing.needs.submit") }).click();
  };
  const proposed = (need: "found" | "calls") =>
    propose(catalogue, needRules, { need, have: "site", when: "soon" });
  await answer("found");
  await expect(page).toHaveURL(/\?need=found&have=site&when=soon#needs$/);
  await expect(questions.getByRole("listitem")).toHaveCount(proposed("found").reasons.length);
  if (isOffered("ecommerce")) {
    await answer("sell");
    await expect(questions.getByRole("link")).toHaveAttribute(
      "href",
      `${routes.contact["fr-fr"]}?topic=ecommerce#request`,
    );
  }
  await answer("calls");
  await questions.getByRole("link", { name: t("pricing.needs.take") }).click();
  const { selection } = proposed("calls");
  await expect(page).toHaveURL(`${routes.pricing["fr-fr"]}${queryOf(selection)}#pack`);
  await expect(choice(page, "pack", selection.pack)).toBeChecked();
});

for (const [name, fields] of [
  ["an unknown option", { options: `${example.once},free_site` }],
  ["an option that the pack forbids", { pack: "pro", options: excludedBy("pro")?.option ?? "none" }],
  ["an option without what it needs", { options: lacking("advanced")?.option ?? "none" }],
  ["a project that is not priced here", { type: "ecommerce" }],
  ["no pack", { pack: "" }],
  ["another duration", { duration: "1" }],
  ["a place without VAT data", { place: "atlantis" }],
] as const)
  requestTest(
    `a post with ${name} is refused with a message, and stores nothing`,
    async ({ request, person, site }) => {
      const values = personValues(person("refused"));
      const answer = await request.post(routes.pricing["fr-fr"], {
        form: { ...example.fields, ...fields, ...values },
        maxRedirects: 0,
      });
      const html = await answer.text();
      expect(answer.status()).toBe(422);
      expect(plain(texts(html, "title")[0] ?? "")).toMatch(/^Erreur : /);
      expect(html).toContain(words["fr-fr"]("pricing.request.error.selection"));
      expect(elements(html, "input").find(({ id }) => id === "company")?.value).toBe(values.company);
      expect(await site.leadsOf(values.email)).toEqual([]);
    },
  );

requestTest(
  "a second request too soon is refused, with everything in place",
  async ({ request, person, site }) => {
    const values = personValues(person("hasty"));
    const post = (changes: object) =>
      request.post(routes.pricing["en-en"], {
        form: { ...example.fields, ...values, ...changes },
        maxRedirects: 0,
      });
    expect((await post({})).status()).toBe(303);
    const answer = await post({ pack: "start" });
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    expect(plain(await answer.text())).toContain(quoteMessages["en-en"].tooSoon);
    expect(await site.leadsOf(values.email)).toHaveLength(1);
  },
);
