import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, isoTime } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { composeNotice, composeReceipt, type Mail, type MailSettings } from "#server/mail/compose.ts";
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
  /** Checks the queue now instead of at the next poll. Returns without waiting for the check. */
  wake(): void;
  /** Whether the worker makes progress. */
  alive(): boolean;
  /** Claims no more mails, and waits a limited time for the one in progress: the next start resumes it. */
  stop(): Promise<void>;
};

/** Longer than a send can take, so that a job is taken over only from a dead worker. */
const leaseMs = 60_000;

/** The queue is polled, because other processes (a command, a second server) queue mails too. */
const defaultPollMs = 5000;

/** Shorter than the ten seconds after which container runtimes kill a process. */
const defaultStopWithinMs = 8000;

/** Longer than any step can take: a step that is not complete by then hangs. */
const deadAfterMs = 3 * 60_000;

/** Attempts to record the result of a sending: if it is not recorded, the mail is sent again. */
const settleTries = 20;

/**
 * Sends the queued mails, one at a time, oldest first, until it is stopped. `erased` is called with the ID of a lead that
 * was deleted while its mail was being sent.
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
  /** The queue is not used before this resolves. */
  readonly opened?: Promise<void>;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  readonly sender: MailSettings;
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
  /** When a step last began or ended. */
  let lastProgress = performance.now();

  async function compose(claim: Claim): Promise<Mail> {
    switch (claim.purpose) {
      case "agency-notice":
        return composeNotice(claim.lead, sender, claim);
      case "visitor-receipt":
        return composeReceipt(claim.lead, sender);
      default:
        return claim.purpose satisfies never;
    }
  }

  async function attempt(claim: Claim): Promise<Settlement> {
    const { jobId, purpose, attempts, lead } = claim;
    const facts = { jobId, purpose, attempts };
    const messageId = `<${jobId.toLowerCase()}@${sender.mailFrom.address.split("@")[1]}>`;
    try {
      const mail = await compose(claim);
      const { id: leadId, createdAt: leadCreatedAt } = lead;
      const { refused } = await transport.send({ mail, purpose, leadId, leadCreatedAt, messageId });
      if (refused > 0) log.warn("mail.partly-refused", { ...facts, refused });
      log.info("mail.sent", facts);
      return { status: "sent", messageId };
    } catch (failure) {
      // Any other error is a bug: it must not stop the other mails, nor lose this one.
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
      lastProgress = performance.now();
      // Read first: checking an empty queue should take no lock.
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
      lastProgress = performance.now();
      if (stopped) return;
      // Woken after the last check. Otherwise poll; the timer does not keep the process alive.
      if (woken) wake();
      else timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function start(): Promise<void> {
    await opened;
    lastProgress = performance.now();
    const released = await store.releaseClaims(isGone);
    if (released > 0) log.info("outbox.resumed", { mails: released });
  }

  // First release the claims of killed processes, so that their mails are sent at once and not when the leases expire.
  running = start()
    .catch((error: unknown) => {
      // Stopped while waiting for the store.
      if (stopped) return;
      log.error("outbox.interrupted", { code: error instanceof StoreUnavailableError ? error.code : "BUG" });
    })
    .finally(() => {
      running = null;
      wake();
    });

  return {
    wake,
    alive: () => !stopped && performance.now() - lastProgress < deadAfterMs,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([running, sleep(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
