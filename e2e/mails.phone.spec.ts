/** Mails on the narrowest phones: nobody scrolls sideways to an amount. */
import { expect, test } from "@playwright/test";
import { everyMail } from "#quotes/mails/every-mail.fixture.ts";

test("every mail fits 320 CSS pixels", async ({ page }) => {
  // Each in a frame that is high enough for all of it: a page of its own for each would take ten times as long.
  const widthOf = (html: string) =>
    page.evaluate(async (source) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { srcdoc: source, style: "border: 0; width: 320px; height: 9999px" });
      await new Promise((done) => {
        frame.addEventListener("load", done, { once: true });
        document.body.replaceChildren(frame);
      });
      return frame.contentDocument?.documentElement.scrollWidth;
    }, html);
  for (const { name, html } of await everyMail()) expect.soft(await widthOf(html), name).toBe(320);
  expect(await widthOf("<div style='width: 400px'>wide</div>"), "a mail that does not fit").toBeGreaterThan(
    320,
  );
});
