import { systemClock } from "#server/clock.ts";
import { EnvironmentError, parseEnvironment } from "#server/environment.ts";
import { mailDirectory } from "#server/mail/open.ts";
import { openStore } from "#server/store/open.ts";
import { existingStore, StoreFileError } from "#server/store/sqlite/file.ts";
import { StoreOpenError, StoreUnavailableError, UnreadableRecordError } from "#server/store/store.ts";
import type { UnreadableRecord } from "#server/store/unreadable-record.ts";
import { webhookJobs } from "#server/webhooks/purposes.ts";
import { CommandError } from "./command.ts";
import { helpText, parseCommand } from "./commands.ts";

/** The owner's commands. Exit codes: 1 the command failed, 2 it was called incorrectly. */
async function main(argv: readonly string[]): Promise<void> {
  if (["help", "--help", "-h"].includes(argv[0] ?? "")) {
    process.stdout.write(helpText());
    return;
  }
  const environment = parseEnvironment(process.env);
  const command = parseCommand(argv);
  if (command.needs === "environment") {
    process.stdout.write(await command.run(environment));
    return;
  }
  // Opening a missing store would create it, and show the owner that there are no requests.
  if (environment.database === null) existingStore(environment.dataDir);
  const store = await openStore(environment, systemClock);
  try {
    const context = {
      store,
      clock: systemClock,
      mailDirectory: mailDirectory(environment),
      mailSettings: environment,
      webhookJobs: webhookJobs(environment),
      siteUrl: environment.siteUrl,
      columns: process.stdout.columns ?? Number.POSITIVE_INFINITY,
      terminal: process.stdout.isTTY === true,
      onUnreadable(record: UnreadableRecord) {
        process.stderr.write(`Left out: ${new UnreadableRecordError(record).message}\n`);
        process.exitCode = 1;
      },
    };
    process.stdout.write(await command.run(context));
  } finally {
    await store.close();
  }
}

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = [
    CommandError,
    EnvironmentError,
    StoreFileError,
    StoreOpenError,
    StoreUnavailableError,
  ].some((kind) => error instanceof kind);
  if (!expected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof CommandError && error.usage ? 2 : 1;
}
