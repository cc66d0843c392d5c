/** What only TLS in front of the server changes. */
import { connect as connectHttp2 } from "node:http2";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { elements } from "#testing/markup.ts";
import { anyProjectSlug, projectPath, routes } from "#testing/routes.ts";
import type { PublicProxy } from "#testing/tls/front.ts";
import { locales } from "#testing/words.ts";
import { fillContact, submitButton } from "../contact-form.ts";

/** The front of a site that has one: these tests run behind TLS only. */
function frontOf(site: { readonly front: PublicProxy | null }): PublicProxy {
  if (site.front === null) throw new Error("There is no TLS in front of this site");
  return site.front;
}

test("what stands in front is named in the report", async ({ site }) => {
  const { kind } = frontOf(site);
  test.info().annotations.push({ type: "TLS proxy", description: kind });
  expect(["nginx", "node"]).toContain(kind);
});

test("pages come over HTTP/2, with the promise that it stays encrypted", async ({ site }) => {
  const { httpsPort, origin } = frontOf(site);
  const client = connectHttp2(origin, { host: "127.0.0.1", port: httpsPort, rejectUnauthorized: false });
  const answer = client.request({ ":path": routes.home["fr-fr"] });
  const headers = await new Promise<Record<string, unknown>>((done, fail) => {
    client.on("error", fail);
    answer.on("response", done);
  });
  answer.resume();
  expect(headers).toMatchObject({
    ":status": 200,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "content-security-policy": expect.stringContaining("upgrade-insecure-requests"),
  });
  client.close();
});

test("http leads to https, path and query kept, and a form keeps its method", async ({ request, site }) => {
  const { origin } = frontOf(site);
  const plain = origin.replace("https:", "http:");
  const path = `${routes.pricing["en-en"]}?pack=pro&utm_source=a`;
  for (const answer of [
    await request.get(`${plain}${path}`, { maxRedirects: 0 }),
    await request.post(`${plain}${path}`, { form: { name: "x" }, maxRedirects: 0 }),
  ])
    expect([answer.status(), answer.headers().location]).toEqual([308, `${origin}${path}`]);
});

test("whoever types the name without https ends on https", async ({ page, site, tolerate }) => {
  const plain = `${site.origin.replace("https:", "http:")}${routes.about["en-en"]}`;
  tolerate(new RegExp(`third party: ${plain}$`));
  await page.goto(plain);
  await expect(page).toHaveURL(`${site.origin}${routes.about["en-en"]}`);
});

for (const locale of locales)
  test(`canonical addresses, alternates and cards in ${locale} are the https ones`, async ({
    request,
    site,
  }) => {
    for (const path of [routes.home[locale], routes.contact[locale], projectPath(locale, anyProjectSlug)]) {
      const html = await (await request.get(path)).text();
      const links = elements(html, "link").filter(({ rel }) => rel === "canonical" || rel === "alternate");
      expect(links.length, path).toBeGreaterThan(2);
      for (const { href } of links) expect(href, path).toMatch(new RegExp(`^${site.origin}/`));
      expect(links.find(({ rel }) => rel === "canonical")?.href).toBe(`${site.origin}${path}`);
      expect(html).not.toContain("http://127.0.0.1");
      expect(html).not.toContain(`http://${new URL(site.origin).host}`);
    }
  });

test("the name without www leads to the one with it", async ({ site }) => {
  const { httpsPort, kind } = frontOf(site);
  test.skip(kind === "node", "Node's server knows one name");
  const client = connectHttp2("https://bare.invalid", {
    host: "127.0.0.1",
    port: httpsPort,
    servername: "bare.invalid",
    rejectUnauthorized: false,
  });
  const answer = client.request({ ":path": "/fr-fr/?utm_source=a" });
  const headers = await new Promise<Record<string, unknown>>((done, fail) => {
    client.on("error", fail);
    answer.on("response", done);
  });
  answer.resume();
  expect(headers).toMatchObject({ ":status": 308, location: `${site.origin}/fr-fr/?utm_source=a` });
  client.close();
});

test("redirects stay on the public host", async ({ request }) => {
  const answer = await request.get("/fr-fr/prix/?utm_source=a", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/fr-fr/tarifs/?utm_source=a"]);
});

test("a redirect with a very long query comes through", async ({ request }) => {
  const query = `?utm_source=${"a".repeat(6000)}`;
  const answer = await request.get(`/fr-fr/prix/${query}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/fr-fr/tarifs/${query}`]);
});

test("the cookie of a sent form is for encrypted connections and this site alone", async ({
  page,
  person,
  site,
}) => {
  const email = person("cookie");
  await page.goto(routes.contact["fr-fr"]);
  await fillContact(page, contactValues(email));
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect(await (await answered).headerValue("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
  expect(await page.context().cookies()).toMatchObject([{ secure: true, httpOnly: true, sameSite: "Lax" }]);

  await expect.poll(() => site.mail.to(email).length).toBe(1);
  const [{ mail } = { mail: undefined }] = site.mail.to(email);
  const links = [...(mail?.html ?? "").matchAll(/href="(http[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(new RegExp(`^${site.origin}/`));
});

test("where the proxy ends no TLS the cookie works too, and nothing is upgraded", async ({
  person,
  site,
}) => {
  const plain = { "X-Forwarded-Proto": "http" };
  const answer = await fetch(`${site.direct}${routes.contact["en-en"]}`, {
    method: "POST",
    headers: plain,
    body: new URLSearchParams(formFields("en-en", contactValues(person("plain-http")))),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).not.toContain("Secure");
  const page = await fetch(`${site.direct}${routes.contact["en-en"]}`, { headers: plain });
  expect(page.headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
});

test("another site's form is refused through TLS too, and its visitor's address counts", async ({
  anotherVisitor,
  person,
}) => {
  const visitor = await anotherVisitor();
  const form = formFields("fr-fr", contactValues(person("cross")));
  const send = (headers: Record<string, string>) =>
    visitor.post(routes.contact["fr-fr"], { form, headers, maxRedirects: 0 });
  expect((await send({ Origin: "https://evil.example" })).status()).toBe(403);
  expect((await send({ Origin: "null" })).status()).toBe(403);
  // No host of another name is believed, whatever the header is called.
  expect((await send({ Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" })).status()).toBe(
    403,
  );
});

test("a flood through the proxy is one visitor's, and the next visitor's form is taken", async ({
  anotherVisitor,
  person,
}) => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 7; sent += 1) {
    const visitor = await anotherVisitor("198.51.100.9");
    const form = formFields("en-en", contactValues(person("flood")));
    statuses.push((await visitor.post(routes.contact["en-en"], { form, maxRedirects: 0 })).status());
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
  const other = await anotherVisitor("198.51.100.10");
  const form = formFields("en-en", contactValues(person("other")));
  expect((await other.post(routes.contact["en-en"], { form, maxRedirects: 0 })).status()).toBe(303);
});

test("the proxy's log has no address, neither the visitor's nor the one asked for", async ({
  request,
  site,
}) => {
  const { kind, logs } = frontOf(site);
  test.skip(kind === "node", "Node's server writes no log");
  await request.get(`${routes.home["en-en"]}zqmarker@visitor.example?email=zqmarker`);
  await expect.poll(logs).toMatch(/ GET 404 /);
  // What nginx itself refuses stands in its log too, and with no more.
  const tooLarge = await request.post(routes.contact["en-en"], { form: { message: "x".repeat(70_000) } });
  expect(tooLarge.status()).toBe(413);
  await expect.poll(logs).toMatch(/ POST 413 /);
  expect(logs()).not.toMatch(/zqmarker|\b(?:10|127)\.\d+\.\d+\.\d+\b/);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("it registers over TLS, and a page that was seen opens without a network", async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_PROXY/);
    const path = routes.about["fr-fr"];
    await page.goto(path);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while ((await caches.match(location.href)) === undefined)
        await new Promise((done) => setTimeout(done, 50));
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-offline]")).toHaveCount(0);
  });
});
