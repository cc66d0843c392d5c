/** Which posts the contact form's address refuses, and with what status; and which it must accept behind a proxy. */
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { elements } from "#testing/markup.ts";
import { languageOf, routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

for (const locale of locales) {
  const contact = routes.contact[locale];
  const thankYou = routes.thankYou[locale];

  test(`${contact} refuses other methods with 405, and lists those that it allows`, async ({ request }) => {
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const response = await request.fetch(contact, { method });
      expect([response.status(), response.headers().allow], method).toEqual([405, "GET, HEAD, POST"]);
      expect(elements(await response.text(), "html")[0]?.lang).toBe(languageOf[locale]);
    }
    const elsewhere = await request.post(routes.home[locale], { form: { name: "x" } });
    expect([elsewhere.status(), elsewhere.headers().allow]).toEqual([405, "GET, HEAD"]);
  });

  test(`${contact} refuses other content types with 415`, async ({ request }) => {
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded-not", ""]) {
      const response = await request.fetch(contact, {
        method: "POST",
        headers: { "Content-Type": type },
        data: Buffer.from("name=x"),
      });
      expect(response.status(), type).toBe(415);
      expect(elements(await response.text(), "html")[0]?.lang).toBe(languageOf[locale]);
    }
  });

  test(`${contact} refuses more than 32 KB with 413, with and without a Content-Length`, async ({
    request,
    site,
  }) => {
    const announced = await request.post(contact, { form: { message: "x".repeat(33 * 1024) } });
    expect(announced.status()).toBe(413);
    expect(elements(await announced.text(), "html")[0]?.lang).toBe(languageOf[locale]);

    const chunked = httpRequest(`${site.origin}${contact}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Transfer-Encoding": "chunked" },
    });
    chunked.on("error", () => {});
    for (let part = 0; part < 40; part += 1) chunked.write("x".repeat(1024));
    chunked.end();
    const [answer] = await once(chunked, "response");
    expect(answer.statusCode).toBe(413);
    answer.destroy();
  });

  test(`${contact} refuses a form that another site sent`, async ({ request, person, site }) => {
    const values = contactValues(person("elsewhere"));
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "cross-site", Origin: site.origin },
      { Origin: "https://evil.example" },
      { Origin: "null" },
    ]) {
      const response = await request.post(contact, {
        form: formFields(locale, values),
        headers,
        maxRedirects: 0,
      });
      expect(response.status(), JSON.stringify(headers)).toBe(403);
      expect(elements(await response.text(), "html")[0]?.lang).toBe(languageOf[locale]);
    }
    expect(await site.leadsOf(values.email)).toEqual([]);
  });

  test(`${contact} accepts a form through a proxy that terminates TLS`, async ({
    anotherVisitor,
    person,
    site,
  }) => {
    const host = "www.agency.example";
    const senders: readonly Readonly<Record<string, string>>[] = [
      { Host: host, Origin: `https://${host}` },
      {
        Host: host,
        Origin: `https://${host}`,
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-Proto": "https",
      },
      // A proxy that does not pass the host on: the server knows the site's public origin.
      { Host: "127.0.0.1:3000", Origin: site.publicOrigin },
    ];
    for (const headers of senders) {
      const values = contactValues(person("tls"));
      const visitor = await anotherVisitor();
      const response = await visitor.post(contact, {
        form: formFields(locale, values),
        headers,
        maxRedirects: 0,
      });
      expect([response.status(), response.headers().location], JSON.stringify(headers)).toEqual([
        303,
        thankYou,
      ]);
      expect(await site.leadsOf(values.email)).toHaveLength(1);
    }
  });

  test(`a post that ${contact} refuses writes one log line, with nothing of what was sent`, async ({
    request,
    site,
  }) => {
    const before = site.log().length;
    const refused = await request.post(contact, {
      form: { name: "zqmarker" },
      headers: { Origin: "https://zqmarker.example" },
    });
    expect(refused.status()).toBe(403);
    await expect.poll(() => site.log().slice(before)).toContain('"refused"');
    const lines = site.log().slice(before).trim().split("\n");
    expect(
      lines.map((line) => JSON.parse(line)).filter(({ refused }) => refused !== undefined),
    ).toMatchObject([
      { event: "request", method: "POST", page: `${locale}/contact`, status: 403, refused: "cross-site" },
    ]);
    expect(site.log().slice(before)).not.toContain("zqmarker");
  });
}

test("empty and malformed bodies are refused with 400 or 422", async ({ request }) => {
  const contact = routes.contact["en-en"];
  const send = (type: string, body: string) =>
    request.fetch(contact, {
      method: "POST",
      headers: { "Content-Type": type },
      data: Buffer.from(body),
      maxRedirects: 0,
    });
  expect((await send("application/x-www-form-urlencoded", "")).status()).toBe(422);
  expect((await send("multipart/form-data; boundary=x", "no part of it")).status()).toBe(400);
  expect((await send("multipart/form-data", "--x\r\n")).status()).toBe(400);
  expect((await send("application/x-www-form-urlencoded", "%FF%00&&==&name=%E0%A4%A")).status()).toBe(422);
});

test("a form posted to an address without its slash is redirected with 308", async ({ request }) => {
  const response = await request.post("/fr-fr/contact", { form: { name: "x" }, maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, "/fr-fr/contact/"]);
});
