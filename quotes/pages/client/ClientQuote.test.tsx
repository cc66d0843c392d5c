import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { team } from "#app/content/team.ts";
import { cents } from "#app/domain/money.ts";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { paysBySepa, untaxedReason, vatPlaceKeys } from "#app/prices/vat.ts";
import { quoteRelief } from "#app/ui/quote-relief/quote-relief.ts";
import { acceptedQuote, withOptions } from "#quotes/acceptance/options.ts";
import { contractClauses, paymentTerms } from "#quotes/facts/clauses.ts";
import { reliefOfQuote } from "#quotes/facts/relief.ts";
import { type ClientView, type QuoteState, quoteStates } from "#quotes/operations.ts";
import { firstYearTotal, taxedDeposit, totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { caseStudySlugs } from "#quotes/terms/presentation.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { sampleAccount, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { quoteRecord } from "#testing/leads.ts";
import { elements, texts } from "#testing/markup.ts";
import type { ClientFormTexts, QuoteActionData } from "./action.server.ts";
import { ClientQuote } from "./ClientQuote.tsx";
import { clientView } from "./client-view.fixture.ts";
import { clientSteps, optionsInAddress } from "./forms.ts";

const nothingEntered: ClientFormTexts = {
  name: "",
  signatoryRole: "",
  orderNumber: "",
  earlyStart: "",
  agreed: "",
  code: "",
  reason: "",
  question: "",
};

function markup(
  view: ClientView,
  actionData?: Partial<QuoteActionData> & Pick<QuoteActionData, "kind">,
  pdfBytes: number | null = 86_000,
  options: readonly number[] | null = null,
): string {
  return renderToStaticMarkup(
    <LanguageProvider locale={view.locale} words={dictionaries[view.locale]}>
      <ClientQuote
        view={view}
        actionData={actionData && { entered: nothingEntered, options: null, errors: {}, ...actionData }}
        pdfBytes={pdfBytes}
        options={options}
        messageKey="key"
      />
    </LanguageProvider>,
  );
}

const [firstLine] = sampleTerms.lines as [QuoteLine];
/** Four lines, and two options: one that is ticked at first, one that is not. */
const withTwoOptions: readonly QuoteLine[] = [
  ...sampleTerms.lines,
  { ...firstLine, label: "Option A", unitPrice: cents(12_345), inclusion: "selected" },
  { ...firstLine, label: "Option B", unitPrice: cents(67_890), inclusion: "notSelected" },
];

const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ");
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, " "));
const steps = (html: string) =>
  [...elements(html, "input"), ...elements(html, "button")]
    .filter(({ name }) => name === "step")
    .map(({ value }) => value);

for (const locale of locales) {
  test(`${locale}: only a waiting quote can be answered; a question can always be asked`, () => {
    for (const state of quoteStates)
      expect(new Set(steps(markup(clientView(locale, state)))), state).toEqual(
        new Set(state === "waiting" ? [clientSteps.review, "decline", "ask"] : ["ask"]),
      );
  });

  test(`${locale}: a quote whose PDF is damaged is shown, and cannot be answered`, () => {
    const t = translations[locale];
    const html = markup(clientView(locale, "waiting"), { kind: "refused" }, null);
    expect(steps(html)).toEqual(["ask"]);
    expect(html).not.toContain("devis.pdf");
    const text = textOf(html);
    for (const key of ["clientQuote.refused.damaged", "clientQuote.state.damaged.text"] as const)
      expect(text).toContain(plain(t(key)));
    expect(text).not.toContain(plain(t("clientQuote.refused.waiting")));
  });

  test(`${locale}: every amount of the quote is there`, () => {
    const view = clientView(locale, "waiting");
    const shown = textOf(markup(view));
    const { once, monthly, yearly, beforeDiscount, discount, payments } = view.version.quote.totals;
    for (const { net, vat, gross } of [once, monthly, yearly])
      for (const amount of [net, vat, gross]) expect(shown).toContain(plain(exactMoney(amount, locale)));
    for (const amount of [beforeDiscount, discount, ...payments.map((payment) => payment.amount)])
      expect(shown).toContain(plain(exactMoney(amount, locale)));
    for (const line of view.version.quote.terms.lines) {
      expect(shown).toContain(line.label.replace("<", "&lt;").replace(">", "&gt;"));
      expect(shown).toContain(plain(exactMoney(line.unitPrice, locale)));
    }
  });

  test(`${locale}: options can be ticked only while the quote waits; amounts are those of what is ticked`, () => {
    const view = clientView(locale, "waiting", { terms: { lines: withTwoOptions } });
    const boxes = (html: string) => elements(html, "input").filter(({ name }) => name === "option");
    const html = markup(view);
    expect(boxes(html).map(({ value, checked, form }) => [value, checked, form])).toEqual([
      ["4", "", "accept-form"],
      ["5", undefined, "accept-form"],
    ]);
    const other = markup(view, { kind: "recalculated", options: [5] });
    expect(boxes(other).map(({ checked }) => checked)).toEqual([undefined, ""]);
    const { totals } = withOptions(view.version.quote, [5]) ?? view.version.quote;
    expect(totals.once.gross).not.toBe(view.version.quote.totals.once.gross);
    for (const amount of [totals.once.gross, ...totals.payments.map((payment) => payment.amount)])
      expect(textOf(other)).toContain(plain(exactMoney(amount, locale)));
    expect(textOf(other)).not.toContain(plain(exactMoney(view.version.quote.totals.once.gross, locale)));
    // The second step shows what is chosen and what is not, and sends it on.
    const confirming = markup(view, { kind: "confirming", options: [5], entered: nothingEntered });
    expect(boxes(confirming).map(({ type, value }) => [type, value])).toEqual([["hidden", "5"]]);
    for (const state of quoteStates.filter((each) => each !== "waiting"))
      expect(boxes(markup(clientView(locale, state, { terms: { lines: withTwoOptions } })))).toEqual([]);
  });

  test(`${locale}: of a group one is chosen by a radio button, which says what it costs more or less than the chosen one`, () => {
    const t = translations[locale];
    const group = [100_00, 150_00, 275_50].map(
      (price, index): QuoteLine => ({
        ...firstLine,
        label: `Formule ${index + 1}`,
        details: ["Hébergement", `${index + 1} page`].join("\n"),
        unitPrice: cents(price),
        choice: "Formule",
        inclusion: index === 0 ? "selected" : "notSelected",
      }),
    );
    const view = clientView(locale, "waiting", {
      terms: { lines: [...withTwoOptions, ...group], discountPercent: 0 },
    });
    const radios = (html: string) =>
      elements(html, "input").filter(({ name }) => name?.startsWith("option-"));
    const chosen = (html: string) => radios(html).map(({ checked }) => checked === "");
    const html = markup(view);
    expect(radios(html).map(({ type, name, value, form }) => [type, name, value, form])).toEqual(
      ["6", "7", "8"].map((value) => ["radio", "option-6", value, "accept-form"]),
    );
    expect(chosen(html)).toEqual([true, false, false]);
    expect(textOf(html).split("Hébergement")).toHaveLength(2);
    const other = markup(view, { kind: "recalculated", options: [7] });
    expect(chosen(other)).toEqual([false, true, false]);
    for (const [shown, kind, price] of [
      [html, "more", 54_25],
      [html, "more", 190_41],
      [other, "less", 54_25],
      [other, "more", 136_17],
    ] as const)
      expect(textOf(shown)).toContain(
        plain(
          t(`clientQuote.choice.${kind}`, {
            amount: t("clientQuote.lines.paid.once", { amount: exactMoney(cents(price), locale) }),
          }),
        ),
      );
    const { totals } = withOptions(view.version.quote, [7]) ?? view.version.quote;
    expect(textOf(other)).toContain(plain(exactMoney(totals.once.gross, locale)));
    for (const state of quoteStates.filter((each) => each !== "waiting"))
      expect(
        radios(markup(clientView(locale, state, { terms: { lines: [...withTwoOptions, ...group] } }))),
      ).toEqual([]);
  });

  test(`${locale}: the options in the address are ticked, unless they are none of the quote`, () => {
    const view = clientView(locale, "waiting", { terms: { lines: withTwoOptions } });
    const ticked = (query: string) =>
      elements(markup(view, undefined, 86_000, optionsInAddress(`https://a.example/q/1/${query}`)), "input")
        .filter(({ name }) => name === "option")
        .map(({ checked }) => checked === "");
    expect(ticked("")).toEqual([true, false]);
    expect(ticked("?option=5")).toEqual([false, true]);
    expect(ticked("?option=4,5")).toEqual([true, true]);
    expect(ticked("?option=")).toEqual([false, false]);
    for (const wrong of ["0", "4,4", "99", "x", "4.5", "-1"])
      expect(ticked(`?option=${wrong}`)).toEqual([true, false]);
  });

  test(`${locale}: a question and a reason are posted with the ticked options, which stay ticked`, () => {
    const t = translations[locale];
    const view = clientView(locale, "waiting", { terms: { lines: withTwoOptions } });
    const html = markup(view);
    expect(elements(html, "form").map(({ id }) => id)).toEqual(["accept-form"]);
    for (const name of ["question", "reason"])
      expect(elements(html, "textarea").find((area) => area.name === name)?.form).toBe("accept-form");
    expect(elements(html, "input").find(({ name }) => name === "key")?.form).toBe("accept-form");
    for (const step of ["ask", "decline"])
      expect(elements(html, "button").find(({ value }) => value === step)).toMatchObject({
        form: "accept-form",
        name: "step",
      });
    const asked = markup(view, { kind: "asked", options: [5] });
    const status = (shown: string) => elements(shown, "div").find(({ id }) => id === "sent")?.class;
    const message = (from: "client" | "agency") => ({
      id: from,
      from,
      at: "2026-11-30T14:00:00.000Z",
      text: "?",
    });
    const question = { ...view, thread: [message("client")] };
    expect(status(markup(question))).toContain("only-target");
    // The address that says so stays in the browser, also once it is answered.
    expect(status(html)).toBeUndefined();
    expect(status(markup({ ...view, thread: [message("client"), message("agency")] }))).toBeUndefined();
    expect(status(asked)).not.toContain("only-target");
    expect(textOf(asked)).toContain(plain(t("clientQuote.ask.sent")));
    const boxes = elements(asked, "input").filter(({ name }) => name === "option");
    expect(boxes.map(({ checked }) => checked)).toEqual([undefined, ""]);
    // Without options to tick, each stands for itself.
    expect(elements(markup(clientView(locale, "waiting")), "form")).toHaveLength(3);
    expect(
      elements(markup(clientView(locale, "expired", { terms: { lines: withTwoOptions } })), "form"),
    ).toHaveLength(1);
  });

  test(`${locale}: questions and answers are there in every state, in order, as they were typed`, () => {
    const thread = [
      { id: "m1", from: "client", at: "2026-11-25T14:00:00.000Z", text: "Combien de <b>pages</b> ?" },
      { id: "m2", from: "agency", at: "2026-11-26T15:30:00.000Z", text: "Dix." },
    ] as const;
    for (const state of quoteStates) {
      const html = markup({ ...clientView(locale, state), thread });
      expect(textOf(html)).toMatch(/Combien de &lt;b&gt;pages&lt;\/b&gt; \?.*Dix\./);
      expect(elements(html, "input").filter(({ name }) => name === "key")).toMatchObject([{ value: "key" }]);
    }
    expect(textOf(markup(clientView(locale, "waiting")))).not.toContain(
      plain(translations[locale]("clientQuote.thread.title")),
    );
  });

  test(`${locale}: an accepted quote shows its lines, and which options its client took`, () => {
    const offered = clientView(locale, "waiting", { terms: { lines: withTwoOptions } }).version.quote;
    const quote = acceptedQuote(withOptions(offered, [5]) ?? offered);
    const shown = textOf(
      markup(clientView(locale, "accepted", { version: { quote, quoteAsSent: offered } })),
    );
    const t = translations[locale];
    expect(shown).toContain(plain(`${t("clientQuote.options.taken")} Option B`));
    expect(shown).toContain(plain(`${t("clientQuote.options.left")} Option A`));
    expect(shown).toContain(plain(exactMoney(quote.totals.once.gross, locale)));
    expect(shown).not.toContain(plain(exactMoney(offered.totals.once.gross, locale)));
  });

  test(`${locale}: every clause of the PDF is there, and how each payment is made`, () => {
    for (const canWithdraw of [false, true]) {
      const view = clientView(locale, "waiting", canWithdraw ? { terms: { withdrawal: withdrawing } } : {});
      const shown = textOf(markup(view));
      const t = translations[locale];
      const clauses = contractClauses(view.version.quote, { locale, t });
      expect(clauses.length).toBeGreaterThan(5);
      for (const text of [...clauses, paymentTerms(view.version.quote, { locale, t })])
        expect(shown).toContain(plain(text));
      expect(shown.includes(t("quoteDocument.confirmed.withdrawal").slice(0, 20))).toBe(canWithdraw);
    }
  });

  test(`${locale}: the page is a story: what is bought, choices, price, dates, terms, the answer, questions`, () => {
    const t = translations[locale];
    const html = markup(clientView(locale, "waiting", { terms: { lines: withTwoOptions } }));
    const titles = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, inner = ""]) =>
      textOf(inner).trim(),
    );
    const told = (
      [
        "lines.title",
        "options.title",
        "price.title",
        "payment.title",
        "calendar.title",
        "terms.special",
        "terms.title",
        "accept.title",
        "ask.title",
      ] as const
    ).map((key) => plain(t(`clientQuote.${key}`)));
    expect(titles.filter((title) => told.includes(title))).toEqual(told);
    // A line is either bought or chosen.
    const [bought = "", chosen = ""] = html.split('id="options"');
    expect(texts(bought, "h4")).toEqual(sampleTerms.lines.map(({ label }) => label));
    expect(texts(chosen, "h3").slice(0, 2)).toEqual(["Option A", "Option B"]);
  });

  test(`${locale}: the clauses are folded, and the special terms are not`, () => {
    const view = clientView(locale, "waiting");
    const language = { locale, t: translations[locale] };
    const html = markup(view);
    const [folded = ""] = /<details[^>]*><summary[^>]*><h2.*?<\/details>/s.exec(html) ?? [];
    expect(elements(folded, "details").map(({ open }) => open)).toEqual([undefined]);
    for (const clause of [
      paymentTerms(view.version.quote, language),
      ...contractClauses(view.version.quote, language),
    ])
      expect(textOf(folded)).toContain(plain(clause));
    expect(textOf(html.replace(folded, ""))).toContain(plain(view.version.quote.terms.terms));
  });

  test(`${locale}: the reason of a refusal that came too late is kept`, () => {
    const entered = { ...nothingEntered, reason: "Trop <long>" };
    const refused = (state: QuoteState) => markup(clientView(locale, state), { kind: "refused", entered });
    for (const state of quoteStates.filter((each) => each !== "declined"))
      expect(refused(state).split("Trop &lt;long&gt;"), state).toHaveLength(2);
  });

  test(`${locale}: nothing of the page runs or is loaded, and no word is missing`, () => {
    for (const state of quoteStates) {
      const html = markup(clientView(locale, state), { kind: "refused" });
      expect(html).not.toMatch(/<script|<img|style=|clientQuote\.|\{\w+\}|undefined/);
    }
  });

  test(`${locale}: the second step shows what is accepted, and posts what was typed and seen`, () => {
    const t = translations[locale];
    const view = clientView(locale, "waiting");
    const entered = { ...nothingEntered, name: 'Inès "Nès" <b>', signatoryRole: "gérante", agreed: "yes" };
    const html = markup(view, { kind: "confirming", entered });
    expect(steps(html)).toEqual([clientSteps.accept, "back"]);
    const hidden = Object.fromEntries(
      elements(html, "input").map(({ name = "", value }) => [name, value] as const),
    );
    expect(hidden).toMatchObject({
      name: 'Inès "Nès" <b>',
      signatoryRole: "gérante",
      agreed: "yes",
      quoteId: view.version.id,
      pdfHash: view.version.pdfHash,
      stepKey: view.acceptanceKey,
    });
    const changed = plain(t("clientQuote.confirm.changed"));
    expect(textOf(html)).not.toContain(changed);
    expect(textOf(markup(view, { kind: "confirming", entered, changed: true }))).toContain(changed);
    const asked = { id: "1", at: "2026-11-25T15:00:00.000Z", text: "Et après ?" } as const;
    const unanswered = plain(t("clientQuote.confirm.unanswered", { date: formatMoment(asked.at, locale) }));
    const inThread = (from: "client" | "agency") =>
      textOf(markup({ ...view, thread: [{ ...asked, from }] }, { kind: "confirming", entered }));
    expect(inThread("client")).toContain(unanswered);
    expect(inThread("agency")).not.toContain(unanswered);
    // As the law wants the button that concludes, and no other.
    const obliging = locale === "fr-fr" ? "avec obligation de paiement" : "with an obligation to pay";
    const obligingButtons = texts(html, "button").filter((text) => text.endsWith(obliging));
    expect(obligingButtons).toEqual([texts(html, "button")[0]]);
    const values = texts(html, "dd");
    const { quote } = view.version;
    const { once, payments } = quote.totals;
    expect(values).toContain(`${quote.number} ${quote.subject}`);
    for (const amount of [once.net, once.vat, once.gross])
      expect(values).toContain(plain(exactMoney(amount, locale)));
    // A payment with when it is due.
    const deposit = plain(exactMoney(payments[0]?.amount ?? once.net, locale));
    expect(values.filter((value) => value.startsWith(`${deposit} `))).toHaveLength(1);
    for (const day of [quote.terms.startOn, quote.terms.deliverOn])
      expect(values).toContain(plain(formatDay(day, locale)));
    // The summary alone: neither the quote again nor what a version changes, whose total is of other options.
    const earlier = [{ ...quote, version: 1, totals: totalsOf({ ...quote.terms, depositPercent: 50 }, 85) }];
    const alone = markup(clientView(locale, "waiting", { earlier }), { kind: "confirming", entered });
    const headings = ["h1", "h2", "h3"].flatMap((name) => texts(alone, name));
    expect(headings).toEqual([plain(translations[locale]("clientQuote.confirm.title"))]);
  });

  test(`${locale}: the second step says the minimum term, the withdrawal, and which PDF it links`, () => {
    const t = translations[locale];
    const confirming = (terms: Parameters<typeof clientView>[2] = {}, earlyStart = "no") => {
      const html = markup(clientView(locale, "waiting", terms), {
        kind: "confirming",
        options: null,
        entered: { ...nothingEntered, earlyStart },
      });
      return { text: textOf(html), values: texts(html, "dd") };
    };
    const term = plain(t("clientQuote.lines.term.note", { months: 12 }));
    const one = confirming();
    expect(one.values.filter((value) => value.endsWith(term))).toHaveLength(2);
    expect(confirming({ terms: { subscriptionMonths: 0 } }).text).not.toContain(term);
    const [firm, firmUntil] = [0, 1].map((right) =>
      plain(`${t("clientQuote.confirm.firm", { withdrawal: right })} ${t("clientQuote.confirm.deposit")}`),
    );
    const withdrawal = plain(t("clientQuote.confirm.withdrawal", { days: 14 }));
    const until = formatDay("2026-12-14", locale);
    const start = plain(t("clientQuote.confirm.withdrawal.start", { early: 0, until }));
    expect(one.text).toContain(firm);
    for (const text of [withdrawal, start]) expect(one.text).not.toContain(text);
    const other = confirming({ terms: { withdrawal: withdrawing, lines: withTwoOptions } });
    expect(other.text).toContain(`${firmUntil} ${withdrawal}`);
    // The start that an acceptance of today gives, with why: as proposed only where the period is over by then.
    const moved = plain(
      t("clientQuote.confirm.withdrawal.moved", {
        start: formatDay("2026-12-07", locale),
        until,
        days: 8,
        instalments: 1,
      }),
    );
    expect(other.text).toContain(`${plain(formatDay("2026-12-15", locale))} ${moved}`);
    expect(other.text).not.toContain(start);
    const late = { withdrawal: withdrawing, startOn: "2027-01-20", deliverOn: "2027-03-20" };
    expect(confirming({ terms: late }).text).toContain(start);
    // Work that is asked for early starts as proposed, and the summary says what that costs.
    const early = confirming({ terms: { withdrawal: withdrawing } }, "yes");
    const proposed = t("clientQuote.confirm.withdrawal.start", { early: 1, until });
    expect(early.text).toContain(plain(`${formatDay("2026-12-07", locale)} ${proposed}`));
    expect(early.text).toContain(plain(t("clientQuote.stated.earlyStart.yes")));
    for (const text of [start, formatDay("2026-12-15", locale), t("clientQuote.stated.earlyStart.no")])
      expect(early.text).not.toContain(plain(text));
    expect(other.text).toContain(plain(t("clientQuote.stated.earlyStart.no")));
    // What is included is named, and the deposit has the days that an acceptance of today gives.
    for (const label of ["12 × Fiche produit <illustrée>", "Maintenance Bronze", "2 × Nom de domaine"])
      expect(one.values.some((value) => value.includes(label))).toBe(true);
    expect(one.text).toContain(plain(formatDay("2026-12-14", locale)));
    // The PDF at hand is the offer: it is said so where the client chose.
    const asSent = [t("clientQuote.confirm.asSent"), t("clientQuote.pdf.asSent", { size: "84" })].map(plain);
    for (const text of asSent) expect(other.text).toContain(text);
    for (const text of asSent) expect(one.text).not.toContain(text);
    expect(one.text).toContain(plain(t("clientQuote.pdf", { size: "84" })));
  });

  test(`${locale}: what is accepted starts after the withdrawal period, on the whole page`, () => {
    const t = translations[locale];
    const day = (of: string) => plain(formatDay(of, locale));
    const page = (until: string) =>
      markup(
        clientView(locale, "accepted", {
          terms: { withdrawal: withdrawing },
          version: { withdrawalPeriod: { until, open: true } },
        }),
      );
    const html = page("2026-12-10");
    // The terms of what was accepted, also once the client has withdrawn from it.
    const ended = textOf(
      markup(
        clientView(locale, "withdrawn", {
          terms: { withdrawal: withdrawing },
          version: { withdrawalPeriod: { until: "2026-12-10", open: true } },
        }),
      ),
    );
    expect(ended).toContain(day("2026-12-11"));
    const moved = {
      start: formatDay("2026-12-11", locale),
      until: formatDay("2026-12-10", locale),
      days: 4,
      instalments: 1,
    };
    expect(textOf(html)).toContain(plain(t("clientQuote.state.accepted.start.moved", moved)));
    // The calendar and the schedule: four days later. The clause stays as it was accepted.
    const calendar = texts(html, "ol").join();
    for (const on of ["2026-12-11", "2027-02-02"]) expect(calendar).toContain(day(on));
    expect(calendar).not.toContain(day("2026-12-07"));
    expect(textOf(html)).toContain(day("2027-01-11"));
    expect(textOf(html)).not.toContain(day("2027-01-07"));
    const over = textOf(page("2026-12-06"));
    expect(over).toContain(
      plain(t("clientQuote.state.accepted.start", { date: formatDay("2026-12-07", locale) })),
    );
  });

  test(`${locale}: work that the client asked for early starts as offered, on the whole page`, () => {
    const t = translations[locale];
    const unasked = { name: "J", signatoryRole: "G", codeEntered: false };
    const acceptedBy = { ...unasked, earlyStart: "yes" };
    const view = clientView(locale, "accepted", {
      terms: { withdrawal: withdrawing },
      version: { withdrawalPeriod: { until: "2026-12-10", open: true }, acceptedBy },
    });
    const html = markup(view);
    const shown = textOf(html);
    expect(shown).toContain(
      plain(t("clientQuote.state.accepted.start", { date: formatDay("2026-12-07", locale) })),
    );
    expect(texts(html, "ol").join()).toContain(plain(formatDay("2026-12-07", locale)));
    expect(shown).not.toContain(plain(formatDay("2026-12-11", locale)));
    for (const key of ["clientQuote.stated.earlyStart.yes", "clientQuote.stated.earlyStart"] as const)
      expect(shown).toContain(plain(t(key)));
    const clause = (answer: "waits" | "yes" | "no") =>
      plain(t(`quoteDocument.confirmed.withdrawal.${answer}`, { instalments: 1 }));
    expect(shown).toContain(clause("yes"));
    for (const other of ["waits", "no"] as const) expect(shown).not.toContain(clause(other));
    // Of a quote that was accepted before anybody asked: as after a no, without the row.
    const before = textOf(markup({ ...view, version: { ...view.version, acceptedBy: unasked } }));
    expect(before).toContain(clause("no"));
    expect(before).not.toContain(plain(t("clientQuote.stated.earlyStart")));
    expect(before).toContain(plain(formatDay("2026-12-11", locale)));
  });

  test(`${locale}: whoever may withdraw, and nobody else, is asked whether work may start before, with no answer set`, () => {
    const t = translations[locale];
    const question = plain(t("clientQuote.accept.earlyStart"));
    expect(textOf(markup(clientView(locale, "waiting")))).not.toContain(question);
    const view = clientView(locale, "waiting", { terms: { withdrawal: withdrawing } });
    const radios = (html: string) => elements(html, "input").filter(({ name }) => name === "earlyStart");
    const html = markup(view);
    expect(texts(html, "legend").map(plain)).toContain(question);
    for (const answer of ["yes", "no"] as const)
      expect(textOf(html)).toContain(plain(t(`clientQuote.accept.earlyStart.${answer}`)));
    expect(radios(html).map(({ type, value, checked }) => ({ type, value, checked }))).toEqual([
      { type: "radio", value: "yes", checked: undefined },
      { type: "radio", value: "no", checked: undefined },
    ]);
    const unanswered = markup(view, { kind: "invalid", errors: { earlyStart: "Which?" } });
    expect(elements(unanswered, "a").map(({ href }) => href)).toContain("#earlyStart");
    expect(radios(unanswered)[0]?.id).toBe("earlyStart");
    expect(unanswered).toContain('id="earlyStart-error"');
    const entered = { ...nothingEntered, earlyStart: "no" };
    const kept = radios(markup(view, { kind: "invalid", entered, errors: { name: "Name!" } }));
    expect(kept.map(({ checked }) => checked !== undefined)).toEqual([false, true]);
  });

  test(`${locale}: a refused form keeps what was typed and names each error at its field`, () => {
    const entered = { ...nothingEntered, name: "", signatoryRole: "gérante", question: "Et l'hébergement ?" };
    const html = markup(clientView(locale, "waiting"), {
      kind: "invalid",
      entered,
      errors: { name: "Name!", agreed: "Tick!" },
    });
    const inputs = elements(html, "input");
    const field = (name: string) => inputs.find((input) => input.name === name);
    expect(field("signatoryRole")).toMatchObject({ value: "gérante" });
    expect(field("name")).toMatchObject({ "aria-invalid": "true", "aria-describedby": "name-error" });
    expect(field("agreed")).toMatchObject({ "aria-invalid": "true", "aria-describedby": "agreed-error" });
    expect(texts(html, "textarea")).toContain("Et l'hébergement ?");
    expect(elements(html, "a").map(({ href }) => href)).toEqual(expect.arrayContaining(["#name", "#agreed"]));
  });

  test(`${locale}: an accepted quote says who accepted it, and which document`, () => {
    const view = clientView(locale, "accepted");
    const shown = textOf(markup(view));
    expect(shown).toContain("Inès Marie-Rose, gérante");
    expect(shown).toContain(view.version.pdfHash);
    // In the agency's time.
    expect(shown).toContain(locale === "fr-fr" ? "14 h 32" : "14:32");
  });
}

for (const locale of locales)
  test(`${locale}: the terms and the privacy notice open beside the quote, whose ticks would be lost`, () => {
    const t = translations[locale];
    const entered = { ...nothingEntered, name: "A", signatoryRole: "B" };
    const html = markup(clientView(locale, "waiting"), { kind: "confirming", entered });
    const links = (inner: string) =>
      [...inner.matchAll(/<a [^>]*>.*?<\/a>/g)].filter(([link]) => link.includes('target="_blank"'));
    expect(links(html).map(([link]) => textOf(link))).toEqual(
      (["clientQuote.confirm.privacy", "clientQuote.terms.link"] as const).map(
        (key) => ` ${plain(t(key))} ${t("clientQuote.newTab")} `,
      ),
    );
    for (const { target, rel } of elements(html, "a").filter(({ href }) => href?.startsWith(`/${locale}/`)))
      expect({ target, rel }).toEqual({ target: "_blank", rel: "noopener" });
  });

for (const locale of locales)
  test(`${locale}: a total beside which there are subscriptions is not said to be all`, () => {
    const t = translations[locale];
    const all = (tax: string) => plain(t("clientQuote.bar.once", { tax }));
    const view = clientView(locale, "waiting", { terms: { lines: withTwoOptions } });
    const { monthly, yearly } = view.version.quote.totals;
    const tax = t("clientQuote.tax.included");
    const shown = textOf(markup(view));
    const said = [
      t("clientQuote.bar.apart", { tax }),
      t("clientQuote.bar.options.one"),
      t("clientQuote.bar.more.monthly", { amount: exactMoney(monthly.gross, locale), tax }),
      t("clientQuote.bar.more.yearly", { amount: exactMoney(yearly.gross, locale), tax }),
    ].map(plain);
    // At the options, and in the bar at the bottom of a phone.
    for (const text of said) expect(shown.split(text).length).toBeGreaterThanOrEqual(3);
    // The headline names what it counts.
    expect(shown).toContain(plain(t("clientQuote.options.counted", { options: "Option A" })));
    // Beside the total, and what it comes to with a year of them.
    const total = t("clientQuote.total.gross");
    expect(texts(markup(view), "h2").map(plain)).toContain(plain(t("clientQuote.total.apart", { total })));
    const year = firstYearTotal(view.version.quote.totals);
    const label = t("clientQuote.total.firstYear", { tax });
    expect(shown).toContain(plain(`${label} ${exactMoney(year ?? cents(0), locale)}`));
    expect(shown).not.toContain(all(tax));
    // Also once nothing of it is to be paid any more.
    const expired = textOf(markup(clientView(locale, "expired", { terms: { lines: withTwoOptions } })));
    expect(expired).toContain(plain(t("clientQuote.total.apart", { total })));
    expect(expired).toContain(plain(exactMoney(monthly.gross, locale)));
    const lines = withTwoOptions.filter(({ billing }) => billing === "once");
    const alone = textOf(markup(clientView(locale, "waiting", { terms: { lines } })));
    expect(alone.split(all(tax))).toHaveLength(3);
    expect(alone).not.toContain(said[0]);
    expect(alone).not.toContain(plain(label));
  });

test("at the address to pass on everything is read and nothing can be answered, whatever has become of the quote", () => {
  for (const locale of locales)
    for (const state of quoteStates) {
      const view = clientView(locale, state, { terms: { lines: withTwoOptions } });
      const html = markup({ ...view, addressToRead: null });
      for (const answering of ["form", "input", "button", "textarea"])
        expect(elements(html, answering)).toEqual([]);
      expect(textOf(html)).toContain(plain(translations[locale]("clientQuote.reading.note")));
      expect(textOf(html)).toContain("Option A");
      expect(html).not.toMatch(/retractation|preuve|#ask/);
      expect(markup(view).includes(view.addressToRead ?? "")).toBe(state === "waiting");
    }
});

test("where no VAT is charged, the price and the second step say so", () => {
  const entered = { ...nothingEntered, name: "A", signatoryRole: "B" };
  for (const locale of locales) {
    const t = translations[locale];
    const { client } = clientView(locale, "waiting").version.quote.terms;
    for (const [vatPlace, key] of [
      ["frenchGuiana", "clientQuote.untaxed"],
      ["outsideFrance", "clientQuote.untaxed"],
      ["europeanUnion", "clientQuote.untaxed.reverseCharge"],
    ] as const) {
      const view = clientView(locale, "waiting", { terms: { client: { ...client, vatPlace } } });
      const { quote } = view.version;
      const untaxed = { ...quote, vatPerMille: 0, totals: totalsOf(quote.terms, 0) };
      const html = markup(
        { ...view, version: { ...view.version, quote: untaxed } },
        { kind: "confirming", entered },
      );
      const version = { ...view.version, quote: untaxed };
      expect(texts(markup({ ...view, version }), "p")).toContain(plain(t(key)));
      expect(texts(html, "dd")).toContain(
        plain(`${exactMoney(untaxed.totals.once.gross, locale)} ${t(key)}`),
      );
    }
    expect(textOf(markup(clientView(locale, "waiting")))).not.toContain(plain(t("clientQuote.untaxed")));
  }
});

for (const locale of locales)
  test(`${locale}: an accepted quote has no last day, and a deposit that arrived is not to be paid`, () => {
    const t = translations[locale];
    const until = plain(t("clientQuote.date.until"));
    expect(textOf(markup(clientView(locale, "waiting")))).toContain(until);
    for (const state of ["accepted", "withdrawn"] as const)
      expect(textOf(markup(clientView(locale, state)))).not.toContain(until);
    const date = locale === "fr-fr" ? "27 novembre 2026" : "27 November 2026";
    const last = locale === "fr-fr" ? "10 décembre 2026" : "10 December 2026";
    const asked = plain(t("clientQuote.payment.deposit.until", { date: last }));
    // What is offered says how many days there are.
    expect(texts(markup(clientView(locale, "waiting")), "dd")).toContain(
      plain(t("clientQuote.payment.deposit.within", { days: 14 })),
    );
    const received = plain(t("clientQuote.payment.deposit.received", { date }));
    const waiting = textOf(markup(clientView(locale, "accepted")));
    expect(waiting).toContain(asked);
    const receivedOn = "2026-11-27";
    const paid = markup(clientView(locale, "accepted", { receivedOn }));
    expect(texts(paid, "dd")).toContain(received);
    expect(textOf(paid)).not.toContain(asked);
    // Without an account too.
    const invoiced = markup(clientView(locale, "accepted", { account: null, receivedOn }));
    expect(texts(invoiced, "dd")).toContain(received);
    // The clauses say it of every deposit; what is still to do does not.
    expect(texts(invoiced, "li").join("\n")).not.toContain(plain(t("clientQuote.payment.deposit.invoiced")));
  });

for (const locale of locales)
  test(`${locale}: a quote that may be accepted after its start says that its days are set anew then`, () => {
    const late = plain(translations[locale]("clientQuote.calendar.late", { start: "" })).slice(0, 20);
    const shown = (startOn: string, state: "waiting" | "accepted") =>
      textOf(markup(clientView(locale, state, { terms: { startOn, deliverOn: "2027-12-20" } }))).includes(
        late,
      );
    expect(["2026-11-24", "2027-12-10"].map((startOn) => shown(startOn, "waiting"))).toEqual([true, false]);
    expect(shown("2026-11-24", "accepted")).toBe(false);
  });

for (const locale of locales)
  test(`${locale}: a quote that ended says so once, asks for nothing, and leads to the form`, () => {
    const t = translations[locale];
    for (const state of ["expired", "replaced", "withdrawn", "declined"] as const) {
      const html = markup(clientView(locale, state));
      const shown = textOf(html);
      // Only in the banner: two headings with the same words are one too many in a list of headings.
      const title = plain(t(`clientQuote.state.${state}`));
      expect(texts(html, "h2").filter((text) => plain(text) === title)).toHaveLength(1);
      for (const key of ["payment.title", "calendar.title", "date.until", "date.start"] as const)
        expect(texts(html, "h2").concat(texts(html, "dt")), key).not.toContain(
          plain(t(`clientQuote.${key}`)),
        );
      expect(shown).not.toContain(plain(t("clientQuote.payment.all")));
      // The terms name days of work and of payments: of a contract that has ended they are those that were accepted.
      expect(shown.includes(plain(t("clientQuote.terms.ended"))), state).toBe(state === "withdrawn");
      const [banner = ""] = /<section.*?<\/section>/s.exec(html.slice(html.indexOf('id="state"'))) ?? [];
      const links = elements(banner, "a").filter(({ href }) => href === "#ask");
      expect(links, state).toHaveLength(state === "withdrawn" ? 0 : 1);
    }
  });

for (const locale of locales)
  test(`${locale}: a line may end between the two days of a schedule, and not within one`, () => {
    const html = markup(clientView(locale, "waiting"));
    expect(html.replaceAll("\u00A0", "~")).toMatch(
      locale === "fr-fr" ? /~2027 au 7~\p{L}+~2027/u : /~2027 until 7~\p{L}+~2027/u,
    );
  });

test("on the phone that pays, the account and the reference come first, each selected at once", () => {
  for (const locale of locales) {
    const t = translations[locale];
    const html = markup(clientView(locale, "accepted"));
    const at = (text: string) => html.indexOf(text);
    const iban = at(">IBAN<");
    const reference = at(`>${t("clientQuote.transfer.reference")}<`);
    expect(iban).toBeGreaterThan(0);
    expect(reference).toBeGreaterThan(iban);
    const amount = t("clientQuote.transfer.amount", { tax: t("clientQuote.tax.included") });
    for (const label of [amount, t("clientQuote.transfer.holder"), t("clientQuote.transfer.bic")])
      expect(html.lastIndexOf(`>${label}<`)).toBeGreaterThan(reference);
    expect(at('<svg role="img"')).toBeGreaterThan(reference);
    const selected = /<span class="[^"]*select-all[^"]*">(.*?)<\/span>/g;
    const { quote } = clientView(locale, "accepted").version;
    expect([...html.matchAll(selected)].map(([, text = ""]) => text.replaceAll(" ", "")).slice(0, 2)).toEqual(
      [sampleAccount.iban, quote.number],
    );
  }
});

test("what a banking app asks for is copied as that takes it, by buttons that only a script shows", () => {
  const buttons = (view: ClientView) =>
    elements(markup(view), "button").filter((button) => button["data-copy"] !== undefined);
  for (const locale of locales) {
    const view = clientView(locale, "accepted");
    const { quote } = view.version;
    const [deposit] = quote.totals.payments;
    const euros = ((deposit?.amount ?? 0) / 100).toFixed(2);
    expect(buttons(view).map((button) => [button.hidden, button["data-copy"]])).toEqual([
      ["", sampleAccount.iban],
      ["", quote.number],
      ["", locale === "fr-fr" ? euros.replace(".", ",") : euros],
    ]);
    for (const state of quoteStates.filter((each) => !["accepted", "waiting"].includes(each)))
      expect(buttons(clientView(locale, state)), state).toEqual([]);
  }
});

test("where the indicative quote gave a deposit before tax, the page says so beside the one with VAT", () => {
  for (const locale of locales) {
    const t = translations[locale];
    const indicative = quoteRecord(locale);
    const view = clientView(locale, "waiting", { indicative });
    const { quote } = view.version;
    const split = taxedDeposit(quote);
    const step = plain(
      t("clientQuote.payment.deposit.step", {
        net: exactMoney(split?.net ?? cents(0), locale),
        vat: exactMoney(split?.vat ?? cents(0), locale),
      }),
    );
    expect(textOf(markup(view))).toContain(step);
    const version = { quote: { ...quote, vatPerMille: 0, totals: totalsOf(quote.terms, 0) } };
    for (const other of [
      clientView(locale, "waiting"),
      clientView(locale, "waiting", { indicative, version }),
      clientView(locale, "expired", { indicative }),
      clientView(locale, "waiting", {
        indicative: { ...indicative, quote: { ...indicative.quote, payment: null } },
      }),
    ])
      expect(textOf(markup(other))).not.toContain(step.slice(step.indexOf(":")));
  }
});

test("a client outside the Single Euro Payments Area gets the account and what to ask its bank for, and no QR code", () => {
  const abroad = vatPlaceKeys.find((place) => !paysBySepa(place));
  for (const locale of locales) {
    const t = translations[locale];
    const view = clientView(locale, "accepted");
    const { quote } = view.version;
    const client = { ...quote.terms.client, vatPlace: abroad ?? "" };
    const html = markup({
      ...view,
      version: { ...view.version, quote: { ...quote, terms: { ...quote.terms, client } } },
    });
    expect(html).not.toContain('<svg role="img"');
    expect(html).toContain(">IBAN<");
    expect(textOf(html)).toContain(plain(t("clientQuote.transfer.abroad")));
    expect(textOf(markup(view))).not.toContain(plain(t("clientQuote.transfer.abroad")));
  }
});

test.each(locales)("%s: the second step of declining says what ends, and posts it with its key", (locale) => {
  const view = clientView(locale, "waiting", { terms: { lines: withTwoOptions } });
  const entered = { ...nothingEntered, reason: "Trop <cher>" };
  const html = markup(view, { kind: "declining", entered, options: [5], declineKey: "made" });
  expect(steps(html)).toEqual([clientSteps.declineConfirmed, "back"]);
  const hidden = Object.fromEntries(
    elements(html, "input").map(({ name = "", value }) => [name, value] as const),
  );
  const { id, pdfHash, quote } = view.version;
  expect(hidden).toMatchObject({ quoteId: id, pdfHash, reason: "Trop <cher>", option: "5", stepKey: "made" });
  expect(texts(html, "dd")).toContain(plain(`${quote.number} ${quote.subject}`));
  expect(textOf(html)).toContain(plain(translations[locale]("clientQuote.decline.confirm.text")));
});

test("an error in the reason opens what it is in", () => {
  const html = markup(clientView("fr-fr", "waiting"), { kind: "invalid", errors: { reason: "Too long!" } });
  expect(elements(html, "details").filter(({ open }) => open !== undefined)).toHaveLength(1);
});

test("a quote without a deposit, a discount or subscriptions has no empty rows", () => {
  const view = clientView("fr-fr", "waiting", {
    terms: {
      lines: clientView("fr-fr", "waiting").version.quote.terms.lines.slice(0, 1),
      depositPercent: 0,
      discountPercent: 0,
      instalments: 0,
    },
  });
  const entered = { ...nothingEntered, name: "A", signatoryRole: "B" };
  for (const html of [markup(view), markup(view, { kind: "confirming", entered })]) {
    const labels = texts(html, "dt");
    expect(labels.filter((label) => /Acompte|Remise|mois|an,|année/.test(label))).toEqual([]);
    expect(textOf(html)).toMatch(/Total à payer( TTC)? (6 242,49 € )?à la livraison/);
  }
});

test("the payment link is on an accepted quote while its deposit is payable, and opens without a referrer", () => {
  const terms = { paymentLink: "https://pay.example/abc?d=<e>" };
  const linksOf = (view: ClientView) =>
    elements(markup(view), "a").filter(({ href }) => href?.startsWith("https://"));
  for (const locale of locales) {
    const accepted = clientView(locale, "accepted", { terms });
    expect(linksOf(accepted)).toMatchObject([
      { href: "https://pay.example/abc?d=%3Ce%3E", target: "_blank", rel: "noreferrer noopener" },
    ]);
    const { t, deposit } = { t: translations[locale], deposit: accepted.version.quote.totals.payments[0] };
    const amount = exactMoney(deposit?.amount ?? cents(0), locale);
    expect(textOf(markup(accepted))).toContain(
      plain(t("clientQuote.link.pay", { amount, host: "pay.example" })),
    );
    // Also where no account is named.
    expect(linksOf(clientView(locale, "accepted", { terms, account: null }))).toHaveLength(1);
  }
  const without: readonly ClientView[] = [
    ...quoteStates
      .filter((state) => state !== "accepted")
      .map((state) => clientView("fr-fr", state, { terms })),
    clientView("fr-fr", "accepted"),
    clientView("fr-fr", "accepted", { terms: { ...terms, depositPercent: 0 } }),
    // Before the eighth day, and once it has arrived.
    clientView("fr-fr", "accepted", {
      terms,
      version: { deposit: { from: "2026-12-04", until: "2026-12-18", mayBePaid: false, overdue: false } },
    }),
    clientView("fr-fr", "accepted", { terms, receivedOn: "2026-12-01" }),
    // Whatever a stored record has: only an address that the form lets through.
    clientView("fr-fr", "accepted", { terms: { paymentLink: "javascript:alert(1)" } }),
    clientView("fr-fr", "accepted", { terms: { paymentLink: "http://pay.example/" } }),
  ];
  for (const view of without) {
    expect(linksOf(view)).toEqual([]);
    expect(markup(view)).not.toMatch(/pay\.example|javascript:/);
  }
});

test("without VAT the page says why, as the PDF does", () => {
  for (const vatPlace of vatPlaceKeys) {
    const reason = untaxedReason(vatPlace);
    if (reason === null) continue;
    const { client } = clientView("fr-fr", "waiting").version.quote.terms;
    const view = clientView("fr-fr", "waiting", {
      terms: { client: { ...client, vatPlace } },
    });
    expect(texts(markup(view), "p")).toContain(plain(typesetIn(reason, "fr-fr")));
  }
});

test("a quote of a place that is gone is shown with its key for a name", () => {
  const { client } = clientView("fr-fr", "waiting").version.quote.terms;
  const view = clientView("fr-fr", "waiting", { terms: { client: { ...client, vatPlace: "atlantis" } } });
  expect(textOf(markup(view))).toContain("(atlantis)");
});

test("without VAT nothing is said to include it", () => {
  const entered = { ...nothingEntered, name: "A", signatoryRole: "B" };
  for (const locale of locales) {
    const { client } = clientView(locale, "waiting").version.quote.terms;
    for (const state of quoteStates) {
      const view = clientView(locale, state, { terms: { client: { ...client, vatPlace: "saintMartin" } } });
      const { quote } = view.version;
      const totals = totalsOf(quote.terms, 0);
      const untaxedView = {
        ...view,
        version: { ...view.version, quote: { ...quote, vatPerMille: 0, totals } },
      };
      for (const html of [markup(untaxedView), markup(untaxedView, { kind: "confirming", entered })])
        expect(textOf(html)).not.toMatch(/TTC|incl\. VAT|include VAT/);
    }
  }
});

for (const locale of locales)
  test(`${locale}: a version says which ones it replaces, and what each changed`, () => {
    const t = translations[locale];
    const { quote } = clientView(locale, "waiting").version;
    const [site, ...others] = quote.terms.lines;
    if (site === undefined) throw new Error("The sample quote has lines");
    const earlierTerms = { ...quote.terms, lines: [site], instalments: 24 };
    const one = { ...quote, version: 1, terms: earlierTerms, totals: totalsOf(earlierTerms, 85) };
    const shown = (earlier: ClientView["earlier"]) => markup(clientView(locale, "waiting", { earlier }));
    const html = shown([one]);
    const items = texts(html, "li").map(plain);
    for (const line of others)
      expect(items.some((text) => text.includes(plain(line.label)) && /^(Ajouté|Added)/.test(text))).toBe(
        true,
      );
    expect(items).toContain(plain(t("clientQuote.changes.instalments", { before: 24, after: 12 })));
    expect(textOf(html)).toMatch(
      locale === "fr-fr"
        ? /La version 1 du 24 novembre 2026 est remplacée par cette version 2\./
        : /Version 1 of 24 November 2026 is replaced by this version 2\./,
    );
    // A third one tells of both.
    const both = texts(shown([{ ...one, version: 2 }, one]), "h3");
    expect(both).toContain(plain(t("clientQuote.changes.since", { earlier: 2 })));
    expect(both).toContain(plain(t("clientQuote.changes.between", { earlier: 1, version: 2 })));
    expect(texts(html, "h2")).toContain(plain(t("clientQuote.changes.title")));
    expect(texts(shown([]), "h2")).not.toContain(plain(t("clientQuote.changes.title")));
    const accepted = markup(clientView(locale, "accepted", { earlier: [one] }));
    expect(texts(accepted, "h2")).not.toContain(plain(t("clientQuote.changes.title")));
  });

test("whoever left the team and what left the portfolio keep their words, without a picture or a link", () => {
  const { quote } = clientView("fr-fr", "waiting").version;
  const signer = { name: "Somebody Who Left", role: "Direction" };
  const gone = { slug: "gone", name: "A Shop That Closed", summary: "Sa boutique en ligne." };
  const html = (changes: Partial<typeof quote>) =>
    markup(clientView("fr-fr", "waiting", { version: { quote: { ...quote, ...changes } } }));
  const terms = { ...quote.terms, note: "Bonne lecture." };
  const shown = html({ terms, signer, caseStudies: [gone] });
  for (const text of [terms.note, signer.name, signer.role, gone.name, gone.summary])
    expect(textOf(shown)).toContain(text);
  expect(shown).not.toMatch(/<img|gone/);
  const signedBy = team[0]?.name ?? "";
  const [slug = ""] = caseStudySlugs;
  const known = html({ terms, signer: { ...signer, name: signedBy }, caseStudies: [{ ...gone, slug }] });
  expect(elements(known, "a").map(({ href }) => href)).toContainEqual(expect.stringContaining(slug));
  if (team[0]?.portrait?.endsWith(".svg")) expect(elements(known, "img")).toHaveLength(1);
});

test("the drawing is that of the lines that are counted, each peak with its name; a contact request has none", () => {
  const selection = { projectType: "vitrine", pack: "retired", paymentMonths: 24, options: ["pwa", "gone"] };
  const view = clientView("fr-fr", "waiting", { selection });
  const { quote } = view.version;
  const landOf = (of: typeof quote) =>
    quoteRelief(reliefOfQuote(of, selection, null)?.selection ?? selection).land;
  const drawn = (html: string, land: readonly string[]) => land.every((d) => html.includes(`<path d="${d}"`));
  const [line] = quote.terms.lines;
  if (line === undefined) throw new Error("The sample has lines");
  const optional = (inclusion: "selected" | "notSelected") => {
    const lines = [...quote.terms.lines, { ...line, label: "Visite <3D>", inclusion }];
    const changed = { ...quote, terms: { ...quote.terms, lines } };
    return { land: landOf(changed), html: markup({ ...view, version: { ...view.version, quote: changed } }) };
  };
  const [ticked, unticked] = [optional("selected"), optional("notSelected")];
  expect(drawn(ticked.html, ticked.land)).toBe(true);
  // What is not ticked has no peak.
  expect(drawn(unticked.html, landOf(quote))).toBe(true);
  expect(drawn(unticked.html, ticked.land)).toBe(false);
  const figureOf = (html: string) =>
    /<details[^>]*data-live="relief"[\s\S]*?<\/details>/.exec(html)?.[0] ?? "";
  const names = (html: string) => texts(figureOf(html), "li");
  expect(names(ticked.html)).toHaveLength(quote.terms.lines.length + 1);
  expect(names(ticked.html).map((name) => Number.parseInt(name, 10))).toEqual([1, 2, 3, 4, 5]);
  expect(`${names(ticked.html)}`).toContain("Visite <3D>");
  expect(`${names(unticked.html)}`).not.toContain("Visite");
  expect(figureOf(ticked.html)).toContain(quote.terms.client.name);
  expect(figureOf(ticked.html)).not.toContain("flag");
  const accepted = figureOf(markup(clientView("fr-fr", "accepted", { selection })));
  expect(accepted).toContain('class="flag"');
  expect(plain(accepted)).toContain("26 novembre 2026");
  expect(figureOf(markup(clientView("fr-fr", "withdrawn", { selection })))).not.toContain("flag");
  expect(figureOf(markup(clientView("fr-fr", "waiting")))).toBe("");
});

for (const locale of locales)
  test(`${locale}: what is to be paid of the deposit leads its account, with its last day, or that it is over`, () => {
    const t = translations[locale];
    const date = locale === "fr-fr" ? "10 décembre 2026" : "10 December 2026";
    const accepted = (version: Parameters<typeof clientView>[2] = {}) =>
      textOf(markup(clientView(locale, "accepted", version)));
    const payBy = plain(t("clientQuote.transfer.payBy", { date }));
    const late = plain(t("clientQuote.transfer.overdue", { date }));
    expect(accepted()).toContain(payBy);
    const days = { from: "2026-11-26", until: "2026-12-10", mayBePaid: true } as const;
    const overdue = accepted({ version: { deposit: { ...days, overdue: true } } });
    expect(overdue).toContain(late);
    expect(overdue).not.toContain(payBy);
    // Not before it may be asked for, and of the first quotes no day is invented.
    for (const deposit of [
      { ...days, mayBePaid: false, overdue: false },
      { ...days, until: null, overdue: false },
    ])
      expect(accepted({ version: { deposit } })).not.toContain(payBy);
  });

const somethingWrong = { name: "wrong", signatoryRole: "wrong", agreed: "wrong" };

test.each([
  ["confirming", {}],
  ["confirming", { code: "wrong" }],
  ["declining", {}],
  ["invalid", somethingWrong],
  ["invalid", { question: "wrong" }],
  ["invalid", { reason: "wrong" }],
  ["tooMany", {}],
  ["refused", {}],
  ["asked", {}],
] as const)("the answer %s %j opens at what has the focus", (kind, errors) => {
  const view = {
    ...clientView("fr-fr", "waiting", { terms: { lines: withTwoOptions } }),
    codeTo: "j…@client.example",
  };
  const html = markup(view, { kind, errors });
  // Beside a fragment, browsers ignore `autofocus`.
  for (const { action } of elements(html, "form")) expect(action).toBe(".");
  const fragments = elements(html, "button").filter(({ formaction }) => formaction !== undefined);
  for (const { value } of fragments) expect(["recalculate", "back"]).toContain(value);
  expect(html.match(/autofocus/gi)).toHaveLength(1);
});
