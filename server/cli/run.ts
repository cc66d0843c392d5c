import { systemClock } from "#app/domain/clock.ts";
import { StoreOpenError, StoreUnavailableError, UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { EnvironmentError, parseEnvironment } from "#server/environment.ts";
import { mailDirectory } from "#server/mail/open.ts";
import { openStore } from "#server/store/open.ts";
import { existingStore, StoreFileError } from "#server/store/sqlite/file.ts";
import { webhookJobs } from "#server/webhooks/webhook.ts";
import { CommandError } from "./command.ts";
import { helpText, parseCommand } from "./commands.ts";

/** Where a command writes: the process's own streams, but for tests. */
export type Streams = {
  readonly stdout: {
    write(output: string | Uint8Array): unknown;
    readonly columns?: number;
    readonly isTTY?: boolean;
  };
  readonly stderr: { write(text: string): unknown };
};

type Variables = Parameters<typeof parseEnvironment>[0];

/** Runs one of the owner's commands. Returns the exit code: 1 the command failed, 2 it was called incorrectly. */
export async function runCommand(
  argv: readonly string[],
  variables: Variables,
  streams: Streams,
): Promise<number> {
  try {
    return await run(argv, variables, streams);
  } catch (error) {
    const expected = [
      CommandError,
      EnvironmentError,
      StoreFileError,
      StoreOpenError,
      StoreUnavailableError,
    ].some((kind) => error instanceof kind);
    if (!expected) throw error;
    streams.stderr.write(`${(error as Error).message}\n`);
    return error instanceof CommandError && error.usage ? 2 : 1;
  }
}

async function run(
  argv: readonly string[],
  variables: Variables,
  { stdout, stderr }: Streams,
): Promise<number> {
  if (["help", "--help", "-h"].includes(argv[0] ?? "")) {
    stdout.write(helpText());
    return 0;
  }
  const environment = parseEnvironment(variables);
  const command = parseCommand(argv);
  if (command.needs === "environment") {
    stdout.write(await command.run(environment));
    return 0;
  }
  // Opening a missing store would create it, and show the owner that there are no requests.
  if (environment.database === null) existingStore(environment.dataDir);
  const store = await openStore(environment, systemClock);
  let code = 0;
  try {
    const context = {
      store,
      clock: systemClock,
      mailDirectory: mailDirectory(environment),
      mailSettings: environment,
      webhookJobs: webhookJobs(environment),
      siteUrl: environment.siteUrl,
      columns: stdout.columns ?? Number.POSITIVE_INFINITY,
      terminal: stdout.isTTY === true,
      onUnreadable(record: UnreadableRecord) {
        stderr.write(`Left out: ${new UnreadableRecordError(record).message}\n`);
        code = 1;
      },
    };
    stdout.write(await command.run(context));
  } finally {
    await store.close();
  }
  return code;
}
