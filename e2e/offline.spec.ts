/** The service worker: what was seen opens without a network, and nothing is older than the network has it. */
import { mergeTests, type Page } from "@playwright/test";
import { pathOf } from "#app/site/pages.ts";
import { titleFont } from "#content/fonts.ts";
import { test as benchTest } from "#testing/browser/processes.ts";
import { expect, test as siteTest } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";

const test = mergeTests(siteTest, benchTest);
test.use({ serviceWorkers: "allow" });

/** Waits until the worker has taken over and has kept this page with its files. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await caches.match(location.href)) !== undefined;
    while (!(await kept())) await new Promise((done) => setTimeout(done, 50));
  });
}

const keptUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("site-"));
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const plainTitle = (title: string) => title.replaceAll("*", "");

for (const locale of locales)
  test(`the page names what is installed in ${locale}`, { tag: "@soak" }, async ({ page }) => {
    await page.goto(routes.about[locale]);
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute(
      "href",
      `/${locale}/manifest.webmanifest`,
    );
    // A browser that knows the manifest, and has nothing to say against it.
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors]).toEqual([`/${locale}/manifest.webmanifest`, []]);
  });

test("pages that were seen open offline with their looks, others tell why not, and then all is fresh again", {
  tag: "@soak",
}, async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(routes.about["en-en"]);
  await settled(page);
  await page.goto(routes.services["en-en"]);
  await settled(page);

  await context.setOffline(true);
  for (const seen of [routes.services["en-en"], routes.about["en-en"]]) {
    await page.goto(seen);
    await expect(page.locator("[data-offline]")).toHaveCount(0);
    await expect(page.locator("html")).toHaveClass(/js/);
    // The display face has no other source than its file, and the stylesheet than its own.
    expect(await page.evaluate((font) => document.fonts.check(`700 20px "${font}"`), titleFont)).toBe(true);
    expect(await heading(page).evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      titleFont,
    );
  }
  await page.reload();
  await expect(heading(page)).toHaveText(plainTitle(words["en-en"]("about.hero.title")));

  for (const [path, locale] of [
    [routes.contact["en-en"], "en-en"],
    [routes.contact["fr-fr"], "fr-fr"],
    ["/fr-fr/nulle-part/", "fr-fr"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(plainTitle(words[locale]("pages.offline.title")));
    await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }

  // The page asks for itself again as soon as it may.
  await page.goto(routes.contact["fr-fr"]);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(plainTitle(words["fr-fr"]("contact.hero.title")));
});

test("a page whose server is away comes by itself when it is back", { tag: "@soak" }, async ({
  page,
  bench,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_REFUSED|^third party: http:\/\/127\.0\.0\.1:/);
  const first = await bench.server();
  await page.goto(first.origin + routes.about["fr-fr"]);
  await settled(page);
  await first.stop("SIGKILL");
  await page.goto(first.origin + routes.contact["fr-fr"]);
  await expect(heading(page)).toHaveText(plainTitle(words["fr-fr"]("pages.offline.title")));

  // Its language dialog switches the page that is missing, not this one.
  await expect(page.locator("a[data-switch-locale=en-en]")).toHaveAttribute("href", /\/en-en\/contact\/$/);

  await bench.server({ PORT: String(first.port) });
  await expect(heading(page)).toHaveText(plainTitle(words["fr-fr"]("contact.hero.title")), {
    timeout: 20_000,
  });
});

test("opened where it is at home, the offline page asks for nothing", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD") asked.push(request.url());
  });
  await page.goto(pathOf("offline", "en-en"));
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
});

test("online, a kept page is never shown, and what an older build has kept is gone", {
  tag: "@soak",
}, async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const path = routes.about["en-en"];
  // A file, which brings no worker that would be done with the old ones before they are there.
  await page.goto("/robots.txt");
  await page.evaluate(() => Promise.all([caches.open("site-before"), caches.open("somebody-else")]));
  await page.goto(path);
  await settled(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toHaveLength(2);
  expect(names).toContain("somebody-else");
  expect(names).not.toContain("site-before");

  const grow = (text: string) =>
    page.evaluate(
      async ([url, added]) => {
        const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("site-"));
        const cache = await caches.open(name);
        const page = await cache.match(url);
        const html = (await page?.text())?.replace("<main", `<p>${added}</p><main`);
        await cache.put(url, new Response(html, { headers: { "Content-Type": "text/html" } }));
      },
      [path, text] as const,
    );
  await grow("An old copy");
  await page.reload();
  await expect(page.getByText("An old copy")).toHaveCount(0);
  await grow("An old copy");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("An old copy")).toHaveCount(1);
});

test("a post reaches the server, and nothing of its answer is kept", { tag: "@soak" }, async ({
  page,
  person,
  site,
  tolerate,
}) => {
  tolerate(/status of 422/);
  const path = routes.contact["en-en"];
  await page.goto(path);
  await settled(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const email = person("kept");
  const post = (fields: Readonly<Record<string, string>>) =>
    page.locator("form[data-lead-form]").evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
        if (field instanceof RadioNodeList) field.value = value;
      }
      // As a browser without script posts it: what is refused comes back as a page.
      form.submit();
    }, fields);

  await Promise.all([page.waitForResponse((answer) => answer.status() === 422), post({ email })]);
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await Promise.all([
    page.waitForURL(routes.thankYou["en-en"]),
    post({ name: "Kept Nowhere", email, project: "website" }),
  ]);
  expect(await site.leadsOf(email)).toHaveLength(1);

  const kept = await page.evaluate(async (entered) => {
    const pages = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      }),
    );
    return pages.flat().filter((text) => text?.includes(entered)).length;
  }, email);
  expect(kept).toBe(0);
  for (const url of await keptUrls(page))
    expect(url).toMatch(/^\/(?:assets|pictures)\/|^\/(?:fr-fr|en-en)\/(?:[\w-]+\/)*$/);
});
