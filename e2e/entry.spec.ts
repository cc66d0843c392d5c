/** The root address: on to the visitor's language. */
import { expect, test } from "#testing/browser/site.ts";
import { elements } from "#testing/markup.ts";

const browserLanguages = [
  { locale: "en-US", home: "/en-en/" },
  { locale: "en-GB", home: "/en-en/", tag: "@soak" },
  { locale: "fr-FR", home: "/fr-fr/" },
  { locale: "de-DE", home: "/fr-fr/", tag: "@soak" },
];

for (const { locale, home, tag = [] } of browserLanguages)
  test(`a ${locale} browser without a stored language goes to ${home}`, { tag }, async ({ visit }) => {
    const page = await visit({ locale });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page).toHaveURL(home);
  });

for (const { stored, locale } of [
  { stored: "en-en", locale: "fr-FR" },
  { stored: "fr-fr", locale: "en-US" },
])
  test(`the stored language ${stored} comes before a ${locale} browser's`, async ({ visit }) => {
    const page = await visit({ locale });
    await page.goto("/connect");
    await page.evaluate((value) => localStorage.setItem("preferredLanguage", value), stored);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page).toHaveURL(`/${stored}/`);
  });

for (const stored of ["en", "../en-en"])
  test(`the stored language ${stored} is none, and the browser's counts`, { tag: "@soak" }, async ({
    visit,
  }) => {
    const page = await visit({ locale: "fr-FR" });
    await page.goto("/connect");
    await page.evaluate((value) => localStorage.setItem("preferredLanguage", value), stored);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page).toHaveURL("/fr-fr/");
  });

test("the visit at the root sets languageDetected for the session", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await expect(page).toHaveURL("/fr-fr/");
  expect(await page.evaluate(() => sessionStorage.getItem("languageDetected"))).toBe("true");
});

test("the way back from the home page passes over the root", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/connect");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page).toHaveURL("/fr-fr/");
  await page.goBack();
  await expect(page).toHaveURL("/connect");
});

test("without script the root offers both languages as links", { tag: "@soak" }, async ({ plainPage }) => {
  await plainPage.goto("/");
  await expect(plainPage).toHaveURL("/");
  const links = plainPage.getByRole("main").getByRole("link");
  await expect(links).toHaveCount(2);
  for (const [name, home] of [
    ["Français", "/fr-fr/"],
    ["English", "/en-en/"],
  ] as const) {
    await plainPage.goto("/");
    await plainPage.getByRole("link", { name }).click();
    await expect(plainPage).toHaveURL(home);
  }
});

test("the root is not indexed, its links are followed", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(elements(html, "meta").filter(({ name }) => name === "robots")).toEqual([
    expect.objectContaining({ content: "noindex, follow" }),
  ]);
});

for (const { locale, stored, lang } of [
  { locale: "en-US", stored: null, lang: "en" },
  { locale: "fr-FR", stored: null, lang: "fr" },
  { locale: "de-DE", stored: null, lang: "fr" },
  { locale: "fr-FR", stored: "en-en", lang: "en" },
  { locale: "en-US", stored: "fr-fr", lang: "fr" },
])
  test(`/connect shows in ${lang} to a ${locale} browser that has stored ${stored}`, {
    tag: "@soak",
  }, async ({ visit }) => {
    const page = await visit({ locale });
    await page.goto("/connect");
    if (stored !== null)
      await page.evaluate((value) => localStorage.setItem("preferredLanguage", value), stored);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("[data-language]:visible")).toHaveAttribute("lang", lang);
  });

test("without script /connect shows in French", { tag: "@soak" }, async ({ plainPage }) => {
  await plainPage.goto("/connect");
  await expect(plainPage.locator("html")).toHaveAttribute("lang", "fr");
  await expect(plainPage.locator("[data-language]:visible")).toHaveAttribute("lang", "fr");
});
