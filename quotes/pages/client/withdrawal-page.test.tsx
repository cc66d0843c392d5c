import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import { expect, test, vi } from "vitest";
import { cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { nonBreaking } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { ClientOperations, ClientView, QuoteVersion } from "#quotes/operations.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { withdrawing } from "#testing/confirmed-quotes.ts";
import { elements, texts } from "#testing/markup.ts";
import { ClientQuote } from "./ClientQuote.tsx";
import { clientView } from "./client-view.fixture.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import { action, type WithdrawActionData } from "./withdraw.action.server.ts";

const open = { withdrawalPeriod: { until: "2026-12-10", open: true } } as const;
const over = { withdrawalPeriod: { until: "2026-12-10", open: false } } as const;
const stated = { quoteId: "q1", name: " Inès  Marie-Rose ", email: "mailto:ines@filaos.example" };

const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ").replaceAll("\u2011", "-");
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, " "));

function markup(view: ClientView, actionData?: WithdrawActionData): string {
  return renderToStaticMarkup(
    <LanguageProvider locale={view.locale} words={dictionaries[view.locale]}>
      <WithdrawalPage view={view} actionData={actionData} />
    </LanguageProvider>,
  );
}

const inputsOf = (html: string) =>
  Object.fromEntries(elements(html, "input").map(({ name = "", value }) => [name, value] as const));

/** Words of article D221-5 of the Code de la consommation. */
const confirmWords = { "fr-fr": "Confirmer la rétractation", "en-en": "Confirm withdrawal" };

for (const locale of locales) {
  const t = translations[locale];

  test(`${locale}: a newer version hides neither the withdrawal from the one before, nor its refund, acknowledgement and proof`, () => {
    const receipt = {
      receivedOn: "2026-11-30",
      amount: cents(20_000),
      recordedAt: "",
      struckOut: null,
    } as const;
    const before = (
      depositReceipts: QuoteVersion["depositReceipts"],
      depositRefunds: QuoteVersion["depositRefunds"] = [],
    ) => {
      const { version } = clientView(locale, "withdrawn");
      const quote = { ...version.quote, number: "D-2026-H9DC-NTG6-V1", version: 1 };
      return [{ ...version, id: "q0", quote, depositReceipts, depositRefunds }];
    };
    const page = (view: ClientView) =>
      renderToStaticMarkup(
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          <ClientQuote messageKey="key" view={view} actionData={undefined} pdfBytes={86_000} />
        </LanguageProvider>,
      );
    // Of the newest one, the amounts are said to be no longer due, with the options that had been taken.
    const { version: taken } = clientView(locale, "withdrawn");
    const [line, option] = taken.quote.terms.lines;
    if (line === undefined || option === undefined) throw new Error("The sample quote has two lines");
    const offered = {
      ...taken.quote,
      terms: { ...taken.quote.terms, lines: [line, { ...option, inclusion: "selected" as const }] },
    };
    const newest = textOf(page(clientView(locale, "withdrawn", { version: { quoteAsSent: offered } })));
    expect(newest).toContain(plain(t("clientQuote.total.ended")));
    expect(newest).toContain(plain(t("clientQuote.options.taken")));
    expect(textOf(page(clientView(locale, "declined")))).not.toContain(plain(t("clientQuote.total.ended")));
    const until = plain(formatDay("2026-12-15", locale));
    const withdrawnBefore = before([receipt]);
    for (const state of ["waiting", "accepted", "declined", "expired"] as const) {
      const html = page(clientView(locale, state, { withdrawnBefore }));
      expect(textOf(html), state).toContain(
        plain(t("clientQuote.state.withdrawn.before", { earlier: 1, number: "D-2026-H9DC-NTG6-V1" })),
      );
      expect(textOf(html)).toContain(until);
      const links = elements(html, "a").map(({ href }) => href);
      expect(links).toEqual(expect.arrayContaining(["retractation/#declaration-1", "preuve-1.pdf"]));
      expect(textOf(html)).not.toMatch(/est remplacée|is replaced/);
    }
    const paid = page(
      clientView(locale, "waiting", {
        withdrawnBefore: before(
          [receipt],
          [{ refundedOn: "2026-12-09", amount: receipt.amount, recordedAt: "", struckOut: null }],
        ),
      }),
    );
    expect(textOf(paid)).toContain(
      plain(
        t("clientQuote.withdraw.done.refunded", {
          amount: exactMoney(receipt.amount, locale),
          tax: t("clientQuote.tax.included"),
          several: 0,
          date: formatDay("2026-12-09", locale),
        }),
      ),
    );
    expect(textOf(paid)).not.toContain(until);

    // Its address shows the acknowledgement; of a version that may be withdrawn from too, the form stands first.
    const acknowledged = plain(
      t("clientQuote.withdraw.statement", { number: nonBreaking("D-2026-H9DC-NTG6-V1") }),
    );
    const waiting = markup(clientView(locale, "waiting", { withdrawnBefore }));
    expect(textOf(waiting)).toContain(acknowledged);
    expect(textOf(waiting)).not.toContain(plain(t("clientQuote.withdraw.none.noContract")));
    const both = markup(clientView(locale, "accepted", { version: open, withdrawnBefore }));
    expect(textOf(both)).toContain(acknowledged);
    expect(inputsOf(both)).toMatchObject({ quoteId: "q1" });
    for (const html of [waiting, both]) {
      expect(elements(html, "h1")).toHaveLength(1);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain("declaration-1");
    }
  });

  test(`${locale}: the accepted quote offers the withdrawal in the law's words, as long as it is open`, () => {
    const page = (version: Parameters<typeof clientView>[2]) =>
      renderToStaticMarkup(
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          <ClientQuote
            messageKey="key"
            view={clientView(locale, "accepted", version)}
            actionData={undefined}
            pdfBytes={86_000}
          />
        </LanguageProvider>,
      );
    const html = page({ version: open });
    expect(elements(html, "a").filter(({ href }) => href === "retractation/")).toHaveLength(1);
    const link = locale === "fr-fr" ? "Renoncer au contrat ici" : "Withdraw from the contract here";
    expect(textOf(html)).toContain(link);
    for (const version of [over, {}]) expect(page({ version })).not.toContain("retractation/");
  });

  test(`${locale}: the statement has its name and address filled in, and does not confirm itself`, () => {
    const html = markup(clientView(locale, "accepted", { version: open }));
    expect(inputsOf(html)).toEqual({ quoteId: "q1", name: "Inès Marie-Rose", email: "ines@filaos.example" });
    const text = textOf(html);
    expect(text).not.toContain(confirmWords[locale]);
    expect(text).toContain(plain(formatDay("2026-12-10", locale)));
    expect(text).toContain("D-2026-H9DC-NTG6-V2");
  });

  test(`${locale}: the second step shows the statement as it is posted, and has the law's words on its button`, () => {
    const entered = { name: "Inès <Rose>", email: "autre@filaos.example" };
    const view = clientView(locale, "accepted", { version: open });
    const html = markup(view, { kind: "confirming", entered, errors: {}, key: "made" });
    expect(inputsOf(html)).toEqual({ quoteId: "q1", ...entered, stepKey: "made" });
    const [confirm, back] = texts(html, "button");
    expect([confirm, back]).toEqual([confirmWords[locale], plain(t("clientQuote.confirm.back"))]);
    expect(texts(html, "dd")).toEqual([view.version.quote.terms.client.name, entered.name, entered.email]);
    expect(textOf(html)).toContain(
      plain(t("clientQuote.withdraw.statement", { number: "D-2026-H9DC-NTG6-V2" })),
    );
  });

  test(`${locale}: after the period there is no form, and a late statement is said not to be recorded`, () => {
    const view = clientView(locale, "accepted", { version: over });
    const refused = { kind: "refused", entered: { name: "", email: "" }, errors: {} } as const;
    for (const [html, late] of [
      [markup(view), false],
      [markup(view, refused), true],
    ] as const) {
      expect(html).not.toContain("<form");
      expect(textOf(html)).toContain(plain(t("clientQuote.withdraw.over.title")));
      expect(textOf(html).includes(plain(t("clientQuote.withdraw.refused")))).toBe(late);
    }
    expect(textOf(markup(clientView(locale, "waiting")))).toContain(
      plain(t("clientQuote.withdraw.none.title")),
    );
    const waiting = clientView(locale, "waiting");
    const later = {
      ...waiting,
      version: { ...waiting.version, quote: { ...waiting.version.quote, canWithdraw: true } },
    };
    expect(textOf(markup(later))).toContain(plain(t("clientQuote.withdraw.none.title.waiting")));
  });

  test(`${locale}: the acknowledgement has the statement, the day and the hour in the agency's time`, () => {
    const text = textOf(markup(clientView(locale, "withdrawn")));
    expect(text).toContain(plain(t("clientQuote.withdraw.statement", { number: "D-2026-H9DC-NTG6-V2" })));
    expect(text).toContain("14:32:00");
    expect(text).toContain("UTC−4");
    for (const fact of ["Inès Marie-Rose", "ines@filaos.example"]) expect(text).toContain(fact);
  });
}

for (const locale of locales)
  test(`${locale}: where there is nothing to withdraw from, the page says why, as it was answered for this quote`, () => {
    const t = translations[locale];
    const said = (view: ClientView) => textOf(markup(view));
    const none = (key: "noContract" | "later" | "answers" | "unknown") =>
      plain(t(`clientQuote.withdraw.none.${key}`, { agency: identity.name }));
    for (const state of ["waiting", "expired", "declined", "replaced"] as const) {
      expect(said(clientView(locale, state))).toContain(none("noContract"));
      const open = clientView(locale, state, { terms: { withdrawal: withdrawing } });
      expect(said(open).includes(none("later"))).toBe(state === "waiting");
    }
    for (const answered of withdrawalQuestions) {
      const withdrawal = { ...withdrawing, [answered]: false };
      const text = said(clientView(locale, "accepted", { terms: { withdrawal } }));
      expect(text).toContain(none("answers"));
      for (const question of withdrawalQuestions)
        expect(text.includes(plain(t(`clientQuote.withdraw.none.${question}`)))).toBe(question === answered);
    }
    // Of a quote that was confirmed before the questions were asked.
    const withdrawal = { offPremises: null, fiveEmployees: null, outsideActivity: null };
    const unasked = said(clientView(locale, "accepted", { terms: { withdrawal } }));
    expect(unasked).toContain(none("unknown"));
    expect(unasked).not.toContain(none("answers"));
  });

for (const locale of locales)
  test(`${locale}: what was received is refunded by one rule, before, after and where nothing arrived yet`, () => {
    const t = translations[locale];
    const before = textOf(markup(clientView(locale, "accepted", { version: open })));
    expect(before).toContain(plain(t("clientQuote.withdraw.refund", { early: 0 })));
    const date = formatDay("2026-12-15", locale);
    expect(textOf(markup(clientView(locale, "withdrawn")))).toContain(
      plain(t("clientQuote.withdraw.done.unpaid", { date, early: 0 })),
    );
  });

for (const locale of locales)
  test(`${locale}: what is kept for early work is said, beside what went back or alone`, () => {
    const acceptedBy = { name: "J", signatoryRole: "G", codeEntered: false, earlyStart: "yes" } as const;
    const recorded = { refundedOn: "2026-12-10", recordedAt: "", struckOut: null } as const;
    for (const [amount, kept] of [
      [150_000, 44_795],
      [0, 194_795],
    ] as const) {
      const depositRefunds = [{ ...recorded, amount: cents(amount), kept: cents(kept) }];
      const view = clientView(locale, "withdrawn", { version: { acceptedBy }, receivedOn: "2026-11-30" });
      const shown = textOf(markup({ ...view, version: { ...view.version, depositRefunds } }));
      expect(shown).toContain(plain(exactMoney(cents(kept), locale)));
      expect(shown.includes(plain(formatDay("2026-12-10", locale)))).toBe(amount > 0);
      expect(shown).not.toMatch(/L'acompte n'est plus à payer|deposit is no longer/);
    }
  });

for (const locale of locales)
  test(`${locale}: a withdrawal costs what was supplied where work was asked for early, else nothing`, () => {
    const t = translations[locale];
    const answers = ["yes", "no", "unasked"] as const;
    const cost = (answer: (typeof answers)[number], refund: number) =>
      plain(t(`clientQuote.withdraw.proportional.${answer}`, { refund }));
    for (const answer of answers) {
      const early = Number(answer === "yes");
      const acceptedBy = {
        name: "J",
        signatoryRole: "G",
        codeEntered: false,
        ...(answer !== "unasked" && { earlyStart: answer }),
      };
      const before = textOf(markup(clientView(locale, "accepted", { version: { ...open, acceptedBy } })));
      expect(before).toContain(plain(t("clientQuote.withdraw.refund", { early })));
      const withdrawn = { version: { acceptedBy }, receivedOn: "2026-11-30" } as const;
      const after = textOf(markup(clientView(locale, "withdrawn", withdrawn)));
      expect(/moins ce qui est dû|less what is owed/.test(after)).toBe(early === 1);
      for (const other of answers) {
        expect(before.includes(cost(other, 1))).toBe(other === answer);
        expect(after.includes(cost(other, 1))).toBe(other === answer);
      }
    }
  });

async function post(view: ClientView | null, fields: Record<string, string>) {
  const withdraw = vi.fn<ClientOperations["withdraw"]>(async (_token, _quoteId, _statement, key) =>
    key === "made" ? "withdrawn" : { key: "made" },
  );
  const context = new RouterContextProvider();
  context.set(followUpServices, {
    clientOperations: { view: async () => view, withdraw } as Partial<ClientOperations>,
  } as FollowUpServices);
  const request = new Request("https://example.test/q/token/retractation/", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const args = { request, params: { token: "token" }, context } as unknown as Parameters<typeof action>[0];
  const answer = await action(args);
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), data: null, withdraw };
  const { init, data } = answer as UNSAFE_DataWithResponseInit<WithdrawActionData>;
  return { status: init?.status, location: null, data, withdraw };
}

test("withdrawing takes two posts: the statement in one line and one address, then the same with the key of the answer", async () => {
  const view = clientView("fr-fr", "accepted", { version: open });
  const statement = { name: "Inès  Marie-Rose", email: "ines@filaos.example" };
  const first = await post(view, stated);
  expect([first.status, first.location]).toEqual([200, null]);
  expect(first.data).toEqual({ kind: "confirming", entered: statement, errors: {}, key: "made" });
  const second = { quoteId: "q1", ...first.data?.entered, stepKey: first.data?.key ?? "" };
  const { status, location, withdraw } = await post(view, second);
  expect([status, location]).toEqual([303, "/q/token/retractation/"]);
  expect(withdraw).toHaveBeenCalledExactlyOnceWith("token", "q1", statement, "made");

  // To change the statement, whatever the second step has posted.
  const back = await post(view, { ...second, step: "back" });
  expect(back).toMatchObject({ status: 200, data: { kind: "back", entered: statement } });
  expect(back.withdraw).not.toHaveBeenCalled();
});

test.each([
  [{ name: "" }, { name: "forms.error.nameRequired" }],
  [{ email: "" }, { email: "forms.error.emailRequired" }],
  [{ email: "ines@filaos" }, { email: "forms.error.emailInvalid" }],
  [{ email: "a@b.example, c@d.example" }, { email: "forms.error.emailInvalid" }],
  [
    { name: "x".repeat(101), email: "x" },
    { name: "forms.error.tooLong", email: "forms.error.emailInvalid" },
  ],
] as const)("a statement with %j is refused, and keeps what was entered", async (changes, messages) => {
  const view = clientView("fr-fr", "accepted", { version: open });
  const { status, data, withdraw } = await post(view, { ...stated, ...changes });
  expect(status).toBe(422);
  const { name, email } = { ...stated, ...changes };
  const errors = Object.fromEntries(
    Object.entries(messages).map(([field, key]) => [field, translations["fr-fr"](key)]),
  );
  expect(data).toEqual({ kind: "invalid", entered: { name, email }, errors });
  expect(withdraw).not.toHaveBeenCalled();
});

test("a statement after the period, or of a quote without that right, is refused with 409; one more is acknowledged", async () => {
  for (const view of [
    clientView("fr-fr", "accepted", { version: over }),
    ...(["accepted", "waiting", "declined", "replaced"] as const).map((state) => clientView("fr-fr", state)),
  ]) {
    const { status, data, withdraw } = await post(view, stated);
    expect(status).toBe(409);
    expect(data?.kind).toBe("refused");
    expect(withdraw).not.toHaveBeenCalled();
  }
  const again = await post(clientView("fr-fr", "withdrawn"), {});
  expect([again.status, again.location]).toEqual([303, "/q/token/retractation/"]);
  expect((await post(null, stated)).status).toBe(404);
});
