/** A client withdraws from an accepted quote: a client's phone, the agency's phone, and mails between them. */
import { identity } from "#content/identity.ts";
import { expectAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { personValues } from "#testing/form-values.ts";
import { locales, plain, words } from "#testing/words.ts";
import { agencyLink, agencyWords, linkIn, prepareQuote, requestQuote, subjectsTo } from "./follow-up.ts";

for (const locale of locales)
  for (const script of [true, false])
    test(`a quote in ${locale} is accepted and withdrawn from, ${script ? "with" : "without"} script`, {
      tag: script ? (locale === "fr-fr" ? "@tls" : []) : "@soak",
    }, async ({ visit, person, site }) => {
      test.setTimeout(300_000);
      const t = words[locale];
      const a = agencyWords;
      const values = personValues(person("regret"));
      const client = await visit({ javaScriptEnabled: script, tolerated: /status of (?:409|422)/ });
      const agency = await visit({ javaScriptEnabled: script, tolerated: /status of (?:409|422)/ });
      const accessible = async (state: string) => {
        if (script) await expectAccessible(client, state);
      };

      await requestQuote(client, locale, values, { script });
      const requestPage = await agencyLink(site.mail, values.email);
      await agency.goto(requestPage);
      await prepareQuote(agency, { withdrawable: true });
      await agency.getByRole("button", { name: a("request.draft.preview") }).click();
      await agency.getByRole("button", { name: a("request.preview.submit") }).click();
      const quotePage = await linkIn(site.mail, values.email, "V1", "q");
      await client.goto(quotePage);
      await client.getByLabel(t("clientQuote.accept.name")).fill("Joséphine Lavigne");
      await client.getByLabel(t("clientQuote.accept.signatoryRole")).fill("Gérante");
      await client.getByRole("checkbox", { name: t("clientQuote.acceptanceSentence") }).check();
      await client.getByRole("button", { name: t("clientQuote.accept.submit") }).click();
      await client.getByRole("button", { name: t("clientQuote.confirm.submit") }).click();

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
      const confirm = { name: t("clientQuote.withdraw.submit") };
      await email.fill("nulle part");
      await client.getByRole("button", confirm).click();
      await expect(client.getByRole("link", { name: t("forms.error.emailInvalid") })).toBeVisible();
      await expect(email).toHaveValue("nulle part");
      await accessible("the refused statement");
      const other = `autre-${values.email}`;
      await email.fill(other);
      await client.getByLabel(t("clientQuote.withdraw.name")).focus();
      await client.keyboard.press("Enter");
      await expect(client.getByRole("heading", { level: 1 })).toHaveText(
        t("clientQuote.withdraw.done.title"),
      );
      await accessible("the acknowledgement");
      const acknowledged = plain(await client.getByRole("main").innerText());
      const [number = "?"] = /D-\d{4}-\w{4}-\w{4}-V1/.exec(acknowledged) ?? [];
      expect(acknowledged).toContain(plain(t("clientQuote.withdraw.statement", { number })));
      expect(acknowledged).toMatch(/\d\d:\d\d:\d\d.*UTC/);

      // The other tab has an older form: it gets the same acknowledgement, and nobody is mailed again.
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
      await expect(agency.getByLabel(a("request.deposit.label"))).toHaveCount(0);

      await client.getByRole("link", { name: t("clientQuote.withdraw.done.back") }).click();
      await expect(client.getByRole("heading", { name: t("clientQuote.state.withdrawn") })).toBeVisible();
      await accessible("the quote that was withdrawn from");
      for (const proof of [`${quotePage}preuve.pdf`, `${requestPage}preuve-1.pdf`])
        expect((await client.request.get(proof)).headers()["content-type"]).toBe("application/pdf");
      expect(site.log()).not.toContain(other);
    });
