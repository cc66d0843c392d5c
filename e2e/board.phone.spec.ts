/** The board of all requests, on the agency's phone: from its address to a request, a search, the files and an erasure. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { identity } from "#content/identity.ts";
import { boardListPaths, boardRequestPaths } from "#quotes/private-paths.ts";
import { expectStateAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { words } from "#testing/words.ts";
import { journeys, linkIn } from "./follow-up.ts";

/** The board's language is that of the page where its link was asked for. */
for (const { locale, script } of journeys)
  test(`all requests are worked through in ${locale} ${script ? "with" : "without"} script`, {
    tag: script && locale === "fr-fr" ? "@tls" : "@soak",
  }, async ({ visit, person, site, anotherVisitor }) => {
    test.setTimeout(300_000);
    const t = words[locale];
    const company = `Rhumerie ${person("board").replace(/\D/g, "")} & Fils`;
    const values = contactValues(person("board"), { company });
    const sent = await (await anotherVisitor()).post(routes.contact[locale], {
      form: formFields(locale, values),
      headers: { Origin: site.origin },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(303);

    const page = await visit({ javaScriptEnabled: script, tolerated: /status of (?:404|422)/ });
    const accessible = (state: string, when?: "before a push") =>
      expectStateAccessible(page, state, { script, ...(when && { when }) });

    await page.goto(boardRequestPaths[locale]);
    await accessible("the address is asked for");
    await page.getByLabel(t("board.request.label")).fill(identity.emails.projects);
    await page.getByRole("button", { name: t("board.request.submit") }).click();
    await expect(page.getByRole("status")).toContainText(t("board.request.sent"));
    const board = await linkIn(site.mail, identity.emails.projects, t("board.mail.open"), "b");

    await page.goto(board);
    const request = page.getByRole("button", { name: company });
    await expect(page.getByRole("region", { name: t("board.list.toAnswer") })).toContainText(company);
    await expect(request).toBeVisible();
    await accessible("the open requests", "before a push");
    await expectNoSidewaysScroll(page);
    // The secret links of the requests are not in the page.
    expect(await page.content()).not.toMatch(/\/[rq]\/[\w-]{22}\//);

    // A search, with words that nothing contains first.
    const search = page.getByLabel(t("board.search.label"));
    const submit = page.getByRole("button", { name: t("board.search.submit"), exact: true });
    await search.fill("introuvable");
    await submit.click();
    await expect(page.getByRole("heading", { level: 2, name: "introuvable" })).toBeVisible();
    await expect(request).toBeHidden();
    await accessible("nothing is found");
    await search.fill(company.toUpperCase());
    await submit.click();
    await expect(request).toBeVisible();
    await accessible("a request is found");
    expect(page.url()).not.toMatch(/Rhumerie/i);

    // The request, where it is marked, and the list in which it is then.
    await request.click();
    await expect(page).toHaveURL(/\/r\/[\w-]{22}\/$/);
    await expect(page.getByRole("main")).toContainText(values.message.split("\n")[0] ?? "");
    await page.getByRole("button", { name: words["fr-fr"]("request.mark.lost"), exact: true }).click();
    await page.goto(board);
    await expect(request).toBeHidden();
    await page.getByRole("link", { name: t("board.list.lost") }).click();
    await expect(page).toHaveURL(new RegExp(`${board}${boardListPaths.lost}/$`));
    await expect(request).toBeVisible();
    await accessible("a list");

    // What is counted of visits: the form that was sent.
    await page.getByRole("link", { name: t("board.visits.title") }).click();
    await expect(page.getByRole("heading", { level: 2, name: t("board.visits.title") })).toBeVisible();
    const table = page.getByRole("table", { name: t("board.visits.funnel") });
    await expect(async () => {
      await page.reload();
      await expect(table).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 20_000, intervals: [1000] });
    await accessible("the visits");
    await expectNoSidewaysScroll(page);
    await expect(table.getByRole("row", { name: t("board.visits.step.accepted") })).toBeVisible();
    await page
      .locator("summary")
      .filter({ hasText: t("board.visits.byMonth") })
      .click();
    await expect(page.getByRole("table", { name: t("board.visits.byMonth") })).toBeVisible();
    await accessible("the visits of each month");
    await expectNoSidewaysScroll(page);

    // A file for a spreadsheet.
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: t("board.tools.csv-fr") }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, "utf8")).toContain(company);

    // One person is erased, after a second press.
    await page.getByRole("link", { name: t("board.tools.erase") }).click();
    await page.getByLabel(t("board.erase.label")).fill("nobody");
    await page.getByRole("button", { name: t("board.erase.submit") }).click();
    await expect(page.getByRole("main")).toContainText("nobody");
    await page.getByLabel(t("board.erase.label")).fill(values.email);
    await page.getByRole("button", { name: t("board.erase.submit") }).click();
    await expect(page.getByRole("main")).toContainText(t("board.erase.confirm.one", { email: values.email }));
    await accessible("an erasure is confirmed");
    expect(await site.leadsOf(values.email)).toHaveLength(1);
    await page.getByRole("button", { name: t("board.erase.confirm.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("board.erase.done.title"));
    await accessible("a person is erased");
    expect(await site.leadsOf(values.email)).toEqual([]);
    for (const secret of [board, company]) expect(site.log()).not.toContain(secret);

    // A link that never was, or has ended.
    await page.goto(`${board.slice(0, -3)}xx/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["fr-fr"]("board.gone.title"));
    await accessible("an ended link");
  });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}
