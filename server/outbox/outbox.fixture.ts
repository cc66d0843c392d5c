import { onTestFinished } from "vitest";
import type { Clock } from "#app/domain/clock.ts";
import { createLinks } from "#quotes/links.ts";
import type { MailSources } from "#quotes/mails/compose.ts";
import type { MailSettings } from "#quotes/mails/parts.ts";
import type { RateLimit } from "#quotes/store/leads.ts";
import type { Store } from "#quotes/store/store.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { createSmtpTransport, type SmtpLimits } from "#server/mail/smtp-transport.ts";
import type { Transport } from "#server/mail/transport.ts";
import { openPostgresStore, openSqliteStore } from "#server/store/open.ts";
import type { Webhook } from "#server/webhooks/webhook.ts";
import { manualClock } from "#testing/clock.ts";
import { directDrawings } from "#testing/drawings.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { emptyDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createOutbox } from "./outbox.ts";

const quick: SmtpLimits = { connection: 500, greeting: 500, idle: 2000, total: 3000 };

type Changes = {
  /** The folder of the store, which another outbox may share. */
  readonly directory?: string;
  /** Opens another store than the one in `directory`. */
  readonly open?: (clock: Clock) => Promise<Store>;
  /** How far this server's clock is ahead, in milliseconds. */
  readonly aheadMs?: number;
  readonly mailSettings?: MailSettings;
  readonly webhook?: Webhook;
  readonly worker?: string;
  readonly noticeLimit?: RateLimit;
  readonly figuresOf?: MailSources["figuresOf"];
  readonly erased?: (leadId: string) => Promise<unknown>;
  readonly stopWithinMs?: number;
  /** Wraps the store for the outbox. */
  readonly queue?: (store: Store) => Store;
};

/** A new store of each kind. */
export const stores = {
  SQLite: (clock: Clock) => openSqliteStore(temporaryDirectory(), clock),
  PostgreSQL: async (clock: Clock) => openPostgresStore((await emptyDatabase()).address, clock),
} as const;

/** An intake and an outbox that share a store, with a clock that tests move. The outbox does not poll. */
export async function setUp(
  transport: Transport,
  {
    queue = (store) => store,
    directory = temporaryDirectory(),
    open = (clock) => openSqliteStore(directory, clock),
    aheadMs = 0,
    ...changes
  }: Changes = {},
) {
  const clock = manualClock();
  clock.forward(aheadMs);
  const store = await open(clock);
  onTestFinished(() => store.close());
  const log = rememberingLog();
  const links = createLinks({ store, clock, environment: mailSettings });
  const waits = { pollMs: 3_600_000, random: () => 0.5 };
  const options = {
    clock,
    drawings: directDrawings,
    links,
    log,
    mailSettings,
    transport,
    webhook: null,
    ...waits,
    ...changes,
  };
  const outbox = createOutbox({ store: queue(store), ...options });
  onTestFinished(() => outbox.stop());
  const intake = createLeadIntake({
    store,
    clock,
    log,
    mailSettings,
    links,
    wakeOutbox: outbox.wake,
    count: () => {},
    webhookJobs: changes.webhook === undefined ? [] : ["webhook"],
  });
  const states = async () =>
    (await store.jobs()).map((job) => `${job.purpose} ${job.status} ${job.attempts}`).sort();
  return { clock, intake, links, log, outbox, states, store };
}

/** A transport whose sends complete only when released. */
export function blockingTransport() {
  const held: (() => void)[] = [];
  let open = false;
  const transport: Transport = {
    atOnce: 1,
    send: () =>
      new Promise((resolve) => {
        const finish = () => resolve({ refused: 0 });
        if (open) finish();
        else held.push(finish);
      }),
  };
  return {
    transport,
    held,
    release() {
      open = true;
      for (const finish of held) finish();
    },
  };
}

export const smtp = (url: string, limits: Partial<SmtpLimits> = {}) =>
  createSmtpTransport(url, () => Date.parse("2026-11-21T12:00:00Z"), { ...quick, ...limits });

export const noticeAndAcknowledgementSent = ["agency-notice sent 1", "visitor-acknowledgement sent 1"];
