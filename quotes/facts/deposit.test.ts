import { expect, test } from "vitest";
import { addDays } from "#app/domain/days.ts";
import { cents, subtract } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import type { QuoteAtMoment } from "#quotes/operations.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { quoteFacts } from "./quote-facts.ts";

const decidedOn = "2026-11-27";
const decided = { state: "accepted", decidedAt: `${decidedOn}T16:00:00.000Z` } as const;

/** The sample as it is accepted on that day, and the facts of its deposit on another. */
function accepted(locale: Locale, { canWithdraw = false, today = decidedOn, arrived = cents(0) } = {}) {
  const terms = { ...confirmedQuote().terms, paymentLink: "https://pay.example/abc" };
  const quote = confirmedQuote({}, { locale, canWithdraw, terms });
  const asked = depositOf(quote.totals)?.amount ?? cents(0);
  const days = depositDaysOf(decidedOn, quote);
  const version: QuoteAtMoment = {
    quote,
    ...decided,
    ...receivedAtOnce(quote, arrived === 0 ? null : "2026-12-01", arrived),
    deposit: {
      ...days,
      mayBePaid: today >= days.from,
      overdue: days.until !== null && today > days.until && arrived < asked,
    },
  };
  const language = { locale, t: translations[locale] };
  const facts = quoteFacts(version, language, { today });
  if (facts.deposit === null) throw new Error("The sample asks for a deposit");
  return { ...facts, deposit: facts.deposit, asked, t: language.t };
}

const rowsOf = ({ deposit }: ReturnType<typeof accepted>) =>
  deposit.transfer?.rows.map(({ value }) => value) ?? [];

for (const locale of locales) {
  const money = (amount: number) => exactMoney(cents(amount), locale);

  test(`${locale}: a deposit of which nothing has arrived is asked for whole, by transfer and by its link`, () => {
    const facts = accepted(locale);
    const { deposit, asked, payments } = facts;
    expect(deposit).toMatchObject({
      asked: money(asked),
      rest: money(asked),
      receivedOn: null,
      excess: null,
    });
    expect(rowsOf(facts)).toContain(money(asked));
    expect(rowsOf(facts)).toContain(formatDay("2026-12-11", locale));
    expect(deposit.transfer?.qrText).toContain(`EUR${(asked / 100).toFixed(2)}`);
    expect(deposit.link?.href).toBe("https://pay.example/abc");
    expect(payments[0]?.when).toContain(formatDay("2026-12-11", locale));
  });

  test(`${locale}: once a part has arrived, the rest alone is asked for, and not by the link of the whole`, () => {
    const facts = accepted(locale, { arrived: cents(100_000) });
    const { deposit, asked, payments } = facts;
    const rest = money(subtract(asked, cents(100_000)));
    expect(deposit).toMatchObject({
      receivedOn: formatDay("2026-12-01", locale),
      arrived: money(100_000),
      rest,
      link: null,
    });
    expect(rowsOf(facts)).toContain(rest);
    expect(rowsOf(facts)).not.toContain(money(asked));
    expect(payments[0]?.amount).toBe(money(asked));
    for (const part of [money(100_000), rest, formatDay("2026-12-11", locale)])
      expect(payments[0]?.when).toContain(part);
  });

  test(`${locale}: of a deposit that arrived whole, or more, nothing is asked for`, () => {
    const { asked } = accepted(locale);
    for (const more of [0, 50]) {
      const { deposit, payments, paymentTerms } = accepted(locale, { arrived: cents(asked + more) });
      expect(deposit).toMatchObject({ rest: null, transfer: null, link: null });
      expect(deposit.excess).toBe(more === 0 ? null : money(more));
      expect(payments.filter(({ kind }) => kind === "deposit")).toHaveLength(1);
      expect(paymentTerms).not.toMatch(/L’acompte de|The \d+% deposit/);
      expect(payments[0]?.amount).toBe(money(asked));
      expect(deposit.excessText ?? "").toMatch(
        more === 0 ? /^$/ : new RegExp(`${money(more)}.*${money(asked)}`),
      );
    }
  });

  test(`${locale}: whatever arrived of a deposit, the payments add up to the total`, () => {
    for (const arrived of [0, 100_000, 235_000, 300_000]) {
      const { payments, quote, asked } = accepted(locale, { arrived: cents(arrived) });
      const { once, payments: all } = quote.totals;
      expect(payments.map(({ amount }) => amount)).toEqual(all.map(({ amount }) => money(amount)));
      expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(once.gross);
      expect(payments[0]?.amount).toBe(money(asked));
    }
  });

  test(`${locale}: a deposit that may not be paid yet has both its days in its row`, () => {
    for (const arrived of [0, 100_000]) {
      const row = (today: string) =>
        accepted(locale, { canWithdraw: true, today, arrived: cents(arrived) }).payments[0]?.when;
      for (const day of ["2026-12-05", "2026-12-19"])
        expect(row("2026-12-04")).toContain(formatDay(day, locale));
      expect(row("2026-12-05")).not.toContain(formatDay("2026-12-05", locale));
    }
  });

  test(`${locale}: where the client may withdraw, nothing is due before the eighth day, and late only after the last`, () => {
    const on = (today: string) => accepted(locale, { canWithdraw: true, today }).deposit;
    expect(on("2026-12-04")).toMatchObject({ mayBePaid: false, notBefore: formatDay("2026-12-05", locale) });
    expect(on("2026-12-05")).toMatchObject({ mayBePaid: true, notBefore: null, overdue: false });
    expect(on("2026-12-19")).toMatchObject({ overdue: false, until: formatDay("2026-12-19", locale) });
    expect(on("2026-12-20").overdue).toBe(true);
    expect(accepted(locale).deposit.notBefore).toBeNull();
  });

  test(`${locale}: what was withdrawn from is refunded within fourteen days, and nothing where nothing arrived`, () => {
    const quote = confirmedQuote({}, { locale, canWithdraw: true });
    const withdrawn = { at: "2026-12-04T02:05:09.000Z", name: "J", email: "j@client.example" };
    const t = translations[locale];
    const facts = (arrived: number | null, on = "2026-12-01") =>
      quoteFacts(
        {
          quote,
          ...decided,
          state: "withdrawn",
          withdrawn,
          ...receivedAtOnce(quote, arrived === null ? null : on, arrived === null ? null : cents(arrived)),
        },
        { locale, t },
        { today: "2026-12-04" },
      );
    // In the agency's time, which is four hours behind, it was the day before.
    const date = formatDay("2026-12-17", locale);
    const tax = t("clientQuote.tax.included");
    const refund = { amount: money(5_000), tax, received: formatDay("2026-12-01", locale), date };
    expect(facts(5_000)).toMatchObject({ refund, start: null, ended: true, accepted: true });
    expect(facts(5_000).refundTexts[0]).toBe(
      t("clientQuote.withdraw.done.refund", { ...refund, rest: 0, early: 0 }),
    );
    // What arrived after that day goes back at once.
    expect(facts(5_000, "2026-12-20").refundTexts[0]).toBe(
      t("clientQuote.withdraw.done.refund", { ...refund, date: "", rest: 0, early: 0 }),
    );
    expect(facts(null).refund).toBeNull();
    expect(facts(null).refundTexts[0]).toBe(t("clientQuote.withdraw.done.unpaid", { date, early: 0 }));
  });
}

test("the start of the work is one to come until its day", () => {
  const { startOn } = confirmedQuote().terms;
  for (const [today, came] of [
    [addDays(startOn, -1), false],
    [startOn, true],
    [addDays(startOn, 5), true],
  ] as const)
    expect(accepted("fr-fr", { today }).startCame).toBe(came);
});

test("a quote without a deposit has no facts of one, and lists no payment of it", () => {
  const quote = confirmedQuote({ depositPercent: 0 });
  const { deposit, payments } = quoteFacts({ quote }, { locale: "fr-fr", t: translations["fr-fr"] });
  expect(deposit).toBeNull();
  expect(payments.map(({ kind }) => kind)).not.toContain("deposit");
});
