/** The editing page in a browser, without the site beside it. Its whole journey: soak/edit.spec.ts. */
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { temporaryFolder } from "#testing/server-process.ts";
import { bundle } from "../tooling/build/scripts.ts";
import { createApp } from "../tooling/edit/app.ts";
import { ContentDrafts } from "../tooling/edit/content-drafts.ts";

const root = join(import.meta.dirname, "..");
const host = "127.0.0.1:4100";
const folder = temporaryFolder();
let clientScript = "";

test.beforeAll(async () => {
  clientScript = await bundle(join(root, "tooling/edit/browser/main.ts"));
});
test.afterAll(folder.remove);

/** Opens a section. What is changed stays in a folder of the test. */
async function openSection(page: Page, section: string): Promise<void> {
  const token = "of-this-test";
  const app = createApp({
    guard: { port: 4100, token },
    site: { root, drafts: new ContentDrafts(root, folder.path), program: "", restart: null },
    preview: {
      origin: "http://127.0.0.1:4101",
      ready: () => false,
      failure: () => null,
      refresh: async () => ({ complete: true, problems: [] }),
      settled: async () => {},
    },
    clientScript,
  });
  await page.route(`http://${host}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await app.request(`${pathname}${search}`, {
      method: request.method(),
      headers: {
        Host: host,
        Cookie: `edit-4100=${token}`,
        "Accept-Language": "fr",
        ...(request.method() === "GET" ? {} : { Origin: `http://${host}` }),
      },
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(`http://${host}/?at=${section}`);
}

const heights = (page: Page) =>
  page.evaluate(() => ({ page: document.documentElement.scrollHeight, window: innerHeight }));

test("only the columns scroll, so that the button that publishes stays in sight", { tag: "@soak" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const section of ["team", "catalogue/options/content", "place", "brand"]) {
    await openSection(page, section);
    expect(await heights(page), section).toEqual({ page: 900, window: 900 });
  }
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Ajouter une entrée/ })
    .last()
    .click();
  await expect(page.locator("#saved")).toHaveText("Enregistré");
  expect(await heights(page)).toEqual({ page: 900, window: 900 });
  await page.setViewportSize({ width: 1100, height: 500 });
  expect(await heights(page)).toEqual({ page: 500, window: 500 });
  // On a phone the parts follow one another, and the page ends where the last ends.
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, "team");
  const end = await page.locator(".columns").evaluate((box) => box.getBoundingClientRect().bottom + scrollY);
  const { page: height } = await heights(page);
  expect(height - end).toBeLessThan(100);
  const preview = await page.getByRole("complementary").boundingBox();
  expect(preview?.height).toBeLessThan(900);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole("button", { name: /^Publier/ }).first()).toBeInViewport();
});

test("an option that was begun is shown, with the focus in its first empty field", async ({ page }) => {
  await openSection(page, "catalogue/options/content");
  await page.getByText("Ajouter une option").click();
  const form = page.locator("#new-option");
  await form.getByLabel("Nom (Français)").fill("Visite guidée");
  await form.getByLabel("Nom (English)").fill("Guided visit");
  await form.locator("[name=kind]").selectOption("oneOff");
  await form.locator("[name=amount]").fill("390");
  await form.locator("[name=contract]").selectOption("no");
  await form.getByRole("button", { name: "Créer" }).click();
  const description = page.getByRole("textbox", { name: "Description, Français" }).last();
  await expect(description).toBeFocused();
  await expect(description).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Visite guidée" })).toBeInViewport();
});
