/** Mails on the narrowest phones: nobody scrolls sideways to an amount. */
import { expect, test } from "@playwright/test";
import { everyMail } from "#server/mail/every-mail.fixture.ts";

test("every mail fits 320 CSS pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { name, html } of await everyMail()) {
    await page.setContent(html);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, name).toBe(320);
  }
});
