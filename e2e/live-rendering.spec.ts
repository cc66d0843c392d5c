/** Pages rendered on demand: once for all who ask for the same, nothing of what was sent in them, and never without end. */
import { optionKeys } from "#app/domain/catalogue.ts";
import { test as processTest } from "#testing/browser/processes.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, example, formFields, personValues } from "#testing/form-values.ts";
import { elements, texts } from "#testing/markup.ts";
import { anyProjectSlug, languageOf, projectPath, routes, somePage } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";

const html = { "Accept-Encoding": "br" };
const titleOf = (page: string) => plain(texts(page, "title")[0] ?? "");

for (const locale of locales) {
  const pricing = routes.pricing[locale];
  const t = words[locale];

  test(`choices in ${locale} that the catalogue does not have are counted, and nothing of them is in the page`, async ({
    request,
  }) => {
    const one = await (await request.get(`${pricing}?pack=pro&options=zqmarker`)).text();
    expect(plain(one)).toContain(plain(t("pricing.note.unknown.one")));
    const several = await (
      await request.get(`${pricing}?type=zqmarker&pack=pro&options=zqmarker,zqmarker-b&options=zqmarker`)
    ).text();
    expect(plain(several)).toContain(plain(t("pricing.note.unknown.other", { count: 3 })));
    expect(`${one}${several}`).not.toContain("zqmarker");
  });

  test(`a form in ${locale} with more options than there are is refused, and its answer is small`, async ({
    request,
    person,
    site,
  }) => {
    const values = personValues(person("flood"));
    const options = Array.from({ length: 3000 }, (_, index) => `zqmarker${index}`)
      .join(",")
      .slice(0, 28_000);
    const answer = await request.post(pricing, {
      form: { ...example.fields, ...values, options },
      headers: html,
      maxRedirects: 0,
    });
    const page = await answer.text();
    expect(answer.status()).toBe(400);
    expect(page.length).toBeLessThan(40_000);
    expect(page).not.toContain("zqmarker");
    expect(elements(page, "html")[0]?.lang).toBe(languageOf[locale]);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(await site.leadsOf(values.email)).toEqual([]);
  });

  test(`a form in ${locale} with more fields than any of ours is refused`, async ({ request }) => {
    const answer = await request.post(routes.contact[locale], {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      data: Buffer.from("zqmarker=1&".repeat(2000)),
    });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).not.toContain("zqmarker");
  });

  test(`addresses in ${locale} that are too long or ask for too much are refused in the language`, async ({
    request,
  }) => {
    for (const [status, query] of [
      [414, `options=${"zqmarker,".repeat(1700)}`],
      [400, `options=${"zqmarker,".repeat(optionKeys.length + 1)}`],
    ] as const) {
      const answer = await request.get(`${pricing}?${query}`);
      const page = await answer.text();
      expect(answer.status()).toBe(status);
      expect(titleOf(page)).toContain(plain(t("meta.error.title", { status })));
      expect(plain(texts(page, "h1").join())).toContain(plain(t(`pages.error.${status}.title`)));
      expect(page).not.toContain("zqmarker");
    }
  });

  test(`a redirect in ${locale} keeps a long query, and refuses one that its answer has no room for`, async ({
    request,
  }) => {
    const redirected = pricing.replace(/\/$/, "");
    const responseTo = (length: number) =>
      request.get(`${redirected}?${"q".repeat(length)}`, { maxRedirects: 0 });
    const kept = await responseTo(7_900);
    expect(kept.status()).toBe(301);
    expect(kept.headers().location).toBe(`${pricing}?${"q".repeat(7_900)}`);
    const refused = await responseTo(15_000);
    expect(refused.status()).toBe(414);
    expect(titleOf(await refused.text())).toContain(plain(t("meta.error.title", { status: 414 })));
  });

  test(`the not-found page in ${locale} is the same everywhere, and names no address`, async ({
    request,
  }) => {
    const pages = await Promise.all(
      ["zqmarker/", "zqmarker.data", `${"zqmarker/".repeat(20)}`, "portfolio/zqmarker?zqmarker=1"].map(
        async (path) => (await request.get(`/${locale}/${path}`)).text(),
      ),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toContain("zqmarker");
    expect(titleOf(pages[0] ?? "")).toContain(plain(t("meta.error.title", { status: 404 })));
  });
}

test("one selection is one answer, in whatever order and with whatever else its address comes", async ({
  request,
}) => {
  const pricing = routes.pricing["fr-fr"];
  const etagOf = async (query: string, headers: Readonly<Record<string, string>> = {}) =>
    (await request.get(`${pricing}?${query}`, { headers: { ...html, ...headers } })).headers().etag;
  const [first, second] = example.selection.options;
  const etag = await etagOf(`type=vitrine&duration=24&pack=advanced&options=${first},${second}`);
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const query of [
    `options=${second},${first}&pack=advanced&duration=24&type=vitrine`,
    `pack=advanced&options=${second}&utm_source=zqmarker&type=vitrine&options=${first}&duration=24&duration=12`,
    `type=vitrine&duration=24&pack=advanced&options=${first},,${first}&add=${second}&q=`,
  ])
    expect(await etagOf(query), query).toBe(etag);
  const again = await request.get(
    `${pricing}?pack=advanced&type=vitrine&options=${second},${first}&duration=24`,
    {
      headers: { ...html, "If-None-Match": etag ?? "" },
    },
  );
  expect(again.status()).toBe(304);
  expect(await etagOf(`type=vitrine&duration=24&pack=advanced&options=${first}`)).not.toBe(etag);
  // What changes nothing is the page that was built ahead.
  const built = (await request.get(pricing, { headers: html })).headers().etag;
  for (const query of ["q=", "options=,", "add=zqmarker", "zqmarker=1"])
    expect(await etagOf(query), query).toBe(built);
});

test("only its visitor sees what a refused form gave back", async ({ request, person, anotherVisitor }) => {
  const values = { ...personValues(person("private")), firstName: "Zqmarker" };
  const refused = await request.post(routes.pricing["fr-fr"], {
    form: { ...example.fields, ...values, email: "nobody" },
    maxRedirects: 0,
  });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain("Zqmarker");
  expect(refused.headers()).toMatchObject({ "cache-control": "no-store" });
  expect(refused.headers()).not.toHaveProperty("etag");
  const visitor = await anotherVisitor();
  for (const query of ["", example.query, `${example.query}&request=open`]) {
    const page = await (await visitor.get(`${routes.pricing["fr-fr"]}${query}`)).text();
    expect(page).not.toContain("Zqmarker");
  }
});

test("a form with 5,000 characters too many gives them all back", async ({ request, person }) => {
  const message = "a b c d e ".repeat(1000);
  const answer = await request.post(routes.contact["fr-fr"], {
    form: formFields("fr-fr", contactValues(person("long"), { message })),
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain(message.trim());
});

test("a page for one encoding is not sent in another", async ({ request }) => {
  const path = somePage("fr-fr");
  for (const encoding of ["br", "gzip", "identity", "br"]) {
    const answer = await request.get(path, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers()["content-encoding"] ?? "identity").toBe(encoding);
    expect(await answer.text()).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
  }
});

/** Selections that nobody asked for yet, as many as are wanted. */
const selection = (index: number) =>
  `type=vitrine&pack=start&options=${optionKeys.filter((_, bit) => (index >> bit) & 1).join(",")}`;

processTest(
  "a network that requests more pages than its budget gets Retry-After",
  { tag: "@soak" },
  async ({ bench }) => {
    const server = await bench.server();
    const ask = (locale: keyof typeof routes.pricing, index: number, address: string) =>
      fetch(`${server.origin}${routes.pricing[locale]}?${selection(index)}`, {
        headers: { "X-Forwarded-For": address },
      });
    const crowd = await Promise.all(
      Array.from({ length: 120 }, (_, index) => ask("fr-fr", index + 1, "10.7.0.1")),
    );
    const refused = crowd.filter(({ status }) => status === 429);
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(refused.length).toBeGreaterThan(20);
    for (const answer of refused) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      const page = plain(texts(await answer.text(), "h1").join());
      expect(page).toContain(plain(words["fr-fr"]("pages.error.429.title")));
    }
    // What was rendered before is no render: it is there for this network too.
    const known = crowd.findIndex(({ status }) => status === 200) + 1;
    expect((await ask("fr-fr", known, "10.7.0.1")).status).toBe(200);
    // Other networks have budgets of their own, and what is built ahead needs none.
    expect((await ask("en-en", 1, "10.7.0.2")).status).toBe(200);
    const built = await fetch(`${server.origin}${projectPath("fr-fr", anyProjectSlug)}`);
    expect(built.status).toBe(200);
    expect(server.output()).toMatch(/"status":429,.*"refused":"render-limit"/);
  },
);

processTest("a network without a render left still sends its forms", { tag: "@soak" }, async ({ bench }) => {
  const server = await bench.server();
  const post = (fields: Readonly<Record<string, string>>) =>
    fetch(`${server.origin}${routes.contact["en-en"]}`, {
      method: "POST",
      headers: { "X-Forwarded-For": "10.7.1.1" },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const refused = await Promise.all(Array.from({ length: 80 }, () => post({ name: "zqmarker" })));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422, 429]));
  for (const answer of refused.filter(({ status }) => status === 429)) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await answer.text();
    expect(plain(texts(page, "h1").join())).toContain(plain(words["en-en"]("pages.error.429.title")));
  }
  // An accepted form needs no page.
  expect((await post(formFields("en-en", contactValues("kept@visitor.example")))).status).toBe(303);
});
