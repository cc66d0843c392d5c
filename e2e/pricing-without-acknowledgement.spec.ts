/** A quote that no e-mail brings, because no acknowledgement goes to this address or too many were sent: it can be downloaded. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { example, personValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import { typeset } from "./contact-form.ts";
import {
  dialog,
  fillPerson,
  numberOf,
  openHydrated,
  openRequest,
  quoteMessages,
  submitOfRequest,
} from "./pricing-form.ts";

for (const locale of locales) {
  const t = words[locale];

  /** Downloads the quote, and returns the address of its PDF. */
  async function download(page: Page): Promise<string> {
    const link = page.getByRole("link", { name: t("pricing.request.noAcknowledgement.download") });
    const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    return file.url();
  }

  test(`a quote in ${locale} that no e-mail brings is downloaded, with and without script`, {
    tag: "@phone",
  }, async ({ page, person, plainPage, site }) => {
    // A command runs in it, which is a process of its own.
    test.setTimeout(180_000);
    // An address that gets no acknowledgements.
    const valuesOf = (name: string) => personValues(`noreply@${person(name).replace("@", ".")}`);
    const shown = [
      t("pricing.request.noAcknowledgement.title"),
      t("pricing.request.noAcknowledgement.text"),
    ].map(typeset);

    const scripted = valuesOf("scripted");
    await openHydrated(page, locale, example.query);
    await openRequest(page);
    await fillPerson(page, scripted);
    await submitOfRequest(page).click();
    for (const text of shown) await expect(dialog(page)).toContainText(text);
    await expect(dialog(page)).not.toContainText(typeset(quoteMessages[locale].sent[1]));
    await expect(dialog(page)).not.toContainText(scripted.email);
    await expect(dialog(page)).toContainText(numberOf((await site.leadsOf(scripted.email))[0]));
    const pdf = new URL(await download(page)).pathname;
    expect(pdf).toMatch(/^\/d\/[\w-]{22}\/devis\.pdf$/);

    const plain = valuesOf("plain");
    await plainPage.goto(`${routes.pricing[locale]}${example.query}&request=open#quote-request`);
    await fillPerson(plainPage, plain);
    await submitOfRequest(plainPage).click();
    // With the fragment of the form that was posted.
    await expect(plainPage).toHaveURL(/\/d\/[\w-]{22}\/#quote-request$/);
    for (const text of shown) await expect(plainPage.getByRole("main")).toContainText(text);
    await expect(plainPage.getByRole("main")).toContainText(numberOf((await site.leadsOf(plain.email))[0]));
    const { href, pathname } = new URL("./", plainPage.url());
    expect(await download(plainPage)).toBe(`${href}devis.pdf`);

    // Neither address is in the log, and one ends with the request.
    for (const address of [pdf, pathname]) expect(site.log()).not.toContain(address.split("/")[2]);
    await site.leads("erase", plain.email);
    for (const address of [pathname, `${pathname}devis.pdf`])
      expect((await plainPage.request.get(address)).status(), address).toBe(404);
  });
}
