import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, isoTime } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { composeNotice, composeReceipt, type Sender } from "#server/mail/compose.ts";
import { MailFailure, type Transport } from "#server/mail/transport.ts";
import {
  type Claim,
  type MailQueue,
  type Settled,
  type Settlement,
  StoreUnavailableError,
} from "#server/store/store.ts";
import { pauseAfter } from "./backoff.ts";
import { isGone, workerName } from "./worker.ts";

export type Outbox = {
  /** There may be something to send: look now. Returns at once. */
  wake(): void;
  /** Whether it looks at the queue and gets on with what it finds. */
  alive(): boolean;
  /** Takes no more mails, and waits for the one under way, but not for ever: the next start takes it up. */
  stop(): Promise<void>;
};

/** Longer than a send can take, so that a job is taken over only from a worker that died. */
const leaseMs = 60_000;

/** Another process may queue mails too (a command, a second server): how long they may lie unseen. */
const defaultPollMs = 5000;

/** Shorter than the ten seconds after which containers are killed. */
const defaultStopWithinMs = 8000;

/** Longer than any step that ends well or badly: one that is not over by then hangs. */
const deadAfterMs = 3 * 60_000;

/** While the store cannot record what was sent, the mail would be sent again: so it is tried for a while. */
const settleTries = 20;

/**
 * Sends what is queued, one mail at a time, oldest first, for as long as the process lives. `erased` is called
 * with a lead that was deleted while its mail was being sent.
 */
export function createOutbox({
  store,
  opened = Promise.resolve(),
  transport,
  clock,
  log,
  sender,
  erased = async () => {},
  worker = workerName(),
  pollMs = defaultPollMs,
  stopWithinMs = defaultStopWithinMs,
  random = Math.random,
}: {
  readonly store: MailQueue;
  /** The queue is not asked before this resolves. */
  readonly opened?: Promise<void>;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  readonly sender: Sender;
  readonly erased?: (leadId: string) => Promise<unknown>;
  readonly worker?: string;
  readonly pollMs?: number;
  readonly stopWithinMs?: number;
  readonly random?: () => number;
}): Outbox {
  let stopped = false;
  let woken = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** When it last began or ended something. */
  let lastSign = performance.now();

  async function attempt(claim: Claim): Promise<Settlement> {
    const { jobId, purpose, attempts, lead } = claim;
    const facts = { jobId, purpose, attempts };
    const messageId = `<${jobId.toLowerCase()}@${sender.mailFrom.address.split("@")[1]}>`;
    try {
      const mail =
        purpose === "agency-notice"
          ? await composeNotice(lead, sender, claim)
          : await composeReceipt(lead, sender);
      const { id: leadId, createdAt: leadCreatedAt } = lead;
      const { refused } = await transport.send({ mail, purpose, leadId, leadCreatedAt, messageId });
      if (refused > 0) log.warn("mail.partly-refused", { ...facts, refused });
      log.info("mail.sent", facts);
      return { status: "sent", messageId };
    } catch (failure) {
      // Anything else is a bug of ours; it must not keep the other mails back, nor lose this one.
      const known = failure instanceof MailFailure;
      const error = known ? failure.message : `BUG ${failure instanceof Error ? failure.name : "unknown"}`;
      const recipientRefused = known && failure.recipientRefused;
      const pause = pauseAfter(attempts, { purpose, recipientRefused }, random());
      if (pause === null) {
        log.error("mail.dead", { ...facts, error });
        return { status: "dead", error };
      }
      log[known ? "warn" : "error"]("mail.failed", {
        ...facts,
        error,
        retryInSeconds: Math.round(pause / 1000),
      });
      return { status: "pending", nextAttemptAt: isoTime(clock() + pause), error };
    }
  }

  async function settle(jobId: string, settlement: Settlement): Promise<Settled> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await store.settleMail(jobId, worker, settlement);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError) || tries === settleTries || stopped) throw error;
        await sleep(Math.min(50 * 2 ** tries, 2000));
      }
    }
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      lastSign = performance.now();
      // Reading first: a look at an empty queue takes no lock.
      const next = await store.nextMailAt();
      if (next === null || next > isoTime(clock())) return;
      const claim = await store.claimMail(worker, leaseMs);
      if (claim === null) return;
      const settled = await settle(claim.jobId, await attempt(claim));
      if (settled === "gone") await erased(claim.lead.id);
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        woken = false;
        await sendDue();
      } while (woken && !stopped);
    } catch (error) {
      const code = error instanceof StoreUnavailableError ? error.code : "BUG";
      const name = error instanceof Error ? error.name : "unknown";
      log.error("outbox.interrupted", { code, error: name });
    }
  }

  function wake(): void {
    woken = true;
    if (stopped || running !== null) return;
    clearTimeout(timer);
    running = run().finally(() => {
      running = null;
      lastSign = performance.now();
      if (stopped) return;
      // Woken between the last look and here; else an idle outbox, which keeps no process alive.
      if (woken) wake();
      else timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function start(): Promise<void> {
    await opened;
    lastSign = performance.now();
    const released = await store.releaseClaims(isGone);
    if (released > 0) log.info("outbox.resumed", { mails: released });
  }

  // What a killed process left comes first, so that its mails leave at once and not when their leases end.
  running = start()
    .catch((error: unknown) => {
      // Stopped while it waited for the store.
      if (stopped) return;
      log.error("outbox.interrupted", { code: error instanceof StoreUnavailableError ? error.code : "BUG" });
    })
    .finally(() => {
      running = null;
      wake();
    });

  return {
    wake,
    alive: () => !stopped && performance.now() - lastSign < deadAfterMs,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([running, sleep(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
