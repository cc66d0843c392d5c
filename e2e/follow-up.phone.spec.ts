/** From an empty configurator to an accepted quote: a client's phone, the agency's phone, and mails between them. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { projects } from "#app/content/projects.ts";
import { type Member, team } from "#app/content/team.ts";
import { cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { bank } from "#content/bank.ts";
import { identity } from "#content/identity.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { expectStateAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, personValues } from "#testing/form-values.ts";
import { plain, words } from "#testing/words.ts";
import {
  agencyLink,
  agencyWords,
  choiceLines,
  choiceName,
  journeys,
  lineOf,
  linkIn,
  openPart,
  optionLabel,
  postQuoteRequest,
  preparedDeposit,
  preparedTotal,
  prepareQuote,
  requestQuote,
  samplePaymentLink,
  subjectsTo,
} from "./follow-up.ts";

const quoteTitle = "Le site de la distillerie";
const [signatory] = team as [Member];
/** An agency without a portfolio has none. */
const caseStudy = projects.at(-1);
const [first, other] = choiceLines;
/** What the client takes in the end. */
const taken = { option: true, choice: other };

for (const { locale, script } of journeys)
  test(`a quote in ${locale} is requested, confirmed and accepted, ${script ? "with" : "without"} script`, {
    tag: script ? "@tls" : "@tls @soak",
  }, async ({ visit, person, site }) => {
    test.setTimeout(300_000);
    const t = words[locale];
    const a = agencyWords;
    const accessible = (page: Page, state: string, when?: "before a push") =>
      expectStateAccessible(page, state, { script, ...(when && { when }) });
    const values = personValues(person("deal"));
    const client = await visit({ javaScriptEnabled: script, tolerated: /net::ERR_FAILED|status of 502/ });
    const agency = await visit({ javaScriptEnabled: script, tolerated: /status of 422/ });

    await requestQuote(client, locale, values, { script });
    const requestPage = await agencyLink(site.mail, values.email);
    await agency.goto(requestPage);
    await expect(agency.getByRole("heading", { level: 1 })).toHaveText(a("request.title.quote"));
    await expect(agency.getByRole("main")).toContainText(values.company);
    await accessible(agency, "the request");

    // The first try has a number that is none, and keeps what was typed.
    await agency.getByRole("link", { name: a("request.quote.prepare") }).click();
    await agency.getByLabel(a("request.draft.clientSiren")).fill("1");
    await openPart(agency, "terms");
    await agency.getByLabel(a("request.draft.terms")).fill("Photos fournies par le client.");
    await agency.getByRole("button", { name: a("request.draft.preview") }).click();
    await expect(agency.getByRole("group", { name: a("request.error.title") })).toContainText("SIREN");
    await expect(agency.getByLabel(a("request.draft.terms"))).toHaveValue("Photos fournies par le client.");
    await accessible(agency, "the draft with errors");
    await agency.goto(requestPage);
    await prepareQuote(agency, { grouped: true });
    await openPart(agency, "presentation");
    await agency.getByLabel(a("request.draft.title")).fill(quoteTitle);
    await agency.getByLabel(a("request.draft.note")).fill("Merci pour la visite de jeudi.");
    await agency.getByLabel(a("request.draft.signedBy")).selectOption(signatory.name);
    if (caseStudy)
      await agency.getByLabel(a("request.draft.caseStudy1"), { exact: true }).selectOption(caseStudy.slug);
    // What it comes to, and what is odd in it: as it is typed, or after a press.
    const ofDraft = agency.getByRole("button", { name: a("request.total.recalculate") });
    if (script) await expect(ofDraft).toBeHidden();
    else await ofDraft.click();
    await expect
      .poll(async () => plain(await agency.getByRole("status").last().innerText()))
      .toContain(amountText(preparedTotal({ choice: first }), "fr-fr"));
    await expect(agency.getByRole("region", { name: a("request.warning.title") })).toContainText(
      plain(a("request.warning.optionsOut", { count: 1 })),
    );
    await accessible(agency, "the draft with its total", "before a push");
    await agency.getByRole("button", { name: a("request.draft.preview") }).click();
    await expect(agency.getByRole("main")).toContainText("Séance photo");
    await accessible(agency, "the preview");
    await agency.getByRole("button", { name: a("request.preview.submit") }).click();
    await expect(agency.getByText(a("request.quote.sent"))).toBeVisible();
    await expect(agency.getByRole("main")).toContainText(a("request.state.waiting"));

    const quotePage = await linkIn(site.mail, values.email, "V1", "q");
    await client.goto(quotePage);
    await accessible(client, "the quote", "before a push");
    const shown = plain(await client.getByRole("main").innerText());
    // The agency's title, its note with a face and a name, and a case study with its picture, each as it was chosen.
    await expect(client.getByRole("heading", { level: 1 })).toHaveText(quoteTitle);
    const note = client.getByRole("region", { name: t("clientQuote.note.label") });
    await expect(note).toContainText("Merci pour la visite de jeudi.");
    await expect(note).toContainText(signatory.name);
    await expect(note.locator("img")).toHaveCount(signatory.portrait === null ? 0 : 1);
    if (caseStudy) {
      const study = client.getByRole("region", { name: t("clientQuote.caseStudies.title") });
      await expect(study.getByRole("link", { name: caseStudy.clientName })).toBeVisible();
      await expect(study.locator("img")).toHaveCount(1);
    }
    expect(shown).toContain(amountText(preparedTotal({ choice: first }), locale));
    // What both of the group contain is said once, and how much more the quote is with the other.
    const group = client.getByRole("group", { name: choiceName });
    await expect(group.getByText("Musique libre de droits")).toHaveCount(1);
    const by = cents(preparedTotal({ choice: other }) - preparedTotal({ choice: first }));
    const amount = t("clientQuote.lines.paid.once", { amount: exactMoney(by, locale) });
    await expect(group).toContainText(t("clientQuote.choice.more", { amount }));
    // A question, and its answer: a mail with the link, and both on both pages.
    await client.getByLabel(t("clientQuote.ask.label")).fill("Qui écrit les textes ?");
    await client.getByRole("button", { name: t("clientQuote.ask.submit") }).click();
    await expect(client.getByText(t("clientQuote.ask.sent"))).toBeVisible();
    await agency.goto(requestPage);
    await agency.getByLabel(a("request.answer.label")).fill("Nous les écrivons avec vous.");
    await agency.getByRole("button", { name: a("request.answer.submit") }).click();
    await expect(agency.getByText(a("request.answer.sent"))).toBeVisible();
    await accessible(agency, "the answer");
    const answered = await linkIn(site.mail, values.email, "Nous les écrivons avec vous.", "q");
    await client.goto(answered);
    const thread = client.getByRole("region", { name: t("clientQuote.ask.title") }).getByRole("listitem");
    await expect(thread).toContainText(["Qui écrit les textes ?", "Nous les écrivons avec vous."]);
    await accessible(client, "the answer to a question");

    // The option is counted once it is ticked: at once, or after a press.
    await client.getByLabel(optionLabel).check();
    const recalculate = client.getByRole("button", { name: t("clientQuote.options.recalculate") });
    if (script) await expect(recalculate).toBeHidden();
    else await recalculate.click();
    const ticked = amountText(preparedTotal({ option: true, choice: first }), locale);
    await expect.poll(async () => plain(await client.getByRole("main").innerText())).toContain(ticked);
    expect(plain(await client.getByRole("main").innerText())).not.toContain(
      amountText(preparedTotal({ choice: first }), locale),
    );
    await accessible(client, "the ticked option");
    if (script) {
      // A page that is reloaded has what is chosen.
      await client.reload();
      await expect(client.getByLabel(optionLabel)).toBeChecked();
      // Without a connection, or where only the proxy answers, the button is there again, and does it later.
      for (const failure of [
        (route: Route) => route.abort(),
        (route: Route) => route.fulfill({ status: 502, body: "<h1>502</h1>" }),
      ]) {
        await client.goto(answered);
        await client.route("**/q/**", failure);
        await client.getByLabel(optionLabel).check();
        await expect(recalculate).toBeVisible();
        await client.unroute("**/q/**");
        await recalculate.click();
        await expect(client.getByLabel(optionLabel)).toBeChecked();
        await expect.poll(async () => plain(await client.getByRole("main").innerText())).toContain(ticked);
      }
    }
    // One of the group takes the place of the other.
    await client.getByRole("radio", { name: other.label }).check();
    await expect(client.getByRole("radio", { name: first.label, exact: true })).not.toBeChecked();
    if (!script) await recalculate.click();
    const total = amountText(preparedTotal(taken), locale);
    await expect.poll(async () => plain(await client.getByRole("main").innerText())).toContain(total);
    await expect(group).toContainText(t("clientQuote.choice.less", { amount }));
    await accessible(client, "the other of a group");
    await client.getByLabel(t("clientQuote.accept.name")).fill("Joséphine Lavigne");
    await client.getByLabel(t("clientQuote.accept.signatoryRole")).fill("Gérante");
    await client.getByRole("checkbox", { name: t("clientQuote.acceptanceSentence") }).check();
    await client.getByRole("button", { name: t("clientQuote.accept.submit") }).click();
    await expect(client.getByRole("heading", { name: t("clientQuote.confirm.title") })).toBeVisible();
    expect(plain(await client.getByRole("main").innerText())).toContain(total);
    await accessible(client, "the second step");
    await client.getByRole("button", { name: t("clientQuote.confirm.submit") }).click();
    await expect(client.getByRole("heading", { name: t("clientQuote.state.accepted") })).toBeVisible();
    await accessible(client, "the accepted quote");

    expect(plain(await client.getByRole("main").innerText())).toContain(total);

    // The quote was mailed with its option, then what was accepted: that is what both sides have.
    const mailed = () =>
      site.mail
        .to(values.email)
        .flatMap(({ mail }) => mail.attachments)
        .filter(({ filename }) => filename?.includes("-V1"))
        .map(({ content }) =>
          createHash("sha256")
            .update(new Uint8Array(content as ArrayBuffer))
            .digest("hex"),
        );
    await expect.poll(() => mailed().length, { timeout: 30_000 }).toBe(2);
    const [offered, accepted = "no hash"] = mailed();
    expect(accepted).not.toBe(offered);
    await expect(client.getByRole("main")).toContainText(accepted);
    const [number = "?"] =
      /D-\d{4}-\w{4}-\w{4}-V1/.exec(plain(await client.getByRole("main").innerText())) ?? [];
    const subject = a("mail.accepted.subject", { number });
    const copies = () => subjectsTo(site, identity.emails.projects, subject).length;
    await expect.poll(copies, { timeout: 30_000 }).toBe(1);

    await agency.goto(requestPage);
    await expect(agency.getByRole("main")).toContainText("Joséphine Lavigne, Gérante");
    await expect(agency.getByRole("main")).toContainText(a("request.followUpStatus.won"));
    await expect(agency.getByRole("main")).toContainText(`${a("clientQuote.options.taken")} ${optionLabel}`);
    for (const { label } of choiceLines)
      await expect(agency.getByRole("main")).toContainText(`${label} (${choiceName})`);
    expect(plain(await agency.getByRole("main").innerText())).toContain(
      amountText(preparedTotal(taken), "fr-fr"),
    );

    // The deposit: the account, if the agency names one, is on the client's page, and what arrived is said there and mailed.
    await client.goto(quotePage);
    const qrCode = client.getByRole("img", { name: t("clientQuote.transfer.code") });
    // A phone cannot scan its own screen.
    await expect(qrCode).toBeHidden();
    if (bank !== null) await client.getByText(t("clientQuote.transfer.codeFold")).click();
    await expect(qrCode).toBeVisible({ visible: bank !== null });
    // The agency's payment link is beside it: nothing of it is loaded, and it does not learn where the client comes from.
    const online = client.locator(`a[href="${samplePaymentLink}"]`);
    await expect(online).toContainText("pay.example");
    await expect(online).toHaveAttribute("rel", "noreferrer noopener");
    // The order for the accountant has what was accepted.
    const [download] = await Promise.all([
      agency.waitForEvent("download"),
      agency.getByRole("link", { name: a("request.order.json") }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^(?:commande|order)-D-.*-V1\.json$/);
    const order = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(order).toMatchObject({ number, parts: [{ billing: "once" }] });
    const ordered = order.parts[0].lines.map(({ name }: { name: string }) => name);
    expect(ordered).toEqual(expect.arrayContaining([optionLabel, other.label]));
    expect(ordered).not.toContain(first.label);
    await agency.getByLabel(a("request.deposit.label")).fill(agencyDay(Date.now()));
    await agency.getByRole("button", { name: a("request.deposit.save") }).click();
    // The client is mailed at the second press.
    await agency.getByRole("button", { name: a("request.deposit.confirm.submit") }).click();
    await expect(agency.getByText(a("request.deposit.saved"))).toBeVisible();
    const depositTitle = t("mail.deposit.subject", { number });
    await expect.poll(() => subjectsTo(site, values.email, depositTitle).length, { timeout: 30_000 }).toBe(1);
    await client.reload();
    await expect(client.getByRole("main")).toContainText(
      plain(
        t("clientQuote.transfer.received", {
          date: formatDay(agencyDay(Date.now()), locale),
          amount: amountText(preparedDeposit(taken), locale),
          tax: t("clientQuote.tax.included"),
          several: 0,
        }),
      ),
    );
    await expect(online).toHaveCount(0);
    await accessible(client, "the paid deposit");
    // It was another client's.
    const strikeOut = agency.locator("details", { has: agency.locator('[value="deposit-strike-out"]') });
    await strikeOut.locator("summary").click();
    await strikeOut.getByRole("textbox").fill("Le virement d'un autre client");
    await strikeOut.getByRole("button").click();
    await expect(agency.getByText(a("request.deposit.struckOut"), { exact: true })).toBeVisible();
    const mistake = t("mail.depositCancelled.subject", { number });
    await expect.poll(() => subjectsTo(site, values.email, mistake).length, { timeout: 30_000 }).toBe(1);
    await client.reload();
    // A phone cannot scan its own screen.
    await expect(qrCode).toBeHidden();
    if (bank !== null) await client.getByText(t("clientQuote.transfer.codeFold")).click();
    await expect(qrCode).toBeVisible({ visible: bank !== null });
    await expect(online).toBeVisible();

    const log = site.log();
    for (const secret of [requestPage, quotePage].map((path) => path.split("/")[2] ?? "?"))
      expect(log).not.toContain(secret);
    expect(log).not.toContain(values.email);
  });

for (const script of [true, false])
  test(`the lines of a draft move, are copied and come from the catalogue, ${script ? "with" : "without"} script`, {
    tag: script ? [] : "@soak",
  }, async ({ visit, person, site }) => {
    const a = agencyWords;
    const values = personValues(person("lines"));
    const agency = await visit({ javaScriptEnabled: script });
    await postQuoteRequest(agency, "fr-fr", values);
    await agency.goto(await agencyLink(site.mail, values.email));
    await agency.getByRole("link", { name: a("request.quote.prepare") }).click();
    await agency.getByLabel(a("request.draft.clientAddress")).fill("4 rue du Port");
    const label = (number: number) => lineOf(agency, number).getByLabel(a("request.draft.label"));
    const site1 = await label(1).inputValue();
    // A pack of the catalogue is whole, so it is folded.
    await agency.getByLabel(a("request.draft.catalogue"), { exact: true }).selectOption({ index: 1 });
    await agency.getByRole("button", { name: a("request.draft.add") }).click();
    await expect(lineOf(agency, 2).locator("summary")).toBeFocused();
    await expect(label(2)).toBeHidden();
    const pack = await label(2).inputValue();
    const up = agency.getByRole("button", { name: a("request.draft.up", { number: 2 }), exact: true });
    await up.click();
    await expect(label(1)).toHaveValue(pack);
    await expect(label(2)).toHaveValue(site1);
    // The line is at the top: the focus is where it goes down again.
    await expect(
      agency.getByRole("button", { name: a("request.draft.down", { number: 1 }), exact: true }),
    ).toBeFocused();
    await lineOf(agency, 2).locator("summary").click();
    await lineOf(agency, 2)
      .getByRole("button", { name: a("request.draft.copy") })
      .click();
    await expect(label(3)).toBeFocused();
    await expect(label(3)).toHaveValue(site1);
    await expectStateAccessible(agency, "a copied line", { script });
    await agency.getByRole("button", { name: a("request.draft.save"), exact: true }).click();
    await expect(agency.getByText(a("request.draft.saved"))).toBeVisible();
    for (const [index, value] of [pack, site1, site1].entries())
      await expect(label(index + 1)).toHaveValue(value);
    await expect(agency.getByLabel(a("request.draft.clientAddress"))).toHaveValue("4 rue du Port");

    // All of it is kept as a template, and takes the place of another client's lines.
    const [name] = [`Site ${values.email}`];
    const parts = agency.locator("summary", { hasText: a("request.part.title") });
    await parts.click();
    await agency.getByLabel(a("request.part.name")).fill(name);
    await agency.getByRole("button", { name: a("request.part.keepTemplate") }).click();
    await expect(agency.getByText(a("request.part.kept", { name }))).toBeFocused();
    const other = personValues(person("other"));
    await postQuoteRequest(await visit({ javaScriptEnabled: script }), "fr-fr", other);
    await agency.goto(await agencyLink(site.mail, other.email));
    await agency.getByRole("link", { name: a("request.quote.prepare") }).click();
    await agency.getByLabel(a("request.draft.catalogue"), { exact: true }).selectOption({ label: name });
    await agency.getByRole("button", { name: a("request.draft.add") }).click();
    await expect(agency.getByText(a("request.part.ask", { name, lines: 3, repeated: 2 }))).toBeFocused();
    await agency.getByRole("button", { name: a("request.part.replace") }).click();
    await expect(lineOf(agency, 1).locator("summary")).toBeFocused();
    for (const [index, value] of [pack, site1, site1].entries())
      await expect(label(index + 1)).toHaveValue(value);
    await expect(agency.getByLabel(a("request.draft.clientAddress"))).toHaveValue("");
    await parts.click();
    await expectStateAccessible(agency, "the saved templates", { script });
    const forget = agency.getByRole("button", { name: a("request.part.forget.submit", { name }) });
    await expect(forget).toBeHidden();
    await agency.getByLabel(a("request.part.forget.named", { name })).click();
    await forget.click();
    await expect(agency.getByText(a("request.part.forgotten", { name }))).toBeFocused();
    await expect(forget).toHaveCount(0);
    await expect(label(3)).toHaveValue(site1);
  });
