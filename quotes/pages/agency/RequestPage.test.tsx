import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { locales } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import { homeVatPlace } from "#content/place.ts";
import { daysUntilLate } from "#quotes/deposit/days.ts";
import { followUpStatuses } from "#quotes/history.ts";
import { type QuoteVersion, quoteStates, type RequestView } from "#quotes/operations.ts";
import { Gone } from "#quotes/pages/GoneOrUnavailable.tsx";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import type { DraftProposals } from "#quotes/terms/draft-fields.ts";
import {
  blankLine,
  draftAsEntered,
  isFilledLine,
  lineFieldName,
  parseDraft,
  withLines,
} from "#quotes/terms/draft-fields.ts";
import { startRange } from "#quotes/terms/quote-days.ts";
import { hostingKinds } from "#quotes/terms/terms.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { amountText } from "#testing/form-values.ts";
import { quoteRecord } from "#testing/leads.ts";
import { elements, texts } from "#testing/markup.ts";
import { ColleagueDraft } from "./ColleagueDraft.tsx";
import { DraftForm } from "./DraftForm.tsx";
import { ContractKept, Erase, Erased } from "./Erase.tsx";
import { Preview } from "./Preview.tsx";
import { agencyLanguage, t } from "./private-data.ts";
import { RequestPage } from "./RequestPage.tsx";
import type { RequestRefused } from "./refused-form.ts";
import { requestView, version } from "./request-view.fixture.ts";
import { lastEventField } from "./steps.ts";

const markup = (page: ReactElement, locale: (typeof locales)[number] = "fr-fr") =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale} words={dictionaries[locale]}>
      {page}
    </LanguageProvider>,
  );
const request = (changes: Parameters<typeof requestView>[0] = {}, refused?: RequestRefused) =>
  markup(<RequestPage messageKey="key" view={requestView(changes)} refused={refused} />);
const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ");
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, " "));
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

const draft = requestView().draft;
if (draft === null) throw new Error("The sample request has no draft");
const { proposals } = requestView();
const entered = withLines(draftAsEntered(draft, proposals), [blankLine]);
const today = "2026-12-01";
/** What no client has. */
const unfit = { clientSiren: "1", clientAddress: "x".repeat(301) };
const unready = [
  { kind: "empty", field: "clientAddress" },
  { kind: "unset", field: "vatPlace" },
  { kind: "unset", field: "fiveEmployees" },
  { kind: "hostingUnpriced" },
  { kind: "choiceAlone", choice: "Formule" },
  { kind: "price", label: "Visite 3D" },
  { kind: "day", field: "startOn", range: startRange(today) },
] as const;

const thread = [
  { id: "m1", from: "client", at: "2026-11-25T14:00:00.000Z", text: "Combien de <b>pages</b> ?" },
  { id: "m2", from: "agency", at: "2026-11-26T15:30:00.000Z", text: "Dix." },
] as const;

test("the thread is in order with its dates, and can be answered once there is a quote and an address", () => {
  const answerable = (html: string) => elements(html, "input").some(({ value }) => value === "answer");
  expect(answerable(request())).toBe(false);
  const html = request({ versions: [version("accepted")], thread });
  expect(answerable(html)).toBe(true);
  expect(elements(html, "input").filter(({ name }) => name === "key")).toMatchObject([{ value: "key" }]);
  expect(textOf(html)).toMatch(/25 novembre 2026.*Combien de &lt;b&gt;pages.*26 novembre 2026.*Dix\./);
  expect(answerable(request({ versions: [version("waiting")], thread, email: null }))).toBe(false);
});

test("an answer that is refused is there again, with the reason at its field", () => {
  const view = requestView({ versions: [version("waiting")] });
  const refused = { entered: { answer: "Oui" }, errors: { answer: "Une autre réponse" } };
  const html = markup(<RequestPage messageKey="key" view={view} refused={refused} />);
  expect(html).toContain(">Oui</textarea>");
  expect(textOf(html)).toContain("Une autre réponse");
});

test("nothing of any page runs or is loaded, typed text is text, and no word is missing", () => {
  const views = [
    ...followUpStatuses.map((followUpStatus) => requestView({ followUpStatus, answerDeadline: null })),
    ...quoteStates.map((state) => requestView({ versions: [version(state, 2), version("replaced")] })),
    requestView({ overdue: true, isQuarantined: true, email: null, phone: null, visit: null }),
    requestView({ kind: "contact", indicative: null }),
    requestView({ kind: "audit", indicative: null, versions: [version("waiting")] }),
  ];
  const parsed = parseDraft({ ...entered, ...unfit }, today, agencyLanguage);
  const errors = parsed.ok ? {} : parsed.errors;
  expect(errors).not.toEqual({});
  const free = { keepsContract: false, refund: null };
  const refund = { cents: cents(100), vatPerMille: 85, receivedOn: "2026-11-30", until: "2026-12-15" };
  const [kept, owed] = [
    { ...free, keepsContract: true },
    { ...free, refund },
  ];
  for (const locale of locales)
    for (const html of [
      ...views.map((view) => markup(<RequestPage messageKey="key" view={view} />, locale)),
      markup(
        <DraftForm
          clientLocale="fr-fr"
          earlier={[]}
          savedDraftHash="seen"
          entered={entered}
          errors={errors}
          today={today}
          proposals={proposals}
        />,
        locale,
      ),
      markup(
        <Preview
          email="client@example.com"
          indicative={null}
          lastEvent="e3"
          proposals={proposals}
          quote={confirmedQuote()}
          draftHash="x"
          earlier={[confirmedQuote()]}
          selection={null}
          unready={[]}
          refused
        />,
        locale,
      ),
      markup(
        <Preview
          email="client@example.com"
          indicative={null}
          lastEvent="e3"
          proposals={proposals}
          quote={null}
          draftHash={null}
          earlier={[]}
          selection={null}
          unready={unready}
          refused={false}
        />,
        locale,
      ),
      ...[kept, owed].flatMap((view) => [
        markup(<Erase view={view} stepKey={null} />, locale),
        markup(<ContractKept view={view} />, locale),
      ]),
      markup(<Erase view={free} stepKey="key" />, locale),
      markup(<Erased />, locale),
      markup(<Gone audience="agency" />, locale),
    ]) {
      expect(html).not.toMatch(/<(?:script|img|iframe|b)[\s>]|<i>| style=| on\w+="|undefined|\{\w+\}/);
      expect(html).not.toMatch(/request\.\w+[.\w-]*/);
    }
});

test("before and after an erasure the page says that a refund is owed first, and of a contract how long it is kept", () => {
  const refund = { cents: cents(100), vatPerMille: 85, receivedOn: "2026-11-30", until: "2026-12-15" };
  for (const keepsContract of [true, false])
    for (const owed of [refund, null]) {
      const view = { keepsContract, refund: owed };
      const asked = textOf(markup(<Erase view={view} stepKey={null} />, "fr-fr"));
      const done = textOf(markup(<ContractKept view={view} />, "fr-fr"));
      for (const text of [asked, done]) {
        expect(text.includes(plain(t("request.erase.refund")))).toBe(owed !== null);
        expect(/ans après sa fin/.test(text)).toBe(keepsContract);
      }
      expect(asked.includes(plain(t("request.erase.text")))).toBe(!keepsContract && owed === null);
    }
});

test("a link that leads nowhere says so in plain words, and shows strangers no command", () => {
  for (const locale of locales) {
    const html = markup(<Gone audience="agency" />, locale);
    expect(texts(html, "h1")).toEqual([plain(dictionaries[locale]["request.gone.title"] ?? "")]);
    expect(textOf(html)).not.toMatch(/npm|--/);
    expect(elements(html, "code")).toEqual([]);
  }
});

test("who asks and how to answer are links", () => {
  expect(hrefs(request())).toEqual(
    expect.arrayContaining(["mailto:ines@filaos.example", "tel:0696123456", "devis.pdf", "devis/"]),
  );
});

/** An accepted quote of whose deposit so much has arrived at once. 2335.72 is asked for. */
function accepted(amount: number | null = null) {
  const stored = version("accepted");
  return {
    ...stored,
    ...receivedAtOnce(
      stored.quote,
      amount === null ? null : "2026-11-29",
      amount === null ? null : cents(amount),
    ),
  };
}

test("the deposit's amount and reference are shown before it arrives and after", () => {
  const deposit = depositOf(accepted().quote.totals);
  if (deposit === undefined) throw new Error("The sample has a deposit");
  for (const stored of [accepted(), accepted(deposit.amount)]) {
    const shown = textOf(request({ versions: [stored] }));
    expect(shown).toContain(`Acompte de ${plain(exactMoney(deposit.amount, "fr-fr"))}`);
    expect(shown).toContain(`référence du paiement : ${stored.quote.number}`);
  }
  const field = (stored: ReturnType<typeof accepted>) =>
    elements(request({ versions: [stored] }), "input").find(({ name }) => name === "depositReceivedAmount")
      ?.value;
  // What is missing is proposed.
  expect(field(accepted())).toBe(formatEurosForInput(deposit.amount));
  expect(field(accepted(200_000))).toBe("335,72");
  expect(field(accepted(deposit.amount))).toBe("");
  expect(textOf(request({ versions: [version("waiting")] }))).not.toContain("Acompte de");
});

test("each receipt is listed with a form that strikes it out; one that was struck out stays, with its reason", () => {
  const stored = accepted(100_000);
  const [first] = stored.depositReceipts;
  if (first === undefined) throw new Error("There is no receipt");
  const at = "2026-11-30T15:00:00.000Z";
  const struck = { ...first, amount: cents(50_000), struckOut: { at, reason: "Autre <client>" } };
  const depositReceipts = [struck, first, { ...first, receivedOn: "2026-11-30", amount: cents(160_000) }];
  const several = { ...stored, depositReceipts };
  const events = [
    { id: "e1", kind: "deposit-received", at: first.recordedAt, text: "2026-11-29 100000" },
    { id: "e2", kind: "deposit-cancelled", at, text: "Autre <client>" },
    { id: "e3", kind: "deposit-cancelled", at: "2026-11-20T15:00:00.000Z", text: "Avant" },
  ].map((event) => ({ ...event, quoteNumber: stored.quote.number }) as const) as RequestView["events"];
  const html = request({ versions: [several], events, lastEvent: "e3" });
  const text = textOf(html);
  expect(text).toContain("500,00 € TTC, le 29 novembre 2026 : réception annulée");
  expect(text).toContain("Autre &lt;client&gt;");
  expect(text).toContain("1 600,00 € TTC, le 30 novembre 2026");
  expect(text).toContain("2 600,00 € TTC reçus, soit 264,28 € TTC de plus que l’acompte demandé");
  // In the history too.
  expect(text).toContain(
    `Acompte du devis ${stored.quote.number} : 1 000,00 € TTC reçus le 29 novembre 2026`,
  );
  expect(text).toContain(
    `Réception de l’acompte du devis ${stored.quote.number} annulée : 500,00 € TTC, le 29 novembre 2026`,
  );
  // Of an event that no receipt is of any more.
  expect(text).toMatch(/annulée(?! [:(T])/);
  // Works without script: a form for each that still counts, of what the page shows.
  const inputs = elements(html, "input");
  expect(inputs.filter(({ name }) => name === "receipt").map(({ value }) => value)).toEqual(["1", "2"]);
  expect(inputs.filter(({ value }) => value === "deposit-strike-out")).toHaveLength(2);
  // What was refused is shown at its receipt alone.
  const refused = request(
    { versions: [several], lastEvent: "e3" },
    { entered: { depositReason: "Typed", receipt: "2" }, errors: {}, changed: "quotes" },
  );
  expect(elements(refused, "details").filter(({ open }) => open !== undefined)).toHaveLength(1);
  expect(textOf(refused)).toContain("Typed");
});

test("what is refused opens with the focus at what says why, or at the second press", () => {
  const [versions, lastEvent] = [[accepted(100_000)], "e1"];
  const wrong = (name: string) => ({ entered: { receipt: "0" }, errors: { [name]: "wrong" } });
  for (const refused of [
    ...["depositReceivedOn", "depositReceivedAmount", "depositReason", "contractEndsOn"].map(wrong),
    ...["answer", "notes"].map(wrong),
    {
      entered: { depositReceivedOn: "", depositReceivedAmount: "" },
      errors: { depositReceivedOn: "wrong", depositReceivedAmount: "wrong" },
    },
    ...(["quotes", "notes", "followUpStatus"] as const).map((changed) => ({ ...wrong("x"), changed })),
    {
      entered: { depositReceivedOn: "2026-11-30", depositReceivedAmount: "1" },
      errors: {},
      confirming: true,
    } as const,
  ]) {
    const html = request({ versions, lastEvent, followUpStatus: "won" }, refused);
    expect([refused, html.match(/autofocus/gi)]).toEqual([refused, ["autofocus"]]);
    // Beside a fragment, browsers ignore it.
    for (const { action } of elements(html, "form")) expect(action).toBe(".");
  }
});

test("the confirmation of a receipt says what arrived before, what that makes and what remains", () => {
  const confirmation = (
    depositReceivedAmount: string,
    recorded: number | null,
    locale: (typeof locales)[number] = "fr-fr",
  ) =>
    textOf(
      markup(
        <RequestPage
          messageKey="key"
          view={requestView({ versions: [accepted(recorded)] })}
          refused={{
            entered: { depositReceivedOn: "2026-11-30", depositReceivedAmount },
            errors: {},
            confirming: true,
          }}
        />,
        locale,
      ),
    );
  const first = confirmation("1000", null);
  expect(first).toContain("1 000,00 € TTC reçus le 30 novembre 2026");
  expect(first).not.toContain("déjà enregistrés");
  expect(first).toContain("Il restera 1 335,72 € TTC à payer de l’acompte. Le client en est prévenu");
  expect(first).not.toContain("peut se rétracter");
  const second = confirmation("1 335,72", 100_000);
  expect(second).toContain("Avec les 1 000,00 € TTC déjà enregistrés, 2 335,72 € TTC reçus en tout.");
  expect(second).toContain("L’acompte sera complet. Le client en est prévenu");
  expect(confirmation("1335.72", 100_000, "en-en")).toContain(
    "With the €1,000.00 incl. VAT already recorded, €2,335.72 incl. VAT received in all.",
  );
  expect(confirmation("1500", 100_000)).toContain(
    "Ce sera 164,28 € TTC de plus que l’acompte demandé. Le client en est prévenu",
  );
  expect(confirmation("1", 233_572)).toContain(
    "Ce sera 1,00 € TTC de plus que l’acompte demandé. Le client n’est pas prévenu",
  );
});

test("the confirmation says so where nothing may be received yet", () => {
  const stored = accepted();
  const shown = (canWithdraw: boolean, depositReceivedOn: string) =>
    textOf(
      markup(
        <RequestPage
          messageKey="key"
          view={requestView({ versions: [{ ...stored, quote: { ...stored.quote, canWithdraw } }] })}
          refused={{
            entered: { depositReceivedOn, depositReceivedAmount: "1000" },
            errors: {},
            confirming: true,
          }}
        />,
      ),
    );
  const warning = "rien ne doit être reçu de lui avant le 4 décembre 2026";
  expect(shown(true, "2026-12-03")).toContain(warning);
  expect(shown(true, "2026-12-04")).not.toContain(warning);
  expect(shown(false, "2026-12-03")).not.toContain(warning);
});

test("a form that was refused says how it stands, keeps what was typed, and is then of what is shown", () => {
  const shown = (state: "accepted" | "withdrawn", refused: RequestRefused) =>
    request({ versions: [version(state)], lastEvent: "now" }, refused);
  const deposit = { depositReceivedOn: "2026-11-30", depositReceivedAmount: "1 000" };
  const changed = { entered: deposit, errors: {}, changed: "quotes" } as const;
  const again = shown("accepted", { ...changed, confirming: true });
  expect(textOf(again)).toContain(plain(t("request.quote.changed")));
  expect(elements(again, "input")).toContainEqual(
    expect.objectContaining({ name: "depositReceivedAmount", value: "1 000" }),
  );
  for (const refused of [
    changed,
    { entered: { contractEndsOn: "2029-02-07" }, errors: {}, changed: "quotes" },
  ] as const) {
    const text = textOf(shown("withdrawn", refused));
    expect(text).toContain(plain(t("request.withdrawal.refused")));
    for (const typed of Object.values(refused.entered)) expect(text).toContain(plain(typed));
  }
  const marked = shown("accepted", { entered: {}, errors: {}, changed: "followUpStatus" });
  expect(textOf(marked)).toContain(plain(t("request.followUpStatus.changed")));
  // Of the status, the answer, the deposit and the contract's end.
  const seen = elements(marked, "input").filter(({ name }) => name === lastEventField);
  expect(seen.map(({ value }) => value)).toEqual(["now", "now", "now", "now"]);
});

test("of an overwritten text both versions are shown, and saving again means this one", () => {
  const view = requestView({ notes: "les siennes", notesHash: "now" });
  const refused = { entered: { notes: "les miennes" }, errors: {}, changed: "notes" } as const;
  for (const locale of locales) {
    const notes = markup(<RequestPage messageKey="key" view={view} refused={refused} />, locale);
    expect(notes).toContain(">les miennes</textarea>");
    expect(notes).toContain(">les siennes</p>");
    expect(elements(notes, "input").filter(({ name }) => name === "notesHash")).toMatchObject([
      { value: "now" },
    ]);
    const [line, ...others] = entered.lines;
    if (line === undefined) throw new Error("The sample has lines");
    const theirs = {
      ...entered,
      terms: "Ses conditions",
      depositPercent: "50",
      lines: [{ ...line, label: "Sa ligne" }, { ...line, quantity: "7" }, ...others],
    };
    const form = textOf(
      markup(<ColleagueDraft mine={{ ...entered, terms: "Mes conditions" }} theirs={theirs} />, locale),
    );
    for (const text of ["Ses conditions", "50", "Sa ligne", "7 ×", "Mes conditions", "1 ×"])
      expect(form).toContain(text);
    // Lines that both have are not told, wherever they are.
    for (const { label } of others.filter(isFilledLine)) expect(form).not.toContain(plain(label));
    const two = { ...entered, lines: [line, { ...line, label: "Photos" }] };
    const moved = { ...two, lines: two.lines.toReversed() };
    expect(textOf(markup(<ColleagueDraft mine={two} theirs={moved} />, locale))).toContain("Photos");
    const page = textOf(
      markup(
        <DraftForm
          clientLocale="fr-fr"
          earlier={[]}
          entered={entered}
          errors={{}}
          savedDraftHash="now"
          theirs={theirs}
          today={today}
          proposals={proposals}
        />,
        locale,
      ),
    );
    expect(page).toContain("Sa ligne");
  }
});

test("at the top are the ways to the board and to an open question", () => {
  const [back] = hrefs(request());
  expect(back).toBe("/b/");
  const asked = { versions: [version("waiting")], thread: thread.slice(0, 1) };
  expect(hrefs(request(asked))).toContain("#questions");
  expect(hrefs(request({ ...asked, thread }))).not.toContain("#questions");
  expect(hrefs(request({ ...asked, followUpStatus: "answered" }))).not.toContain("#questions");
});

test("what to do now is the first action of the page, and its only orange one", () => {
  const deposit = { versions: [version("accepted")], followUpStatus: "won" } as const;
  for (const [changes, first] of [
    [{}, "devis/"],
    [{ kind: "contact" }, "mailto:ines@filaos.example"],
    [{ versions: [version("waiting")], thread: thread.slice(0, 1) }, "#questions"],
    [deposit, "#acompte"],
    [{ versions: [version("waiting")], followUpStatus: "answered" }, undefined],
  ] as const satisfies readonly (readonly [Partial<RequestView>, string | undefined])[]) {
    const html = request(changes);
    const orange = [...html.matchAll(/<(?:a|button)[^>]*bg-accent[^>]*>/g)].map(([tag]) => tag);
    expect(orange.length, first).toBe(first === undefined ? 0 : 1);
    if (first === undefined) continue;
    expect(orange[0]).toContain(`href="${first}"`);
    expect(html.indexOf(orange[0] ?? "?")).toBeLessThan(html.indexOf("<button"));
    // There is one way to the quote, not two.
    expect(hrefs(html).filter((href) => href === "devis/")).toHaveLength(
      first.startsWith("#acompte") ? 0 : 1,
    );
  }
});

test("a visitor who was sent nothing is named at the top", () => {
  const notSent = "Aucun e\u2011mail n’a été envoyé à ce visiteur";
  const mails = requestView().mails.filter(({ purpose }) => purpose !== "visitor-acknowledgement");
  expect(textOf(request({ mails }))).toContain(notSent);
  expect(textOf(request())).not.toContain(notSent);
  // In quarantine nothing is sent to anybody yet.
  expect(textOf(request({ mails: [], isQuarantined: true }))).not.toContain(notSent);
});

test("mails that are only files are not called sent", () => {
  const text = textOf(request({ writesMailFiles: true }));
  expect(text).toContain("personne ne les a reçus");
  expect(text).toContain("écrit le");
  expect(text).not.toContain("parti le");
  expect(textOf(request())).not.toContain("personne ne les a reçus");
});

test("a price that returns says how often, and the discount that the total contains is shown", () => {
  const { indicative } = requestView();
  const record = quoteRecord("fr-fr");
  if (indicative === null) throw new Error("The sample request has no quote");
  const text = textOf(request({ indicative: { ...indicative, record } }));
  const { subscriptionsPerMonth, discountPercent } = record.quote;
  expect(text).toContain(`${amountText(subscriptionsPerMonth, "fr-fr")} / mois`);
  expect(text).toMatch(/€ \/ an/);
  const discount = `Remise HT de ${discountPercent} % (paiement sur 24 mois) −`;
  expect(text.includes(discount)).toBe(discountPercent > 0);
});

test("a late answer is said in words", () => {
  expect(textOf(request({ overdue: true }))).toContain("En retard");
  expect(textOf(request())).not.toContain("En retard");
});

test("each other state is one press", () => {
  for (const followUpStatus of followUpStatuses) {
    const html = request({ followUpStatus });
    const offered = elements(html, "button").flatMap(({ name, value }) => (name === "step" ? [value] : []));
    expect(offered.toSorted(), followUpStatus).toEqual(
      followUpStatuses.filter((other) => other !== followUpStatus).toSorted(),
    );
  }
});

test("the configuration opens in the visitor's language", () => {
  expect(hrefs(request()).find((href) => href?.includes("pack=advanced"))).toMatch(/^\/en-en\//);
});

test("each version has its PDF, and an accepted quote is not followed by another", () => {
  const replaced = request({ versions: [version("waiting", 2), version("replaced")] });
  expect(hrefs(replaced)).toEqual(expect.arrayContaining(["devis-2.pdf", "devis-1.pdf", "devis/"]));
  const accepted = request({ versions: [version("accepted")] });
  expect(hrefs(accepted)).not.toContain("devis/");
  expect(textOf(accepted)).toContain("Inès Marie-Rose, gérante");
});

test("a quote that waits, and no other, can be taken back, and its client reminded where that may be done again", () => {
  const steps = (...[changes]: Parameters<typeof request>) =>
    elements(request(changes), "button").map(({ value }) => value);
  const offering = (step: string) =>
    quoteStates.filter((state) =>
      steps({
        versions: [version(state)],
        reminder: state === "waiting" ? "client-reminder" : null,
      }).includes(step),
    );
  expect(offering("retract")).toEqual(["waiting"]);
  expect(offering("remind")).toEqual(["waiting"]);
  const waiting = { versions: [version("waiting")] };
  expect(steps(waiting)).not.toContain("remind");
  const automatic = request({ ...waiting, nextReminderAt: "2026-12-19T12:00:00.000Z" });
  expect(textOf(automatic)).toMatch(/Un rappel part .* le 19\sdécembre\s2026/);
});

test("a quote that waits can be passed on: a press, then a link to the chat service with the message and nobody's number", () => {
  const offers = (html: string) => elements(html, "button").some(({ value }) => value === "passOn");
  expect(quoteStates.filter((state) => offers(request({ versions: [version(state)] })))).toEqual(["waiting"]);
  expect(offers(request({ versions: [version("waiting")], email: null }))).toBe(false);
  const chat = (html: string) =>
    elements(html, "a").find(({ href = "" }) => href.startsWith(identity.chat.baseUrl));
  expect(chat(request({ versions: [version("waiting")] }))).toBeUndefined();

  const url = "https://site.example/q/sec-ret/";
  const waiting = version("waiting");
  const versions = [{ ...waiting, quote: { ...waiting.quote, locale: "en-en" as const } }];
  const html = request({ versions }, { entered: {}, errors: {}, passOn: { quoteId: waiting.id, url } });
  const link = chat(html);
  expect(link).toMatchObject({
    target: "_blank",
    rel: "noopener noreferrer",
    referrerpolicy: "no-referrer",
    autofocus: "",
  });
  const { origin, pathname, searchParams } = new URL(link?.href?.replaceAll("&amp;", "&") ?? "");
  expect(`${origin}${pathname}`).toBe(identity.chat.baseUrl);
  expect([...searchParams.keys()]).toEqual(["text"]);
  const text = searchParams.get("text") ?? "";
  expect(text.split("\n")).toEqual([expect.stringMatching(/^Hello, .*D-2026-H9DC-NTG6-V1.*code/), url]);
  // The page does not break an agency's name at its hyphen.
  expect(textOf(html).replaceAll("\u2011", "-")).toContain(plain(text.split("\n")[0] ?? ""));
});

test("a refund that is owed stands at the top with its amount and last day, red after it", () => {
  const refund = { cents: cents(32_550), vatPerMille: 85, receivedOn: "2026-11-30", until: "2026-12-15" };
  const withdrawn = { versions: [version("withdrawn")], answerDeadline: null };
  const text = `Acompte reçu le 30 novembre 2026 : ${plain(exactMoney(refund.cents, "fr-fr"))} TTC à rembourser au plus tard le 15 décembre 2026.`;
  const colours = (today: string) =>
    elements(request({ ...withdrawn, today, refund }), "p")
      .map(({ class: names = "" }) => /font-semibold (text-(?:heading|danger))/.exec(names)?.[1])
      .filter((colour) => colour !== undefined);
  expect(textOf(request({ ...withdrawn, refund }))).toContain(text);
  expect(colours("2026-12-15")).toEqual(["text-heading"]);
  expect(colours("2026-12-16")).toEqual(["text-danger"]);
  expect(textOf(request(withdrawn))).not.toContain("à rembourser au plus tard");
});

test("after a withdrawal the agency reads what early work costs, also where no deposit was asked for", () => {
  const cost = (refund: number, answer: "yes" | "no" | "unasked" = "unasked") =>
    plain(t(`mail.withdrawn.agency.proportional.${answer}`, { refund }));
  const received = { receivedOn: "2026-11-30", amount: cents(20_000), recordedAt: "", struckOut: null };
  const withdrawn = version("withdrawn");
  const shown = (each: QuoteVersion) => textOf(request({ versions: [each] }));
  expect(shown({ ...withdrawn, depositReceipts: [received] })).toContain(cost(1));
  expect(shown(withdrawn)).toContain(cost(0));
  expect(shown({ ...withdrawn, quote: confirmedQuote({ depositPercent: 0 }) })).toContain(cost(0));
  expect(shown(version("accepted"))).not.toContain(cost(0));
  // As the client answered on accepting.
  for (const earlyStart of ["yes", "no"] as const) {
    const acceptedBy = { name: "J", signatoryRole: "G", codeEntered: false, earlyStart };
    const answered = shown({ ...withdrawn, acceptedBy, depositReceipts: [received] });
    expect(answered).toContain(cost(1, earlyStart));
    expect(answered).toContain(plain(t(`clientQuote.stated.earlyStart.${earlyStart}`)));
    for (const other of ["yes", "no", "unasked"] as const)
      if (other !== earlyStart) expect(answered).not.toContain(cost(1, other));
  }
});

test("after a withdrawal each receipt stays, money that arrives late has its form, and a refund is one press", () => {
  const receipt = { receivedOn: "2026-11-30", amount: cents(20_000), recordedAt: "", struckOut: null };
  const withdrawn = (
    depositReceipts: QuoteVersion["depositReceipts"],
    depositRefunds: QuoteVersion["depositRefunds"] = [],
  ) => ({ ...version("withdrawn"), depositReceipts, depositRefunds });
  const refund = (amount: number) => ({
    refundedOn: "2026-12-09",
    amount: cents(amount),
    recordedAt: "2026-12-09T12:00:00.000Z",
    struckOut: null,
  });
  const today = "2026-12-10";
  const shown = (first: QuoteVersion, refused?: RequestRefused) =>
    request({ today, versions: [version("accepted", 2), first], refund: refundOf(first) }, refused);
  const fieldsOf = (html: string, value: string) =>
    elements(html, "input").filter((field) => field.name === "quoteId" && field.value === value).length;
  const owed = shown(withdrawn([receipt]));
  expect(textOf(owed)).toContain("à rembourser au plus tard le 15 décembre 2026");
  expect(hrefs(owed)).toContain("#remboursement-1");
  expect(elements(owed, "input")).toContainEqual(
    expect.objectContaining({ name: "refundedOn", value: today, min: "2026-12-01", max: today }),
  );
  expect(elements(owed, "input")).toContainEqual(
    expect.objectContaining({ name: "refundedAmount", value: "200,00" }),
  );
  // A receipt that is struck out, the refund, and one that arrives late; none of the accepted version's.
  // Each version has a form more, which keeps it as a template.
  expect([fieldsOf(owed, "q1"), fieldsOf(owed, "q2")]).toEqual([4, 1]);
  // Each field has its own label, though two versions have such forms.
  const ids = [...owed.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);

  const back = shown(withdrawn([receipt], [refund(20_000)]));
  const text = textOf(back);
  expect(text).toContain("Acompte remboursé : 200,00 € TTC le 9 décembre 2026.");
  expect(text).toContain("200,00 € TTC, le 9 décembre 2026");
  expect(text).not.toContain("à rembourser au plus tard");
  // What was refunded had arrived: the refund alone can be struck out.
  const steps = (html: string) =>
    elements(html, "input").flatMap(({ name, value = "" }) => (name === "step" ? [value] : []));
  expect(steps(back).filter((step) => step.endsWith("strike-out"))).toEqual(["refund-strike-out"]);
  // Once it is, it stays with its reason, and its amount is owed again.
  const at = "2026-12-10T12:00:00.000Z";
  const struck = { ...refund(20_000), struckOut: { at, reason: "Autre <jour>" } };
  const events: RequestView["events"] = [
    {
      id: "e1",
      kind: "deposit-refunded",
      at,
      text: "2026-12-09 20000",
      quoteNumber: version("withdrawn").quote.number,
    },
    {
      id: "e2",
      kind: "deposit-refund-cancelled",
      at,
      text: "Autre <jour>",
      quoteNumber: version("withdrawn").quote.number,
    },
  ];
  const again = request({ today, versions: [withdrawn([receipt], [struck])], events });
  expect(textOf(again)).toContain("200,00 € TTC, le 9 décembre 2026 : remboursement annulé");
  expect(textOf(again)).toContain("Autre &lt;jour&gt;");
  expect(textOf(again)).toContain("200,00 € TTC remboursés le 9 décembre 2026");
  expect(textOf(again)).toMatch(/Remboursement de l’acompte du devis [^ ]+ annulé : 200,00 € TTC, le 9/);
  expect(textOf(again)).not.toContain("Acompte remboursé :");
  expect(steps(again)).toContain("refund");
  // Of what comes after it, and of a part, both are said, and only what is left is owed.
  for (const paid of [
    withdrawn([receipt, { ...receipt, recordedAt: "2", amount: cents(500) }], [refund(20_000)]),
    withdrawn([receipt], [refund(19_500)]),
  ]) {
    const said = textOf(shown(paid));
    expect(said).toMatch(/Acompte remboursé : (200|195),00 € TTC le 9 décembre 2026\./);
    expect(said).toContain("Acompte reçu le 30 novembre 2026 : 5,00 € TTC à rembourser");
  }
  expect(textOf(shown(withdrawn([])))).toContain(plain(t("request.withdrawal.unpaid")));

  // What was entered is shown again in the form that it came from alone.
  const entered = { quoteId: "q1", depositReceivedOn: "2026-12-05", depositReceivedAmount: "77" };
  const confirming = shown(withdrawn([]), { entered, errors: {}, confirming: true });
  expect(textOf(confirming)).toContain(plain(t("request.deposit.confirm.withdrawn")));
  expect(textOf(confirming)).not.toContain("restera");
  const typed = elements(confirming, "input").filter(({ value }) => value === "77");
  expect(typed).toMatchObject([{ type: "hidden", name: "depositReceivedAmount" }]);
});

test("a part of a deposit that has arrived is shown with its VAT, as its invoice has it", () => {
  const text = textOf(
    request({
      versions: [accepted(200_000)],
    }),
  );
  expect(text).toContain("2 000,00 € TTC reçus, reste 335,72 € TTC à payer");
  expect(text).toContain("Reçu : 1 843,32 € HT et 156,68 € de TVA.");
});

test("a deposit that is complete is called so, and nothing more of it is proposed", () => {
  const complete = textOf(request({ versions: [accepted(233_572)] }));
  expect(complete).toContain("Acompte complet : 2 335,72 € TTC reçus");
  expect(complete).not.toContain("Ce qui manque est proposé");
  // Its form is folded, for what may arrive all the same; what was entered is shown again.
  const folded = (arrived: number, refused?: RequestRefused) => {
    const html = request({ versions: [accepted(arrived)] }, refused);
    const field = html.indexOf('name="depositReceivedAmount"');
    expect(field).toBeGreaterThan(0);
    return (
      html.slice(0, field).split("<details").length - html.slice(0, field).split("</details>").length > 0
    );
  };
  const entered = { depositReceivedOn: "2026-11-30", depositReceivedAmount: "x" };
  expect([folded(200_000), folded(233_572), folded(300_000)]).toEqual([false, true, true]);
  expect(folded(233_572, { entered, errors: { depositReceivedAmount: "wrong" } })).toBe(false);
  expect(complete).toContain(plain(t("request.deposit.add")));
  const part = textOf(request({ versions: [accepted(200_000)] }));
  expect(part).not.toContain(plain(t("request.deposit.add")));
  expect(part).not.toContain("Acompte complet");
  expect(part).toContain("Ce qui manque est proposé");
});

test("an accepted quote asks when it is performed, and says where the date comes from", () => {
  const html = request({ versions: [version("accepted", 2), version("replaced")] });
  const days = elements(html, "input").filter(({ name }) => name === "contractEndsOn");
  expect(days).toMatchObject([{ type: "date", value: "2028-02-07", min: "2026-11-23", max: "2056-11-23" }]);
  expect(textOf(html)).toContain(
    "Livraison prévue le 7 février 2027. Dernier paiement prévu le 7 décembre 2028. Les abonnements durent au moins 12 mois",
  );
  expect(textOf(html)).toContain("Ce ne peut être avant le 7 décembre 2028");
  expect(textOf(request({ versions: [version("waiting")] }))).not.toContain("Fin d’exécution");
  const refused = markup(
    <RequestPage
      messageKey="key"
      view={requestView({ versions: [version("accepted")] })}
      refused={{ entered: { contractEndsOn: "jamais" }, errors: { contractEndsOn: "Une autre date" } }}
    />,
  );
  expect(elements(refused, "input").find(({ name }) => name === "contractEndsOn")).toMatchObject({
    type: "text",
    value: "jamais",
    "aria-invalid": "true",
  });
  expect(textOf(refused)).toContain("Une autre date");
});

test("an accepted quote has its order as files; no other state has any", () => {
  const orders = (...versions: RequestView["versions"]) =>
    hrefs(request({ versions })).filter((href) => href?.startsWith("commande-"));
  expect(orders(version("accepted", 2), version("replaced"))).toEqual(["commande-2.json", "commande-2.xlsx"]);
  const once = { ...version("accepted"), quote: confirmedQuote({ lines: sampleTerms.lines.slice(0, 1) }) };
  expect(orders(once)).toEqual(["commande-1.json", "commande-1.xlsx"]);
  for (const state of ["waiting", "expired", "replaced", "withdrawn", "declined"] as const)
    expect(orders(version(state))).toEqual([]);
  expect(textOf(request({ versions: [once] }))).toContain("Ce n’est pas une facture");
});

test("a version that replaces another says so in the history, and what it changes", () => {
  const cheaper = { discountPercent: 20, deliverOn: "2027-03-07" };
  const second = { ...version("waiting", 2), quote: confirmedQuote(cheaper, { version: 2, number: "D-V2" }) };
  const first = { ...version("replaced"), quote: confirmedQuote({}, { number: "D-V1" }) };
  const event = { kind: "quote-confirmed", at: "2026-11-24T15:00:00.000Z", text: "" } as const;
  const html = request({
    versions: [second, first],
    events: [
      { ...event, id: "e1", quoteNumber: "D-V1" },
      { ...event, id: "e2", quoteNumber: "D-V2" },
    ],
  });
  const items = texts(html, "li");
  expect(items.find((text) => text.includes("D-V2 confirmé"))).toContain("il remplace D-V1");
  expect(items.find((text) => text.includes("D-V1 confirmé"))).not.toContain("remplace");
  expect(items).toContain("Remise de 20 % au lieu de 5 %");
  expect(items).toContain("Livraison : le 7 mars 2027 au lieu du 7 février 2027");
  expect(textOf(html)).toMatch(/Total TTC : .* au lieu de/);
  expect(textOf(html)).toContain("Remplacé par D-V2");
});

test("a quote cannot be prepared for somebody who cannot be written to", () => {
  expect(hrefs(request({ email: null }))).not.toContain("devis/");
});

test("a failed mail says why; questions are in the history", () => {
  const shown = textOf(request());
  expect(shown).toContain("550 no such user");
  expect(texts(request(), "p").some((text) => text.includes("l'hébergement"))).toBe(true);
});

/** The form of a draft with the errors of what was entered. */
function refusedDraft(given: typeof entered): string {
  const parsed = parseDraft(given, today, agencyLanguage);
  const errors = parsed.ok ? {} : parsed.errors;
  return markup(
    <DraftForm
      clientLocale="fr-fr"
      earlier={[]}
      savedDraftHash="seen"
      entered={given}
      errors={errors}
      today={today}
      proposals={proposals}
    />,
  );
}

test("the draft has a field for each value, errors lead to theirs", () => {
  const html = refusedDraft({ ...entered, ...unfit });
  const ids = new Set([
    ...elements(html, "input").map(({ id }) => id),
    ...elements(html, "textarea").map(({ id }) => id),
    ...elements(html, "select").map(({ id }) => id),
  ]);
  const links = hrefs(html).filter((href) => href?.startsWith("#"));
  expect(links).toEqual(expect.arrayContaining(["#clientAddress", "#clientSiren"]));
  for (const link of links) expect(ids).toContain(link?.slice(1));
  // In the order of the page.
  const page = refusedDraft({
    ...entered,
    ...unfit,
    depositPercent: "x",
    subscriptionMonths: "x",
    validityDays: "x",
    startOn: "x",
    lines: entered.lines.map((line) => ({ ...line, quantity: "x" })),
  });
  // Behind the summary are the links of what is missing.
  const summary = page.slice(0, page.indexOf('id="missing"'));
  const named = hrefs(summary).filter((href) => href?.startsWith("#"));
  const places = named.map((href) => page.indexOf(`id="${href?.slice(1)}"`));
  expect(named.length).toBeGreaterThan(6);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const index of entered.lines.keys()) expect(ids).toContain(lineFieldName(index, "unitPrice"));
});

test("a first draft proposes only what it has a reason for, which it says; everything else is empty", () => {
  const form = (given: DraftProposals | null) =>
    markup(
      <DraftForm
        clientLocale="fr-fr"
        earlier={[]}
        savedDraftHash="seen"
        entered={withLines(draftAsEntered(draft, given), [blankLine])}
        errors={{}}
        today={today}
        proposals={given}
      />,
    );
  const chosenPlace = (html: string) =>
    /<select[^>]*name="vatPlace".*?<option value="(\w*)" selected/s.exec(html)?.[1];
  const html = form(proposals);
  expect(chosenPlace(html)).toBe(homeVatPlace);
  expect(textOf(html)).toContain("Proposé d’après le téléphone du visiteur, 0696 12 34 56.");
  expect(textOf(html)).toContain("Délai annoncé au visiteur : 1 à 2 mois");
  const radios = elements(html, "input").filter(({ type }) => type === "radio");
  expect(radios.map(({ name }) => name)).toEqual([
    ...hostingKinds.map(() => "hosting"),
    ...withdrawalQuestions.flatMap((question) => [question, question]),
  ]);
  for (const radio of radios) expect(radio).not.toHaveProperty("checked");
  const days = elements(html, "input").filter(({ type }) => type === "date");
  expect(days.map(({ value }) => value)).toEqual(["", ""]);

  const unknown = form({
    vatPlace: { phone: "+590 690 12", place: null },
    phonePlace: null,
    leadTime: null,
    hosting: null,
  });
  expect(chosenPlace(unknown)).toBe("");
  expect(textOf(unknown)).toContain("Le téléphone du visiteur, +590 690 12, ne dit pas où est l’entreprise.");
  expect(textOf(unknown)).toContain("Aucun délai n’est annoncé au visiteur");
});

test.each([
  [
    { kind: "subscription", plan: "Maintenance <Gold>" },
    "subscription",
    "a choisi « Maintenance &lt;Gold&gt; »",
  ],
  [{ kind: "firstYear", yearly: cents(12_000) }, "firstYear", "compris la première année"],
  [{ kind: "notIncluded" }, "notIncluded", "n’est alors pas compris"],
] as const)(
  "hosting is chosen in the draft's form as %j proposes it, with the reason",
  (hosting, value, reason) => {
    const given = { ...proposals, hosting };
    const html = markup(
      <DraftForm
        clientLocale="fr-fr"
        earlier={[]}
        savedDraftHash="seen"
        entered={draftAsEntered({ ...draft, hosting: null, hostingYearly: null }, given)}
        errors={{}}
        today={today}
        proposals={given}
      />,
    );
    const chosen = elements(html, "input").filter(
      ({ type, checked }) => type === "radio" && checked !== undefined,
    );
    expect(chosen.map(({ name, value }) => ({ name, value }))).toEqual([{ name: "hosting", value }]);
    expect(textOf(html)).toContain(plain(reason));
  },
);

test("a place for VAT that the address or the telephone number contradicts is warned of", () => {
  const warned = (changes: Partial<typeof entered>) =>
    textOf(
      markup(
        <DraftForm
          clientLocale="fr-fr"
          earlier={[]}
          savedDraftHash="seen"
          entered={{ ...entered, ...changes }}
          errors={{}}
          today={today}
          proposals={proposals}
        />,
      ),
    );
  expect(warned({ vatPlace: "frenchGuiana" })).toContain(
    // The number of the sample is one of the agency's own place.
    `(Guyane) contredit le téléphone du visiteur (${vatPlaceName(homeVatPlace, "fr-fr")})`,
  );
  const address = { clientAddress: "4 rue du Port\n97221 Le Carbet" };
  expect(warned({ ...address, vatPlace: "saintMartin" })).toContain(
    "(Saint‑Martin) contredit le code postal de l’adresse (Martinique)",
  );
  expect(warned({ ...address, vatPlace: "martinique" })).not.toContain("contredit");
});

test("the preview confirms the draft that it shows, in the client's language", () => {
  const html = markup(
    <Preview
      email="client@example.com"
      indicative={null}
      lastEvent="e3"
      proposals={proposals}
      quote={confirmedQuote({}, { locale: "en-en" })}
      draftHash="hash-of-draft"
      earlier={[]}
      selection={null}
      unready={[]}
      refused={false}
    />,
  );
  expect(elements(html, "input").find(({ name }) => name === "draftHash")).toMatchObject({
    value: "hash-of-draft",
  });
  expect(elements(html, "div").some(({ lang }) => lang === "en")).toBe(true);
  expect(textOf(html)).toMatch(/5,753\.45|8,6\d\d/);
  const waiting = markup(
    <Preview
      email="client@example.com"
      indicative={null}
      lastEvent="e3"
      proposals={proposals}
      quote={null}
      draftHash="hash-of-draft"
      earlier={[]}
      selection={null}
      unready={unready}
      lines={[
        { ...blankLine, label: "Visite 3D" },
        { ...blankLine, label: "Drone", choice: "Formule", unitPrice: cents(100) },
      ]}
      refused={false}
    />,
  );
  expect(elements(waiting, "form")).toHaveLength(0);
  expect(textOf(waiting)).toContain("À choisir : Lieu de l’entreprise, pour la TVA");
  // Each leads to its field.
  const fields = ["clientAddress", "vatPlace", "fiveEmployees", "hostingYearly", "startOn"];
  expect(hrefs(waiting)).toEqual(
    expect.arrayContaining(
      [...fields, "line-1-inclusion", "line-0-unitPrice"].map((id) => `../devis/#${id}`),
    ),
  );
  expect(textOf(waiting)).toMatch(/À choisir : Le client a.t.il cinq salariés ou moins/);
  expect(textOf(waiting)).toContain("Il manque le prix annuel de l’hébergement après la première année");
  expect(textOf(waiting)).toMatch(
    /Visite 3D.*Début des travaux : choisissez une date du 1er décembre 2026 au 1er décembre 2028/,
  );
});

test("a kept payment link is warned of in the draft and the preview, which shows it as the client will see it", () => {
  const paymentLink = "https://pay.example/abc";
  const first = confirmedQuote({ paymentLink });
  const next = confirmedQuote({
    paymentLink,
    depositPercent: 40,
    hosting: "notIncluded",
    hostingYearly: null,
  });
  const shown = [
    <DraftForm
      clientLocale="fr-fr"
      key="draft"
      earlier={[first]}
      savedDraftHash="seen"
      entered={draftAsEntered(next.terms)}
      errors={{}}
      today={today}
      proposals={proposals}
    />,
    <Preview
      email="client@example.com"
      key="preview"
      indicative={null}
      lastEvent="e3"
      proposals={proposals}
      quote={next}
      draftHash="x"
      earlier={[first]}
      selection={null}
      unready={[]}
      refused={false}
    />,
  ].map((page) => markup(page));
  for (const html of shown) {
    expect(textOf(html)).toContain(
      "L’acompte est de 3 114,29 €. Le lien de paiement a été confirmé pour un acompte de 2 335,72 €",
    );
    expect(textOf(html)).toContain("alors que le client s’abonne à « Maintenance Silver »");
  }
  expect(hrefs(shown[1] ?? "")).toContain(paymentLink);
  expect(textOf(shown[1] ?? "")).toContain("Ce que le client verra une fois le devis accepté");
});

test("a deposit that may be asked for is at the top of the page, with the way there, and said to be overdue", () => {
  const accepted = version("accepted");
  const top = (changes: Partial<typeof accepted>) => {
    const html = request({ versions: [{ ...accepted, ...changes }] });
    const [link] = elements(html, "a").filter(({ href }) => href === "#acompte");
    return link === undefined ? null : { link, text: textOf(html) };
  };
  const { deposit } = accepted;
  if (deposit === null) throw new Error("The sample has no deposit");
  const amount = plain(exactMoney(depositOf(accepted.quote.totals)?.amount ?? cents(0), "fr-fr"));
  expect(top({})?.text).toContain(`Acompte attendu : ${amount}`);
  expect(top({})?.text).toContain("À recevoir au plus tard le 10 décembre 2026.");
  const overdue = top({ deposit: { ...deposit, overdue: true } });
  expect(overdue?.text).toContain(`Acompte en retard : ${amount}`);
  expect(overdue?.text).toContain("En retard : l’acompte était dû le 10 décembre 2026 au plus tard.");
  // A mail reminds the client of it.
  expect(overdue?.text).toMatch(new RegExp(`rappel part [^.]* ${daysUntilLate} jours`));
  // Neither before it may be asked for nor once it has arrived.
  expect(top({ deposit: { ...deposit, mayBePaid: false } })).toBeNull();
  expect(top(receivedAtOnce(accepted.quote, "2026-12-01"))).toBeNull();
});
