/** The withdrawal from the contract of an accepted quote, on a real store. */

import { expect, onTestFinished, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { translations } from "#app/i18n/translations.ts";
import { localHolidays } from "#app/prices/vat.ts";
import { timeZone } from "#content/place.ts";
import { agencyDay, depositMailAt } from "#quotes/deadlines.ts";
import { depositFrom } from "#quotes/deposit/days.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { orderFormats } from "#quotes/private-paths.ts";
import { quoteVersionView } from "#quotes/quote-state.ts";
import { stepKey } from "#quotes/step-keys.ts";
import { contractEndOf, postponedByWithdrawalPeriod } from "#quotes/terms/confirmed-quote.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { sampleTerms, type TermsChanges, termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { waitingVisitor } from "#testing/drawings.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { plain } from "#testing/words.ts";
import { withdrawalPeriod } from "./period.ts";
import { refundOf } from "./refund.ts";

const stated = { name: "Joséphine Lavigne", email: "jo@client.example" };

/** A quote that is accepted now. */
async function acceptedQuote({ canWithdraw = true, own = {} as TermsChanges } = {}) {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { operations, leadId, tokens } = await openOperations(store, clock);
  const { agencyOperations: agency, clientOperations: client } = operations;
  const terms = { ...termsOn(await agency.today()), ...own };
  await agency.saveDraft(tokens.agency, canWithdraw ? { ...terms, withdrawal: withdrawing } : terms);
  await agency.confirm(tokens.agency, (await agency.view(tokens.agency))?.draftHash ?? "", "");
  const fileOf = async () => {
    const file = await store.requestHistory(leadId);
    if (file === null) throw new Error("The request is gone");
    return file;
  };
  const [quote] = (await fileOf()).confirmedQuotes;
  if (quote === undefined) throw new Error("There is no quote");
  const shownDocument = { quoteId: quote.id, pdfHash: quote.pdfHash };
  const accept = (answer: { readonly earlyStart?: "yes" | "no" } = {}) =>
    client.accept(
      tokens.client,
      shownDocument,
      { name: "J", signatoryRole: "G", ...answer, options: [], code: "" },
      "192.0.2.1",
    );
  const withdraw = (statement = stated) =>
    client.withdraw(tokens.client, quote.id, statement, stepKey(tokens.client, "withdraw", quote.id));
  const view = async () => (await client.view(tokens.client))?.version;
  const events = async () => (await fileOf()).events.map(({ kind }) => kind);
  return { clock, store, agency, client, tokens, fileOf, accept, withdraw, view, events };
}

test("the next day a page of the day before no longer says what would be accepted", async () => {
  const { clock, client, tokens } = await acceptedQuote();
  const key = async () => (await client.view(tokens.client))?.acceptanceKey;
  const before = await key();
  expect(await key()).toBe(before);
  clock.forward(24 * 3_600_000);
  expect(await key()).not.toBe(before);
});

test("the client is told how to pay the deposit from the eighth day on, once, and where they may withdraw", async () => {
  // With or without a bank account of the agency.
  const own = { paymentLink: "https://pay.example/abc" };
  const { clock, store, accept, fileOf } = await acceptedQuote({ own });
  await accept();
  const from = depositFrom(agencyDay(clock()), true);
  const asked = async () => (await fileOf()).events.filter(({ kind }) => kind === "deposit-asked").length;
  clock.forward(depositMailAt(from) - clock() - 1);
  await store.queueReminders();
  expect(await asked()).toBe(0);
  clock.forward(1);
  await store.queueReminders();
  await store.queueReminders();
  expect(await asked()).toBe(1);
  expect((await fileOf()).jobs.filter(({ purpose }) => purpose === "client-deposit-due")).toHaveLength(1);

  // The mail of the acceptance has told any other client.
  const { accept: acceptOther, ...other } = await acceptedQuote({ canWithdraw: false, own });
  await acceptOther();
  other.clock.forward(depositMailAt(depositFrom(agencyDay(other.clock()), true)) - other.clock());
  await other.store.queueReminders();
  expect((await other.fileOf()).events.map(({ kind }) => kind)).not.toContain("deposit-asked");
});

test("a client may withdraw from acceptance on to the last millisecond of the period, and not after it", async () => {
  const { clock, accept, withdraw, view, events } = await acceptedQuote();
  expect(await withdraw()).toBe("refused");
  expect(await view()).toMatchObject({ withdrawalPeriod: null, withdrawn: null });
  expect(await accept()).toBe("decided");
  const { lastDay, endsMs } = withdrawalPeriod(clock(), { timeZone, localHolidays });
  expect((await view())?.withdrawalPeriod).toEqual({ until: lastDay, open: true });
  clock.forward(endsMs - clock());
  expect((await view())?.withdrawalPeriod).toEqual({ until: lastDay, open: false });
  expect(await withdraw()).toBe("refused");
  expect(await events()).not.toContain("quote-withdrawn");
  clock.forward(-1);
  expect((await view())?.withdrawalPeriod).toEqual({ until: lastDay, open: true });
  expect(await withdraw()).toBe("withdrawn");
});

test("a second statement, another tab, one after the period: the first counts, and nobody is mailed again", async () => {
  const { clock, accept, withdraw, view, fileOf, events } = await acceptedQuote();
  await accept();
  expect(await Promise.all([withdraw(), withdraw()])).toEqual(["withdrawn", "withdrawn"]);
  expect(await withdraw({ name: "Autre", email: "autre@client.example" })).toBe("withdrawn");
  clock.forward(60 * 24 * 60 * 60 * 1000);
  expect(await withdraw()).toBe("withdrawn");
  expect(await view()).toMatchObject({
    state: "withdrawn",
    withdrawalPeriod: { open: false },
    withdrawn: stated,
    deposit: null,
    acceptedBy: { name: "J" },
  });
  const { jobs, lead } = await fileOf();
  expect(lead.followUpStatus).toBe("lost");
  expect((await events()).filter((kind) => kind === "quote-withdrawn")).toHaveLength(1);
  for (const purpose of ["client-withdrawal", "agency-withdrawal"])
    expect(jobs.filter((job) => job.purpose === purpose)).toHaveLength(1);
});

test("work that a client asked for early starts as offered: the stored end, the page, the PDF and the order have its dates", async () => {
  const [line] = sampleTerms.lines;
  if (line === undefined) throw new Error("The sample quote has lines");
  const own: TermsChanges = { lines: [line], hosting: "notIncluded", hostingYearly: null };
  for (const answer of [{ earlyStart: "yes" }, { earlyStart: "no" }, {}] as const) {
    const { agency, client, tokens, fileOf, accept, view } = await acceptedQuote({ own });
    await accept(answer);
    const [stored] = (await fileOf()).confirmedQuotes;
    const { withdrawalPeriod, contractEndsOn } = (await view()) ?? {};
    if (stored === undefined || withdrawalPeriod == null) throw new Error("The quote is not accepted");
    const { startOn } = stored.quote.terms;
    const early = "earlyStart" in answer && answer.earlyStart === "yes";
    // The period ends on the day of the offered start at the earliest.
    const dated = early ? stored.quote : postponedByWithdrawalPeriod(stored.quote, withdrawalPeriod.until);
    expect(dated.terms.startOn === startOn).toBe(early);
    expect(contractEndsOn).toBe(contractEndOf(dated));
    const order = await agency.order(tokens.agency, 2, "json", waitingVisitor);
    expect(JSON.parse(new TextDecoder().decode(order?.bytes))).toMatchObject({
      parts: [{ period: { start: dated.terms.startOn, end: dated.terms.deliverOn } }],
    });
    const pdf = await client.pdf(tokens.client);
    if (pdf === null || pdf === "damaged") throw new Error("There is no PDF");
    const printed = plain(String(await textsOf(pdf.bytes)));
    expect(printed).toContain(`Début des travaux le ${plain(formatDay(dated.terms.startOn, "fr-fr"))}`);
  }
});

test("without the right there is nothing to withdraw from", async () => {
  const { accept, withdraw, view } = await acceptedQuote({ canWithdraw: false });
  await accept();
  expect(await view()).toMatchObject({ state: "accepted", withdrawalPeriod: null });
  expect(await withdraw()).toBe("refused");
});

test("a deposit that arrived is refunded within fourteen days, and so is what arrives after a withdrawal, until that is recorded", async () => {
  const { agency, tokens, accept, withdraw, view } = await acceptedQuote();
  await accept();
  const today = await agency.today();
  const owed = async () => (await agency.view(tokens.agency))?.refund;
  expect(await owed()).toBeNull();
  expect(await agency.addDepositReceipt(tokens.agency, { on: today, amount: cents(100) })).toBe("saved");
  await withdraw();
  const version = await view();
  expect(version && refundOf(version)).toEqual({
    cents: 100,
    vatPerMille: version?.quote.vatPerMille,
    receivedOn: today,
    until: new Date(Date.parse(today) + 14 * 86_400_000).toISOString().slice(0, 10),
  });
  // A page that was opened before it has not shown it.
  expect(await agency.addDepositReceipt(tokens.agency, { on: today, amount: cents(100) })).toBe("changed");
  expect(await owed()).toMatchObject({ cents: 100 });
  const quoteId = (await view())?.id ?? "";
  const late = { on: today, amount: cents(50), quoteId };
  expect(await agency.addDepositReceipt(tokens.agency, late)).toBe("saved");
  expect(await owed()).toMatchObject({ cents: 150 });
  expect(await agency.setFollowUpStatus(tokens.agency, "answered")).toBe("saved");
  expect(await owed()).toMatchObject({ cents: 150 });
  expect(await agency.recordRefund(tokens.agency, { quoteId, on: today, amount: cents(60) })).toBe("saved");
  expect(await owed()).toMatchObject({ cents: 90 });
  expect(await agency.recordRefund(tokens.agency, { quoteId, on: today, amount: cents(91) })).toBe("changed");
  expect(await agency.recordRefund(tokens.agency, { quoteId, on: today, amount: cents(90) })).toBe("saved");
  expect(await owed()).toBeNull();
  const struck = { quoteId, refund: 0, reason: "Faute de frappe" };
  expect(await agency.strikeOutRefund(tokens.agency, struck)).toBe("saved");
  expect(await owed()).toMatchObject({ cents: 60 });
  expect(await agency.recordRefund("another", { quoteId, on: today, amount: cents(1) })).toBe("gone");
  expect(await agency.strikeOutRefund("another", struck)).toBe("gone");
});

test("the next version replaces no contract that was withdrawn from, whose proof and acknowledgement stay", async () => {
  const { agency, client, tokens, accept, withdraw, fileOf } = await acceptedQuote();
  const proofOf = async (version?: number) =>
    (await client.acceptanceProof(tokens.client, waitingVisitor, version))?.name;
  await accept();
  const today = await agency.today();
  await agency.addDepositReceipt(tokens.agency, { on: today, amount: cents(100) });
  await withdraw();
  const first = (await fileOf()).confirmedQuotes[0]?.quote;
  expect(await proofOf()).toContain(first?.number);
  await agency.confirm(tokens.agency, (await agency.view(tokens.agency))?.draftHash ?? "", "");
  const second = (await fileOf()).confirmedQuotes[0];
  expect(second?.quote.version).toBe((first?.version ?? 0) + 1);
  const view = await client.view(tokens.client);
  expect(view).toMatchObject({
    version: { state: "waiting" },
    earlier: [],
    withdrawnBefore: [{ quote: { number: first?.number }, withdrawn: stated }],
  });
  const pdf = await client.pdf(tokens.client);
  if (pdf === null || pdf === "damaged") throw new Error("There is no PDF");
  const replaces = translations["fr-fr"]("quoteDocument.confirmed.replaces");
  expect(plain((await textsOf(pdf.bytes)).flat().join(" "))).not.toContain(plain(replaces));
  // The addresses of the mails of the first version lead to its proof, as long as no other is accepted; then one of its own does.
  expect(await proofOf()).toContain(first?.number);
  const shown = { quoteId: second?.id ?? "", pdfHash: second?.pdfHash ?? "" };
  const acceptance = { name: "J", signatoryRole: "G", options: [], code: "" };
  expect(await client.accept(tokens.client, shown, acceptance, "192.0.2.1")).toBe("decided");
  expect(await proofOf()).toContain(second?.quote.number);
  expect(await proofOf(first?.version)).toContain(first?.number);
  expect(await proofOf(99)).toBeUndefined();
  expect((await agency.view(tokens.agency))?.refund).toMatchObject({ cents: 100 });
});

test("of a withdrawal and the agency's record of the deposit at once, each leaves one state", async () => {
  const { agency, tokens, accept, withdraw, view } = await acceptedQuote();
  await accept();
  const today = await agency.today();
  const [outcome, saved] = await Promise.all([
    withdraw(),
    agency.addDepositReceipt(tokens.agency, { on: today, amount: cents(100) }),
  ]);
  expect(outcome).toBe("withdrawn");
  const version = await view();
  expect(version?.depositReceipts).toHaveLength(saved === "saved" ? 1 : 0);
});

test("the page of an accepted quote keeps the contract, and erases what it does not need", async () => {
  const { agency, tokens, store, accept } = await acceptedQuote();
  const keeps = async () => (await agency.view(tokens.agency))?.keepsContract;
  expect(await keeps()).toBe(false);
  await accept();
  await agency.saveNotes(tokens.agency, "Rappeler");
  expect(await keeps()).toBe(true);
  expect(await agency.erase(tokens.agency, stepKey(tokens.agency, "erase"))).toBe("kept");
  expect(await store.leads()).toMatchObject([{ notes: "" }]);
  expect((await agency.view(tokens.agency))?.versions).toContainEqual(
    expect.objectContaining({ state: "accepted" }),
  );
});

test("a request whose client is owed a refund is not erased until that is recorded, and says so", async () => {
  const { agency, tokens, store, accept, withdraw, view } = await acceptedQuote();
  await accept();
  const today = await agency.today();
  await agency.addDepositReceipt(tokens.agency, { on: today, amount: cents(100) });
  await withdraw();
  await agency.saveNotes(tokens.agency, "Rappeler");
  const erase = () => agency.erase(tokens.agency, stepKey(tokens.agency, "erase"));
  expect(await erase()).toBe("kept");
  expect(await store.leads()).toMatchObject([{ notes: "" }]);
  const shown = await agency.view(tokens.agency);
  expect(shown).toMatchObject({ keepsContract: false, refund: { cents: 100 } });
  await agency.recordRefund(tokens.agency, {
    quoteId: (await view())?.id ?? "",
    on: today,
    amount: cents(100),
  });
  expect(await erase()).toBe("erased");
  expect(await store.leads()).toEqual([]);
});

test("an erased request takes the withdrawal along, and its link leads nowhere", async () => {
  const { agency, tokens, store, accept, withdraw } = await acceptedQuote();
  await accept();
  await withdraw();
  expect(await agency.erase(tokens.agency, stepKey(tokens.agency, "erase"))).toBe("erased");
  expect(await withdraw()).toBe("gone");
  expect(await store.leads()).toEqual([]);
});

test("a deposit that is paid by a link alone is asked for as one by transfer, from the same day on", async () => {
  const { agency, tokens, fileOf } = await acceptedQuote();
  const paymentLink = "https://pay.example/abc";
  const draft = (await agency.view(tokens.agency))?.draft;
  if (draft == null) throw new Error("There is no draft");
  await agency.saveDraft(tokens.agency, { ...draft, paymentLink });
  await agency.confirm(tokens.agency, (await agency.view(tokens.agency))?.draftHash ?? "", "");
  const [stored] = (await fileOf()).confirmedQuotes;
  if (stored === undefined) throw new Error("There is no quote");
  expect(stored.quote).toMatchObject({ version: 3, terms: { paymentLink } });
  const accepted = { ...stored, status: "accepted", decidedAt: "2026-11-26T15:00:00.000Z" } as const;
  const depositOf = (terms: TermsChanges, now: string) =>
    quoteVersionView(
      { ...accepted, quote: { ...stored.quote, account: null, terms: { ...stored.quote.terms, ...terms } } },
      now,
    ).deposit;
  expect(depositOf({}, "2026-12-04T03:59:59.000Z")).toMatchObject({ from: "2026-12-04", mayBePaid: false });
  expect(depositOf({}, "2026-12-04T04:00:00.000Z")).toMatchObject({ from: "2026-12-04", mayBePaid: true });
  expect(depositOf({ paymentLink: "" }, "2026-12-04T04:00:00.000Z")).toBeNull();
});

test("the agency gets the order of an accepted quote, in each format, until the client withdraws", async () => {
  const { agency, tokens, accept, withdraw } = await acceptedQuote();
  const names = async () =>
    Promise.all(
      orderFormats.map(
        async (format) => (await agency.order(tokens.agency, 2, format, waitingVisitor))?.name ?? null,
      ),
    );
  expect(await names()).toEqual([null, null]);
  await accept();
  expect(await names()).toEqual([
    expect.stringMatching(/^commande-D-.*-V2\.json$/),
    expect.stringMatching(/^commande-D-.*-V2\.xlsx$/),
  ]);
  expect(await agency.order(tokens.agency, 1, "json", waitingVisitor)).toBeNull();
  expect(await agency.order("another", 2, "json", waitingVisitor)).toBeNull();
  expect(await agency.order(tokens.client, 2, "json", waitingVisitor)).toBeNull();
  await withdraw();
  expect(await names()).toEqual([null, null]);
});

test("both sides get the proof of the acceptance, with the mails that are about it, and nobody before", async () => {
  const { agency, client, tokens, accept } = await acceptedQuote();
  const proofs = () =>
    Promise.all([
      agency.acceptanceProof(tokens.agency, 2, waitingVisitor),
      client.acceptanceProof(tokens.client, waitingVisitor),
    ]);
  expect(await proofs()).toEqual([null, null]);
  await accept();
  const [ofAgency, ofClient] = await proofs();
  expect(ofAgency).toEqual(ofClient);
  expect(ofClient?.name).toMatch(/^acceptation-D-.*-V2\.pdf$/);
  expect(await agency.acceptanceProof(tokens.agency, 1, waitingVisitor)).toBeNull();
  const text = plain((await textsOf(ofClient?.bytes ?? new Uint8Array())).flat().join(" "));
  for (const purpose of ["client-quote", "client-acceptance", "agency-acceptance"] as const)
    expect(text.split(plain(translations["fr-fr"](`request.mail.${purpose}`)))).toHaveLength(2);
});
