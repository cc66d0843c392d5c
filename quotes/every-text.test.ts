/** Kinds of fault that no text about a quote has, whatever the quote is. Each rule says what it finds in a text. */
import { expect, test } from "vitest";
import { projects } from "#app/content/projects.ts";
import type { Day } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney, formatMoney } from "#app/i18n/formats.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { paysBySepa, vatPerMille } from "#app/prices/vat.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { withdrawalPeriodFrom } from "#quotes/withdrawal/accepted-quotes.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { auditLead, contactLead } from "#testing/leads.ts";
import { dayOf, mailsWithoutQuote, renderAll } from "#testing/render-all.tsx";
import { days, presented, type QuoteCase, twelveQuotes } from "#testing/twelve-quotes.ts";
import { confirmedName } from "./documents/confirmed/name.ts";
import { groupInstalments } from "./facts/payments.ts";
import { confirmationBlockers } from "./terms/confirmation.ts";
import {
  type ConfirmedQuote,
  daysMoved,
  depositOf,
  postponedByWithdrawalPeriod,
} from "./terms/confirmed-quote.ts";
import type { QuoteDraft } from "./terms/terms.ts";

type Text = {
  readonly name: string;
  readonly lines: readonly string[];
  /** In which the text is written: what the agency reads is French. */
  readonly locale: Locale;
  /** When it is read. */
  readonly day: Day;
  readonly taxed: boolean;
};

/** A fault where the text has it. */
type Rule = (text: Text) => readonly string[];

const linesWith =
  (...patterns: readonly RegExp[]): Rule =>
  ({ lines }) =>
    lines.filter((line) => patterns.some((pattern) => pattern.test(line)));

/** A number with its sign of euros, in both languages; the thousands of French are apart. */
const amount = /−?(?:€\d[\d,]*(?:\.\d+)?|\d{1,3}(?:[\u202F\u00A0 ]\d{3})*(?:,\d+)?[\u202F\u00A0 ]€)/u;
const amounts = new RegExp(`(?<![\\d,.])${amount.source}`, "gu");
const taxWord = /\b(?:TTC|HT|TVA|VAT)\b/;

/** Amounts that are no price: of a fee that the law fixes, and of a company. */
const isNoPrice = (line: string): boolean => /recouvrement|recovery|capital/iu.test(line);
const isBare = (line: string): boolean =>
  !/\p{L}{3}/u.test(
    line
      .replace(/^(?:du|from) .*(?=;)/u, "")
      .replace(amounts, "")
      .replace(/dernière|last one|mois|month|year|each|chacune|puis|then/gu, ""),
  );
/** What is said of VAT once, below the payments that are listed without it. */
const listsPayments = (lines: readonly string[]): boolean =>
  lines.some((line) => /Montants TTC|Amounts including VAT/.test(line));
const isPayment = (line: string): boolean =>
  /Acompte|ensualité|Solde|[Dd]eposit|[Ii]nstalment|Balance|^\d.* 20\d\d$/u.test(line);

/** The day of a text that a date in it is written as. */
const dates = (locale: Locale): ReadonlyMap<string, Day> =>
  new Map(
    Array.from({ length: 120 }, (_, index) => {
      const day = new Date(Date.parse(days.issued) - 2 * 86_400_000 + index * 86_400_000)
        .toISOString()
        .slice(0, 10);
      return [formatDay(day, locale).replace(/\s/g, " "), day] as const;
    }),
  );
const datesOf: Readonly<Record<Locale, ReadonlyMap<string, Day>>> = {
  "fr-fr": dates("fr-fr"),
  "en-en": dates("en-en"),
};

const toCome =
  /(?:\b(avant le|before)|jusqu[’']au|d[’']ici (?:le|au)|au plus tard le|à partir du|entre le|commencent le|débutent le|\b(?:until|by|no later than|starting|starts on|start on|from)) ((?:\d{1,2}(?:er)? )\p{L}+ 20\d\d)/giu;
const isPast = /pouvai|étai|devai|\bdû\b|dernier jour|was|were|could|had to|last day|is due for delivery/u;

const rules: Readonly<Record<string, Rule>> = {
  "two figures side by side": ({ lines }) =>
    lines.filter((line) =>
      /(?:[\d€%])\s+(?:€|[−+]?\d)|€\d+[\d.,]*€|\d€\d|%\d|20\d\d\d/u.test(
        line
          .replace(amounts, (found) => ` ${found.replace(/\s/gu, "")} `.replace(/^ /, ""))
          .replace(/(?<=€) (?=[^\d€])/gu, "")
          // Groups of three digits of a number that is no amount.
          .replace(/(?<=\d)\u202F(?=\d{3}(?!\d))/gu, ""),
      ),
    ),
  "words said twice in a row": linesWith(/(?<!\p{L})(\p{L}+\s\p{L}+)\s\1(?!\p{L})/iu),
  "figures joined by a plus sign": linesWith(/[\d€]\s*\+\s*[\d€]/u),
  "an amount without its currency": ({ lines, locale }) =>
    lines.filter((line) =>
      (locale === "fr-fr"
        ? /(?<![\d.,])\d[\d\s]*,\d\d(?![\d%])(?![\s]€)/u
        : /(?<![€\d,.])\d[\d,]*\.\d\d(?![\d.])/u
      ).test(line),
    ),
  "a price that does not say whether it has VAT": ({ name, lines, taxed }) => {
    if (!taxed) return [];
    const listed = listsPayments(lines);
    return lines.filter((line, index) => {
      if (!amount.test(line) || taxWord.test(line) || isNoPrice(line)) return false;
      const before = lines.slice(Math.max(0, index - 3), index);
      if (listed && (isPayment(line) || isPayment(before.at(-1) ?? ""))) return false;
      // Below its label, before its unit, or in a table whose heading says it.
      const around = before.concat(lines[index + 1] ?? "");
      const isSaid = around.some((other) => taxWord.test(other) || isNoPrice(other));
      const isPart = /^(?:dont|of which) /.test(line);
      return !((isBare(line) || isPart) && (isSaid || name.includes("PDF")));
    });
  },
  "nothing, counted": linesWith(
    /(?<![\d,.\u202F])0[\s]+(?:mensualité|instalment|monthly|option|mois|months?|ans?|years?)\b/u,
    /(?:compt\S+|counted|mensualités|instalments)\s*:\s*0(?![\d,.])/u,
    /(?<![\d,.\u202F])0,00\s€|€0\.00/u,
  ),
  "a day that has passed, as one to come": ({ lines, locale, day }) =>
    lines.flatMap((line, index) => {
      // A label and its value are a sentence.
      const text = [
        line,
        ...(/\d{4}$/.test(lines[index + 1] ?? "") && !/\d/.test(line) ? [lines[index + 1]] : []),
      ]
        .join(" ")
        .replace(/\s/gu, " ");
      return text.split(/(?<=[.;:]) /u).flatMap((sentence) =>
        [...sentence.matchAll(toCome)].flatMap(([, before, written = ""]) => {
          const on = datesOf[locale].get(written);
          const passed = on !== undefined && (before === undefined ? on < day : on <= day);
          return passed && !isPast.test(sentence) ? [sentence] : [];
        }),
      );
    }),
  "a mail that was sent, as one on its way": ({ lines, day }) =>
    day <= days.decided
      ? []
      : lines.filter((line) => /part par e.mail|is being (?:mailed|sent)|on its way/u.test(line)),
  "a name of the program": linesWith(
    /undefined|\bNaN\b|\[object|\bnull\b|\{[\w.]+\}|\[!?\w+:|\b[a-z0-9]+_[a-z0-9_]+\b/u,
    /\b(?:clientQuote|mail|request|quoteDocument)\.[a-z]\w*/u,
    /-secret\b|[\da-f]{8}-[\da-f]{4}-/u,
    /\b[0-9A-HJKMNP-TV-Z]{16}\b/u,
  ),
  "a word of VAT where none is charged": (text) =>
    text.taxed
      ? []
      : linesWith(/\b(?:TTC|HT)\b|(?:incl|excl)\S* VAT|(?:net of|before|after|plus) VAT|avant TVA/u)(text),
  "a payment's day without the word that says what it is": linesWith(
    /(?:instalments?|deposit|balance|mensualités?|acompte|solde)(?:\sde\s\d+\s%)?(?:\sTTC|\sincl\.\sVAT)?\s\d{1,2}(?:er)?\s\p{L}+\s20\d\d/iu,
  ),
  "a change since something": linesWith(/\bchange\sdepuis\b|\bchanges?\ssince\b/u),
  "a sentence in brackets": linesWith(/\((?:Durée|Minimum|From|By|(?:Du|Le)(?=\s\d))\s/u),
  "a reason in brackets after a total": linesWith(/\((?:TVA non facturée|No VAT charged)/u),
};

/** What has figures beside one another by its nature: numbers of registers and banks, addresses of all kinds. */
function withoutNumbersOfOthers(text: string, quote: ConfirmedQuote): string {
  const { account, terms } = quote;
  const { address, phone } = identity;
  const known = [
    phone.display,
    legal.siret,
    legal.register,
    legal.vatNumber,
    address.street,
    address.postalCode,
    "+596 696 00 00 00",
    "0696 12 34 56",
    "550 no such user",
    ...terms.client.address.split("\n"),
  ];
  const grouped = (digits: string) => digits.replace(/(.{4})(?=.)/g, "$1 ");
  return [
    ...known,
    terms.client.siren.replace(/(\d{3})(?=\d)/g, "$1 "),
    account === null ? null : grouped(account.iban),
  ]
    .flatMap((each) => (each === null || each === "" ? [] : [each]))
    .reduce(
      (left, each) =>
        left.replace(new RegExp(each.replace(/[.+()]/g, "\\$&").replace(/[\s]/g, "\\s"), "g"), "…"),
      text
        .replace(/\S+:\/\/\S+|\S+@\S+/g, "…")
        .replace(/[\dA-F]{64}|[\da-f]{64}|D.\d{4}.\w{4}.\w{4}(?:.V\d)?/g, "…")
        .replace(/\d{4}-\d\d-\d\dT\S+/g, "…")
        // The agency's handle of a request, in a row of its own.
        .replace(/(?<=^Référence de la demande(?:\s:\s|\n))\S+/gmu, "…"),
    );
}

/**
 * In the documents, dates are those of the day on which they were made. The configurator's lists say once that they are before tax,
 * wherever the client is, and what a pack includes at no price.
 */
const exempt = (rule: string, name: string): boolean =>
  (rule === "a price that does not say whether it has VAT" &&
    /indicative|notice|acknowledgement/.test(name)) ||
  (rule === "a day that has passed, as one to come" && /PDF|proof/.test(name)) ||
  (rule === "nothing, counted" && /indicative|notice/.test(name)) ||
  (rule === "a word of VAT where none is charged" && /indicative|notice|acknowledgement|draft/.test(name));

/** The agency's page without what the client configured, which is as in the configurator. */
const withoutIndicative = (name: string, text: string): string =>
  name.includes("agency page") ? text.replace(/^Devis indicatif [\s\S]*?^Voir le PDF$/mu, "") : text;

/** The texts of a case, which are drawn once. */
const drawn = new Map<string, ReturnType<typeof renderAll>>();
function textsOf(quoteCase: QuoteCase, locale: Locale): ReturnType<typeof renderAll> {
  const key = `${locale} ${quoteCase.name}`;
  const texts = drawn.get(key) ?? renderAll(quoteCase, locale);
  drawn.set(key, texts);
  return texts;
}

async function faultsOf(quoteCase: QuoteCase, locale: Locale): Promise<readonly string[]> {
  const quote = confirmedQuote(quoteCase.terms);
  const texts = await textsOf(quoteCase, locale);
  return Object.entries(texts).flatMap(([name, text]) => {
    const isFrench = /agency|draft|notice/.test(name);
    const shown: Text = {
      name,
      lines: withoutNumbersOfOthers(withoutIndicative(name, text), quote).split("\n"),
      locale: isFrench ? "fr-fr" : locale,
      day: dayOf(name, quoteCase),
      taxed: vatPerMille(quote.terms.client.vatPlace) > 0,
    };
    return Object.entries(rules).flatMap(([rule, find]) =>
      exempt(rule, name) ? [] : [...new Set(find(shown))].map((fault) => `${rule} · ${name} · ${fault}`),
    );
  });
}

/** All of these cases in French, and before a push every second in English. */
const casesIn = (locale: Locale, cases: readonly QuoteCase[]): readonly QuoteCase[] =>
  locale === "fr-fr" || process.env.TEST_RUN !== "quick"
    ? cases
    : cases.filter((quoteCase) => twelveQuotes.indexOf(quoteCase) % 2 === 1);

test.each(locales)("%s: mails about a request without a quote, or about several", async (locale) => {
  const quote = confirmedQuote();
  for (const lead of [contactLead({}, { locale }), auditLead("lavigne.example", { locale })])
    for (const [name, text] of Object.entries(await mailsWithoutQuote(lead))) {
      // Without a quote's number, the request's own is the handle that both sides name it by.
      const lines = withoutNumbersOfOthers(text, quote).replaceAll(lead.id, "…").split("\n");
      const shown: Text = {
        name,
        lines,
        locale: name === "acknowledgement" ? locale : "fr-fr",
        day: days.issued,
        // The only amount of a request is the budget that the visitor chose.
        taxed: name === "figures",
      };
      for (const [rule, find] of Object.entries(rules))
        if (!exempt(rule, name)) expect(find(shown), `${rule}, ${name} of a ${lead.kind}`).toEqual([]);
    }
});

for (const locale of locales)
  test.each(casesIn(locale, twelveQuotes).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: %s`,
    async (_name, quoteCase) => {
      expect(await faultsOf(quoteCase, locale)).toEqual([]);
    },
  );

/** Which of the days of a quote a text names, in the order of the quote. */
const namedDays = (text: string, days: readonly Day[], locale: Locale): readonly Day[] => {
  const line = text.replace(/\s/gu, " ");
  return days.filter((day) => line.includes(formatDay(day, locale).replace(/\s/gu, " ")));
};

/** A quote with its dates as an acceptance of a day gives them, with the answer of its case. */
function datedOn(day: Day, quote: ConfirmedQuote, { outcome }: QuoteCase): ConfirmedQuote {
  const until = withdrawalPeriodFrom(quote, Date.parse(`${day}T16:00:00.000Z`))?.lastDay ?? null;
  const early = "earlyStart" in outcome && outcome.earlyStart === "yes";
  return early ? quote : postponedByWithdrawalPeriod(quote, until);
}

const acceptedCases = twelveQuotes.filter(({ outcome }) => ["accepted", "withdrawn"].includes(outcome.kind));
for (const locale of locales)
  test.each(casesIn(locale, acceptedCases).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: PDF, mails and pages of an accepted quote name the same days: %s`,
    async (_name, quoteCase) => {
      const quote = confirmedQuote({ startOn: days.start, deliverOn: "2027-02-15", ...quoteCase.terms });
      const { terms, totals } = datedOn(days.decided, quote, quoteCase);
      const last = totals.payments.at(-1)?.dueOn ?? terms.deliverOn;
      const texts = await textsOf(quoteCase, locale);
      const text = (name: string) => texts[`decided/${name}`] ?? "";
      const all = [terms.startOn, terms.deliverOn, last];
      expect(namedDays(text("PDF"), all, locale)).toEqual(all);
      expect(namedDays(text("page"), all, locale)).toEqual(all);
      expect(namedDays(text("mail client-acceptance"), [terms.startOn, last], locale)).toEqual([
        terms.startOn,
        last,
      ]);
      expect(namedDays(text("mail agency-acceptance"), [last], "fr-fr")).toEqual([last]);
      expect(namedDays(text("agency page"), [terms.deliverOn, last], "fr-fr")).toEqual([
        terms.deliverOn,
        last,
      ]);
    },
  );

for (const locale of locales)
  test.each(casesIn(locale, twelveQuotes).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: an order is firm, subject to the right of withdrawal alone, wherever that is said: %s`,
    async (_name, quoteCase) => {
      const { canWithdraw } = confirmedQuote(quoteCase.terms);
      const texts = await textsOf(quoteCase, locale);
      const said = [
        "sent/page",
        "sent/page, second step",
        "sent/PDF",
        "decided/PDF",
        "decided/mail client-acceptance",
      ];
      for (const name of said) {
        const text = texts[name];
        if (text === undefined && name.startsWith("decided")) continue;
        const [sentence] =
          /[^.]*(?:commande est ferme|order is firm)[^.]*\./u.exec((text ?? "").replace(/\s/gu, " ")) ?? [];
        expect(sentence, name).toBeDefined();
        expect(/sous\sréserve|subject to/u.test(sentence ?? ""), name).toBe(canWithdraw);
      }
    },
  );

test.each(twelveQuotes.map((quoteCase) => [quoteCase.name, quoteCase] as const))(
  "the agency can confirm it: %s",
  (_name, { terms, before }) => {
    for (const each of before === undefined ? [terms] : [before, terms]) {
      const { siren, vatNumber } = confirmedQuote(each).terms.client;
      const needed = { siren: siren !== "", vatNumber: vatNumber !== "" };
      const draft = { ...sampleTerms, ...each } as QuoteDraft;
      expect(confirmationBlockers(draft, days.issued, needed)).toEqual([]);
    }
  },
);

const numberOf = ({ before }: QuoteCase): string => `D-2026-H9DC-NTG6-V${before === undefined ? 1 : 2}`;

for (const locale of locales)
  test.each(casesIn(locale, acceptedCases).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: the proof is of the accepted document, beside the one that was offered: %s`,
    async (_name, quoteCase) => {
      const t = translations[locale];
      const texts = await textsOf(quoteCase, locale);
      const proof = texts["decided/proof"] ?? "";
      const own = (text: string) => text.replaceAll("\u2011", "-").replace(/\s+/gu, " ");
      const number = numberOf(quoteCase);
      const quote = confirmedQuote({}, { locale, number });
      expect(own(proof)).toContain(own(confirmedName(quote, { accepted: true })));
      expect(own(proof)).toContain(own(t("quoteDocument.proof.offered")));
      // The document’s, the offer’s and the general terms’.
      expect(new Set(proof.match(/[\da-f]{64}/g)).size).toBe(3);
      expect(own(proof)).toContain(own(t("quoteDocument.proof.proves", { agency: identity.name, code: 1 })));
    },
  );

for (const locale of locales)
  test.each(
    casesIn(locale, twelveQuotes)
      .filter(({ outcome }) => outcome.kind === "withdrawn")
      .map((quoteCase) => [quoteCase.name, quoteCase] as const),
  )(`${locale}: a refund says what work that was asked for early costs: %s`, async (_name, quoteCase) => {
    const texts = await textsOf(quoteCase, locale);
    const refund = Number("received" in quoteCase.outcome && quoteCase.outcome.received !== undefined);
    const answer = ("earlyStart" in quoteCase.outcome && quoteCase.outcome.earlyStart) || "no";
    const own = translations[locale](`clientQuote.withdraw.proportional.${answer}`, { refund });
    const agency = translations["fr-fr"](`mail.withdrawn.agency.proportional.${answer}`, { refund });
    expect(texts["paid/withdrawal page"]).toContain(
      translations[locale](`clientQuote.withdraw.proportional.${answer}`, { refund: 1 }),
    );
    expect(texts["now/withdrawal page"]).toContain(own);
    expect(texts["now/mail client-withdrawal"]).toContain(own);
    expect(texts["now/page"]).toContain(own);
    expect(texts["now/mail agency-withdrawal"]).toContain(agency);
    expect(texts["now/agency page"]).toContain(agency);
  });

for (const locale of locales)
  test.each(casesIn(locale, twelveQuotes).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: a question is about the quote that both sides name: %s`,
    async (_name, quoteCase) => {
      const texts = await textsOf(quoteCase, locale);
      for (const mail of ["client-question", "agency-question"]) {
        const [subject = ""] = (texts[`sent/mail ${mail}`] ?? "").split("\n");
        expect(subject.replaceAll("\u2011", "-")).toContain(numberOf(quoteCase));
      }
    },
  );

test.each(twelveQuotes.map((quoteCase) => [quoteCase.name, quoteCase] as const))(
  "the draft says the last instalment where it differs: %s",
  async (_name, quoteCase) => {
    const { equal, last } = groupInstalments(confirmedQuote(quoteCase.terms).totals.payments);
    const draft = (await textsOf(quoteCase, "fr-fr"))["sent/draft"];
    for (const payment of [equal[0], last])
      if (payment) expect(draft).toContain(exactMoney(payment.amount, "fr-fr"));
  },
);

for (const locale of locales)
  test(`${locale}: title, note, who signs it and case studies are in all that the client is sent`, async () => {
    const quoteCase = twelveQuotes.find(({ terms }) => terms.note === presented.note) as QuoteCase;
    const { signer, caseStudies } = confirmedQuote(quoteCase.terms, { locale });
    expect(caseStudies).toHaveLength(Math.min(projects.length, 2));
    const texts = await textsOf(quoteCase, locale);
    const line = (text = "") => text.replace(/\s+/gu, " ");
    const said = [presented.title, presented.note, signer?.name, signer?.role];
    for (const [name, shown] of [
      ["sent/page", [...said, ...caseStudies.flatMap(({ name, summary }) => [name, summary])]],
      ["sent/preview", [...said, ...caseStudies.flatMap(({ name, summary }) => [name, summary])]],
      ["sent/PDF", [...said, ...caseStudies.flatMap(({ name, slug }) => [name, slug])]],
      ["sent/mail client-quote", said],
    ] as const)
      for (const text of shown) expect(line(texts[name]), name).toContain(line(text));
  });

const withdrawable = twelveQuotes.filter(({ terms }) => confirmedQuote(terms).canWithdraw);
for (const locale of locales)
  test.each(casesIn(locale, withdrawable).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: a start that the right to withdraw may move is the earliest, then the one of an acceptance of today: %s`,
    async (_name, quoteCase) => {
      const quote = confirmedQuote({ startOn: days.start, deliverOn: "2027-02-15", ...quoteCase.terms });
      const dated = datedOn(days.issued, quote, quoteCase);
      const { startOn, deliverOn } = dated.terms;
      const texts = await textsOf(quoteCase, locale);
      const text = (name: string) => (texts[name] ?? "").replace(/\s/gu, " ");
      for (const name of ["sent/page", "sent/PDF", "sent/mail client-quote"])
        expect(text(name), name).toMatch(/au plus tôt|at the earliest/u);
      const last = dated.totals.payments.at(-1)?.dueOn ?? deliverOn;
      const all = [startOn, deliverOn, last];
      expect(namedDays(text("sent/page, second step"), all, locale)).toEqual(all);
      const accepted = text("decided/page");
      expect(accepted).not.toMatch(/au plus tôt|at the earliest/u);
      const moved = daysMoved(quote, datedOn(days.decided, quote, quoteCase));
      if (moved > 1 && accepted !== "")
        expect(accepted).toMatch(new RegExp(`reportés de ${moved} jours|move by ${moved} days`));
    },
  );

const withReceipt = twelveQuotes.filter(({ outcome }) => "received" in outcome);
for (const locale of locales)
  test.each(casesIn(locale, withReceipt).map((quoteCase) => [quoteCase.name, quoteCase] as const))(
    `${locale}: a cancelled deposit is named by what was announced, and a part is called one: %s`,
    async (_name, quoteCase) => {
      const { outcome, invoiced } = quoteCase;
      const texts = await textsOf(quoteCase, locale);
      const share = ("received" in outcome && outcome.received?.share) || 0;
      const deposit = depositOf(confirmedQuote(quoteCase.terms).totals)?.amount ?? 0;
      const announced = exactMoney(cents(Math.round((deposit * share) / 100)), locale);
      const cancelled = texts["paid/mail client-deposit-cancelled"] ?? "";
      expect(cancelled).toContain(announced);
      if (share < 100) expect(cancelled).not.toContain(exactMoney(cents(deposit), locale));
      const t = translations[locale];
      const partly = t("clientQuote.payment.deposit.part", {
        arrived: announced,
        date: "§",
        rest: "",
        when: "",
      });
      const [part = ""] = partly.split("§");
      if (outcome.kind === "accepted") expect((texts["now/page"] ?? "").includes(part)).toBe(share < 100);
      // A deposit that its invoice asked for is followed by none.
      const thanks = texts["paid/mail client-deposit"] ?? "";
      const slots = { amount: announced, tax: "", sum: "", number: "D", date: "" };
      const [before = "", after = ""] = [0, 1].map((invoice) =>
        t("mail.deposit.intro", { ...slots, invoice }),
      );
      // The rest is paid as the whole is.
      if (share < 100 && invoiced !== true) {
        const sepa = paysBySepa(confirmedQuote(quoteCase.terms).terms.client.vatPlace);
        expect(thanks).toContain(
          t(sepa ? "mail.accepted.client.transfer.code" : "clientQuote.transfer.abroad"),
        );
      }
      const follows = after.slice(before.length).trim();
      expect(follows).not.toBe("");
      expect(thanks.includes(follows)).toBe(invoiced !== true);
    },
  );

test.each([
  [
    "two figures side by side",
    "Nous avons reçu le 28\u00A0novembre\u00A02026 2\u202F475,02\u00A0€ pour l’acompte.",
  ],
  ["two figures side by side", "Received on 28 November 2026 €2,475.02 for the deposit."],
  ["figures joined by a plus sign", "options comptées : 1 + 161,67\u00A0€/mois"],
  ["an amount without its currency", "Il reste 2\u202F475,02 à payer."],
  ["a price that does not say whether it has VAT", "La visite virtuelle coûte 1\u202F200,50\u00A0€ de plus."],
  ["a price that does not say whether it has VAT", "Nous avons reçu 770,79\u00A0€ pour l’acompte."],
  [
    "a payment's day without the word that says what it is",
    "Each of the 10 monthly instalments 15 January 2027",
  ],
  ["a change since something", "Ce que ce devis change depuis votre devis indicatif"],
  ["a sentence in brackets", "En plus, chaque mois, TTC (Durée minimale\u00A0: 12 mois)"],
  ["nothing, counted", "Nombre de mensualités\u00A0: 0 au lieu de 36"],
  ["nothing, counted", "Par an, TTC\u00A0: 0,00\u00A0€"],
  [
    "a day that has passed, as one to come",
    "Remettez-nous vos contenus avant le 15\u00A0décembre\u00A02026.",
  ],
  ["a mail that was sent, as one on its way", "Une copie part par e-mail, avec le PDF."],
  ["a name of the program", "Demande sans réponse (1M7XYBBZH9DCNTG6)"],
  ["a reason in brackets after a total", "Total (TVA non facturée)\u00A0: 5\u202F753,45\u00A0€"],
])("the rule finds %s: %s", (rule, line) => {
  const shown: Text = {
    name: "now/page",
    lines: [line],
    locale: line.startsWith("Received") ? "en-en" : "fr-fr",
    day: "2026-12-15",
    taxed: true,
  };
  expect(rules[rule]?.(shown)).not.toEqual([]);
});

test("amounts of both languages are no two figures", () => {
  const line = [exactMoney(quoteTotal, "fr-fr"), formatMoney(quoteTotal, "fr-fr")].join(" et ");
  const shown: Text = { name: "now/page", lines: [line], locale: "fr-fr", day: "2026-12-15", taxed: true };
  expect(rules["two figures side by side"]?.(shown)).toEqual([]);
});
const quoteTotal = confirmedQuote().totals.once.gross;
