/** What becomes of an accepted form: the answer, quarantine, unusual values, limits, and the log. */
import { hiddenFields } from "#app/forms/hidden-fields.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { texts } from "#testing/markup.ts";
import { routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";
import { messages, typeset } from "./contact-form.ts";

for (const locale of locales) {
  const contact = routes.contact[locale];
  const thankYou = routes.thankYou[locale];

  test(`a request in ${locale} is answered with 303 to the thank-you page, with nothing of it in the address`, async ({
    request,
    person,
    site,
  }) => {
    const values = contactValues(person("redirect"));
    const response = await request.post(contact, { form: formFields(locale, values), maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([303, thankYou]);
    expect(await site.leadsOf(values.email)).toHaveLength(1);
  });

  test(`a _redirect on ${contact} leads to no other page`, async ({ anotherVisitor, person }) => {
    for (const target of [
      "https://evil.example/",
      "//evil.example/fr-fr/merci/",
      "https://evil.example/fr-fr/merci/",
      "/fr-fr/merci/../../evil",
      "/\\evil.example",
      "javascript:alert(1)",
      "/fr-fr/",
      "",
    ]) {
      const visitor = await anotherVisitor();
      const response = await visitor.post(contact, {
        form: { ...formFields(locale, contactValues(person("redirect"))), _redirect: target },
        maxRedirects: 0,
      });
      expect([response.status(), response.headers().location], target).toEqual([303, thankYou]);
    }
  });

  test(`a filled-in hidden field puts a request in ${locale} in quarantine, with the same answer and no mail`, async ({
    request,
    person,
    site,
  }) => {
    const values = contactValues(person("robot"));
    const response = await request.post(contact, {
      form: { ...formFields(locale, values), [hiddenFields.honeypot]: "https://spam.example" },
      maxRedirects: 0,
    });
    expect([response.status(), response.headers().location]).toEqual([303, thankYou]);
    const [lead] = await site.leadsOf(values.email);
    expect(lead).toMatchObject({ ...values, isQuarantined: true });
    expect(await site.leads("outbox")).not.toContain(lead?.id);
    expect(site.mail.to(values.email)).toEqual([]);
  });

  test(`values that the form in ${locale} does not offer are errors at their fields`, async ({
    request,
    person,
    site,
  }) => {
    const values = contactValues(person("odd"), { project: "castle", budget: "1", name: "x".repeat(101) });
    const response = await request.post(contact, { form: formFields(locale, values), maxRedirects: 0 });
    expect(response.status()).toBe(422);
    const html = await response.text();
    expect(html).toMatch(typeset(messages[locale].projectRequired));
    expect(texts(html, "title")[0]).toMatch(typeset(messages[locale].titlePrefix));
    expect(await site.leadsOf(values.email)).toEqual([]);
  });
}

test("a line break in a name adds no header to a mail", async ({ request, person, site }) => {
  const email = person("break");
  const values = contactValues(email, { name: "Eve\r\nBcc: evil@evil.example", company: "A\nB" });
  const response = await request.post(routes.contact["fr-fr"], {
    form: formFields("fr-fr", values),
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  const [lead] = await site.leadsOf(email);
  expect(lead).toMatchObject({ name: "Eve Bcc: evil@evil.example", company: "A B" });
  await expect.poll(() => site.mail.to(email)).toHaveLength(1);
  expect(site.mail.to("evil@evil.example")).toEqual([]);
});

test("an e-mail address that could be read as two is refused, and gets no mail", async ({
  request,
  person,
  site,
}) => {
  const email = person("first").replace("@", ",second@");
  const response = await request.post(routes.contact["en-en"], {
    form: formFields("en-en", contactValues(email)),
    maxRedirects: 0,
  });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain(`value="${email}"`);
  expect(await site.leadsOf(email)).toEqual([]);
  expect(site.mail.received.filter(({ to }) => to.some((address) => address.includes("second@")))).toEqual(
    [],
  );
});

test("one person's request does not block an office behind the same address; a flood does", async ({
  anotherVisitor,
  person,
  visitorAddress,
}) => {
  const statuses: number[] = [];
  for (let colleague = 0; colleague < 7; colleague += 1) {
    const browser = await anotherVisitor(visitorAddress);
    const response = await browser.post(routes.contact["fr-fr"], {
      form: formFields("fr-fr", contactValues(person("office"))),
      maxRedirects: 0,
    });
    statuses.push(response.status());
  }
  expect(statuses.slice(0, 2)).toEqual([303, 303]);
  expect(statuses.at(-1)).toBe(429);
});

test("what a visitor types is in no line of the server's log", async ({ request, person, site }) => {
  const values = contactValues(person("private"), { name: "Private Person", message: "A private matter" });
  await request.post(routes.contact["fr-fr"], { form: formFields("fr-fr", values), maxRedirects: 0 });
  await request.get(`/fr-fr/${encodeURIComponent(values.email)}?email=${encodeURIComponent(values.email)}`);
  await expect.poll(() => site.mail.to(values.email)).toHaveLength(1);
  for (const entered of [
    values.email,
    encodeURIComponent(values.email),
    "Private Person",
    "A private matter",
  ])
    expect(site.log()).not.toContain(entered);
});
