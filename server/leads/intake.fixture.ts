import { expect, onTestFinished } from "vitest";
import { createLinks } from "#quotes/links.ts";
import { openPostgresStore, openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { emptyDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createLeadIntake } from "./intake.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;

/** An intake with an empty store, and a clock that moves only by hand. */
export async function setUp(timeoutMs = 5000, engine: (typeof engines)[number] = "SQLite") {
  const clock = manualClock();
  const directory = temporaryDirectory();
  const store =
    engine === "SQLite"
      ? await openSqliteStore(directory, clock, { timeoutMs })
      : await openPostgresStore((await emptyDatabase()).address, clock, { timeoutMs });
  onTestFinished(() => store.close());
  const log = rememberingLog();
  let wakes = 0;
  const wakeOutbox = () => {
    wakes += 1;
  };
  const links = createLinks({ store, clock, environment: mailSettings });
  const intake = createLeadIntake({
    store,
    clock,
    log,
    wakeOutbox,
    mailSettings,
    links,
    count: () => {},
  });
  return { clock, intake, directory, log, store, wakes: () => wakes };
}

export const accepted = {
  status: "accepted",
  leadId: expect.any(String),
  number: expect.stringMatching(/^D-\d{4}-\w{4}-\w{4}$/),
  senderToken: expect.any(String),
  acknowledgementWithheld: expect.any(Boolean),
  downloadPath: null,
};
