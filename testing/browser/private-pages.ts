/** The pages behind secret links in a browser, without a server: their requests are answered in this process. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Locale } from "#app/i18n/locales.ts";
import { openPrivatePages, site } from "../private-pages-in-process.ts";

export { site };

const client = join(import.meta.dirname, "../../build/client");

export async function openPrivatePagesIn(page: Page, locale?: Locale): ReturnType<typeof openPrivatePages> {
  const pages = await openPrivatePages(locale);
  await page.route(`${site}/**`, async (route) => {
    const url = new URL(route.request().url());
    if (/^\/(?:assets|pictures)\//.test(url.pathname))
      return route.fulfill({ path: join(client, url.pathname) });
    const response = await pages.ask(new Request(url));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  return pages;
}
