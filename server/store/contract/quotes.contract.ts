import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import type { Day } from "#app/domain/days.ts";
import { acceptedQuote, withOptions } from "#quotes/acceptance/options.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import type { Decision } from "#quotes/store/follow-up.ts";
import { totalsOf } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import {
  confirmation,
  day,
  hashOf,
  minute,
  type NewDatabase,
  newLead,
  openNewStore,
  pdfHashOf,
} from "./fixtures.contract.ts";

const accepted: Decision = {
  kind: "accepted",
  name: "Joséphine Lavigne",
  signatoryRole: "gérante",
  acceptanceSentence: "Bon pour accord",
  ipAddress: "192.0.2.1",
};
const declined: Decision = { kind: "declined", reason: "Trop tard" };

/** Confirmed quotes: each is stored once, never changes, and is decided once. */
export function quoteContract(engine: string, newDatabase: NewDatabase): void {
  async function setUp() {
    const opened = await openNewStore(newDatabase);
    const { id } = newLead();
    await opened.store.addLead(newLead({ id, jobs: [] }));
    const fileOf = async () => {
      const file = await opened.store.requestHistory(id);
      if (file === null) throw new Error("The lead is gone");
      return file;
    };
    const purposes = async () => (await opened.store.jobs()).map(({ purpose }) => purpose).sort();
    return { ...opened, id, fileOf, purposes };
  }

  test(`${engine}: a confirmed quote is read back unchanged, with its event, its PDF and its mail`, async () => {
    const { clock, id, database, store } = await setUp();
    const given = confirmation(id);
    expect(await store.confirmQuote(given)).toBe("confirmed");
    await store.close();
    const reopened = await database.open(clock);
    const file = await reopened.requestHistory(id);
    expect(file?.lead.followUpStatus).toBe("answered");
    expect(file?.confirmedQuotes).toEqual([
      {
        id: `${id}-V1`,
        leadId: id,
        status: "sent",
        quote: given.quote,
        quoteAsSent: null,
        pdfHash: given.pdfHash,
        draftHash: given.draftHash,
        createdAt: isoTime(clock()),
        expiresAt: given.expiresAt,
        decidedAt: null,
        decision: null,
        contractEndsOn: "2027-02-01",
        depositReceipts: [],
        depositRefunds: [],
        withdrawn: null,
      },
    ]);
    expect(file?.events).toMatchObject([{ kind: "quote-confirmed", quoteId: `${id}-V1`, text: "" }]);
    expect(await reopened.confirmedPdf(`${id}-V1`)).toEqual(given.pdf);
    expect(await reopened.confirmedPdf("nothing")).toBeNull();
    expect(await reopened.generalTerms(`${id}-V1`)).toBe(given.generalTerms);
    expect(await reopened.generalTerms("nothing")).toBeNull();
    const claim = await reopened.claimMail("w", minute);
    expect(claim).toMatchObject({
      purpose: "client-quote",
      event: { kind: "quote-confirmed", id: file?.events[0]?.id },
      quote: { id: `${id}-V1`, pdfHash: given.pdfHash },
    });
  });

  test(`${engine}: the same draft is confirmed once; another one replaces it; the version after an acceptance is a conflict`, async () => {
    const { fileOf, id, purposes, store } = await setUp();
    expect(await store.confirmQuote(confirmation(id))).toBe("confirmed");
    expect(await store.confirmQuote(confirmation(id, 2, { draftHash: "draft-1" }))).toBe("repeat");
    expect(await store.confirmQuote(confirmation(id, 1, { draftHash: "other" }))).toBe("conflict");
    expect(await store.confirmQuote(confirmation(id, 2))).toBe("confirmed");
    expect((await fileOf()).confirmedQuotes.map(({ status }) => status)).toEqual(["sent", "replaced"]);
    expect(await purposes()).toEqual(["client-quote", "client-quote"]);
    expect(await store.decide(`${id}-V2`, pdfHashOf(2), accepted, [])).toEqual({ status: "decided" });
    expect(await store.confirmQuote(confirmation(id, 3))).toBe("conflict");
    expect(await store.confirmQuote(confirmation("nobody"))).toBe("gone");
    expect((await fileOf()).confirmedQuotes.map(({ status }) => status)).toEqual(["accepted", "replaced"]);
  });

  test(`${engine}: an expired quote may be confirmed again from the same draft`, async () => {
    const { clock, id, store } = await setUp();
    await store.confirmQuote(confirmation(id));
    clock.forward(60 * day);
    const again = confirmation(id, 2, { draftHash: "draft-1", expiresAt: isoTime(clock() + 30 * day) });
    expect(await store.confirmQuote(again)).toBe("confirmed");
  });

  test(`${engine}: an acceptance is stored with its event and mails, wins the lead, and counts as a contact`, async () => {
    const { clock, fileOf, id, purposes, store } = await setUp();
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    clock.forward(day);
    const mails = ["client-acceptance", "agency-acceptance"] as const;
    expect(await store.decide(`${id}-V1`, pdfHashOf(1), accepted, mails)).toEqual({ status: "decided" });
    const { events, lead, confirmedQuotes: quotes } = await fileOf();
    expect(lead).toMatchObject({ followUpStatus: "won", lastContactAt: isoTime(clock()) });
    expect(quotes).toMatchObject([
      { status: "accepted", decision: accepted, decidedAt: isoTime(clock()), pdfHash: pdfHashOf(1) },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(["quote-confirmed", "quote-accepted"]);
    expect(await purposes()).toEqual([...mails].sort());
    expect(await store.decide(`${id}-V1`, pdfHashOf(1), declined, mails)).toEqual({
      status: "refused",
      why: "accepted",
    });
    expect(await purposes()).toEqual([...mails].sort());
  });

  test(`${engine}: what a client stated on accepting is read as it was stored, also what an earlier one was not asked`, async () => {
    for (const stated of [{}, { earlyStart: "yes" }, { earlyStart: "no", orderNumber: "BC-4711" }]) {
      const { clock, id, database, store } = await setUp();
      await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
      const decision = { ...accepted, ...stated };
      await store.decide(`${id}-V1`, pdfHashOf(1), decision, []);
      await store.close();
      const history = await (await database.open(clock)).requestHistory(id);
      expect(history?.confirmedQuotes.map((quote) => quote.decision)).toEqual([decision]);
    }
  });

  test(`${engine}: what is accepted of a quote with options is stored beside what was confirmed, and is what is read`, async () => {
    const { clock, fileOf, id, database, store } = await setUp();
    const { quote, pdf } = confirmation(id);
    const [line] = quote.terms.lines as [QuoteLine];
    const option: QuoteLine = { ...line, label: "Suivi", billing: "monthly", inclusion: "notSelected" };
    const [simple, double] = (["selected", "notSelected"] as const).map(
      (inclusion): QuoteLine => ({ ...line, label: inclusion, inclusion, choice: "Formule" }),
    ) as [QuoteLine, QuoteLine];
    const terms = { ...quote.terms, lines: [line, option, simple, double] };
    const offered = { ...quote, terms, totals: totalsOf(terms, quote.vatPerMille) };
    await store.confirmQuote(confirmation(id, 1, { quote: offered, jobs: [] }));
    expect((await fileOf()).confirmedQuotes).toMatchObject([
      { quoteAsSent: null, contractEndsOn: quote.terms.deliverOn },
    ]);
    const chosen = acceptedQuote(withOptions(offered, [1, 3]) ?? offered);
    const document = { quote: chosen, pdf: pdf.toReversed(), pdfHash: hashOf(pdf.toReversed()) };
    const decide = () => store.decide(`${id}-V1`, pdfHashOf(1), accepted, [], document);
    expect(await decide()).toEqual({ status: "decided" });
    expect(await decide()).toEqual({ status: "refused", why: "accepted" });
    await store.close();
    const reopened = await database.open(clock);
    expect((await reopened.requestHistory(id))?.confirmedQuotes).toMatchObject([
      {
        quote: chosen,
        pdfHash: document.pdfHash,
        quoteAsSent: { quote: offered, pdfHash: pdfHashOf(1) },
        // The subscription that was chosen renews: only the agency knows its end.
        contractEndsOn: null,
      },
    ]);
    expect(await reopened.confirmedPdf(`${id}-V1`)).toEqual(document.pdf);
  });

  test(`${engine}: a document that says another day of acceptance than the contract has is refused`, async () => {
    const { clock, fileOf, id, store } = await setUp();
    const given = confirmation(id);
    await store.confirmQuote(given);
    const pdf = given.pdf.toReversed();
    const acceptedOn = agencyDay(clock());
    const document = { quote: given.quote, pdf, pdfHash: hashOf(pdf), acceptedOn };
    clock.forward(day);
    const decide = (acceptedOn: Day) =>
      store.decide(`${id}-V1`, pdfHashOf(1), accepted, [], { ...document, acceptedOn });
    expect(await decide(acceptedOn)).toEqual({ status: "refused", why: "changed" });
    expect((await fileOf()).confirmedQuotes).toMatchObject([{ status: "sent" }]);
    expect(await decide(agencyDay(clock()))).toEqual({ status: "decided" });
  });

  test(`${engine}: a quote ends the quarantine of its request, which is followed up from then on`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const lead = newLead({ isQuarantined: true, suspicions: ["links"], jobs: [] });
    await store.addLead(lead);
    await store.confirmQuote(confirmation(lead.id, 1, { jobs: ["client-quote", "webhook"] }));
    const events = (await store.requestHistory(lead.id))?.events.map(({ kind }) => kind);
    expect(events).toEqual(["request-created", "quote-confirmed"]);
    await store.ask(lead.id, "Quand ?", { max: 1, jobs: [], remindAt: isoTime(clock() + day) });
    clock.forward(2 * day);
    await store.queueReminders();
    const purposes = (await store.jobs()).map(({ purpose }) => purpose);
    expect(purposes).toContain("agency-reminder");
    expect(purposes).not.toContain("agency-quarantine");
  });

  test(`${engine}: a refused quote keeps its reason; the agency may send another version`, async () => {
    const { clock, fileOf, id, store } = await setUp();
    await store.confirmQuote(confirmation(id));
    // Events of one millisecond have no order.
    clock.forward(1);
    expect(await store.decide(`${id}-V1`, pdfHashOf(1), declined, [])).toEqual({ status: "decided" });
    expect((await fileOf()).lead.followUpStatus).toBe("lost");
    expect((await fileOf()).events.at(-1)).toMatchObject({ kind: "quote-declined", text: "Trop tard" });
    expect(await store.decide(`${id}-V1`, pdfHashOf(1), accepted, [])).toEqual({
      status: "refused",
      why: "declined",
    });
    expect(await store.confirmQuote(confirmation(id, 2))).toBe("confirmed");
  });

  test(`${engine}: a quote that is replaced, has expired, or is another document cannot be decided`, async () => {
    const { clock, fileOf, id, store } = await setUp();
    await store.confirmQuote(confirmation(id));
    await store.confirmQuote(confirmation(id, 2));
    const decide = (version: number, hash: string) => store.decide(`${id}-V${version}`, hash, accepted, []);
    expect(await decide(1, pdfHashOf(1))).toEqual({ status: "refused", why: "replaced" });
    expect(await decide(2, pdfHashOf(1))).toEqual({ status: "refused", why: "changed" });
    expect(await decide(3, pdfHashOf(3))).toEqual({ status: "gone" });
    clock.forward(Date.parse(confirmation(id).expiresAt) + 1 - clock());
    expect(await decide(2, pdfHashOf(2))).toEqual({ status: "refused", why: "expired" });
    expect((await fileOf()).confirmedQuotes.map(({ status }) => status)).toEqual(["sent", "replaced"]);
  });

  test(`${engine}: of many answers and new versions at once from two servers, exactly one decides`, async () => {
    const { clock, fileOf, id, database, purposes, store } = await setUp();
    const other = await database.open(clock);
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const server = index % 2 === 0 ? store : other;
        if (index === 6) return server.confirmQuote(confirmation(id, 2, { jobs: [] }));
        const decision = index % 3 === 0 ? declined : accepted;
        return (await server.decide(`${id}-V1`, pdfHashOf(1), decision, ["agency-decline"])).status;
      }),
    );
    const decided = outcomes.filter((outcome) => outcome === "decided").length;
    const { confirmedQuotes: quotes } = await fileOf();
    const first = quotes.find(({ quote }) => quote.version === 1);
    expect(decided).toBe(first?.status === "replaced" ? 0 : 1);
    expect(await purposes()).toHaveLength(decided);
  });
}
