import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, clockToleranceMs, isoTime } from "#app/domain/clock.ts";
import { minuteMs } from "#app/domain/durations.ts";
import { codeMinutes } from "#quotes/acceptance/acceptance-code.ts";
import { createCode } from "#quotes/acceptance/codes.ts";
import { replacedVersions } from "#quotes/changes/replaced.ts";
import { monthToReport } from "#quotes/month-figures.ts";
import type { Drawings, Log } from "#quotes/platform.ts";
import type { FollowUpStore } from "#quotes/store/follow-up.ts";
import type { Claim, JobQueue, Settlement, SettleOutcome } from "#quotes/store/job-queue.ts";
import type { RateLimit } from "#quotes/store/leads.ts";
import { RequestErasedError, StoreUnavailableError } from "#quotes/store/store.ts";
import { pauseBeforeRetry } from "./backoff.ts";
import { type Delivery, deliver, failureOf, isOutdated } from "./deliver.ts";
import { createLoop } from "./loop.ts";
import { hasWorkerEnded, workerName } from "./worker.ts";

export type Outbox = {
  /** Checks the queues now instead of at the next poll. Returns without waiting for the check. */
  wake(): void;
  /** Whether it makes progress. */
  alive(): boolean;
  /** Claims no more jobs, and waits a limited time for those in progress: the next start resumes them. */
  stop(): Promise<void>;
};

/** Longer than a send can take, by any server's clock, so that a job is taken over only from a dead worker. */
const leaseMs = 60_000 + clockToleranceMs;

/** The queues are polled, because other processes (a command, a second server) queue mails too. */
const defaultPollMs = 5000;

/** Reminders are for hours of the day: looking for them at every poll would be work for nothing. */
const remindersEveryMs = 60_000;

/** Shorter than the ten seconds after which container runtimes kill a process. */
const defaultStopWithinMs = 8000;

/** Attempts to record the result of a sending: if it is not recorded, the mail is sent again. */
const settleTries = 20;

function errorFields(error: unknown) {
  const code = error instanceof StoreUnavailableError ? error.code : "BUG";
  return { code, error: error instanceof Error ? error.name : "unknown" };
}

/**
 * Queues the reminders that are due, and sends the queued mails and messages until it is stopped: mails over as many
 * connections at once as the transport has, the most urgent first; messages to the webhook receiver, which may take long for
 * each, one at a time beside them. `erased` is called with the ID of a lead that was deleted while its mail was sent.
 */
export function createOutbox({
  store,
  opened = Promise.resolve(),
  transport,
  webhook,
  mailSettings,
  links,
  drawings,
  clock,
  log,
  noticeLimit = null,
  figuresOf = null,
  erased = async () => {},
  worker = workerName(),
  pollMs = defaultPollMs,
  stopWithinMs = defaultStopWithinMs,
  random = Math.random,
}: {
  readonly store: JobQueue &
    Pick<FollowUpStore, "queueReminders" | "queueFigures" | "confirmedPdf" | "requestHistory" | "saveCode">;
  /** The queue is not used before this resolves. */
  readonly opened?: Promise<void>;
  readonly links: Delivery["sources"]["links"];
  readonly drawings: Pick<Drawings, "draw">;
  readonly clock: Clock;
  readonly log: Log;
  /** The limit of the mails that bring the agency its notices. Null: a mail for each. */
  readonly noticeLimit?: RateLimit | null;
  /** The figures of a month. Null: the agency wants no mail with them. */
  readonly figuresOf?: Delivery["sources"]["figuresOf"] | null;
  readonly erased?: (leadId: string) => Promise<unknown>;
  readonly worker?: string;
  readonly pollMs?: number;
  readonly stopWithinMs?: number;
  readonly random?: () => number;
} & Pick<Delivery, "transport" | "webhook" | "mailSettings">): Outbox {
  const delivery: Delivery = {
    transport,
    webhook,
    mailSettings,
    async newCode(quoteId) {
      const { code, hash } = await createCode();
      await store.saveCode(quoteId, { hash, expiresAt: isoTime(clock() + codeMinutes * minuteMs) });
      return code;
    },
    sources: {
      links,
      async drawIndicative({ id }) {
        const file = await drawings.draw({ purpose: "mail" }, "indicative", async () => {
          const lead = (await store.requestHistory(id))?.lead;
          return lead?.kind === "quote" ? [lead, mailSettings.siteUrl] : null;
        });
        if (file === null) throw new RequestErasedError();
        return file;
      },
      pdfOf: (quoteId) => store.confirmedPdf(quoteId),
      async figuresOf(month) {
        if (figuresOf === null) throw new Error("No figures are mailed");
        return figuresOf(month);
      },
      async versionBefore({ leadId, quote }) {
        const history = await store.requestHistory(leadId);
        const before = history?.confirmedQuotes.filter((other) => other.quote.version < quote.version) ?? [];
        return replacedVersions(before)[0]?.quote ?? null;
      },
    },
  };
  let stopped = false;
  /** By the clock of the store: no time at first. */
  let lookedForReminders = Number.NEGATIVE_INFINITY;

  const onError = (error: unknown): void => log.error("outbox.interrupted", errorFields(error));

  type Attempt = { readonly settlement: Settlement; readonly unconnected?: boolean };

  async function attempt(claim: Claim): Promise<Attempt> {
    const { jobId, purpose, attempts } = claim;
    const fields = { jobId, purpose, attempts };
    if (isOutdated(claim, clock) || (purpose === "agency-figures" && figuresOf === null)) {
      log.info("job.dropped", fields);
      return { settlement: { status: "dropped" } };
    }
    try {
      const { messageId, refused } = await deliver(claim, delivery);
      if (refused > 0) log.warn("job.partly-refused", { ...fields, refused });
      log.info("job.sent", fields);
      return { settlement: { status: "sent", messageId } };
    } catch (thrown) {
      if (thrown instanceof RequestErasedError) {
        log.info("job.dropped", fields);
        return { settlement: { status: "dropped" } };
      }
      // A bug must not stop the other mails, nor lose this one.
      const { message: error, facts } = failureOf(thrown);
      const { bug, unconnected } = facts;
      const pause = pauseBeforeRetry(attempts, { purpose, ...facts }, random());
      if (pause === null) {
        log.error("job.dead", { ...fields, error });
        return { settlement: { status: "dead", error }, unconnected };
      }
      log[bug ? "error" : "warn"]("job.failed", {
        ...fields,
        error,
        retryInSeconds: Math.round(pause / 1000),
      });
      const nextAttemptAt = isoTime(clock() + pause);
      return { settlement: { status: "pending", nextAttemptAt, error }, unconnected };
    }
  }

  async function settle(jobId: string, settlement: Settlement): Promise<SettleOutcome> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await store.settleJob(jobId, worker, settlement);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError) || tries === settleTries || stopped) throw error;
        await sleep(Math.min(50 * 2 ** tries, 2000));
      }
    }
  }

  /** A failure stops no mail: the next minute tries again. */
  async function remind(): Promise<boolean> {
    if (Math.abs(clock() - lookedForReminders) < remindersEveryMs) return false;
    lookedForReminders = clock();
    try {
      const month = figuresOf === null ? null : monthToReport(clock());
      const figures = month !== null && (await store.queueFigures(month));
      const reminders = (await store.queueReminders()) + Number(figures);
      if (reminders > 0) {
        log.info("reminders.queued", { reminders });
        wake();
      }
    } catch (error) {
      log.error("reminders.failed", errorFields(error));
    }
    return false;
  }

  type Queue = { readonly nextAt: () => Promise<string | null>; readonly claim: JobQueue["claimWebhook"] };

  /** Sends the next job of a queue. Returns whether to go on: not where none is due, or where there is no connection. */
  async function sendNext({ nextAt, claim: claimNext }: Queue): Promise<boolean> {
    // Read first: checking an empty queue should take no lock.
    const next = await nextAt();
    if (next === null || next > isoTime(clock())) return false;
    const claim = await claimNext(worker, leaseMs, (jobId, record) =>
      log.error("job.unreadable", { jobId, ...record }),
    );
    if (claim === null) return false;
    const { settlement, unconnected } = await attempt(claim);
    for (const { jobId, lead } of [claim, ...claim.others])
      if ((await settle(jobId, settlement)) === "gone") await erased(lead.id);
    return !unconnected;
  }

  const mails: Queue = {
    nextAt: () => store.nextMailAt(),
    claim: (...args) => store.claimMail(...args, noticeLimit),
  };
  const messages: Queue = {
    nextAt: () => store.nextWebhookAt(),
    claim: (...args) => store.claimWebhook(...args),
  };
  const loops = [
    remind,
    ...Array.from({ length: transport.atOnce }, () => () => sendNext(mails)),
    () => sendNext(messages),
  ].map((step) => createLoop(step, onError));

  let started = false;
  function wake(): void {
    if (started && !stopped) for (const loop of loops) loop.wake();
  }

  /** Releases the claims of killed processes, so that their mails are sent at once and not when the leases expire. */
  async function start(): Promise<void> {
    try {
      await opened;
      const released = await store.releaseClaims(hasWorkerEnded);
      if (released > 0) log.info("outbox.resumed", { mails: released });
    } catch (error) {
      // Stopped while waiting for the store.
      if (!stopped) onError(error);
    }
    started = true;
    wake();
  }
  const starting = start();
  // The timer does not keep the process alive.
  const timer = setInterval(wake, pollMs).unref();

  return {
    wake,
    alive: () => !stopped && loops.every((loop) => loop.alive()),
    async stop() {
      stopped = true;
      clearInterval(timer);
      const done = Promise.all([starting, ...loops.map((loop) => loop.stop())]);
      await Promise.race([done, sleep(stopWithinMs, undefined, { ref: false })]);
      transport.close?.();
    },
  };
}
