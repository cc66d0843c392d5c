import { expect, test } from "vitest";
import { formatDay } from "#app/i18n/dates.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { composeMail } from "#quotes/mails/compose.ts";
import { accepted, followUpClaim, sources } from "#quotes/mails/follow-up.fixture.ts";
import { orderSheets } from "#quotes/order/files.ts";
import { orderOf } from "#quotes/order/order.ts";
import { acceptanceProofPdf } from "#quotes/proof/acceptance-proof.ts";
import type { Decision } from "#quotes/store/follow-up.ts";
import { withdrawalPeriodOf } from "#quotes/withdrawal/accepted-quotes.ts";
import { withdrawing } from "#testing/confirmed-quotes.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { plain } from "#testing/words.ts";
import { statementOf } from "./statement.ts";

/** Lines of documents end anywhere, and are joined by commas. */
const flat = (text: string): string => plain(text.replaceAll(",", " "));

/** Every text that an acceptance makes, by what it is, with the language that it is written in. */
async function textsOfAcceptance(
  locale: Locale,
  stated: Record<string, string>,
  quote: Parameters<typeof followUpClaim>[1] = {},
) {
  const decision = { ...accepted, ...stated } as Extract<Decision, { kind: "accepted" }>;
  const claim = (purpose: "client-acceptance" | "agency-acceptance") =>
    followUpClaim(purpose, { locale, decision, ...quote });
  const mail = async (purpose: "client-acceptance" | "agency-acceptance") =>
    (await composeMail(claim(purpose), mailSettings, sources)).text;
  const { lead, quote: stored } = claim("client-acceptance");
  if (stored === null) throw new Error("The fixture has no quote");
  const acceptance = {
    on: "2026-11-27",
    stated: statementOf(decision),
    hadOptions: false,
    withdrawableUntil: withdrawalPeriodOf(stored)?.lastDay ?? null,
  };
  const siteUrl = "https://agency.example";
  const proof = await acceptanceProofPdf({ quote: stored, mails: [], writesMailFiles: false });
  const order = orderOf(lead, stored);
  if (proof === null || order === null) throw new Error("The fixture is not accepted");
  const pdf = await textsOf(await confirmedPdf(stored.quote, { siteUrl, acceptance }));
  return {
    order,
    texts: [
      [locale, await mail("client-acceptance")],
      ["fr-fr", await mail("agency-acceptance")],
      [locale, String(pdf)],
      [locale, String(await textsOf(proof.bytes))],
      ["fr-fr", JSON.stringify(orderSheets(order))],
    ].map(([language, text]) => [language as Locale, flat(text ?? "")] as const),
  };
}

test.each(locales)(
  "the order number that a client states is in %s in both mails, the PDF, the proof and the order",
  async (locale) => {
    const orderNumber = "BC-2026/4711";
    for (const stated of [{ orderNumber }, {}]) {
      const { texts, order } = await textsOfAcceptance(locale, stated);
      for (const text of [...texts.map(([, each]) => each), JSON.stringify(order)])
        expect(text.includes(orderNumber)).toBe("orderNumber" in stated);
    }
  },
);

test.each(locales)(
  "what the client answered about an early start is said in %s wherever an acceptance is, and gives its dates",
  async (locale) => {
    const withdrawable = { quote: { canWithdraw: true } };
    const rowOf = (language: Locale, answer: "yes" | "no") =>
      flat(translations[language](`clientQuote.stated.earlyStart.${answer}`));
    for (const answer of ["yes", "no", null] as const) {
      const stated: Record<string, string> = answer === null ? {} : { earlyStart: answer };
      const { texts, order } = await textsOfAcceptance(locale, stated, withdrawable);
      for (const [language, text] of texts)
        for (const each of ["yes", "no"] as const)
          expect(text.includes(rowOf(language, each))).toBe(each === answer);
      // The sample starts five days before that time is over.
      const [start, later] = ["2026-12-07", "2026-12-12"] as const;
      const startOn = answer === "yes" ? start : later;
      expect(order.parts[0]?.period.start).toBe(startOn);
      expect(order.buyer.contact?.earlyStart ?? null).toBe(answer);
      const [client, , pdf] = texts.map(([, text]) => text);
      for (const text of [client, pdf]) expect(text).toContain(flat(formatDay(startOn, locale)));
      expect(client).not.toContain(flat(formatDay(answer === "yes" ? later : start, locale)));
      const t = translations[locale];
      for (const each of ["waits", "yes", "no"] as const) {
        const said = each === (answer ?? "no");
        const clause = flat(t(`quoteDocument.confirmed.withdrawal.${each}`, { instalments: 1 }));
        expect(pdf?.includes(clause)).toBe(said);
        expect(pdf?.includes(flat(t(`quoteDocument.withdrawal.effects.${each}`)))).toBe(said);
      }
    }
  },
);

test.each(locales)("before its acceptance a quote in %s says that the client is asked", async (locale) => {
  const t = translations[locale];
  const claim = followUpClaim("client-quote", {
    locale,
    quote: { canWithdraw: true },
  });
  if (claim.quote === null) throw new Error("The fixture has no quote");
  const { quote } = claim.quote;
  const withdrawable = { ...quote, terms: { ...quote.terms, withdrawal: withdrawing } };
  const pdf = flat(String(await textsOf(await confirmedPdf(withdrawable, { siteUrl: "https://a.example" }))));
  for (const text of [
    t("quoteDocument.confirmed.withdrawal.waits", { instalments: 1 }),
    t("quoteDocument.withdrawal.effects.waits"),
  ])
    expect(pdf).toContain(flat(text));
  const mail = flat((await composeMail(claim, mailSettings, sources)).text);
  const date = formatDay(quote.terms.startOn, locale);
  expect(mail).toContain(flat(t("clientQuote.start.earliest", { date, instalments: 1 })));
});
