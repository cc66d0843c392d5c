import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type Cents, cents, subtract, zeroCents } from "#app/domain/money.ts";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { firstContactName } from "#content/team.ts";
import { acceptedQuote } from "#quotes/acceptance/options.ts";
import { answerDeadline } from "#quotes/deadlines.ts";
import { storedName } from "#quotes/documents/confirmed/name.ts";
import { escapeHtml } from "#quotes/documents/html.ts";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import type { DepositReceipt } from "#quotes/store/follow-up.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { signatories } from "#quotes/terms/presentation.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { nodemailerMessage } from "#server/mail/message.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { plain } from "#testing/words.ts";
import { composeMail } from "./compose.ts";
import {
  accepted,
  agencyPage,
  clientPage,
  type FollowUpClaim,
  followUpClaim,
  pdf,
  sources,
  withdrawal,
} from "./follow-up.fixture.ts";
import { NoRecipient } from "./parts.ts";

const compose = (claim: FollowUpClaim) => composeMail(claim, mailSettings, sources);
const declined = (reason: string) => ({ kind: "declined", reason }) as const;

const toAgency = [
  followUpClaim("agency-notice"),
  followUpClaim("agency-reminder"),
  followUpClaim("agency-acceptance", { decision: accepted }),
  followUpClaim("agency-withdrawal", { decision: accepted, withdrawal }),
  followUpClaim("agency-decline", { decision: declined("Trop cher pour nous.") }),
  followUpClaim("agency-question", { text: "Combien de pages ?" }),
  followUpClaim("agency-damaged-document"),
];
const toClient = locales.flatMap((locale) => [
  followUpClaim("visitor-acknowledgement", { locale }),
  followUpClaim("client-quote", { locale }),
  followUpClaim("client-reminder", { locale }),
  followUpClaim("client-code", { locale }),
  followUpClaim("client-acceptance", { locale, decision: accepted }),
  followUpClaim("client-answer", { locale, text: "Dix pages : www.evil.example" }),
  followUpClaim("client-withdrawal", { locale, decision: accepted, withdrawal }),
  followUpClaim("client-decline", { locale, decision: declined("Trop cher") }),
]);

const named = (claims: readonly FollowUpClaim[]) =>
  claims.map((claim) => [claim.purpose, claim.lead.locale, claim] as const);

test.each(named(toAgency))(
  "%s (%s) goes to the agency, in French, with its link first, and to nobody else",
  async (purpose, _locale, claim) => {
    const mail = await compose(claim);
    expect(mail).toMatchObject({
      to: mailSettings.leadsTo,
      replyTo: { address: "jo@client.example" },
      language: "fr",
    });
    for (const part of [mail.text, mail.html]) {
      // An acceptance has the way to its proof too.
      expect(part.split(agencyPage)).toHaveLength(purpose === "agency-acceptance" ? 3 : 2);
      expect(part).not.toContain(clientPage);
      expect(part).not.toMatch(/\{\w+\}|mail\.[a-z]/);
    }
    const buttons = [...mail.html.matchAll(/<p style="[^"]*"><a href="([^"]*)"/g)];
    expect(buttons[0]?.[1], purpose).toBe(agencyPage);
  },
);

test.each(named(toClient))(
  "%s (%s) goes to the client alone, in their language, and never has the agency's link",
  async (purpose, locale, claim) => {
    const mail = await compose(claim);
    expect(mail).toMatchObject({
      to: [{ name: "", address: "jo@client.example" }],
      replyTo: { address: identity.emails.projects },
      language: locale.slice(0, 2),
    });
    const linked = [
      "client-quote",
      "client-reminder",
      "client-acceptance",
      "client-answer",
      "client-decline",
    ].includes(purpose);
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain("agency-secret");
      expect(part).not.toContain("/r/");
      expect(part.split(clientPage)).toHaveLength(purpose === "client-acceptance" ? 3 : linked ? 2 : 1);
      expect(part).not.toMatch(/\{\w+\}|mail\.[a-z]/);
    }
  },
);

test("links are made for the request and the quote of the job, and only where a mail has one", async () => {
  for (const claim of [...toAgency, ...toClient]) {
    const made: string[] = [];
    await composeMail(claim, mailSettings, {
      ...sources,
      links: {
        forAgency: async (leadId) => `https://x.example/r/${made.push(`agency ${leadId}`)}/`,
        forClient: async (leadId, until) => `https://x.example/q/${made.push(`client ${leadId} ${until}`)}/`,
      },
    });
    const expected = claim.purpose.startsWith("agency")
      ? [`agency ${claim.lead.id}`]
      : ["client-quote", "client-reminder", "client-acceptance", "client-answer", "client-decline"].includes(
            claim.purpose,
          )
        ? [`client ${claim.lead.id} ${claim.quote?.expiresAt}`]
        : [];
    expect(made, claim.purpose).toEqual(expected);
  }
});

test.each(locales)(
  "in %s both copies of an acceptance name the options that were taken and those that were not",
  async (locale) => {
    const t = translations[locale];
    const [line, ...lines] = sampleTerms.lines as [QuoteLine, ...QuoteLine[]];
    const terms = {
      lines: [
        line,
        { ...line, label: "Film www.evil.example", inclusion: "selected" },
        { ...line, label: "Suivi", inclusion: "notSelected" },
        { ...line, label: "Simple", inclusion: "selected", choice: "www.group.example" },
        { ...line, label: "Double", inclusion: "notSelected", choice: "www.group.example" },
        ...lines,
      ],
    } as const;
    const offered = confirmedQuote(terms, { locale });
    const quote = acceptedQuote(offered);
    for (const purpose of ["client-acceptance", "agency-acceptance"] as const) {
      const claim = followUpClaim(purpose, { locale, decision: accepted });
      if (claim.quote === null) throw new Error("The claim has a quote");
      const stored = { ...claim.quote, quote, quoteAsSent: { quote: offered, pdfHash: "0ff3" } };
      const { text, html } = await compose({ ...claim, quote: stored });
      const words = purpose === "client-acceptance" ? t : translations["fr-fr"];
      for (const part of [text, html]) {
        expect(part).toContain(words("clientQuote.options.taken"));
        expect(part).toContain(words("clientQuote.options.left"));
        expect(part).toContain("Film www[.]evil[.]example");
        for (const label of ["Simple", "Double"]) expect(part).toContain(`${label} (www[.]group[.]example)`);
        expect(part).not.toContain("0ff3");
      }
      expect(plain(text)).toContain(
        plain(exactMoney(quote.totals.once.gross, purpose === "client-acceptance" ? locale : "fr-fr")),
      );
    }
  },
);

test("a quote with options says that they are ticked on its page", async () => {
  for (const locale of locales) {
    const claim = followUpClaim("client-quote", { locale });
    const sentence = translations[locale]("clientQuote.options.mail");
    expect((await compose(claim)).text).not.toContain(sentence);
    if (claim.quote === null) throw new Error("The claim has a quote");
    const [line] = sampleTerms.lines as [QuoteLine];
    const t = translations[locale];
    for (const [inclusion, counted] of [
      ["notSelected", t("clientQuote.options.noneCounted")],
      ["selected", t("clientQuote.options.counted", { options: line.label })],
    ] as const) {
      const quote = confirmedQuote({ lines: [line, { ...line, inclusion }] }, { locale });
      expect(plain((await compose({ ...claim, quote: { ...claim.quote, quote } })).text)).toContain(
        plain(`${sentence} ${counted}.`),
      );
    }
  }
});

test("the stored PDF is attached, as it is, to the quote and to both copies of its acceptance", async () => {
  for (const claim of [...toAgency, ...toClient]) {
    if (["agency-notice", "visitor-acknowledgement"].includes(claim.purpose) || claim.quote === null)
      continue;
    const asked: string[] = [];
    const pdfOf = async (quoteId: string) => {
      asked.push(quoteId);
      return pdf;
    };
    const { attachments } = await composeMail(claim, mailSettings, { ...sources, pdfOf });
    const attached = ["client-quote", "client-acceptance", "agency-acceptance"].includes(claim.purpose);
    const name = storedName(claim.quote);
    expect(attachments).toEqual(attached ? [{ name, type: "application/pdf", bytes: pdf }] : []);
    expect(asked).toEqual(attached ? [claim.quote.id] : []);
  }
});

test("the client learns number, amounts, and until when the quote can be accepted", async () => {
  const french = await compose(followUpClaim("client-quote"));
  for (const expected of [
    "D-2026-H9DC-NTG6-V1",
    "23 décembre 2026",
    "Total TTC",
    "Voir et accepter le devis",
  ])
    expect(plain(french.text)).toContain(expected);
  expect(plain(french.subject)).toContain("D-2026-H9DC-NTG6-V1");
  expect(french.subject).toContain(identity.name);
  const english = await compose(followUpClaim("client-quote", { locale: "en-en" }));
  for (const expected of [
    "D-2026-H9DC-NTG6-V1",
    "23 December 2026",
    "Total incl. VAT",
    "View and accept the quote",
  ])
    expect(plain(english.text)).toContain(expected);
  const { quote } = followUpClaim("client-quote");
  const gross = quote?.quote.totals.once.gross ?? 0;
  expect(plain(french.text).replace(/\D/g, "")).toContain(String(gross));
});

test("the mail with the quote begins with what, for whom and how much, the way to it, then the whole note, and has one signer: the note's, where there is one", async () => {
  const t = translations["fr-fr"];
  const textOf = async (note: string) => {
    const quote = confirmedQuote({ note, signedBy: signatories[0] ?? "" });
    const { text } = await compose(followUpClaim("client-quote", { quote }));
    const signers = [...signatories].filter((name) => text.includes(name));
    return { text, quote, signers, signer: `${quote.signer?.name} · ${quote.signer?.role}` };
  };
  const note = "Une phrase de plus. ".repeat(50).trim();
  const { text, quote, signer, signers } = await textOf(`Bonne lecture,\n${note}`);
  const places = [
    quote.subject,
    quote.terms.client.name,
    exactMoney(quote.totals.once.gross, "fr-fr"),
    t("mail.confirmed.open"),
    "Bonne lecture,\n\n",
    note,
    signer,
    t("clientQuote.total.net"),
  ].map((said) => text.indexOf(said));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(signers).toEqual(signatories.slice(0, 1));
  const without = await textOf("");
  expect(without.text).not.toContain(t("clientQuote.note.label"));
  expect(without.signers).toEqual([firstContactName].filter((name) => signatories.includes(name)));
});

test("a mail about a quote without VAT says that none is charged, and never that an amount includes it", async () => {
  const { client } = sampleTerms;
  for (const locale of locales)
    for (const instalments of [0, 24]) {
      const quote = confirmedQuote(
        { instalments, client: { ...client, vatPlace: "frenchGuiana" } },
        { locale },
      );
      for (const purpose of ["client-quote", "client-acceptance", "agency-acceptance"] as const) {
        const { subject, text } = await compose(
          followUpClaim(purpose, { locale, quote, decision: purpose === "client-quote" ? null : accepted }),
        );
        expect(`${subject} ${plain(text)}`).not.toMatch(/TTC|TVA à|incl\. VAT|VAT at/);
        expect(plain(text)).toContain(
          plain(translations[purpose === "agency-acceptance" ? "fr-fr" : locale]("clientQuote.untaxed")),
        );
        if (purpose === "client-quote")
          expect(plain(text)).toContain(plain(exactMoney(quote.totals.once.net, locale)));
      }
    }
});

test("the reminder to the agency says who has waited since when, and until when the answer is promised", async () => {
  const claim = followUpClaim("agency-reminder", { fields: { lastName: "Lavigne" } });
  const { subject, text } = await compose(claim);
  const received = Date.parse(claim.lead.createdAt);
  const moment = (at: number) => plain(formatMoment(at, "fr-fr", { dateStyle: "full" }));
  for (const expected of [moment(received), moment(answerDeadline(received)), "Lavigne"])
    expect(plain(text)).toContain(expected);
  expect(plain(subject)).toContain(moment(answerDeadline(received)));
});

test("both copies of an acceptance say who, in what role, when in Martinique, and which document", async () => {
  const decision = accepted;
  for (const claim of [
    followUpClaim("agency-acceptance", { decision }),
    followUpClaim("client-acceptance", { decision }),
    followUpClaim("client-acceptance", { decision, locale: "en-en" }),
  ]) {
    const { text, html } = await compose(claim);
    for (const part of [text, html])
      for (const expected of [
        "Joséphine Lavigne",
        "Gérante",
        "Bon pour accord",
        claim.quote?.quote.number,
        claim.quote?.pdfHash,
      ])
        expect(part).toContain(expected);
    // 18:30:05 UTC.
    expect(text).toContain("14:30:05");
    // The network address is evidence, and is not shown.
    expect(text).not.toContain("192.0.2.7");
  }
});

test("a refusal and a question are shown as typed, line by line; an empty refusal says so", async () => {
  const entered = "Trop cher.\n\n<b>Vraiment</b> & sûrement";
  for (const claim of [
    followUpClaim("agency-decline", { decision: declined(entered) }),
    followUpClaim("agency-question", { text: entered }),
  ]) {
    const { text, html } = await compose(claim);
    for (const line of entered.split("\n")) expect(text).toContain(`> ${line}`);
    expect(html).toContain(escapeHtml("<b>Vraiment</b> & sûrement"));
  }
  const { text } = await compose(followUpClaim("agency-decline", { decision: declined(" \n ") }));
  expect(text).not.toContain("> ");
  expect(plain(text)).toContain("Il n'a pas dit pourquoi.");
});

test("an address in what a client wrote stays readable, and the mail says why it has brackets", async () => {
  const entered = "Comme https://www.exemple.com/page ?\nMerci.Jo";
  const hint = "Les crochets sont ajoutés";
  for (const claim of [
    followUpClaim("agency-decline", { decision: declined(entered) }),
    followUpClaim("agency-question", { text: entered }),
  ]) {
    const { text, html } = await compose(claim);
    expect(text).toContain("> Comme https[://]www[.]exemple[.]com/page ?\n> Merci. Jo");
    expect(html).toContain("https[://]www[.]exemple[.]com/page");
    expect(plain(text)).toContain(hint);
  }
  const { text } = await compose(followUpClaim("agency-question", { text: "Combien de pages ?" }));
  expect(plain(text)).not.toContain(hint);
});

test.each(locales)("the mail of a version says what it replaces and what changes, in %s", async (locale) => {
  const [site, ...others] = sampleTerms.lines;
  const replaced = confirmedQuote({ lines: others }, { locale });
  const claim = followUpClaim("client-quote", {
    locale,
    quote: { version: 2, number: "D-2026-H9DC-NTG6-V2" },
  });
  const { subject, text, html } = await composeMail(claim, mailSettings, {
    ...sources,
    versionBefore: async () => replaced,
  });
  const first = await compose(followUpClaim("client-quote", { locale }));
  expect(subject).toMatch(
    locale === "fr-fr" ? /la version 2 remplace la version 1$/ : /version 2 replaces version 1$/,
  );
  const added = locale === "fr-fr" ? "Ajouté" : "Added";
  for (const part of [text, html]) {
    expect(plain(part)).toMatch(
      locale === "fr-fr"
        ? /La version 1 du .* est remplacée par cette version 2/
        : /Version 1 of .* is replaced/,
    );
    expect(plain(part)).toMatch(new RegExp(`${added} ?: ${site?.label}`));
    expect(plain(part)).toMatch(
      locale === "fr-fr" ? /Total TTC : .* au lieu de/ : /Total incl\. VAT: .* instead of/,
    );
  }
  expect(first.subject).not.toMatch(/V1.*version/);
  // The first one says what it adds to what the client configured.
  for (const part of [first.text, first.html]) {
    expect(plain(part)).toContain(plain(translations[locale]("clientQuote.changes.indicative")));
    expect(plain(part)).toMatch(new RegExp(`${added} ?: E.mail professionnel`));
  }
  expect(plain(first.text)).not.toMatch(/est remplacée par|is replaced/);
});

test("automatic mails say that they are, so that no program answers; a quote that a person sent does not", async () => {
  const { default: nodemailer } = await import("nodemailer");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  for (const claim of [...toAgency, ...toClient]) {
    const { purpose } = claim;
    const mail = await compose(claim);
    const ids = {
      leadId: claim.lead.id,
      leadCreatedAt: claim.lead.createdAt,
      messageId: "<j@agency.example>",
    };
    const { message } = await composer.sendMail(nodemailerMessage({ mail, purpose, ...ids }, () => 0));
    const { headers, attachments } = await PostalMime.parse(message as Buffer);
    const header = (key: string) => headers.find((one) => one.key === key)?.value;
    const isPersonal = purpose === "client-quote" || purpose === "client-answer";
    expect(header("auto-submitted"), purpose).toBe(isPersonal ? undefined : "auto-generated");
    const suppressed = [
      ...[
        "visitor-acknowledgement",
        "client-reminder",
        "client-acceptance",
        "client-code",
        "client-withdrawal",
        "client-decline",
      ],
    ].includes(purpose);
    expect(header("x-auto-response-suppress"), purpose).toBe(suppressed ? "All" : undefined);
    expect(header("content-language")).toBe(mail.language);
    const files = attachments.filter(({ related }) => !related);
    expect(files).toHaveLength(mail.attachments.length);
  }
});

test("a client without a usable address gets no mail, and the agency's mails do not need one", async () => {
  const fields = { email: "victim,other@x.example" };
  await expect(compose(followUpClaim("client-quote", { fields }))).rejects.toThrow(NoRecipient);
  const question = await compose(followUpClaim("agency-question", { fields, text: "?" }));
  expect(question.replyTo).toBeNull();
  expect(question.html).not.toContain("mailto:victim");
});

test("the mail about quarantine has each request by its number, its kind and its moment, and nothing that was typed", async () => {
  const claim = followUpClaim("agency-quarantine", {
    fields: { firstName: "Sésame", email: "robot@x.example" },
  });
  const mail = await compose(claim);
  expect(mail).toMatchObject({ to: mailSettings.leadsTo, replyTo: null, language: "fr", attachments: [] });
  for (const part of [mail.text, mail.html].map(plain)) {
    expect(part).toContain(claim.lead.id);
    expect(part).toContain(
      plain(
        `Devis, ${formatMoment(claim.lead.createdAt, "fr-fr", { dateStyle: "full", timeStyle: "short" })}`,
      ),
    );
    expect(part).toContain("npm run leads -- release");
    expect(part).not.toMatch(/Sésame|robot@/);
  }
});

test("the figures of a month are named with it, and lead to where the board's link is asked for", async () => {
  const mail = await compose(followUpClaim("agency-figures", { fields: { firstName: "Sésame" } }));
  expect(mail).toMatchObject({ to: mailSettings.leadsTo, replyTo: null, language: "fr", attachments: [] });
  expect(plain(mail.subject)).toContain("octobre 2026");
  const figures = ["1 240", "18", "7", "3", "12 345,67 €", "2", "1", "0"];
  const text = plain(mail.text);
  expect(text).toMatch(new RegExp(figures.join("\\s[\\s\\S]*?[ \\n]")));
  for (const part of [text, mail.html]) {
    expect(part).toContain(`${mailSettings.siteUrl}${boardRequestPaths["fr-fr"]}`);
    expect(part).toContain("MONTHLY_FIGURES=off");
    expect(part).not.toMatch(/Sésame|\{\w+\}|mail\.[a-z]|\/[rqb]\/[\w-]{22}/);
  }
});

test.each(locales)(
  "%s: a withdrawal is acknowledged with its content, day and hour, at both addresses of the client",
  async (locale) => {
    const t = translations[locale];
    const { number } = confirmedQuote();
    const to = async (email: string) => {
      const claim = followUpClaim("client-withdrawal", {
        locale,
        decision: accepted,
        withdrawal: { ...withdrawal, email },
      });
      const mail = await compose(claim);
      return { ...mail, text: plain(mail.text), addresses: mail.to.map(({ address }) => address) };
    };
    const { text, addresses } = await to("Jo@Client.example");
    expect(addresses).toEqual(["Jo@Client.example"]);
    expect((await to("autre@client.example")).addresses).toEqual([
      "autre@client.example",
      "jo@client.example",
    ]);
    expect(text).toContain(plain(t("clientQuote.withdraw.statement", { number })));
    // In the agency's time, which is four hours behind: the day before.
    expect(text).toMatch(/jeudi 3 décembre 2026|Thursday, 3 December 2026|Thursday 3 December 2026/);
    expect(text).toContain("22:05:09");
    expect(text).toContain("UTC−4");
    expect(text).toContain(plain(formatDay("2026-12-17", locale)));
  },
);

test("the payment link is in the mail that asks for the deposit, and in no other", async () => {
  const terms = { ...confirmedQuote().terms, paymentLink: "https://pay.example/abc" };
  const textOf = async (purpose: MailPurpose, changes: Parameters<typeof followUpClaim>[1] = {}) => {
    const { quote = {}, ...others } = changes;
    const claim = followUpClaim(purpose, { decision: accepted, ...others, quote: { terms, ...quote } });
    const { text, html } = await compose(claim);
    expect(html.includes("pay.example")).toBe(text.includes("pay.example"));
    return text;
  };
  for (const locale of locales)
    expect(await textOf("client-acceptance", { locale, depositReceivedOn: null })).toContain(
      "\nhttps://pay.example/abc\n",
    );
  // Where it may be asked for later only, once it has arrived, once the client has withdrawn.
  const canWithdraw = { quote: { canWithdraw: true }, depositReceivedOn: null };
  for (const changes of [canWithdraw, { depositReceivedOn: "2026-12-01" }, { ...canWithdraw, withdrawal }])
    expect(await textOf("client-acceptance", changes)).not.toContain("pay.example");
  for (const purpose of ["client-quote", "client-reminder", "client-deposit", "agency-acceptance"] as const)
    expect(await textOf(purpose), purpose).not.toContain("pay.example");
});

test.each(locales)(
  "the mail of the eighth day says in %s how to pay, with the code that apps read",
  async (locale) => {
    const terms = { ...confirmedQuote().terms, paymentLink: "https://pay.example/abc" };
    const changes = { locale, decision: accepted, depositReceivedOn: null };
    const claim = followUpClaim("client-deposit-due", { ...changes, quote: { canWithdraw: true, terms } });
    const { text, attachments } = await compose(claim);
    const { totals, number } = confirmedQuote();
    expect(plain(text)).toContain(plain(exactMoney(depositOf(totals)?.amount ?? zeroCents, locale)));
    for (const known of [
      "FR14 2004 1010 0505 0001 3M02 606",
      number,
      "https://pay.example/abc",
      `${clientPage}retractation/`,
    ])
      expect(plain(text)).toContain(known);
    expect(attachments.map(({ type }) => type)).toEqual(["image/png"]);
    const abroad = { ...terms, client: { ...terms.client, vatPlace: "outsideFrance" as const } };
    const other = await compose(
      followUpClaim("client-deposit-due", { ...changes, quote: { canWithdraw: true, terms: abroad } }),
    );
    expect(other.attachments).toEqual([]);
    expect(plain(other.text)).toContain(plain(translations[locale]("clientQuote.transfer.abroad")));
  },
);

test("the agency is told of a withdrawal with what it has to refund, and by when", async () => {
  const claim = followUpClaim("agency-withdrawal", { decision: accepted, withdrawal });
  const { text } = await compose(claim);
  expect(plain(text)).toMatch(
    /\d,\d\d € TTC, reçus le 1er décembre 2026 pour l[’']acompte, au plus tard le 17 décembre 2026/,
  );
  const unpaid = followUpClaim("agency-withdrawal", {
    decision: accepted,
    withdrawal,
    depositReceivedOn: null,
  });
  expect(plain((await compose(unpaid)).text)).toContain(
    plain(translations["fr-fr"]("mail.withdrawn.agency.unpaid")),
  );
});

test.each(locales)(
  "no mail says in %s that work starts while the client may withdraw; without that right the day is the quote's",
  async (locale) => {
    // Accepted on 27 November: the period ends on 11 December, five days from the planned start on.
    const day = (of: string) => plain(formatDay(of, locale));
    for (const purpose of ["client-acceptance", "client-deposit"] as const) {
      const letter = async (canWithdraw: boolean, terms: Parameters<typeof confirmedQuote>[0] = {}) => {
        const quote = confirmedQuote(terms, { canWithdraw, locale });
        return plain((await compose(followUpClaim(purpose, { locale, decision: accepted, quote }))).text);
      };
      const moved = await letter(true);
      expect(moved).toContain(day("2026-12-12"));
      expect(moved).not.toContain(day("2026-12-07"));
      expect(moved).toContain(
        plain(
          translations[locale]("clientQuote.state.accepted.start.moved", {
            start: formatDay("2026-12-12", locale),
            until: formatDay("2026-12-11", locale),
            days: 5,
            instalments: 1,
          }),
        ),
      );
      expect(await letter(false)).toContain(day("2026-12-07"));
      expect(await letter(true, { startOn: "2026-12-12" })).toMatch(
        locale === "fr-fr" ? /avant le 12 décembre|d.ici là/i : /Before 12 December|before then/,
      );
    }
  },
);

test("the agency reads until when a client may withdraw, and whether work may start before", async () => {
  const letter = async (canWithdraw: boolean, earlyStart?: "yes" | "no") => {
    const decision = { ...accepted, ...(earlyStart !== undefined && { earlyStart }) };
    const claim = followUpClaim("agency-acceptance", { decision, quote: { canWithdraw } });
    return plain((await compose(claim)).text);
  };
  const withdrawable = await letter(true);
  expect(withdrawable).toMatch(/Le client peut se rétracter jusqu.au 11 décembre 2026 inclus/);
  const late = /ne doivent pas commencer avant la fin de ce délai : ils commencent le 12 décembre 2026\./;
  expect(withdrawable).toMatch(late);
  expect(await letter(true, "no")).toMatch(late);
  const early = await letter(true, "yes");
  expect(early).not.toMatch(/ne doivent pas commencer/);
  expect(early).toMatch(/demandé expressément.*leur début reste prévu le 7 décembre 2026\..*proportionnel/);
  expect(await letter(false)).not.toMatch(/rétracter/);
});

test("the client's copy of an acceptance says until when to withdraw, and asks nothing of a contract that has ended", async () => {
  const letter = async (changes: Parameters<typeof followUpClaim>[1]) => {
    const unpaid = { decision: accepted, depositReceivedOn: null };
    return plain((await compose(followUpClaim("client-acceptance", { ...unpaid, ...changes }))).text);
  };
  const withdrawable = { canWithdraw: true };
  const open = await letter({ quote: withdrawable });
  expect(open).toMatch(/rétracter jusqu.au 11 décembre 2026 inclus/);
  expect(open).toContain(`${clientPage}retractation/`);
  // The account is on the page once the deposit may be paid.
  expect(open).toContain("entre le 5 décembre 2026 et le 19 décembre 2026, pas avant");
  expect(open).not.toContain("FR14 2004");
  expect(await letter({})).toContain("FR14 2004");
  expect(await letter({})).toContain("11 décembre 2026");
  expect(await letter({})).not.toContain("retractation/");
  const ended = await letter({ quote: withdrawable, withdrawal });
  expect(ended).not.toContain("retractation/");
  expect(ended).not.toContain("FR14 2004");
  // Neither the contents for the work, nor of a deposit that arrived while the mail waited.
  expect(await letter({})).toMatch(/remettez-nous les contenus/i);
  expect(ended).not.toMatch(/remettez-nous/i);
  // Of a part, the mail that it arrived asks for the rest.
  const part = { depositReceivedOn: "2026-12-01", depositReceivedAmount: cents(100_000) } as const;
  for (const arrived of [{ depositReceivedOn: "2026-12-01" }, part] as const)
    expect(await letter(arrived)).not.toMatch(/FR14 2004|à régler par virement|à réception de sa facture/);
});

test.each(locales)(
  "the acknowledgement quotes the client's own address as it is, any other with brackets, in %s",
  async (locale) => {
    const textOf = async (email: string) => {
      const changes = { locale, decision: accepted, withdrawal: { ...withdrawal, email } };
      const own = { ...changes, fields: { email: "jo@client.example" } };
      return Promise.all(
        (["client-withdrawal", "agency-withdrawal"] as const).map(async (purpose) =>
          plain((await compose(followUpClaim(purpose, own))).text),
        ),
      );
    };
    for (const text of await textOf("Jo@client.example")) {
      expect(text).toContain("jo@client.example");
      expect(text).not.toContain("[@]");
    }
    for (const text of await textOf("evil@phish.example")) {
      expect(text).toContain("evil[@]phish[.]example");
      expect(text).not.toContain("evil@phish.example");
    }
  },
);

test.each(locales)(
  "a client who declined is told so, with what was typed, and that nothing is due, in %s",
  async (locale) => {
    const t = translations[locale];
    const letter = (reason: string) =>
      compose(followUpClaim("client-decline", { locale, decision: declined(reason) }));
    const { subject, text, html, to } = await letter("Trop cher : voir evil.example");
    expect(subject).toContain("D-2026-H9DC-NTG6-V1");
    expect(to.map(({ address }) => address)).toEqual(["jo@client.example"]);
    for (const part of [text, html]) {
      expect(plain(part)).toContain(plain(t("mail.declined.client.title")));
      expect(plain(part)).toContain("evil[.]example");
      expect(part).toContain(clientPage);
    }
    expect(plain((await letter(" ")).text)).not.toContain(plain(t("clientQuote.state.declined.reason")));
  },
);

test.each(locales)("the mail in %s says how much more than the deposit arrived", async (locale) => {
  const asked = depositOf(confirmedQuote().totals)?.amount ?? zeroCents;
  const letter = async (amount: Cents) =>
    plain(
      (
        await compose(
          followUpClaim("client-deposit", { locale, decision: accepted, depositReceivedAmount: amount }),
        )
      ).text,
    );
  const excess = plain(
    translations[locale]("clientQuote.transfer.excess", {
      excess: exactMoney(cents(8_838), locale),
      asked: exactMoney(asked, locale),
      tax: translations[locale]("clientQuote.tax.included"),
    }),
  );
  expect(await letter(cents(asked + 8_838))).toContain(excess);
  expect(await letter(asked)).not.toContain(excess.slice(0, 6));
});

test.each(locales)(
  "the mail of a struck-out receipt in %s says what counts now, and when it is paid",
  async (locale) => {
    const at = (hour: string) => `2026-12-01T${hour}:00:00.000Z`;
    const receipt = (amount: number, struck: string | null = null) => ({
      receivedOn: "2026-12-01",
      amount: cents(amount),
      recordedAt: at("10"),
      struckOut: struck === null ? null : { at: at(struck), reason: "Autre client" },
    });
    const letter = async (canWithdraw: boolean, ...depositReceipts: readonly DepositReceipt[]) => {
      const changes = { locale, decision: accepted, quote: { canWithdraw } };
      const claim = followUpClaim("client-deposit-cancelled", changes);
      if (claim.event === null || claim.quote === null) throw new Error("The mail has no event");
      const event = { ...claim.event, at: at("15") };
      return plain((await compose({ ...claim, event, quote: { ...claim.quote, depositReceipts } })).text);
    };
    const money = (amount: number) => plain(exactMoney(cents(amount), locale));
    const day = (on: string) => plain(formatDay(on, locale));
    const asked = depositOf(confirmedQuote().totals)?.amount ?? zeroCents;
    // The eighth day, and the last.
    const days = [day("2026-12-05"), day("2026-12-19")];
    const early = await letter(true, receipt(50_000, "15"));
    for (const text of [money(50_000), ...days]) expect(early).toContain(text);
    const part = await letter(true, receipt(100_000), receipt(50_000, "15"));
    for (const text of [money(150_000), money(100_000), money(asked - 100_000), ...days])
      expect(part).toContain(text);
    const now = await letter(false, receipt(100_000), receipt(50_000, "15"));
    expect(now).toContain(money(asked - 100_000));
    expect(now).not.toContain(days[0]);
  },
);

test.each(locales)(
  "the mail of a second transfer in %s names it, and what that makes in all",
  async (locale) => {
    const claim = followUpClaim("client-deposit", { locale, decision: accepted });
    if (claim.event === null || claim.quote === null) throw new Error("The mail has no event");
    const receipt = { receivedOn: "2026-11-25", amount: cents(100_000), recordedAt: "", struckOut: null };
    const second = { receivedOn: "2026-11-26", amount: cents(50_100), recordedAt: claim.event.at };
    const depositReceipts = [receipt, { ...receipt, ...second }];
    const { text } = await compose({ ...claim, quote: { ...claim.quote, depositReceipts } });
    const [amount, sum] = [50_100, 150_100].map((each) => exactMoney(cents(each), locale));
    const intro = translations[locale]("mail.deposit.intro", {
      amount: amount ?? "",
      tax: translations[locale]("clientQuote.tax.included"),
      number: claim.quote.quote.number,
      date: formatDay("2026-11-26", locale),
      sum: `${sum} ${translations[locale]("clientQuote.tax.included")}`,
      invoice: 1,
    });
    expect(plain(text)).toContain(plain(intro));
  },
);

test("the agency's mail of an acceptance names the two days of a deposit that must wait", async () => {
  const changes = { decision: accepted, depositReceivedOn: null, quote: { canWithdraw: true } };
  const text = plain((await compose(followUpClaim("agency-acceptance", changes))).text);
  expect(text).toMatch(/acceptation, le 5 décembre 2026, et au plus tard le 19 décembre 2026 \(/);
});

test("the rest of a deposit is asked for with its last day, and where the client may withdraw not before the eighth day", async () => {
  const part = { depositReceivedOn: "2026-12-01", depositReceivedAmount: cents(100_000) } as const;
  const letter = async (purpose: MailPurpose, canWithdraw: boolean, at = "2026-12-01T15:00:00.000Z") => {
    const changes = { decision: accepted, ...part, quote: { canWithdraw } };
    const claim = followUpClaim(purpose, changes);
    if (claim.event === null) throw new Error("The mail has no event");
    return plain((await compose({ ...claim, event: { ...claim.event, at } })).text);
  };
  const rest = plain(
    exactMoney(subtract(depositOf(confirmedQuote().totals)?.amount ?? zeroCents, cents(100_000)), "fr-fr"),
  );
  const asked = await letter("client-deposit", false);
  for (const text of ["Une partie de votre acompte est arrivée", rest, "FR14 2004", "11 décembre 2026"])
    expect(asked).toContain(text);
  const early = await letter("client-deposit", true);
  const whole = plain(exactMoney(depositOf(confirmedQuote().totals)?.amount ?? zeroCents, "fr-fr"));
  for (const text of [`Il reste ${rest} TTC à payer sur`, whole, "entre le 5 décembre 2026"])
    expect(early).toContain(text);
  expect(early).toContain("et le 19 décembre 2026, pas avant");
  expect(early).not.toContain("FR14 2004");
  expect(await letter("client-deposit", true, "2026-12-05T15:00:00.000Z")).toContain("FR14 2004");
  const due = await letter("client-deposit-due", true);
  for (const text of [`Le reste, ${rest} TTC`, "FR14 2004", "19 décembre 2026"]) expect(due).toContain(text);
});

test.each(locales)(
  "the mail of a late deposit in %s says until when it was due, what is missing and how it is paid",
  async (locale) => {
    const t = translations[locale];
    const late = async (changes: Parameters<typeof followUpClaim>[1]) => {
      const claim = followUpClaim("client-deposit-late", { locale, decision: accepted, ...changes });
      const mail = await compose(claim);
      return { ...mail, text: plain(mail.text) };
    };
    const all = await late({ depositReceivedOn: null });
    expect(all.subject).toContain("D-2026-H9DC-NTG6-V1");
    expect(all.text).toContain(plain(formatDay("2026-12-11", locale)));
    expect(all.text).toContain("FR14 2004");
    // The code for banking apps.
    expect(all.attachments).toHaveLength(1);
    const part = await late({ depositReceivedOn: "2026-12-01", depositReceivedAmount: cents(100_000) });
    expect(part.text).toContain(plain(exactMoney(cents(100_000), locale)));
    expect(part.text).not.toContain(plain(t("mail.depositDue.title")));
  },
);

test("a mail says how the request stands: decided, or open while a question waits; any other mark is somebody's own", async () => {
  const t = translations["fr-fr"];
  for (const [purpose, decided, changes] of [
    ["agency-acceptance", "won", { decision: accepted }],
    ["agency-withdrawal", "lost", { decision: accepted, withdrawal }],
    ["agency-decline", "lost", { decision: declined("") }],
  ] as const) {
    const claim = followUpClaim(purpose, changes);
    for (const followUpStatus of ["open", "answered", "won", "lost"] as const) {
      const { text } = await compose({ ...claim, lead: { ...claim.lead, followUpStatus } });
      for (const each of ["open", "won", "lost"] as const)
        expect(
          plain(text).includes(plain(t(`mail.decided.${each}`))),
          `${purpose} ${followUpStatus} ${each}`,
        ).toBe(each === followUpStatus && (each === "open" || each === decided));
    }
  }
});

test("an answer is signed by who answers, whoever signs the quote", async () => {
  const signer = { name: "Loïc Autre", role: "Design" };
  const { text } = await compose(followUpClaim("client-answer", { text: "Oui.", quote: { signer } }));
  expect(text).toContain(firstContactName);
  expect(text).not.toContain(signer.name);
});

test.each(locales)(
  "however often the deposit is asked for, the mail in %s names its days",
  async (locale) => {
    const t = translations[locale];
    const letter = async (at: string, changes: Parameters<typeof followUpClaim>[1] = {}) => {
      const given = {
        locale,
        decision: accepted,
        depositReceivedOn: null,
        quote: { canWithdraw: true },
        ...changes,
      };
      const claim = followUpClaim("client-deposit-due", given);
      if (claim.event === null) throw new Error("The mail has no event");
      return compose({ ...claim, event: { ...claim.event, at } });
    };
    const days = { from: formatDay("2026-12-05", locale), until: formatDay("2026-12-19", locale) };
    const intro = (payable: { late: string; last: string; open: string }) =>
      plain(
        t("mail.depositDue.intro", {
          amount: exactMoney(depositOf(confirmedQuote().totals)?.amount ?? zeroCents, locale),
          tax: t("clientQuote.tax.included"),
          number: "D-2026-H9DC-NTG6-V1",
          from: days.from,
          ...payable,
        }),
      );
    const dated = intro({ late: "", last: days.until, open: "" });
    expect(dated).toContain(plain(days.until));
    expect(plain((await letter("2026-12-15T12:00:00.000Z")).text)).toContain(dated);
    const late = plain((await letter("2026-12-20T12:00:00.000Z")).text);
    expect(late).toContain(intro({ late: days.until, last: "", open: "" }));
    expect(late).not.toContain(plain(days.from));
  },
);

test.each(locales)(
  "of a deposit that only a link pays, no mail in %s speaks of an account",
  async (locale) => {
    const t = translations[locale];
    const terms = { ...confirmedQuote().terms, paymentLink: "https://pay.example/abc" };
    const textOf = async (purpose: MailPurpose, canWithdraw: boolean, changes = {}) => {
      const quote = { account: null, terms, canWithdraw };
      const claim = followUpClaim(purpose, {
        locale,
        decision: accepted,
        depositReceivedOn: null,
        quote,
        ...changes,
      });
      const { text, html } = await compose(claim);
      const bank = locale === "fr-fr" ? /bancaire|virement/ : /bank/;
      expect(`${text}${html}`).not.toMatch(bank);
      return plain(text);
    };
    expect(await textOf("client-acceptance", false)).toContain("pay.example");
    expect(await textOf("client-acceptance", true)).toContain(plain(formatDay("2026-12-05", locale)));
    const part = { depositReceivedOn: "2026-12-05", depositReceivedAmount: cents(100_000) };
    expect(await textOf("client-deposit", false, part)).toContain(plain(t("clientQuote.transfer.ask")));
  },
);
