/**
 * From a request to an accepted quote behind TLS. One phone is the client's and the agency's: the private pages keep nothing
 * in the browser, and WebKit's driver has one session.
 */
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import type { Query } from "#testing/engines/finding.ts";
import { expect } from "#testing/engines/test.ts";
import { personValues } from "#testing/form-values.ts";
import { locales, words } from "#testing/words.ts";
import { agencyLink, agencyWords, linkIn } from "../../follow-up.ts";
import { requestQuote } from "../forms.ts";
import { test } from "../tls.ts";

for (const locale of locales)
  test(`a quote in ${locale} is requested, confirmed and accepted`, async ({ visitor, mail, bench }) => {
    const [t, a] = [words[locale], agencyWords];
    const main: Query = { role: "main" };
    const button = (name: string): Query => ({ role: "button", name });
    const field = (name: string): Query => ({ role: "textbox", name: new RegExp(`^${name}`) });
    /** What is filled in is folded. */
    const unfold = () =>
      visitor.read({ css: "main" }, (element) => {
        for (const folded of element.querySelectorAll("details")) folded.open = true;
      });
    const { email } = personValues("engine@visitor.example");

    await requestQuote({ visitor, locale, mail, dataDir: bench.dataDir });

    const requestPage = await agencyLink(mail, email);
    await visitor.goTo(requestPage);
    expect(await visitor.text({ role: "heading" })).toContain(a("request.title.quote"));
    await visitor.press({ role: "link", name: a("request.quote.prepare") });
    await visitor.fill(field(a("request.draft.clientSiren")), "1");
    await unfold();
    await visitor.fill(field(a("request.draft.terms")), "Photos fournies par le visitor.");
    await visitor.press(button(a("request.draft.preview")));
    await visitor.sees({ css: "[data-error-summary]" });
    await unfold();
    expect(await visitor.text({ css: "[data-error-summary]" })).toContain("SIREN");
    expect(
      await visitor.read(
        field(a("request.draft.terms")),
        (element) => (element as HTMLTextAreaElement).value,
      ),
    ).toBe("Photos fournies par le visitor.");
    await visitor.fill(field(a("request.draft.clientAddress")), "4 rue du Port, 97221 Le Carbet");
    await visitor.fill(field(a("request.draft.clientSiren")), "732 829 320");
    // Set, because each engine has its own way of typing a date.
    await visitor.read({ css: "#startOn" }, (element) => {
      (element as HTMLInputElement).value = (element as HTMLInputElement).min;
    });
    await visitor.read({ css: "#deliverOn" }, (element) => {
      (element as HTMLInputElement).value = document.querySelector<HTMLInputElement>("#startOn")?.value ?? "";
    });
    for (const question of withdrawalQuestions) await visitor.press({ css: `[name=${question}][value=no]` });
    await visitor.press({ css: "[name=hosting][value=notIncluded]" });
    // A line of the agency's own, which the client may add.
    await visitor.fill({ css: "#line-1-label" }, "Suivi des ventes");
    await visitor.fill({ css: "#line-1-unitPrice" }, "120");
    await visitor.read({ css: "#line-1-inclusion" }, (element) => {
      (element as HTMLSelectElement).value = "notSelected";
    });
    await visitor.press(button(a("request.draft.preview")));
    await visitor.press(button(a("request.preview.submit")));
    await visitor.eventually(() => visitor.text(main)).toContain(a("request.state.waiting"));

    await visitor.goTo(await linkIn(mail, email, "V1", "q"));
    const total = () => visitor.text({ css: "[data-live=options]" });
    const before = await total();
    await visitor.press({ css: "[name=option]" });
    await visitor.eventually(total).not.toBe(before);
    await visitor.fill(field(t("clientQuote.accept.name")), "Joséphine Lavigne");
    await visitor.fill(field(t("clientQuote.accept.signatoryRole")), "Gérante");
    await visitor.press({ css: "#agreed" });
    await visitor.press(button(t("clientQuote.accept.submit")));
    await visitor.sees({ role: "heading", name: t("clientQuote.confirm.title") });
    await visitor.press(button(t("clientQuote.confirm.submit")));
    await visitor.sees({ role: "heading", name: t("clientQuote.state.accepted") });
    // A title and what is below it, on a line each.
    const accepted = (await visitor.text(main)).replaceAll(/\s+/g, " ");
    expect(accepted).toContain(`${t("clientQuote.options.taken")} Suivi des ventes`);
    const copies = () =>
      mail
        .to(email)
        .flatMap(({ mail: { attachments } }) => attachments)
        .filter(({ filename }) => filename?.includes("-V1")).length;
    await expect.poll(copies).toBe(2);

    await visitor.goTo(requestPage);
    expect(await visitor.text(main)).toContain("Joséphine Lavigne, Gérante");
    expect(await visitor.text(main)).toContain(a("request.followUpStatus.won"));
  });
