import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import type { Settlement } from "#quotes/store/job-queue.ts";
import type { Store } from "#quotes/store/store.ts";
import {
  claimAll,
  confirmation,
  day,
  minute,
  type NewDatabase,
  newLead,
  openNewStore,
  pdfHashOf,
} from "./fixtures.contract.ts";

export function mailQueueContract(engine: string, newDatabase: NewDatabase): void {
  const setUp = () => openNewStore(newDatabase);

  test(`${engine}: mails are counted by their state`, async () => {
    const { store } = await setUp();
    expect(await store.countJobs()).toEqual({ pending: 0, sending: 0, sent: 0, dead: 0 });
    await store.addLead(newLead());
    await store.addLead(newLead());
    const settle = async (settlement: Settlement) =>
      store.settleJob((await store.claimMail("w", minute))?.jobId ?? "", "w", settlement);
    await settle({ status: "sent", messageId: "<m@x>" });
    await settle({ status: "dead", error: "E" });
    await store.claimMail("w", minute);
    expect(await store.countJobs()).toEqual({ pending: 1, sending: 1, sent: 1, dead: 1 });
  });

  test(`${engine}: a quarantined lead waits without mails until it is released, once`, async () => {
    const { store } = await setUp();
    const given = newLead({ isQuarantined: true });
    await store.addLead(given);
    expect(await store.jobs()).toEqual([]);
    expect(await store.release("nobody", given)).toBe(false);
    expect(await store.release(given.id, given)).toBe(true);
    expect(await store.release(given.id, given)).toBe(false);
    expect(await store.lead(given.id)).toMatchObject({ isQuarantined: false });
    expect((await store.jobs()).map((job) => job.purpose)).toEqual([
      "agency-notice",
      "visitor-acknowledgement",
    ]);
  });

  test(`${engine}: a claim says whether the visitor gets an acknowledgement`, async () => {
    const { store } = await setUp();
    await store.addLead(newLead({ jobs: ["agency-notice"] }));
    expect(await store.claimMail("w", minute)).toMatchObject({
      purpose: "agency-notice",
      hasAcknowledgement: false,
    });
    await store.addLead(newLead());
    expect(await store.claimMail("w", minute)).toMatchObject({
      purpose: "agency-notice",
      hasAcknowledgement: true,
    });
    expect(await store.claimMail("w", minute)).toMatchObject({
      purpose: "visitor-acknowledgement",
      hasAcknowledgement: true,
    });
  });

  test(`${engine}: a claim contains the lead, the attempt's number and how many leads wait in quarantine`, async () => {
    const { store } = await setUp();
    const given = newLead();
    await store.addLead(given);
    await store.addLead(newLead({ isQuarantined: true }));
    const claim = await store.claimMail("w", minute);
    expect(claim).toMatchObject({ purpose: "agency-notice", attempts: 1, quarantinedCount: 1 });
    expect(claim?.lead).toEqual(await store.lead(given.id));
  });

  test(`${engine}: a job can be taken over when its lease ends, and then only its new worker settles it`, async () => {
    const { clock, store } = await setUp();
    await store.addLead(newLead({ jobs: ["agency-notice"] }));
    const claim = await store.claimMail("dead", minute);
    if (claim === null) throw new Error("Nothing to claim");
    clock.forward(minute - 1);
    expect(await store.claimMail("next", minute)).toBeNull();
    clock.forward(1);
    expect(await store.claimMail("next", minute)).toMatchObject({ jobId: claim.jobId, attempts: 2 });
    const sent = { status: "sent", messageId: "<m@x>" } as const;
    expect(await store.settleJob(claim.jobId, "dead", sent)).toBe("lost");
    expect(await store.settleJob(claim.jobId, "next", sent)).toBe("settled");
    expect(await store.settleJob(claim.jobId, "next", sent)).toBe("lost");
    clock.forward(day);
    expect(await store.claimMail("next", minute)).toBeNull();
    expect(await store.nextMailAt()).toBeNull();
  });

  test(`${engine}: mails and messages to a program are two queues`, async () => {
    const { clock, store } = await setUp();
    await store.addLead(newLead({ jobs: ["webhook"] }));
    expect(await store.nextMailAt()).toBeNull();
    expect(await store.claimMail("w", minute)).toBeNull();
    clock.forward(minute);
    await store.addLead(newLead({ jobs: ["agency-notice"] }));
    expect(await store.claimMail("w", minute)).toMatchObject({ purpose: "agency-notice" });
    expect(await store.nextMailAt()).toBe(isoTime(clock() + minute));
    expect(await store.nextWebhookAt()).toBe(isoTime(clock()));
    expect(await store.claimWebhook("w", minute)).toMatchObject({ purpose: "webhook" });
    expect(await store.claimWebhook("w", minute)).toBeNull();
    expect(await store.nextWebhookAt()).toBe(isoTime(clock() + minute));
  });

  test(`${engine}: of many mails that wait, decisions are first, then clients' mails, notices, acknowledgements`, async () => {
    const { clock, store } = await setUp();
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: ["visitor-acknowledgement", "agency-notice"] }));
    clock.forward(minute);
    await store.confirmQuote(confirmation(id));
    clock.forward(minute);
    const decision = { kind: "declined", reason: "" } as const;
    await store.decide(`${id}-V1`, pdfHashOf(1), decision, ["agency-decline"]);
    const purposes = (await claimAll(store, "w")).map(({ purpose }) => purpose);
    const expected = ["agency-decline", "client-quote", "agency-notice", "visitor-acknowledgement"];
    expect(purposes).toEqual(expected);
  });

  test(`${engine}: a job that is dropped is deleted, by its own worker alone`, async () => {
    const { store } = await setUp();
    await store.addLead(newLead());
    const { jobId = "" } = (await store.claimMail("w", minute)) ?? {};
    expect(await store.settleJob(jobId, "other", { status: "dropped" })).toBe("lost");
    expect(await store.jobs()).toHaveLength(2);
    expect(await store.settleJob(jobId, "w", { status: "dropped" })).toBe("settled");
    expect((await store.jobs()).map(({ id }) => id)).not.toContain(jobId);
    expect(await store.jobs()).toHaveLength(1);
  });

  test(`${engine}: a failed job waits until its next attempt; a dead one waits for a retry`, async () => {
    const { clock, store } = await setUp();
    await store.addLead(newLead({ jobs: ["agency-notice"] }));
    const first = await store.claimMail("w", minute);
    if (first === null) throw new Error("Nothing to claim");
    const nextAttemptAt = isoTime(clock() + 10_000);
    await store.settleJob(first.jobId, "w", { status: "pending", nextAttemptAt, error: "ECONN" });
    expect(await store.nextMailAt()).toBe(nextAttemptAt);
    expect(await store.claimMail("w", minute)).toBeNull();
    clock.forward(10_000);
    expect(await store.claimMail("w", minute)).toMatchObject({ attempts: 2 });
    await store.settleJob(first.jobId, "w", { status: "dead", error: "EENVELOPE 550" });
    clock.forward(365 * day);
    expect(await store.claimMail("w", minute)).toBeNull();
    expect(await store.jobs()).toMatchObject([{ status: "dead", lastError: "EENVELOPE 550", attempts: 2 }]);

    expect(await store.retryJobs("nobody")).toBe(0);
    expect(await store.retryJobs(first.jobId)).toBe(1);
    expect(await store.claimMail("w", minute)).toMatchObject({ attempts: 1 });
  });

  test(`${engine}: a retry by the lead's id does not change what is sent or being sent`, async () => {
    const { store } = await setUp();
    const given = newLead();
    await store.addLead(given);
    const claim = await store.claimMail("w", minute);
    expect(await store.retryJobs(given.id)).toBe(1);
    await store.settleJob(claim?.jobId ?? "", "w", { status: "sent", messageId: "<m@x>" });
    expect(await store.retryJobs(given.id)).toBe(1);
    expect(await store.jobs()).toMatchObject([
      { status: "sent", messageId: "<m@x>", sentAt: expect.any(String) },
      { status: "pending" },
    ]);
  });

  test(`${engine}: with the clock set back two years, a mail that had failed, or whose worker ended, is due at once`, async () => {
    const { clock, store } = await setUp();
    await store.addLead(newLead({ jobs: ["agency-notice", "visitor-acknowledgement"] }));
    const failed = await store.claimMail("w", minute);
    const nextAttemptAt = isoTime(clock() + day);
    await store.settleJob(failed?.jobId ?? "", "w", { status: "pending", nextAttemptAt, error: "ECONN" });
    await store.claimMail("w", minute);
    expect(await store.claimMail("w", minute)).toBeNull();
    clock.forward(-2 * 365 * day);
    expect(await store.nextMailAt()).toBe(isoTime(clock()));
    expect(await claimAll(store, "w")).toHaveLength(2);
    expect(await store.claimMail("w", minute)).toBeNull();
  });

  test(`${engine}: dead jobs are listed first`, async () => {
    const { clock, store } = await setUp();
    await store.addLead(newLead({ jobs: ["agency-notice"] }));
    clock.forward(1);
    const given = newLead({ jobs: ["agency-notice"] });
    await store.addLead(given);
    await store.claimMail("w", minute);
    const claim = await store.claimMail("w", minute);
    await store.settleJob(claim?.jobId ?? "", "w", { status: "dead", error: "E" });
    expect((await store.jobs())[0]).toMatchObject({ leadId: given.id, status: "dead" });
  });

  const noticeLimit = { name: "notices:site", burst: 3, intervalMs: 6 * minute };
  const limited = (store: Store, worker = "w") => store.claimMail(worker, minute, undefined, noticeLimit);

  test(`${engine}: beyond their limit notices wait, and one mail brings them all; nothing else waits`, async () => {
    const { clock, store } = await setUp();
    for (let count = 0; count < 6; count += 1) await store.addLead(newLead({ jobs: ["agency-notice"] }));
    const { id } = newLead();
    await store.addLead(newLead({ id }));
    const inFirst = [await limited(store), await limited(store), await limited(store)];
    expect(inFirst.map((claim) => claim?.others.length)).toEqual([0, 0, 4]);
    expect(await limited(store)).toMatchObject({ purpose: "visitor-acknowledgement", others: [] });
    const leads = inFirst.flatMap((claim) => [claim?.lead, ...(claim?.others ?? []).map(({ lead }) => lead)]);
    expect(new Set(leads.map((lead) => lead?.id)).size).toBe(7);
    expect(await store.countJobs()).toMatchObject({ pending: 0, sending: 8 });

    await store.addLead(newLead());
    await store.addLead(newLead({ jobs: ["agency-notice"] }));
    await store.confirmQuote(confirmation(id));
    const decision = { kind: "declined", reason: "" } as const;
    await store.decide(`${id}-V1`, pdfHashOf(1), decision, ["agency-decline"]);
    const purposes = [await limited(store), await limited(store), await limited(store)];
    expect(purposes.map((claim) => claim?.purpose)).toEqual([
      "agency-decline",
      "client-quote",
      "visitor-acknowledgement",
    ]);
    // The notices of before are still being sent.
    clock.forward(minute - 1);
    expect(await limited(store)).toBeNull();
    for (const { id: jobId } of await store.jobs())
      await store.settleJob(jobId, "w", { status: "sent", messageId: "<m@x>" });
    clock.forward(5 * minute);
    expect(await limited(store)).toBeNull();
    clock.forward(1);
    expect(await limited(store)).toMatchObject({ purpose: "agency-notice", others: [{}] });
    expect(await limited(store)).toBeNull();
  });

  test(`${engine}: two servers share the limit of notices, and a notice is in one mail only`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    for (let count = 0; count < 30; count += 1) await store.addLead(newLead({ jobs: ["agency-notice"] }));
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => limited(index % 2 === 0 ? store : other, `w${index}`)),
    );
    const mails = claims.filter((claim) => claim !== null);
    expect(mails.map(({ others }) => others.length).sort()).toEqual([0, 0, 27]);
    const jobs = mails.flatMap(({ jobId, others }) => [jobId, ...others.map((each) => each.jobId)]);
    expect(new Set(jobs).size).toBe(30);
  });

  test(`${engine}: of a server that is killed no notice is lost: the next mail brings them again`, async () => {
    const { clock, store } = await setUp();
    for (let count = 0; count < 5; count += 1) await store.addLead(newLead({ jobs: ["agency-notice"] }));
    for (let mails = 0; mails < 3; mails += 1) await limited(store, "killed");
    expect(await store.releaseClaims((worker) => worker === "killed")).toBe(5);
    expect(await limited(store)).toBeNull();
    clock.forward(6 * minute);
    expect((await limited(store))?.others).toHaveLength(4);
  });

  test(`${engine}: only the claims of workers that have ended are released, due at once`, async () => {
    const { clock, store } = await setUp();
    await store.addLead(newLead());
    const gone = await store.claimMail("gone", minute);
    await store.claimMail("alive", minute);
    clock.forward(1000);
    expect(await store.releaseClaims((worker) => worker === "gone")).toBe(1);
    expect(await store.claimMail("next", minute)).toMatchObject({ jobId: gone?.jobId, attempts: 2 });
    expect(await store.claimMail("next", minute)).toBeNull();
  });

  test(`${engine}: a job whose lead was erased while it was being sent no longer exists`, async () => {
    const { store } = await setUp();
    await store.addLead(newLead({ email: "me@x.example" }));
    const claim = await store.claimMail("w", minute);
    await store.erase("me@x.example", []);
    const sent = { status: "sent", messageId: "<m@x>" } as const;
    expect(await store.settleJob(claim?.jobId ?? "", "w", sent)).toBe("gone");
  });

  test(`${engine}: a claim is exclusive, notices before acknowledgements, until everything is taken`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    for (let count = 0; count < 10; count += 1) await store.addLead(newLead());
    const [ours, theirs] = await Promise.all([claimAll(store, "ours"), claimAll(other, "theirs")]);
    const ids = [...ours, ...theirs].map((claim) => claim.jobId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(await store.nextMailAt()).toBe(isoTime(clock() + minute));
  });
}
