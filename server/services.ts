import { mkdir } from "node:fs/promises";
import type { Clock } from "#app/domain/clock.ts";
import { createAgencyOperations } from "#quotes/agency-operations.ts";
import { createClientOperations } from "#quotes/client-operations.ts";
import { createLinks } from "#quotes/links.ts";
import type { Log } from "#quotes/platform.ts";
import { createVisitorOperations } from "#quotes/visitor-operations.ts";
import { createBoardOperations } from "./board/board-operations.ts";
import { createDownloads } from "./board/download.ts";
import { indexRequests } from "./board/indexing.ts";
import { monthFigures } from "./board/month-figures.ts";
import { createCounter, purgeCounts } from "./counts/counter.ts";
import { createDrawings } from "./drawing/drawings.ts";
import type { Environment } from "./environment.ts";
import { eraseRequest, purgeExpiredLeads } from "./leads/erasure.ts";
import { createLeadIntake } from "./leads/intake.ts";
import { noticeLimit } from "./leads/rate-limits.ts";
import { removeMailFiles } from "./mail/file-transport.ts";
import { mailDirectory, openTransport } from "./mail/open.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { checkDiskSpace } from "./store/disk-space.ts";
import { openStore } from "./store/open.ts";
import { openOrWait } from "./store/wait.ts";
import { createWebhook, webhookJobs } from "./webhooks/webhook.ts";

/**
 * Opens the store and starts the outbox. If the store is unreachable, requests are refused as unavailable and opening is
 * retried. Throws a StoreOpenError where a retry cannot help.
 */
export async function createLeadServices(
  environment: Environment,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
) {
  const closing = new AbortController();
  const { store, storeReady: opened } = await openOrWait(() => openStore(environment, clock), {
    log,
    signal: closing.signal,
  });
  const links = createLinks({ store, clock, environment });
  const { webhook } = environment;
  const transport = openTransport(environment, clock);
  const drawings = createDrawings({ log });
  const outbox = createOutbox({
    store,
    opened,
    transport,
    webhook: webhook === null ? null : createWebhook(webhook, clock),
    mailSettings: environment,
    links,
    drawings,
    clock,
    log,
    // Files flood nobody, and each is of one request, with which it is erased.
    noticeLimit: transport.folder === undefined ? noticeLimit : null,
    figuresOf: environment.monthlyFigures
      ? (month) =>
          monthFigures(store, month, clock(), (record) => log.error("record.unreadable", { ...record }))
      : null,
    erased: (leadId) => removeMailFiles(mailDirectory(environment), [leadId]),
  });
  const counter = createCounter({ store, clock, log });
  const { count } = counter;
  const shared = { store, clock, log, wakeOutbox: outbox.wake, webhookJobs: webhookJobs(environment), count };
  const writesMailFiles = transport.folder !== undefined;
  const parts = { ...shared, links, drawings, siteUrl: environment.siteUrl, writesMailFiles };
  const indexing = opened.then(
    () => indexRequests(store, { log, signal: closing.signal }),
    () => {},
  );
  return {
    pages: {
      intake: createLeadIntake({ ...shared, links, mailSettings: environment }),
      agencyOperations: createAgencyOperations({
        ...parts,
        erase: (leadId, keeping) => eraseRequest(store, mailDirectory(environment), leadId, keeping),
      }),
      clientOperations: createClientOperations(parts),
      visitorOperations: createVisitorOperations(parts),
      boardOperations: createBoardOperations({
        ...parts,
        transport,
        mailSettings: environment,
        mailDirectory: mailDirectory(environment),
        download: createDownloads(environment),
        hasBackup: environment.database === null,
      }),
      links,
    },
    outbox,
    count,
    /**
     * Resolves when the store is open: at once, unless it is unreachable when the server starts. Rejects if it can never
     * be opened, and with an AbortError if the services are closed before.
     */
    storeReady: opened,
    /** The number of mails in the store, by state. Rejects if the store cannot be reached. */
    countJobs: () => store.countJobs(),
    /** Rejects if requests cannot be stored, or their mails not be written, now. Cheap, and leaves nothing behind. */
    async checkStorage() {
      await store.checkWritable();
      // With SQLite, mail files are on the same disk as the store.
      if (environment.database === null || transport.folder === undefined) return;
      await mkdir(transport.folder, { recursive: true, mode: 0o700 });
      await checkDiskSpace(transport.folder);
    },
    /** Erases the prospects and the counts whose retention time is over, once a day. Returns the number of leads. */
    async purge() {
      const state = await store.claimPurge();
      if (state === "postponed") log.warn("purge.postponed");
      if (state !== "due") return 0;
      await purgeCounts(store, clock);
      const leads = await purgeExpiredLeads(store, mailDirectory(environment), clock);
      if (leads > 0) log.info("leads.purged", { leads });
      return leads;
    },
    /** Waits for the mail that is being sent, ends the drawing of documents, stores what was counted, then closes the store. */
    async close() {
      const stopped = outbox.stop();
      closing.abort();
      await stopped;
      await drawings.close();
      await indexing;
      await counter.stop();
      await opened.then(
        () => store.close(),
        () => {},
      );
    },
  };
}
