/** A link that the agency passes on itself: its client enters the code that is mailed to the request's address. */
import { expectAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { personValues } from "#testing/form-values.ts";
import { words } from "#testing/words.ts";
import { agencyLink, agencyWords, journeys, postQuoteRequest, prepareQuote } from "./follow-up.ts";

for (const { locale, script } of journeys)
  test(`a link that is passed on in ${locale} accepts with a code, ${script ? "with" : "without"} script`, {
    tag: "@soak",
  }, async ({ visit, person, site }) => {
    test.setTimeout(300_000);
    const t = words[locale];
    const a = agencyWords;
    const values = personValues(person("code"));
    const client = await visit({ javaScriptEnabled: script, tolerated: /status of 422/ });
    const agency = await visit({ javaScriptEnabled: script });
    const accessible = async (state: string) => {
      if (script) await expectAccessible(client, state);
    };
    await postQuoteRequest(client, locale, values);
    const requestPage = await agencyLink(site.mail, values.email);
    await agency.goto(requestPage);
    await prepareQuote(agency);
    await agency.getByRole("button", { name: a("request.draft.preview") }).click();
    await agency.getByRole("button", { name: a("request.preview.submit") }).click();
    await expect(agency.getByText(a("request.quote.sent"))).toBeVisible();
    await agency.getByRole("button", { name: a("request.passOn.prepare") }).click();
    const send = agency.getByRole("link", { name: a("request.passOn.send") });
    await expect(send).toBeFocused();
    if (script) await expectAccessible(agency, "the message to pass on");
    const message = new URL((await send.getAttribute("href")) ?? "").searchParams.get("text") ?? "";

    await client.goto(new URL(message.split("\n").at(-1) ?? "").pathname);
    await client.getByLabel(t("clientQuote.accept.name")).fill("Joséphine Lavigne");
    await client.getByLabel(t("clientQuote.accept.signatoryRole")).fill("Gérante");
    await client.getByRole("checkbox", { name: t("clientQuote.acceptanceSentence") }).check();
    await client.getByRole("button", { name: t("clientQuote.accept.submit") }).click();
    await expect(client.getByRole("status")).toContainText("•••@visitor.example");
    await accessible("the second step with a code");
    const codes = () =>
      site.mail
        .to(values.email)
        .filter(({ mail }) => (mail.subject ?? "").startsWith(t("mail.code.title")))
        .flatMap(({ mail }) => /\b\d{6}\b/.exec(mail.text ?? "")?.[0] ?? []);
    await expect.poll(codes, { timeout: 30_000 }).toHaveLength(1);
    const [code = ""] = codes();

    const field = client.getByLabel(t("clientQuote.code.label"));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (const [entered, message] of [
      ["12", t("clientQuote.error.codeRequired")],
      [wrong, t("clientQuote.error.codeWrong")],
    ] as const) {
      await field.fill(entered);
      await field.press("Enter");
      await expect(client.getByText(message)).toBeVisible();
      await expect(field).toHaveValue(entered);
    }
    await accessible("the second step with a wrong code");
    // Another one is sent a minute later at the earliest.
    await client.getByRole("button", { name: t("clientQuote.code.again") }).click();
    await expect(client.getByRole("status")).toBeVisible();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await client.getByRole("button", { name: t("clientQuote.confirm.submit") }).click();
    await expect(client.getByRole("heading", { name: t("clientQuote.state.accepted") })).toBeVisible();
    expect(codes()).toHaveLength(1);
    await agency.goto(requestPage);
    await expect(agency.getByRole("main")).toContainText(/avec le code envoyé par e\u2011mail/);
    expect(site.log()).not.toContain(code);
  });
