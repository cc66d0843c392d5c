/** A client withdraws from an accepted quote: a client's phone, the agency's phone, and mails between them. */

import type { Page } from "@playwright/test";
import { cents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { identity } from "#content/identity.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { refundBy } from "#quotes/withdrawal/period.ts";
import { expectStateAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, personValues } from "#testing/form-values.ts";
import { plain, words } from "#testing/words.ts";
import {
  acceptQuote,
  agencyLink,
  agencyWords,
  confirmAcceptance,
  journeys,
  linkIn,
  postQuoteRequest,
  preparedDeposit,
  prepareQuote,
  sendQuote,
  subjectsTo,
} from "./follow-up.ts";

for (const { locale, script } of journeys)
  test(`a quote in ${locale} is accepted and withdrawn from, ${script ? "with" : "without"} script`, {
    tag: script ? (locale === "fr-fr" ? "@tls" : []) : "@soak",
  }, async ({ visit, person, site }) => {
    test.setTimeout(300_000);
    const t = words[locale];
    const a = agencyWords;
    const values = personValues(person("regret"));
    const client = await visit({ javaScriptEnabled: script, tolerated: /status of (?:409|422)/ });
    const agency = await visit({ javaScriptEnabled: script, tolerated: /status of (?:409|422)/ });
    const accessible = (state: string) => expectStateAccessible(client, state, { script });

    await postQuoteRequest(client, locale, values);
    const requestPage = await agencyLink(site.mail, values.email);
    await agency.goto(requestPage);
    await prepareQuote(agency, { withdrawable: true });
    await sendQuote(agency);
    const quotePage = await linkIn(site.mail, values.email, "V1", "q");
    await client.goto(quotePage);
    // Without the answer about an early start, nothing is accepted and nothing that was typed is lost.
    await acceptQuote(client, locale);
    const unanswered = { name: t("clientQuote.error.earlyStartRequired") };
    await expect(client.getByRole("group", { name: t("forms.summary.title") })).toBeFocused();
    await client.getByRole("link", unanswered).click();
    await expect(client.getByRole("radio").first()).toBeFocused();
    await expect(client.getByLabel(t("clientQuote.accept.name"))).toHaveValue("Joséphine Lavigne");
    await accessible("the question about an early start");
    await client.getByRole("radio", { name: t("clientQuote.accept.earlyStart.yes") }).check();
    await client.getByRole("button", { name: t("clientQuote.accept.submit") }).click();
    const askedFor = plain(t("clientQuote.stated.earlyStart.yes"));
    const shown = async () => plain(await client.getByRole("main").innerText());
    await expect(client.getByRole("heading", { name: t("clientQuote.confirm.title") })).toBeFocused();
    expect(await shown()).toContain(askedFor);
    await confirmAcceptance(client, locale);
    await expect(client.getByRole("heading", { name: t("clientQuote.state.accepted") })).toBeVisible();
    expect(await shown()).toContain(askedFor);

    // No deposit is asked yet; the agency has this page open when the client withdraws.
    await expect(client.getByRole("img", { name: t("clientQuote.transfer.code") })).toBeHidden();
    await agency.goto(requestPage);
    const day = await agency.getByLabel(a("request.deposit.label")).getAttribute("max");
    const otherTab = await client.context().newPage();
    const withdraw = { name: t("clientQuote.withdraw.link") };
    for (const page of [client, otherTab]) {
      if (page === otherTab) await page.goto(quotePage);
      await page.getByRole("link", withdraw).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("clientQuote.withdraw.title"));
    }
    await accessible("the statement");
    await expect(client.getByLabel(t("clientQuote.withdraw.name"))).toHaveValue("Joséphine Lavigne");
    const email = client.getByLabel(t("clientQuote.withdraw.email"));
    await expect(email).toHaveValue(values.email);
    const review = { name: t("clientQuote.withdraw.review") };
    const confirm = { name: t("clientQuote.withdraw.submit") };
    await email.fill("nulle part");
    await client.getByRole("button", review).click();
    await expect(client.getByRole("link", { name: t("forms.error.emailInvalid") })).toBeVisible();
    await expect(email).toHaveValue("nulle part");
    await accessible("the refused statement");
    const other = `autre-${values.email}`;
    await email.fill(other);
    await client.getByLabel(t("clientQuote.withdraw.name")).focus();
    await client.keyboard.press("Enter");
    // The answer shows the statement, which can still be changed.
    const reviewed = { level: 1, name: t("clientQuote.withdraw.confirm.title") };
    await expect(client.getByRole("heading", reviewed)).toBeFocused();
    await expect(client.getByRole("main")).toContainText(other);
    await accessible("the second step");
    await client.getByRole("button", { name: t("clientQuote.confirm.back") }).click();
    await expect(email).toHaveValue(other);
    await client.getByRole("button", review).click();
    await otherTab.getByRole("button", review).click();
    for (const page of [client, otherTab]) await expect(page.getByRole("heading", reviewed)).toBeVisible();
    await client.getByRole("button", confirm).click();
    await expect(client.getByRole("heading", { level: 1 })).toHaveText(t("clientQuote.withdraw.done.title"));
    await accessible("the acknowledgement");
    const acknowledged = plain(await client.getByRole("main").innerText());
    const [number = "?"] = /D-\d{4}-\w{4}-\w{4}-V1/.exec(acknowledged) ?? [];
    expect(acknowledged).toContain(plain(t("clientQuote.withdraw.statement", { number })));
    expect(acknowledged).toMatch(/\d\d:\d\d:\d\d.*UTC/);

    // The other tab has an older statement: it gets the same acknowledgement, and nobody is mailed again.
    await otherTab.getByRole("button", confirm).click();
    await expect(otherTab.getByText(other).first()).toBeVisible();
    const mailed = (address: string) =>
      subjectsTo(site, address, t("mail.withdrawn.client.subject", { number })).length;
    for (const address of [other, values.email])
      await expect.poll(() => mailed(address), { timeout: 30_000 }).toBe(1);
    const notice = a("mail.withdrawn.agency.subject", { number });
    const notices = () => subjectsTo(site, identity.emails.projects, notice).length;
    await expect.poll(notices, { timeout: 30_000 }).toBe(1);

    await agency.getByLabel(a("request.deposit.label")).fill(day ?? "");
    await agency.getByRole("button", { name: a("request.deposit.save") }).click();
    await expect(agency.getByRole("alert")).toContainText(a("request.withdrawal.refused"));
    await expect(agency.getByRole("main")).toContainText(a("request.withdrawal.unpaid"));
    // What still arrives can be recorded, in a part that is closed.
    await expect(agency.getByLabel(a("request.deposit.label"))).toBeHidden();

    await client.getByRole("link", { name: t("clientQuote.withdraw.done.back") }).click();
    await expect(client.getByRole("heading", { name: t("clientQuote.state.withdrawn") })).toBeVisible();
    await accessible("the quote that was withdrawn from");
    for (const proof of [`${quotePage}preuve.pdf`, `${requestPage}preuve-1.pdf`])
      expect((await client.request.get(proof)).headers()["content-type"]).toBe("application/pdf");
    expect(site.log()).not.toContain(other);
  });

/** Records what has arrived today, in two steps. */
async function recordDeposit(agency: Page, amount: number): Promise<void> {
  const a = agencyWords;
  await agency.getByLabel(a("request.deposit.label")).fill(agencyDay(Date.now()));
  await agency
    .getByLabel(a("request.deposit.received", { tax: a("clientQuote.tax.included") }), { exact: true })
    .fill(formatEurosForInput(cents(amount)));
  await agency.getByRole("button", { name: a("request.deposit.save") }).click();
  await agency.getByRole("button", { name: a("request.deposit.confirm.submit") }).click();
  await expect(agency.getByText(a("request.deposit.saved"))).toBeVisible();
}

for (const { locale, script } of journeys)
  test(`a deposit in two parts in ${locale} is owed again after a withdrawal, ${script ? "with" : "without"} script`, {
    tag: ["@tls", "@soak"],
  }, async ({ visit, person, site }) => {
    test.setTimeout(300_000);
    const t = words[locale];
    const a = agencyWords;
    const values = personValues(person("parts"));
    const client = await visit({ javaScriptEnabled: script });
    const agency = await visit({ javaScriptEnabled: script, tolerated: /status of 422/ });
    const textOf = async (page: Page) => plain(await page.getByRole("main").innerText());
    const today = (on: typeof locale) => formatDay(agencyDay(Date.now()), on);

    await postQuoteRequest(client, locale, values);
    const requestPage = await agencyLink(site.mail, values.email);
    await agency.goto(requestPage);
    await prepareQuote(agency, { withdrawable: true });
    await sendQuote(agency);
    const quotePage = await linkIn(site.mail, values.email, "V1", "q");
    await client.goto(quotePage);
    await acceptQuote(client, locale, { earlyStart: "no" });
    await confirmAcceptance(client, locale);
    await expect(client.getByRole("heading", { name: t("clientQuote.state.accepted") })).toBeVisible();
    const [number = "?"] = /D-\d{4}-\w{4}-\w{4}-V1/.exec(await textOf(client)) ?? [];

    // The client pays before being asked, in two transfers: the agency is warned, and records what has arrived.
    const deposit = preparedDeposit();
    const first = Math.floor(deposit / 3);
    await agency.goto(requestPage);
    await recordDeposit(agency, first);
    const shown = (amount: number) => amountText(amount, "fr-fr");
    expect(await textOf(agency)).toContain(
      plain(
        a("request.deposit.rest", {
          arrived: shown(first),
          rest: shown(deposit - first),
          tax: a("clientQuote.tax.included"),
        }),
      ),
    );
    await client.reload();
    expect(await textOf(client)).toContain(amountText(first, locale));
    expect(await textOf(client)).toContain(amountText(deposit - first, locale));

    await recordDeposit(agency, deposit - first);
    await client.reload();
    const received = { date: today(locale), amount: amountText(deposit, locale) };
    expect(await textOf(client)).toContain(
      plain(
        t("clientQuote.transfer.received", {
          ...received,
          tax: t("clientQuote.tax.included"),
          several: 1,
        }),
      ),
    );
    for (const subject of ["mail.deposit.part.subject", "mail.deposit.subject"] as const)
      await expect
        .poll(() => subjectsTo(site, values.email, t(subject, { number })).length, { timeout: 30_000 })
        .toBe(1);

    await client.getByRole("link", { name: t("clientQuote.withdraw.link") }).click();
    for (const button of ["review", "submit"] as const)
      await client.getByRole("button", { name: t(`clientQuote.withdraw.${button}`) }).click();
    await expect(client.getByRole("heading", { level: 1 })).toHaveText(t("clientQuote.withdraw.done.title"));
    await agency.reload();
    expect(await textOf(agency)).toContain(
      plain(
        a("request.withdrawal.refund", {
          amount: shown(deposit),
          tax: a("clientQuote.tax.included"),
          received: today("fr-fr"),
          date: formatDay(refundBy(agencyDay(Date.now())), "fr-fr"),
        }),
      ),
    );
    await agency.getByRole("button", { name: a("request.refund.save") }).click();
    await expect(agency.getByText(a("request.refund.saved"))).toBeVisible();
    const refunded = (on: typeof locale) => ({
      amount: amountText(deposit, on),
      tax: words[on]("clientQuote.tax.included"),
      several: 0,
      date: today(on),
    });
    expect(await textOf(agency)).toContain(plain(a("request.withdrawal.refunded", refunded("fr-fr"))));
    await expect(agency.getByRole("button", { name: a("request.refund.save") })).toHaveCount(0);
    await client.reload();
    expect(await textOf(client)).toContain(plain(t("clientQuote.withdraw.done.refunded", refunded(locale))));
    const notice = a("mail.withdrawn.agency.subject", { number });
    await expect
      .poll(() => subjectsTo(site, identity.emails.projects, notice).length, { timeout: 30_000 })
      .toBe(1);
    expect(site.log()).not.toContain(values.email);
  });
