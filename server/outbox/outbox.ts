import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, clockToleranceMs, isoTime } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import type { FollowUpStore } from "#server/store/follow-up.ts";
import type { Claim, MailQueue, Settled, Settlement } from "#server/store/mail-queue.ts";
import { RequestErasedError, StoreUnavailableError } from "#server/store/store.ts";
import { pauseAfter } from "./backoff.ts";
import { type Delivery, deliver, failureOf, isOutdated } from "./deliver.ts";
import { isGone, workerName } from "./worker.ts";

export type Outbox = {
  /** Checks the queue now instead of at the next poll. Returns without waiting for the check. */
  wake(): void;
  /** Whether the worker makes progress. */
  alive(): boolean;
  /** Claims no more mails, and waits a limited time for the one in progress: the next start resumes it. */
  stop(): Promise<void>;
};

/** Longer than a send can take, by any server's clock, so that a job is taken over only from a dead worker. */
const leaseMs = 60_000 + clockToleranceMs;

/** The queue is polled, because other processes (a command, a second server) queue mails too. */
const defaultPollMs = 5000;

/** Reminders are for hours of the day: looking for them at every poll would be work for nothing. */
const remindersEveryMs = 60_000;

/** Shorter than the ten seconds after which container runtimes kill a process. */
const defaultStopWithinMs = 8000;

/** Longer than any step can take: a step that is not complete by then hangs. */
const deadAfterMs = 3 * 60_000;

/** Attempts to record the result of a sending: if it is not recorded, the mail is sent again. */
const settleTries = 20;

function interruption(error: unknown) {
  const code = error instanceof StoreUnavailableError ? error.code : "BUG";
  return { code, error: error instanceof Error ? error.name : "unknown" };
}

/**
 * Queues the reminders that are due, and sends the queued mails and messages, one at a time, the most urgent first, until it
 * is stopped. `erased` is called with the ID of a lead that was deleted while its mail was being sent.
 */
export function createOutbox({
  store,
  opened = Promise.resolve(),
  transport,
  webhook,
  sender,
  links,
  clock,
  log,
  erased = async () => {},
  worker = workerName(),
  pollMs = defaultPollMs,
  stopWithinMs = defaultStopWithinMs,
  random = Math.random,
}: {
  readonly store: MailQueue & Pick<FollowUpStore, "queueReminders" | "quotePdf" | "requestFile">;
  /** The queue is not used before this resolves. */
  readonly opened?: Promise<void>;
  readonly links: Delivery["sources"]["links"];
  readonly clock: Clock;
  readonly log: Log;
  readonly erased?: (leadId: string) => Promise<unknown>;
  readonly worker?: string;
  readonly pollMs?: number;
  readonly stopWithinMs?: number;
  readonly random?: () => number;
} & Pick<Delivery, "transport" | "webhook" | "sender">): Outbox {
  const delivery: Delivery = {
    transport,
    webhook,
    sender,
    sources: {
      links,
      pdfOf: (quoteId) => store.quotePdf(quoteId),
      async versionBefore({ leadId, quote }) {
        const file = await store.requestFile(leadId);
        return file?.quotes.find((other) => other.quote.version < quote.version)?.quote ?? null;
      },
    },
  };
  let stopped = false;
  let woken = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** When a step last began or ended. */
  let lastProgress = performance.now();
  /** By the clock of the store: no time at first. */
  let lookedForReminders = Number.NEGATIVE_INFINITY;

  async function attempt(claim: Claim): Promise<Settlement> {
    const { jobId, purpose, attempts } = claim;
    const facts = { jobId, purpose, attempts };
    if (isOutdated(claim, clock)) {
      log.info("mail.dropped", facts);
      return { status: "dropped" };
    }
    try {
      const { messageId, refused } = await deliver(claim, delivery);
      if (refused > 0) log.warn("mail.partly-refused", { ...facts, refused });
      log.info("mail.sent", facts);
      return { status: "sent", messageId };
    } catch (thrown) {
      if (thrown instanceof RequestErasedError) {
        log.info("mail.dropped", facts);
        return { status: "dropped" };
      }
      // A bug must not stop the other mails, nor lose this one.
      const failure = failureOf(thrown);
      const { error, bug } = failure;
      const pause = pauseAfter(attempts, { purpose, ...failure }, random());
      if (pause === null) {
        log.error("mail.dead", { ...facts, error });
        return { status: "dead", error };
      }
      log[bug ? "error" : "warn"]("mail.failed", {
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

  /** A failure stops no mail: the next minute tries again. */
  async function remind(): Promise<void> {
    if (Math.abs(clock() - lookedForReminders) < remindersEveryMs) return;
    lookedForReminders = clock();
    try {
      const reminders = await store.queueReminders();
      if (reminders > 0) log.info("reminders.queued", { reminders });
    } catch (error) {
      log.error("reminders.failed", interruption(error));
    }
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      lastProgress = performance.now();
      // Read first: checking an empty queue should take no lock.
      const next = await store.nextMailAt();
      if (next === null || next > isoTime(clock())) return;
      const claim = await store.claimMail(worker, leaseMs, (jobId, record) =>
        log.error("mail.unreadable", { jobId, ...record }),
      );
      if (claim === null) return;
      const settled = await settle(claim.jobId, await attempt(claim));
      if (settled === "gone") await erased(claim.lead.id);
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        woken = false;
        await remind();
        await sendDue();
      } while (woken && !stopped);
    } catch (error) {
      log.error("outbox.interrupted", interruption(error));
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
