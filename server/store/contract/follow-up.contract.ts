import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { addDays } from "#app/domain/days.ts";
import { hourMs } from "#app/domain/durations.ts";
import { type Cents, cents } from "#app/domain/money.ts";
import { type BoardList, boardLists } from "#quotes/board.ts";
import { agencyDay, depositMailAt } from "#quotes/deadlines.ts";
import { depositFrom } from "#quotes/deposit/days.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { figuresJobId } from "#quotes/month-figures.ts";
import type { Decision, RequestHistory } from "#quotes/store/follow-up.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import { totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { owedRefund } from "#quotes/withdrawal/refund.ts";
import type { TermsChanges } from "#testing/confirmed-quotes.ts";
import {
  claimAll,
  confirmation,
  day,
  minute,
  type NewDatabase,
  newLead,
  openNewStore,
  pdfHashOf,
  purgedIn,
  untilReminder,
} from "./fixtures.contract.ts";

const accepted = {
  kind: "accepted",
  name: "J",
  signatoryRole: "",
  acceptanceSentence: "",
  ipAddress: "",
} as const;

const owesRefund = (history: RequestHistory | null): boolean =>
  history !== null && owedRefund(history.confirmedQuotes) !== null;

/** What the agency marks and notes, links, questions and reminders. */
export function followUpContract(engine: string, newDatabase: NewDatabase): void {
  const inAnHour = (clock: () => number) => isoTime(clock() + 60 * minute);
  const asking = (max: number, jobs: readonly JobPurpose[] = []) => ({ max, remindAt: "2100", jobs });

  test(`${engine}: marks, notes and drafts are stored; a mark leaves one event`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id }));
    const { terms } = confirmation(id).quote;
    for (const result of [
      await store.setFollowUpStatus(id, "answered"),
      await store.setFollowUpStatus(id, "answered"),
    ])
      expect(result).toBe("saved");
    expect(await store.saveNotes(id, "Rappeler\nlundi « 9 h »")).toBe("saved");
    expect(await store.saveDraft(id, terms)).toBe("saved");
    expect(await store.lead(id)).toMatchObject({
      followUpStatus: "answered",
      notes: "Rappeler\nlundi « 9 h »",
      draft: terms,
    });
    const file = await store.requestHistory(id);
    expect(file?.events).toMatchObject([
      { kind: "follow-up-status-changed", text: "answered", quoteId: null },
    ]);
    const link = { tokenHash: "x", leadId: "nobody", audience: "agency", expiresAt: "2100" } as const;
    expect(await store.addLink(link)).toBe(false);
    for (const result of [
      await store.setFollowUpStatus("nobody", "won"),
      await store.ask("nobody", "?", asking(10)),
      await store.answer("nobody", "?", asking(10)),
      await store.addDepositReceipt("nobody", { on: "2026-12-01", amount: cents(1) }, []),
      await store.strikeOutReceipt("nobody", { receipt: 0, reason: "?" }, []),
      await store.saveContractEnd("nobody", "2029-02-01"),
      await store.withdraw("nobody-V1", { name: "J", email: "" }, { endedOn: "2026-12-04", jobs: [] }),
      await store.requestCode("nobody-V1", { max: 1, intervalMs: 0, jobs: [] }),
      await store.tryCode("nobody-V1", 5),
    ])
      expect(result).toBe("gone");
    expect(await store.decide("nobody-V1", "", { kind: "declined", reason: "" }, [])).toEqual({
      status: "gone",
    });
    expect(await store.saveNotes("nobody", "")).toBe("gone");
    expect(await store.saveDraft("nobody", terms)).toBe("gone");
    expect(await store.requestHistory("nobody")).toBeNull();
  });

  test(`${engine}: what was not seen is not replaced, of two changes at once either`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id }));
    const { terms } = confirmation(id).quote;
    const notes = await Promise.all(
      ["a", "b"].map((text) => store.saveNotes(id, text, (stored) => stored === "")),
    );
    expect(notes.toSorted()).toEqual(["changed", "saved"]);
    const drafts = [30, 50].map((depositPercent) =>
      store.saveDraft(id, { ...terms, depositPercent }, (stored) => stored === null),
    );
    expect((await Promise.all(drafts)).toSorted()).toEqual(["changed", "saved"]);
    const { draft } = (await store.lead(id)) ?? {};
    expect(
      await store.saveDraft(id, terms, (stored) => stored?.depositPercent === draft?.depositPercent),
    ).toBe("saved");
  });

  test(`${engine}: a link is found until it expires or is replaced, and only the links of that page are`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id }));
    const link = { leadId: id, audience: "agency", expiresAt: isoTime(clock() + day) } as const;
    await store.addLink({ ...link, tokenHash: "a" });
    await store.addLink({ ...link, tokenHash: "b" });
    await store.addLink({ ...link, tokenHash: "c", audience: "client" });
    await store.addLink({ ...link, tokenHash: "v", audience: "visitor" });
    expect(await store.findLink("a")).toEqual({ ...link, tokenHash: "a" });
    expect(await store.findLink("d")).toBeNull();
    expect(await store.addLink({ ...link, tokenHash: "e" }, { replacing: true })).toBe(true);
    expect(await store.findLink("a")).toBeNull();
    expect(await store.findLink("b")).toBeNull();
    expect(await store.findLink("e")).not.toBeNull();
    expect(await store.findLink("c")).not.toBeNull();
    expect(await store.findLink("v")).toEqual({ ...link, audience: "visitor", tokenHash: "v" });
    clock.forward(day + 1);
    expect(await store.findLink("c")).toBeNull();
  });

  test(`${engine}: events of one millisecond are in the order in which they happened`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: ["webhook"] }));
    const questions = Array.from({ length: 12 }, (_, index) => `Question ${index}`);
    for (const question of questions) await store.ask(id, question, asking(20));
    const file = await store.requestHistory(id);
    expect(new Set(file?.events.map(({ at }) => at)).size).toBe(1);
    expect(file?.events.map(({ text }) => text)).toEqual(["", ...questions]);
  });

  test(`${engine}: questions are counted over 24 hours`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    expect(await store.ask(id, "Une ?", asking(2, ["agency-question"]))).toBe("stored");
    expect(await store.ask(id, "Deux ?", asking(2, ["agency-question"]))).toBe("stored");
    expect(await store.ask(id, "Trois ?", asking(2, ["agency-question"]))).toBe("too-many");
    expect(await store.jobs()).toHaveLength(2);
    clock.forward(day + 1);
    expect(await store.ask(id, "Trois ?", asking(2, ["agency-question"]))).toBe("stored");
    expect(await store.lead(id)).toMatchObject({ lastContactAt: isoTime(clock()) });
  });

  test(`${engine}: a question opens every request again, with a reminder of its own`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const [asked, won] = [newLead({ jobs: [] }), newLead({ jobs: [] })];
    for (const lead of [asked, won]) await store.addLead(lead);
    const received = isoTime(clock());
    await store.setFollowUpStatus(asked.id, "answered");
    await store.setFollowUpStatus(won.id, "won");
    expect(await store.lead(asked.id)).toMatchObject({
      followUpStatus: "answered",
      unansweredSince: received,
    });
    clock.forward(day);
    const question = isoTime(clock());
    for (const { id } of [asked, won])
      await store.ask(id, "Quand ?", { ...asking(5), remindAt: inAnHour(clock) });
    expect(await store.lead(asked.id)).toMatchObject({ followUpStatus: "open", unansweredSince: question });
    expect(await store.lead(won.id)).toMatchObject({ followUpStatus: "open", unansweredSince: question });
    clock.forward(60 * minute);
    expect(await store.queueReminders()).toBe(2);
    expect((await store.jobs()).map(({ leadId }) => leadId).sort()).toEqual([asked.id, won.id].sort());
  });

  test(`${engine}: a question about what was decided waits until it is answered, and a contract is then won as before`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const listOf = async (id: string) => {
      const counts = await store.boardCounts();
      const lists = [];
      for (const list of boardLists) {
        const { entries } = await store.boardPage(list, { offset: 0, limit: 9 }, () => {});
        expect(entries, list).toHaveLength(counts[list]);
        if (entries.some(({ lead }) => lead.id === id)) lists.push(list);
      }
      return lists.join();
    };
    const decided = async (decision: Decision | null) => {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      const given = confirmation(id, 1, { jobs: [] });
      await store.confirmQuote(given);
      if (decision !== null) await store.decide(`${id}-V1`, given.pdfHash, decision, []);
      return { id, given };
    };
    const ask = (id: string) => store.ask(id, "Et maintenant ?", asking(5));
    const answer = (id: string) => store.answer(id, "Voilà.", { max: 5, jobs: [] });
    const acceptance = {
      kind: "accepted",
      name: "J",
      signatoryRole: "",
      acceptanceSentence: "",
      ipAddress: "",
    } as const;
    // A contract is among those to answer, by an answer or a mark back where it was.
    const contract = await decided(acceptance);
    for (const end of [answer, (id: string) => store.setFollowUpStatus(id, "answered")]) {
      expect(await listOf(contract.id)).toBe("deposit");
      clock.forward(minute);
      await ask(contract.id);
      expect(await listOf(contract.id)).toBe("toAnswer");
      await end(contract.id);
    }
    expect(await listOf(contract.id)).toBe("deposit");
    expect((await store.requestHistory(contract.id))?.events.at(-1)).toMatchObject({ text: "won" });
    await store.setFollowUpStatus(contract.id, "answered");
    expect(await listOf(contract.id)).toBe("answered");
    // A client who declined, whatever they typed, or was lost, asks for another quote.
    for (const reason of ["won", ""]) {
      const declined = await decided({ kind: "declined", reason });
      expect(await listOf(declined.id)).toBe("lost");
      await ask(declined.id);
      expect(await listOf(declined.id)).toBe("toAnswer");
      await answer(declined.id);
      expect(await listOf(declined.id)).toBe("answered");
    }
    // What the agency marked as won by itself.
    const marked = await decided(null);
    await store.setFollowUpStatus(marked.id, "won");
    await ask(marked.id);
    await answer(marked.id);
    expect(await listOf(marked.id)).toBe("won");
    // A client who asks and then decides still waits for an answer.
    const { id, given } = await decided(null);
    await ask(id);
    await store.decide(`${id}-V1`, given.pdfHash, acceptance, []);
    expect(await listOf(id)).toBe("toAnswer");
    await store.withdraw(`${id}-V1`, { name: "J", email: "" }, { endedOn: "2026-12-04", jobs: [] });
    expect(await listOf(id)).toBe("toAnswer");
    await answer(id);
    expect(await listOf(id)).toBe("answered");
  });

  test(`${engine}: another version of a lost request's quote is with its client`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const [declined, marked] = [newLead({ jobs: [] }), newLead({ jobs: [] })];
    for (const { id } of [declined, marked]) {
      await store.addLead(declined.id === id ? declined : marked);
      await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    }
    await store.decide(`${declined.id}-V1`, pdfHashOf(1), { kind: "declined", reason: "" }, []);
    await store.setFollowUpStatus(marked.id, "lost");
    expect(await store.boardCounts()).toMatchObject({ waiting: 0, lost: 2 });
    for (const { id } of [declined, marked])
      expect(await store.confirmQuote(confirmation(id, 2, { jobs: [] }))).toBe("confirmed");
    expect(await store.boardCounts()).toMatchObject({ waiting: 2, lost: 0 });
    clock.forward(untilReminder(clock));
    expect(await store.queueReminders()).toBe(2);
  });

  test(`${engine}: a message that is sent again is stored once, with its jobs; another form or request is another one`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const server = await database.open(clock);
    const [one, other] = [newLead({ jobs: [] }), newLead({ jobs: [] })];
    for (const lead of [one, other]) await store.addLead(lead);
    const question = { ...asking(3, ["agency-question"]), key: "form-1" };
    // Also at once from two servers, and when the day's number is reached.
    await Promise.all([store, server, store].map((each) => each.ask(one.id, "Une ?", question)));
    expect(await store.ask(one.id, "Deux ?", { ...question, key: "form-2" })).toBe("stored");
    // Corrected on the same form before its answer came.
    expect(await store.ask(one.id, "Une autre ?", question)).toBe("stored");
    expect(await store.ask(one.id, "Trois ?", { ...question, key: "form-3" })).toBe("too-many");
    expect(await server.ask(one.id, "Une ?", question)).toBe("stored");
    expect(await store.ask(other.id, "Une ?", question)).toBe("stored");
    const answer = { max: 2, jobs: ["client-answer"], key: "form-1" } as const;
    for (const each of [store, server]) expect(await each.answer(one.id, "Oui.", answer)).toBe("stored");
    const textsOf = async (id: string) => (await store.requestHistory(id))?.events.map(({ text }) => text);
    expect((await textsOf(one.id))?.filter((text) => text !== "")).toEqual([
      "Une ?",
      "Deux ?",
      "Une autre ?",
      "Oui.",
    ]);
    expect((await store.jobs()).map(({ purpose }) => purpose).sort()).toEqual(
      [...Array(4).fill("agency-question"), "client-answer"].sort(),
    );
  });

  test(`${engine}: an answer belongs to its quote, ends the wait of an open request, and is counted over 24 hours`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const [asked, won] = [newLead({ jobs: [] }), newLead({ jobs: [] })];
    for (const lead of [asked, won]) {
      await store.addLead(lead);
      await store.confirmQuote(confirmation(lead.id, 1, { jobs: [] }));
      await store.ask(lead.id, "Quand ?", asking(5));
    }
    await store.setFollowUpStatus(won.id, "won");
    const options = { quoteId: `${asked.id}-V1`, max: 1, jobs: ["client-answer", "webhook"] } as const;
    clock.forward(1);
    expect(await store.answer(asked.id, "Demain.", options)).toBe("stored");
    expect(await store.answer(asked.id, "Ou lundi.", options)).toBe("too-many");
    expect(await store.answer(won.id, "Demain.", { max: 1, jobs: [] })).toBe("stored");
    expect(await store.lead(asked.id)).toMatchObject({ followUpStatus: "answered" });
    expect(await store.lead(won.id)).toMatchObject({ followUpStatus: "won" });
    const { events = [] } = (await store.requestHistory(asked.id)) ?? {};
    expect(events.at(-1)).toMatchObject({ kind: "answer", text: "Demain.", quoteId: `${asked.id}-V1` });
    expect(await store.claimMail("w", minute)).toMatchObject({
      purpose: "client-answer",
      event: { text: "Demain." },
      quote: { id: `${asked.id}-V1` },
    });
    clock.forward(day + 1);
    expect(await store.answer(asked.id, "Ou lundi.", options)).toBe("stored");
  });

  test(`${engine}: a webhook is a job of its own about the request, and a release queues it too`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: ["webhook"] }));
    expect(await store.claimWebhook("w", minute)).toMatchObject({
      purpose: "webhook",
      event: { kind: "request-created", leadId: id },
      quote: null,
    });
    const held = newLead({ isQuarantined: true, jobs: ["agency-notice", "webhook"] });
    await store.addLead(held);
    expect((await store.requestHistory(held.id))?.jobs).toEqual([]);
    await store.release(held.id, held);
    const file = await store.requestHistory(held.id);
    expect(file?.jobs.map(({ purpose }) => purpose).sort()).toEqual(["agency-notice", "webhook"]);
    expect(file?.events).toMatchObject([{ kind: "request-created" }]);
  });

  test(`${engine}: the agency is reminded once of each open request, by whichever server`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const given = { remindAt: inAnHour(clock), jobs: [] };
    const ids: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      const { id } = newLead();
      ids.push(id);
      await store.addLead(newLead({ ...given, id }));
    }
    const [marked = "", held = "", ...open] = [ids[0] ?? "", newLead().id, ...ids.slice(1)];
    await store.setFollowUpStatus(marked, "lost");
    const never = "2100-01-01T00:00:00.000Z";
    await store.addLead(newLead({ ...given, remindAt: never, id: held, isQuarantined: true }));
    expect(await store.queueReminders()).toBe(0);
    clock.forward(60 * minute);
    for (let calls = 0; calls < 5; calls += 1)
      await Promise.all([store.queueReminders(), other.queueReminders()]);
    const jobs = await store.jobs();
    expect(new Set(jobs.map(({ purpose }) => purpose))).toEqual(new Set(["agency-reminder"]));
    expect(jobs.map(({ leadId }) => leadId).sort()).toEqual([...open].sort());
    expect(await store.queueReminders()).toBe(0);
    const file = await store.requestHistory(open[0] ?? "");
    expect(file?.events).toMatchObject([{ kind: "agency-reminded" }]);
  });

  test(`${engine}: requests that are newly in quarantine are one mail, by whichever server, and each is in one`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const hold = async (remindAt = inAnHour(clock)) => {
      const lead = newLead({ isQuarantined: true, remindAt });
      await store.addLead(lead);
      return lead;
    };
    const [first, released, erased] = [await hold(), await hold(), await hold()];
    const later = await hold("2100-01-01T00:00:00.000Z");
    expect(await store.queueReminders()).toBe(0);
    clock.forward(60 * minute);
    for (let calls = 0; calls < 5; calls += 1)
      await Promise.all([store.queueReminders(), other.queueReminders()]);
    const jobs = await store.jobs();
    expect(jobs).toMatchObject([{ purpose: "agency-quarantine" }]);
    // The mail belongs to one of them; here that one has to stay.
    const gone = [released, erased].filter(({ id }) => id !== jobs[0]?.leadId);
    await store.release(gone[0]?.id ?? "", { ...released, jobs: [], remindAt: later.remindAt });
    if (gone[1] !== undefined) await store.eraseLead(gone[1].id);
    const left = [first, released, erased].filter((lead) => !gone.includes(lead));
    const claim = await store.claimMail("w", minute);
    expect(claim?.reportedLeads.map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    expect(claim?.quarantinedCount).toBe(left.length + 1);
    await store.settleJob(claim?.jobId ?? "", "w", { status: "sent", messageId: "<m@x>" });

    const next = await hold();
    clock.forward(60 * minute);
    expect(await other.queueReminders()).toBe(1);
    expect((await store.claimMail("w", minute))?.reportedLeads.map(({ id }) => id)).toEqual([next.id]);
    expect(await store.queueReminders()).toBe(0);
    expect((await store.lead(later.id))?.isQuarantined).toBe(true);
  });

  test(`${engine}: requests in quarantine whose mail belongs to one that is erased are in the next mail, unless it was sent`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const held = [1, 2, 3].map(() => newLead({ isQuarantined: true, remindAt: inAnHour(clock) }));
    for (const lead of held) await store.addLead(lead);
    clock.forward(60 * minute);
    const eraseOwner = async () => {
      const [job] = (await store.jobs()).filter(({ purpose }) => purpose === "agency-quarantine");
      await store.eraseLead(job?.leadId ?? "");
      return job?.leadId;
    };
    expect(await store.queueReminders()).toBe(1);
    const erased = await eraseOwner();
    expect(await store.jobs()).toEqual([]);
    clock.forward(minute);
    expect(await store.queueReminders()).toBe(1);
    const claim = await store.claimMail("w", minute);
    const left = held.map(({ id }) => id).filter((id) => id !== erased);
    expect(claim?.reportedLeads.map(({ id }) => id).sort()).toEqual(left.sort());
    await store.settleJob(claim?.jobId ?? "", "w", { status: "sent", messageId: "<m@x>" });
    await eraseOwner();
    expect(await store.queueReminders()).toBe(0);
  });

  test(`${engine}: the figures of a month are one mail, by whichever server, and not in the month in which a store is first asked`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const lead = newLead({ jobs: [] });
    await store.addLead(lead);
    const queue = async (month: string) => {
      const queued = [];
      for (let calls = 0; calls < 5; calls += 1)
        queued.push(...(await Promise.all([store.queueFigures(month), other.queueFigures(month)])));
      return queued.filter(Boolean).length;
    };
    const jobs = async () => (await other.jobs()).map(({ id, status }) => [id, status]);
    expect(await queue("2026-10-01")).toBe(0);
    expect(await queue("2026-11-01")).toBe(1);
    expect(await queue("2026-10-01")).toBe(0);
    expect(await jobs()).toEqual([[figuresJobId("2026-11-01"), "pending"]]);
    // Before it is sent it goes with the request to which it belongs, and is queued again; afterwards it is not.
    await store.addLead(newLead({ jobs: [] }));
    const [job] = await store.jobs();
    await store.eraseLead(job?.leadId ?? "");
    expect(await jobs()).toEqual([]);
    expect(await queue("2026-11-01")).toBe(1);
    const claim = await store.claimMail("w", minute);
    expect(claim).toMatchObject({ purpose: "agency-figures", jobId: figuresJobId("2026-11-01") });
    await store.settleJob(claim?.jobId ?? "", "w", { status: "sent", messageId: "<m@x>" });
    for (const { id } of await store.leads()) await store.eraseLead(id);
    expect(await queue("2026-11-01")).toBe(0);
    // Without any request there is none.
    expect(await queue("2026-12-01")).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  test(`${engine}: of a request let out of quarantine the agency is reminded from then on`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const remindAt = inAnHour(clock);
    const [held, repeated] = [
      newLead({ isQuarantined: true, remindAt, jobs: [] }),
      newLead({ isQuarantined: true, remindAt, jobs: [] }),
    ];
    await store.addLead(held);
    await store.addLead(repeated);
    clock.forward(2 * 60 * minute);
    expect(await store.queueReminders()).toBe(1);
    await store.release(held.id, { ...held, remindAt: inAnHour(clock) });
    await store.addLead({ ...repeated, isQuarantined: false, remindAt: inAnHour(clock) });
    expect(await store.queueReminders()).toBe(0);
    clock.forward(60 * minute);
    expect(await store.queueReminders()).toBe(2);
  });

  test(`${engine}: a client is reminded once of a quote that waits, and of no other`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const confirmed = async () => {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
      return id;
    };
    const [waiting, decided, replaced] = [await confirmed(), await confirmed(), await confirmed()];
    await store.decide(`${decided}-V1`, pdfHashOf(1), { kind: "declined", reason: "" }, []);
    await store.confirmQuote(confirmation(replaced, 2, { jobs: [], expiresAt: isoTime(clock() + day) }));
    clock.forward(untilReminder(clock) - 1);
    expect(await store.queueReminders()).toBe(0);
    clock.forward(1);
    // No server ran while the last one could still be decided.
    expect(await store.queueReminders()).toBe(1);
    expect(await store.queueReminders()).toBe(0);
    expect(await store.claimMail("w", minute)).toMatchObject({
      purpose: "client-reminder",
      lead: { id: waiting },
      event: { kind: "client-reminded" },
      quote: { id: `${waiting}-V1` },
    });
  });

  test(`${engine}: a client is told once how to pay a deposit, unless it is paid or the contract has ended`, async () => {
    const { database, clock, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const acceptedLead = async () => {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      const { quote, pdf, pdfHash } = confirmation(id, 1, { jobs: [] });
      await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
      const document = { quote: { ...quote, canWithdraw: true }, pdf, pdfHash };
      await store.decide(`${id}-V1`, pdfHash, accepted, [], document);
      return id;
    };
    const [due, inPart, paid, ended, erased] = [
      await acceptedLead(),
      await acceptedLead(),
      await acceptedLead(),
      await acceptedLead(),
      await acceptedLead(),
    ];
    await store.addDepositReceipt(inPart, { on: "2026-12-01", amount: cents(32_549) }, []);
    await store.addDepositReceipt(paid, { on: "2026-12-01", amount: cents(32_550) }, []);
    const statement = { name: "J", email: "j@client.example" };
    await store.withdraw(`${ended}-V1`, statement, { endedOn: "2026-12-01", jobs: [] });
    await store.eraseLead(erased);
    clock.forward(depositMailAt(depositFrom(agencyDay(clock()), true)) - clock() - 1);
    expect(await store.queueReminders()).toBe(0);
    clock.forward(1);
    const queued = await Promise.all([store.queueReminders(), other.queueReminders()]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await store.queueReminders()).toBe(0);
    const claims = [await store.claimMail("w", minute), await store.claimMail("w", minute)];
    for (const claim of claims)
      expect(claim).toMatchObject({
        purpose: "client-deposit-due",
        event: { kind: "deposit-asked" },
        quote: { id: `${claim?.lead.id}-V1` },
      });
    // A part may have come before it was asked for: the rest is asked for then.
    expect(claims.map((claim) => claim?.lead.id).sort()).toEqual([due, inPart].sort());
    expect(await store.claimMail("w", minute)).toBeNull();
  });

  test(`${engine}: a mail about a deposit is sent once more for each page that asks for it, as long as something is missing`, async () => {
    const { database, clock, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const { quote, pdf, pdfHash } = confirmation(id, 1, { jobs: [] });
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    const document = { quote: { ...quote, canWithdraw: true }, pdf, pdfHash };
    await store.decide(`${id}-V1`, pdfHash, accepted, [], document);
    const lastEvent = async () => (await store.requestHistory(id))?.events.at(-1)?.id ?? "";
    // Not before it was sent at all.
    expect(await store.remind(id, await lastEvent())).toBe("changed");
    clock.forward(depositMailAt(depositFrom(agencyDay(clock()), true)) - clock());
    expect(await store.queueReminders()).toBe(1);
    const shown = await lastEvent();
    const pressed = await Promise.all([store.remind(id, shown), other.remind(id, shown)]);
    expect(pressed).toEqual(["saved", "saved"]);
    const sent = async () =>
      (await store.jobs()).filter(({ purpose }) => purpose === "client-deposit-due").length;
    expect(await sent()).toBe(2);
    // What the page had not shown: a receipt.
    const before = await lastEvent();
    await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(1) }, []);
    expect(await store.remind(id, before)).toBe("changed");
    expect(await store.remind(id, await lastEvent())).toBe("saved");
    expect(await sent()).toBe(3);
    await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(32_549) }, []);
    expect(await store.remind(id, await lastEvent())).toBe("changed");
    expect(await store.remind("nobody", "")).toBe("gone");
  });

  test(`${engine}: a quote that waits is reminded of by hand once a day, whoever presses`, async () => {
    const { database, clock, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    const lastEvent = async () => (await store.requestHistory(id))?.events.at(-1)?.id ?? "";
    expect(await store.remind(id, await lastEvent())).toBe("changed");
    clock.forward(24 * hourMs);
    const shown = await lastEvent();
    expect(await Promise.all([store.remind(id, shown), other.remind(id, shown)])).toEqual(["saved", "saved"]);
    expect(await store.remind(id, await lastEvent())).toBe("changed");
    clock.forward(24 * hourMs);
    expect(await store.remind(id, await lastEvent())).toBe("saved");
    const purposes = (await store.jobs()).map(({ purpose }) => purpose);
    expect(purposes).toEqual(["client-reminder", "client-reminder"]);
    // It takes the place of the one that leaves by itself.
    clock.forward(20 * 24 * hourMs);
    expect(await store.queueReminders()).toBe(0);
  });

  test(`${engine}: a quote that is taken back is decided no more; of both at once, one is stored`, async () => {
    const { database, clock, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const sent = async () => {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
      const shown = (await store.requestHistory(id))?.events.at(-1)?.id ?? "";
      return { id, quoteId: `${id}-V1`, shown, pdfHash: confirmation(id).pdfHash };
    };
    const stateOf = async (id: string) => (await store.requestHistory(id))?.confirmedQuotes.at(-1)?.status;
    const one = await sent();
    const pressed = await Promise.all([
      store.retractQuote(one.id, one.quoteId, one.shown),
      other.retractQuote(one.id, one.quoteId, one.shown),
    ]);
    expect(pressed).toEqual(["saved", "saved"]);
    expect(await stateOf(one.id)).toBe("retracted");
    const refused = { status: "refused", why: "retracted" };
    expect(await store.decide(one.quoteId, one.pdfHash, accepted, [])).toEqual(refused);
    const limits = { max: 5, intervalMs: 0, jobs: [] };
    expect(await store.requestCode(one.quoteId, limits)).toBe("refused");
    const events = (await store.requestHistory(one.id))?.events.map(({ kind }) => kind);
    expect(events?.filter((kind) => kind === "quote-retracted")).toHaveLength(1);
    // Another version can follow.
    expect(await store.confirmQuote(confirmation(one.id, 2, { jobs: [] }))).toBe("confirmed");
    expect(await stateOf(one.id)).toBe("retracted");
    for (let round = 0; round < 4; round += 1) {
      const { id, quoteId, shown, pdfHash } = await sent();
      const [decision, retraction] = await Promise.all([
        store.decide(quoteId, pdfHash, accepted, []),
        other.retractQuote(id, quoteId, shown),
      ]);
      const state = await stateOf(id);
      expect([decision.status, retraction, state]).toEqual(
        state === "accepted" ? ["decided", "changed", "accepted"] : ["refused", "saved", "retracted"],
      );
    }
    const expired = await sent();
    clock.forward(60 * 24 * hourMs);
    expect(await store.retractQuote(expired.id, expired.quoteId, expired.shown)).toBe("changed");
    expect(await store.retractQuote("nobody", "nobody-V1", "")).toBe("gone");
  });

  test(`${engine}: an erased request leaves no link, quote or event; a contract outlasts the prospects' time`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const made = async () => {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      await store.confirmQuote(confirmation(id));
      await store.addLink({ tokenHash: `hash-${id}`, leadId: id, audience: "client", expiresAt: "2100" });
      await store.addLink({ tokenHash: `visitor-${id}`, leadId: id, audience: "visitor", expiresAt: "2100" });
      return id;
    };
    const [erased, contract] = [await made(), await made()];
    await store.decide(`${contract}-V1`, pdfHashOf(1), accepted, []);
    expect(await store.eraseLead(erased)).toMatchObject({ leadIds: [erased], jobs: 1 });
    expect(await store.findLink(`hash-${erased}`)).toBeNull();
    expect(await store.findLink(`visitor-${erased}`)).toBeNull();
    expect(await store.requestHistory(erased)).toBeNull();
    expect(await store.confirmedPdf(`${erased}-V1`)).toBeNull();
    expect(await store.eraseLead(erased)).toMatchObject({ leadIds: [] });
    clock.forward(5 * 365 * day);
    const now = isoTime(clock());
    const tenYears = isoTime(clock() - 10 * 365 * day);
    expect(await store.purge({ lastContactBefore: now, contractsBefore: tenYears })).toBe(0);
    expect(await store.confirmedPdf(`${contract}-V1`)).not.toBeNull();
    expect(await store.purge({ lastContactBefore: now, contractsBefore: now })).toBe(1);
    expect(await store.findLink(`visitor-${contract}`)).toBeNull();
  });

  test(`${engine}: a deposit is the list of its receipts; the client is mailed while something was missing`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { jobs: [] });
    await store.confirmQuote(given);
    const add = (on: string, amount: number) =>
      store.addDepositReceipt(id, { on, amount: cents(amount) }, ["client-deposit", "webhook"]);
    expect(await add("2026-12-01", 32_550)).toBe("changed");
    const { quote, pdf, pdfHash } = given;
    await store.decide(`${id}-V1`, given.pdfHash, accepted, [], { quote, pdf, pdfHash });
    const file = async () => {
      const {
        confirmedQuotes: [stored] = [],
        events = [],
        jobs = [],
      } = (await store.requestHistory(id)) ?? {};
      return { stored, events, jobs };
    };
    expect((await file()).stored).toMatchObject({ depositReceipts: [] });
    const awaited = async () => (await store.boardCounts()).deposit;
    expect(await awaited()).toBe(1);
    // 32 550 is asked for. The second transfer came on an earlier day than the first, which the agency saw later.
    for (const [on, amount, sum, mailed, waiting] of [
      ["2026-12-02", 10_000, 10_000, 2, 1],
      ["2026-12-01", 10_000, 20_000, 4, 1],
      ["2026-12-03", 12_550, 32_550, 6, 0],
      ["2026-12-04", 1, 32_551, 6, 0],
    ] as const) {
      clock.forward(minute);
      expect(await add(on, amount)).toBe("saved");
      const { stored, jobs } = await file();
      expect([stored && receivedDeposit(stored).arrived, jobs.length, await awaited()]).toEqual([
        sum,
        mailed,
        waiting,
      ]);
    }
    const { stored, events } = await file();
    expect(stored && receivedDeposit(stored).receivedOn).toBe("2026-12-04");
    expect(stored?.depositReceipts).toMatchObject([
      { receivedOn: "2026-12-02", amount: 10_000, struckOut: null },
      { receivedOn: "2026-12-01", amount: 10_000, struckOut: null },
      { receivedOn: "2026-12-03", amount: 12_550, struckOut: null },
      { receivedOn: "2026-12-04", amount: 1, recordedAt: isoTime(clock()), struckOut: null },
    ]);
    const received = events.filter(({ kind }) => kind === "deposit-received");
    expect(received.map(({ text }) => text)).toEqual([
      "2026-12-02 10000",
      "2026-12-01 10000",
      "2026-12-03 12550",
      "2026-12-04 1",
    ]);
  });

  test(`${engine}: a receipt that is struck out stays in the list; what is left of the deposit decides`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { expiresAt: inAnHour(clock), jobs: [] });
    await store.confirmQuote(given);
    const strikeOut = (receipt: number, reason: string) =>
      store.strikeOutReceipt(id, { receipt, reason }, ["client-deposit-cancelled", "webhook"]);
    expect(await strikeOut(0, "Erreur")).toBe("changed");
    const decision = {
      kind: "accepted",
      name: "Zoé",
      signatoryRole: "gérante",
      acceptanceSentence: "",
      ipAddress: "",
    } as const;
    const { quote, pdf, pdfHash } = given;
    await store.decide(`${id}-V1`, given.pdfHash, decision, [], { quote, pdf, pdfHash });
    const add = (on: string, amount: number) =>
      store.addDepositReceipt(id, { on, amount: cents(amount) }, ["client-deposit"]);
    for (const receipt of [0, -1, 1]) expect(await strikeOut(receipt, "Erreur")).toBe("changed");
    await add("2026-12-01", 32_550);
    const awaited = async () => (await store.boardCounts()).deposit;
    expect(await awaited()).toBe(0);
    // The client has not been told yet.
    expect(await strikeOut(0, "Autre client")).toBe("saved");
    expect(await awaited()).toBe(1);
    expect(await strikeOut(0, "Autre client")).toBe("changed");
    const purposes = async () => (await store.jobs()).map(({ purpose }) => purpose).toSorted();
    expect(await purposes()).toEqual(["client-deposit", "webhook"]);
    const stored = async () => (await store.requestHistory(id))?.confirmedQuotes[0];
    const received = async () => {
      const quote = await stored();
      return quote && receivedDeposit(quote);
    };
    expect(await received()).toMatchObject({ receivedOn: null, arrived: 0 });
    clock.forward(minute);
    await add("2026-12-02", 20_000);
    await add("2026-12-03", 12_550);
    for (const claim of await claimAll(store, "w"))
      await store.settleJob(claim.jobId, "w", { status: "sent", messageId: "<m>" });
    const cancelled = async () =>
      (await purposes()).filter((purpose) => purpose === "client-deposit-cancelled").length;
    const webhooks = async () => (await purposes()).filter((purpose) => purpose === "webhook").length;
    // The client had been told of both: what is left is mailed, and no program hears of it.
    expect(await strikeOut(2, "Faute de frappe")).toBe("saved");
    expect([await cancelled(), await webhooks(), await awaited()]).toEqual([1, 1, 1]);
    expect(await received()).toMatchObject({ receivedOn: "2026-12-02", arrived: 20_000 });
    clock.forward(minute);
    expect(await strikeOut(1, "Encore")).toBe("saved");
    expect([await cancelled(), await webhooks(), await awaited()]).toEqual([2, 2, 1]);
    expect((await stored())?.depositReceipts).toMatchObject([
      { receivedOn: "2026-12-01", amount: 32_550, struckOut: { reason: "Autre client" } },
      { receivedOn: "2026-12-02", amount: 20_000, struckOut: { at: isoTime(clock()), reason: "Encore" } },
      { receivedOn: "2026-12-03", amount: 12_550, struckOut: { reason: "Faute de frappe" } },
    ]);
    const file = await store.requestHistory(id);
    expect(file?.events.filter(({ kind }) => kind === "deposit-cancelled").map(({ text }) => text)).toEqual([
      "Autre client",
      "Faute de frappe",
      "Encore",
    ]);
  });

  test(`${engine}: a receipt of which the client was not told is struck out without a mail`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { expiresAt: inAnHour(clock), jobs: [] });
    await store.confirmQuote(given);
    const { quote, pdf, pdfHash } = given;
    const statement = { name: "Zoé", signatoryRole: "gérante", acceptanceSentence: "", ipAddress: "" };
    await store.decide(`${id}-V1`, pdfHash, { kind: "accepted", ...statement }, [], { quote, pdf, pdfHash });
    const add = async (amount: number) => {
      clock.forward(minute);
      await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(amount) }, ["client-deposit"]);
    };
    const strikeOut = async (receipt: number) => {
      clock.forward(minute);
      await store.strikeOutReceipt(id, { receipt, reason: "Erreur" }, ["client-deposit-cancelled"]);
      return (await store.jobs()).filter(({ purpose }) => purpose === "client-deposit-cancelled").length;
    };
    await add(10_000);
    for (const claim of await claimAll(store, "w"))
      await store.settleJob(claim.jobId, "w", { status: "sent", messageId: "<m>" });
    // Its mail has not left, and what is left is what the client was told.
    await add(5_000);
    expect(await strikeOut(1)).toBe(0);
    await add(22_550);
    for (const claim of await claimAll(store, "w"))
      await store.settleJob(claim.jobId, "w", { status: "sent", messageId: "<m>" });
    // In excess, which is mailed to nobody.
    await add(700);
    expect(await strikeOut(3)).toBe(0);
    expect(await strikeOut(2)).toBe(1);
    expect(await strikeOut(0)).toBe(2);
  });

  test(`${engine}: no other version is sent while its client's decision was not seen`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const lastEvent = async () => (await store.requestHistory(id))?.events.at(-1)?.id ?? "";
    const first = confirmation(id, 1, { jobs: [] });
    const second = confirmation(id, 2, { draftHash: "another", jobs: [] });
    await store.confirmQuote(first);
    const unseen = await lastEvent();
    await store.decide(`${id}-V1`, first.pdfHash, { kind: "declined", reason: "Trop cher" }, []);
    expect(await store.confirmQuote({ ...second, lastEvent: unseen })).toBe("conflict");
    expect((await store.requestHistory(id))?.confirmedQuotes).toHaveLength(1);
    expect(await store.confirmQuote({ ...second, lastEvent: await lastEvent() })).toBe("confirmed");
  });

  test(`${engine}: what a page had not shown is not decided upon; a form that is sent again is stored once`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { jobs: [] });
    const lastEvent = async () => (await store.requestHistory(id))?.events.at(-1)?.id ?? "";
    const status = async () => (await store.lead(id))?.followUpStatus;
    await store.saveDraft(id, given.quote.terms);
    const unseen = await lastEvent();
    await store.ask(id, "Quand ?", asking(9));
    expect(await store.setFollowUpStatus(id, "lost", unseen)).toBe("changed");
    expect(await store.confirmQuote({ ...given, isUnchanged: ({ draft }) => draft === null })).toBe(
      "conflict",
    );
    expect(await store.confirmQuote({ ...given, lastEvent: unseen })).toBe("confirmed");
    await store.answer(id, "Bientôt.", { max: 9, jobs: [], lastEvent: unseen });
    // The quote and the answer are sent, and the question waits on.
    expect(await status()).toBe("open");
    await store.answer(id, "Lundi.", { max: 9, jobs: [], lastEvent: await lastEvent() });
    expect(await status()).toBe("answered");

    const acceptance = { name: "J", signatoryRole: "", acceptanceSentence: "", ipAddress: "" };
    await store.decide(`${id}-V1`, given.pdfHash, { kind: "accepted", ...acceptance }, []);
    const shown = await lastEvent();
    const deposit = (amount: number, event: string) =>
      store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(amount) }, [], event);
    const strikeOut = (receipt: number, event: string) =>
      store.strikeOutReceipt(id, { receipt, reason: "Erreur" }, [], event);
    const stored = async () => {
      const [quote] = (await store.requestHistory(id))?.confirmedQuotes ?? [];
      return quote && receivedDeposit(quote).arrived;
    };
    for (const [amount, outcome] of [
      [10_000, "saved"],
      [10_000, "saved"],
      [9_000, "changed"],
    ] as const)
      expect([await deposit(amount, shown), await stored()]).toEqual([outcome, 10_000]);
    const partly = await lastEvent();
    // Another transfer of as much, on the same day.
    for (const [amount, outcome] of [
      [10_000, "saved"],
      [10_000, "saved"],
      [5_000, "changed"],
    ] as const)
      expect([await deposit(amount, partly), await stored()]).toEqual([outcome, 20_000]);
    expect(await strikeOut(0, partly)).toBe("changed");
    const both = await lastEvent();
    for (const outcome of ["saved", "saved"])
      expect([await strikeOut(0, both), await stored()]).toEqual([outcome, 10_000]);
    expect(await strikeOut(1, both)).toBe("changed");
    expect(await deposit(10_000, both)).toBe("changed");
    expect(await strikeOut(1, await lastEvent())).toBe("saved");
    expect(await stored()).toBe(0);
    // Neither the deposit nor a question is of the contract's end.
    expect(await store.saveContractEnd(id, "2029-02-01", shown)).toBe("saved");
    expect(await store.saveContractEnd(id, "2029-02-02", shown)).toBe("changed");
    const kinds = (await store.requestHistory(id))?.events.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => /deposit|contract/.test(kind))).toEqual([
      "deposit-received",
      "deposit-received",
      "deposit-cancelled",
      "deposit-cancelled",
      "contract-end-changed",
    ]);

    // No mark ends a refund, neither before the withdrawal nor after it.
    await deposit(10_000, await lastEvent());
    clock.forward(minute);
    expect(await store.setFollowUpStatus(id, "lost", await lastEvent())).toBe("saved");
    clock.forward(-minute);
    const late = await lastEvent();
    const ended = { endedOn: "2026-12-04", jobs: [] } as const;
    const closed = { ...ended, isOpen: () => false };
    expect(await store.withdraw(`${id}-V1`, { name: "J", email: "" }, closed)).toBe("refused");
    expect(await store.withdraw(`${id}-V1`, { name: "J", email: "" }, ended)).toBe("withdrawn");
    expect(owesRefund(await store.requestHistory(id))).toBe(true);
    expect(await deposit(20_000, late)).toBe("changed");
    expect(await store.setFollowUpStatus(id, "lost", late)).toBe("changed");
    expect(owesRefund(await store.requestHistory(id))).toBe(true);
    expect(await store.setFollowUpStatus(id, "answered", await lastEvent())).toBe("saved");
    expect(owesRefund(await store.requestHistory(id))).toBe(true);
    const quoteId = `${id}-V1`;
    const refund = (on: string, event: string, amount: Cents = cents(1)) =>
      store.recordRefund(id, { quoteId, on, amount }, event);
    const receive = (amount: number, event: string) =>
      store.addDepositReceipt(
        id,
        { quoteId: `${id}-V1`, on: "2026-12-02", amount: cents(amount) },
        [],
        event,
      );
    const owed = await lastEvent();
    expect(await receive(500, owed)).toBe("saved");
    expect(await refund("2026-12-03", owed)).toBe("changed");
    const more = await lastEvent();
    const held = owedRefund((await store.requestHistory(id))?.confirmedQuotes ?? [])?.cents;
    for (const outcome of ["saved", "saved"]) expect(await refund("2026-12-03", more, held)).toBe(outcome);
    expect(await refund("2026-12-04", more)).toBe("changed");
    expect(await receive(500, more)).toBe("changed");
    const refunded = await lastEvent();
    expect(await refund("2026-12-04", refunded)).toBe("changed");
    expect(owesRefund(await store.requestHistory(id))).toBe(false);
    const strikeOutRefund = (reason: string) =>
      store.strikeOutRefund(id, { quoteId, refund: 0, reason }, refunded);
    for (const [reason, outcome] of [
      ["Autre jour", "saved"],
      ["Autre jour", "saved"],
      ["Autre motif", "changed"],
    ] as const)
      expect(await strikeOutRefund(reason)).toBe(outcome);
    expect(owesRefund(await store.requestHistory(id))).toBe(true);
  });

  test(`${engine}: no deposit arrives of a quote that asks for none`, async () => {
    const { store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { jobs: [] });
    const terms = { ...given.quote.terms, depositPercent: 0 };
    const quote = { ...given.quote, terms, totals: totalsOf(terms, given.quote.vatPerMille) };
    await store.confirmQuote({ ...given, quote });
    await store.decide(`${id}-V1`, given.pdfHash, accepted, []);
    expect(
      await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(32_550) }, ["client-deposit"]),
    ).toBe("changed");
    const { confirmedQuotes: quotes = [], events = [], jobs = [] } = (await store.requestHistory(id)) ?? {};
    expect(quotes).toMatchObject([{ depositReceipts: [] }]);
    expect(events.map(({ kind }) => kind)).not.toContain("deposit-received");
    expect(jobs).toEqual([]);
  });

  test(`${engine}: a quote has one code, which counts its tries and its requests, and goes with its request`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    const quoteId = `${id}-V1`;
    const limits = { max: 2, intervalMs: minute, jobs: ["client-code"] as const };
    const inTen = () => isoTime(clock() + 10 * minute);
    // A code that nobody asked for is not stored.
    await store.saveCode(quoteId, { hash: "none", expiresAt: inTen() });
    expect(await store.tryCode(quoteId, 5)).toBe("ended");
    const second = await database.open(clock);
    const twice = await Promise.all([store, second].map((each) => each.requestCode(quoteId, limits)));
    expect(twice.sort()).toEqual(["queued", "recent"]);
    clock.forward(minute);
    expect(await store.requestCode(quoteId, limits)).toBe("queued");
    clock.forward(minute);
    expect(await store.requestCode(quoteId, limits)).toBe("too-many");
    const { events = [], jobs = [] } = (await store.requestHistory(id)) ?? {};
    expect(events.filter(({ kind }) => kind === "code-requested")).toHaveLength(2);
    expect(jobs.map(({ purpose }) => purpose)).toEqual(["client-code", "client-code"]);

    await store.saveCode(quoteId, { hash: "first", expiresAt: inTen() });
    await store.saveCode(quoteId, { hash: "second", expiresAt: inTen() });
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? store : second).tryCode(quoteId, 5)),
    );
    expect(tries.filter((tried) => tried !== "ended")).toEqual(Array(5).fill({ hash: "second" }));
    await store.saveCode(quoteId, { hash: "third", expiresAt: inTen() });
    clock.forward(10 * minute);
    expect(await store.tryCode(quoteId, 5)).toBe("ended");
    clock.forward(day);
    expect(await store.requestCode(quoteId, limits)).toBe("queued");
    await store.saveCode(quoteId, { hash: "fourth", expiresAt: inTen() });
    const decision = {
      kind: "accepted",
      ...{ name: "J", signatoryRole: "", acceptanceSentence: "", ipAddress: "" },
      codeEntered: true,
    } as const;
    await store.decide(quoteId, pdfHashOf(1), decision, []);
    expect(await store.tryCode(quoteId, 5)).toBe("refused");
    expect(await store.requestCode(quoteId, limits)).toBe("refused");
    const file = await second.requestHistory(id);
    expect(file?.confirmedQuotes[0]?.decision).toEqual(decision);
    expect(file?.events.at(-1)).toMatchObject({ kind: "quote-accepted", text: "code" });
    expect(await store.eraseLead(id)).toMatchObject({ leadIds: [id] });
  });

  test(`${engine}: a link says until when it is enough to accept, one to pass on never`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id }));
    const expiresAt = isoTime(clock() + day);
    const link = {
      leadId: id,
      audience: "client",
      tokenHash: "a",
      expiresAt,
      noCodeUntil: expiresAt,
    } as const;
    await store.addLink(link);
    expect(await store.findLink("a")).toEqual(link);
    const { noCodeUntil: _, ...passedOn } = { ...link, tokenHash: "b" };
    await store.addLink(passedOn);
    expect(await store.findLink("b")).toEqual(passedOn);
  });

  test(`${engine}: a withdrawal is stored once, with its mails, and ends the contract for whoever comes after it`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { jobs: [] });
    await store.confirmQuote(given);
    const quoteId = `${id}-V1`;
    const stated = { name: "Joséphine", email: "jo@client.example" };
    const withdraw = (from = store, statement = stated) =>
      from.withdraw(quoteId, statement, { endedOn: "2026-12-04", jobs: ["client-withdrawal", "webhook"] });
    expect(await withdraw()).toBe("refused");
    await store.decide(quoteId, given.pdfHash, accepted, []);
    await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(32_550) }, []);
    clock.forward(day);
    // From two servers at once, and once more: the first is stored.
    const second = await database.open(clock);
    const twice = await Promise.all([withdraw(), withdraw(second)]);
    expect(twice.toSorted()).toEqual(["repeat", "withdrawn"]);
    expect(await withdraw(store, { name: "Other", email: "o@x.example" })).toBe("repeat");
    const file = await second.requestHistory(id);
    // Its deposit is to be refunded, which no answer, no mark and no other version ends.
    const owed = async (list: BoardList = "refund") => {
      const { entries } = await store.boardPage(list, { offset: 0, limit: 9 }, () => {});
      return entries.map(({ refund }) => refund?.cents);
    };
    expect(file?.lead.followUpStatus).toBe("lost");
    expect(await owed()).toEqual([32_550]);
    await store.ask(id, "Quand ?", asking(5));
    expect([await owed(), await owed("toAnswer")]).toEqual([[], [32_550]]);
    await store.answer(id, "Bientôt.", { max: 5, jobs: [] });
    expect([await owed(), await owed("toAnswer")]).toEqual([[32_550], []]);
    for (const mark of ["answered", "won", "lost"] as const) {
      await store.setFollowUpStatus(id, mark);
      expect(await owed(), mark).toEqual([32_550]);
    }
    expect(await store.queueReminders()).toBe(0);
    expect(file?.confirmedQuotes).toMatchObject([
      {
        status: "withdrawn",
        decision: accepted,
        withdrawn: { ...stated, at: isoTime(clock()) },
        depositReceipts: [{ receivedOn: "2026-12-01" }],
        contractEndsOn: "2026-12-04",
      },
    ]);
    expect(file?.events.filter(({ kind }) => kind === "quote-withdrawn")).toMatchObject([{ quoteId }]);
    expect(file?.jobs.map(({ purpose }) => purpose).sort()).toEqual(["client-withdrawal", "webhook"]);
    expect(await store.decide(quoteId, given.pdfHash, accepted, [])).toEqual({
      status: "refused",
      why: "withdrawn",
    });
    expect(
      await store.addDepositReceipt(id, { on: "2026-12-05", amount: cents(32_550) }, ["client-deposit"]),
    ).toBe("changed");
    expect(await store.saveContractEnd(id, "2030-01-01")).toBe("changed");
    // The client may be made another offer.
    expect(await store.confirmQuote(confirmation(id, 2))).toBe("confirmed");
    expect((await store.requestHistory(id))?.confirmedQuotes.map(({ status }) => status)).toEqual([
      "sent",
      "withdrawn",
    ]);
    expect([await owed(), await owed("waiting")]).toEqual([[32_550], []]);
    expect(await store.recordRefund(id, { quoteId, on: "2026-12-05", amount: cents(32_550) })).toBe("saved");
    expect([await owed(), await owed("waiting")]).toEqual([[], [undefined]]);
    expect(owesRefund(await store.requestHistory(id))).toBe(false);
    await store.ask(id, "Merci !", asking(5));
    expect(await owed("toAnswer")).toEqual([undefined]);
    // It is kept as a contract is, from its end on.
    const limits = (contractsBefore: string) => ({ lastContactBefore: "2099", contractsBefore });
    clock.forward(3 * 365 * day);
    expect(await purgedIn(store, limits("2026-12-04T00:00:00.000Z"))).toEqual([]);
    expect(await purgedIn(store, limits("2026-12-05T00:00:00.000Z"))).toEqual([id]);
  });

  test(`${engine}: what a refund leaves is kept where work was asked for early, and nowhere else`, async () => {
    const { store } = await openNewStore(newDatabase);
    for (const [earlyStart, left] of [
      ["yes", null],
      ["no", 6_000],
    ] as const) {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      const given = confirmation(id, 1, { jobs: [] });
      const quoteId = `${id}-V1`;
      await store.confirmQuote(given);
      await store.decide(quoteId, given.pdfHash, { ...accepted, earlyStart }, []);
      await store.addDepositReceipt(id, { on: "2026-11-22", amount: cents(10_000) }, []);
      await store.withdraw(quoteId, { name: "J", email: "" }, { endedOn: "2026-11-23", jobs: [] });
      const refund = (amount: number) =>
        store.recordRefund(id, { quoteId, on: "2026-12-01", amount: cents(amount) });
      const quotes = async () => (await store.requestHistory(id))?.confirmedQuotes ?? [];
      const owed = async () => owedRefund(await quotes())?.cents ?? null;
      expect(await refund(4_000)).toBe("saved");
      expect(await owed()).toBe(left);
      // All of it may be kept, too.
      await store.strikeOutRefund(id, { quoteId, refund: 0, reason: "?" });
      expect(await owed()).toBe(10_000);
      expect([await refund(0), await owed()]).toEqual(left === null ? ["saved", null] : ["changed", 10_000]);
      const kept = (await quotes())[0]?.depositRefunds.map((each) => each.kept);
      expect(kept).toEqual(left === null ? [6_000, 10_000] : [undefined]);
    }
  });

  test(`${engine}: what arrives of a deposit after a withdrawal is owed too, until each refund is recorded`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const accept = async (version: number) => {
      const given = confirmation(id, version, { jobs: [] });
      await store.confirmQuote(given);
      await store.decide(`${id}-V${version}`, given.pdfHash, accepted, []);
      return `${id}-V${version}`;
    };
    const [jobs, mailed]: [readonly JobPurpose[], () => Promise<number>] = [
      ["client-deposit", "client-deposit-cancelled", "webhook"],
      async () => (await store.jobs()).length,
    ];
    const receive = (on: string, amount: number, quoteId?: string) =>
      store.addDepositReceipt(
        id,
        { on, amount: cents(amount), ...(quoteId === undefined ? {} : { quoteId }) },
        jobs,
      );
    const refund = (quoteId: string, amount: number) =>
      store.recordRefund(id, { quoteId, on: "2026-12-01", amount: cents(amount) });
    const quotes = async () => (await store.requestHistory(id))?.confirmedQuotes ?? [];
    const owed = async () => owedRefund(await quotes());
    const vatPerMille = confirmation(id).quote.vatPerMille;
    const listed = async () => {
      const { entries } = await store.boardPage("refund", { offset: 0, limit: 9 }, () => {});
      const { refund: counted } = await store.boardCounts();
      expect(counted).toBe(entries.length);
      return entries.map(({ refund }) => refund?.cents);
    };
    const first = await accept(1);
    expect(await refund(first, 10_000)).toBe("changed");
    await store.withdraw(first, { name: "J", email: "" }, { endedOn: "2026-11-23", jobs: [] });
    const until = addDays(agencyDay(clock()), 14);
    expect([await owed(), await listed()]).toEqual([null, []]);
    expect(await refund(first, 10_000)).toBe("changed");
    // The transfer was on its way, and another client's was taken for theirs.
    expect(await receive("2026-11-25", 10_000, first)).toBe("saved");
    expect(await receive("2026-11-26", 500, first)).toBe("saved");
    expect(
      await store.strikeOutReceipt(id, { receipt: 1, reason: "Autre client", quoteId: first }, jobs),
    ).toBe("saved");
    expect(await mailed()).toBe(0);
    expect(await owed()).toEqual({ cents: 10_000, vatPerMille, receivedOn: "2026-11-25", until });
    expect(await listed()).toEqual([10_000]);
    // The next version is accepted and paid: what is owed of the first stays owed, and each deposit its own.
    const second = await accept(2);
    expect(await receive("2026-11-28", 32_550)).toBe("saved");
    expect((await quotes()).map((quote) => receivedDeposit(quote).arrived)).toEqual([32_550, 10_000]);
    expect(await refund(second, 10_000)).toBe("changed");
    expect([await listed(), (await store.boardCounts()).won]).toEqual([[10_000], 0]);
    expect(await refund(first, 10_001)).toBe("changed");
    // A part leaves the rest owed; a refund that was mistyped is struck out, once, and is owed again.
    expect(await refund(first, 4_000)).toBe("saved");
    expect([(await owed())?.cents, await listed()]).toEqual([6_000, [6_000]]);
    expect(await refund(first, 6_001)).toBe("changed");
    const struck = { quoteId: first, refund: 0, reason: "Autre jour" };
    for (const [outcome, wrong] of [
      ["changed", { ...struck, quoteId: second }],
      ["changed", { ...struck, refund: 1 }],
      ["saved", struck],
      ["changed", struck],
    ] as const)
      expect(await store.strikeOutRefund(id, wrong)).toBe(outcome);
    expect(await store.strikeOutRefund("nobody", struck)).toBe("gone");
    expect([(await owed())?.cents, await listed()]).toEqual([10_000, [10_000]]);
    expect((await store.requestHistory(id))?.events.at(-1)).toMatchObject({
      kind: "deposit-refund-cancelled",
      quoteId: first,
      text: "Autre jour",
    });
    expect(await refund(first, 10_000)).toBe("saved");
    expect([await owed(), await listed(), (await store.boardCounts()).won]).toEqual([null, [], 1]);
    expect((await store.requestHistory(id))?.events.at(-1)).toMatchObject({
      kind: "deposit-refunded",
      quoteId: first,
      text: "2026-12-01 10000",
    });
    // What was refunded had arrived.
    for (const receipt of [0, 1])
      expect(await store.strikeOutReceipt(id, { receipt, reason: "?", quoteId: first }, jobs)).toBe(
        "changed",
      );
    expect((await quotes())[1]).toMatchObject({
      depositReceipts: [{ amount: 10_000 }, { amount: 500, struckOut: { reason: "Autre client" } }],
      depositRefunds: [
        { amount: 4_000, struckOut: { reason: "Autre jour" } },
        { amount: 10_000, refundedOn: "2026-12-01", struckOut: null },
      ],
    });
    // What arrives after the last day goes back on the day on which it does.
    const late = addDays(until, 3);
    expect(await receive(late, 700, first)).toBe("saved");
    expect([await owed(), await listed()]).toEqual([
      { cents: 700, vatPerMille, receivedOn: late, until: late },
      [700],
    ]);
    await store.withdraw(second, { name: "J", email: "" }, { endedOn: "2026-11-23", jobs: [] });
    expect([await owed(), await listed()]).toEqual([
      { cents: 33_250, vatPerMille, receivedOn: late, until },
      [33_250],
    ]);
    expect(await store.recordRefund("nobody", { quoteId: first, on: "2026-12-01", amount: cents(1) })).toBe(
      "gone",
    );
  });

  test(`${engine}: a contract is kept from its performance on: delivery, its last payment, or the agency's date; with subscriptions, only from that`, async () => {
    const { clock, store } = await openNewStore(newDatabase);
    const contract = async (terms: TermsChanges) => {
      const { id } = newLead();
      await store.addLead(newLead({ id, jobs: [] }));
      const given = confirmation(id);
      const all = { ...given.quote.terms, deliverOn: "2027-02-01", ...terms };
      const quote = { ...given.quote, terms: all, totals: totalsOf(all, given.quote.vatPerMille) };
      await store.confirmQuote({ ...given, quote });
      expect(await store.saveContractEnd(id, "2030-01-01")).toBe("changed");
      await store.decide(`${id}-V1`, given.pdfHash, accepted, []);
      return id;
    };
    const [line] = confirmation("x").quote.terms.lines;
    if (line === undefined) throw new Error("The sample quote has a line");
    const monthly = { lines: [line, { ...line, billing: "monthly" as const }] };
    const site = await contract({});
    // Paid each month for two years after the start: the last instalment is long after the delivery.
    const instalments = await contract({ startOn: "2026-12-01", instalments: 24 });
    const subscribed = await contract({ ...monthly, subscriptionMonths: 12 });
    const endless = await contract({ ...monthly, subscriptionMonths: 0 });
    const adjusted = await contract({});
    const file = async (id: string) => store.requestHistory(id);
    for (const [id, contractEndsOn] of [
      [site, "2027-02-01"],
      [instalments, "2028-12-01"],
      [subscribed, null],
      [endless, null],
    ] as const)
      expect((await file(id))?.confirmedQuotes).toMatchObject([{ contractEndsOn }]);
    // The same day twice is one event.
    for (let times = 0; times < 2; times += 1)
      expect(await store.saveContractEnd(adjusted, "2029-02-01")).toBe("saved");
    expect((await file(adjusted))?.confirmedQuotes).toMatchObject([{ contractEndsOn: "2029-02-01" }]);
    expect(
      (await file(adjusted))?.events.filter(({ kind }) => kind === "contract-end-changed"),
    ).toMatchObject([{ text: "2029-02-01", quoteId: `${adjusted}-V1` }]);
    clock.forward(20 * 365 * day);
    const purge = (contractsBefore: string) =>
      purgedIn(store, { lastContactBefore: isoTime(clock()), contractsBefore });
    expect(await purge("2027-02-01T23:00:00.000Z")).toEqual([]);
    expect(await purge("2027-02-02T00:00:00.000Z")).toEqual([site]);
    expect(await purge("2028-12-01T23:00:00.000Z")).toEqual([]);
    expect(await purge("2028-12-02T00:00:00.000Z")).toEqual([instalments]);
    expect(await purge("2029-02-02T00:00:00.000Z")).toEqual([adjusted]);
    expect(await purge(isoTime(clock()))).toEqual([]);
    for (const id of [subscribed, endless]) {
      await store.saveContractEnd(id, "2031-01-01");
      expect(await purge(isoTime(clock()))).toEqual([id]);
    }
  });
}
