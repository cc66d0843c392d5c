import { execFile } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Submission } from "#app/forms/lead-intake.ts";
import { identity } from "#content/identity.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { noLinks } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { parseCommand } from "./commands.ts";
import { runCommand } from "./run.ts";

type Result = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command in a process, as the owner does, which takes a second. */
export const leadsProcess = (DATA_DIR: string, DATABASE_URL: string, ...args: readonly string[]) =>
  new Promise<Result>((resolve) => {
    const env = { ...process.env, DATA_DIR, DATABASE_URL, SMTP_URL: "" };
    execFile(process.execPath, ["server/cli/main.ts", ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

/** The same in this process. */
export async function runLeads(
  DATA_DIR: string,
  DATABASE_URL: string,
  ...args: readonly string[]
): Promise<Result> {
  const out: Buffer[] = [];
  let err = "";
  const code = await runCommand(
    args,
    { ...process.env, DATA_DIR, DATABASE_URL, SMTP_URL: "" },
    {
      stdout: { write: (output) => out.push(Buffer.from(output)) },
      stderr: {
        write(text) {
          err += text;
        },
      },
    },
  );
  return { code, out: Buffer.concat(out).toString(), err };
}

/** An open store, as in a running server, and functions that run commands on it. */
export async function setUp() {
  const directory = temporaryDirectory();
  const clock = manualClock();
  const store = await openSqliteStore(directory, clock);
  onTestFinished(() => store.close());
  const intake = createLeadIntake({
    store,
    clock,
    wakeOutbox: () => {},
    count: () => {},
    log: rememberingLog(),
    mailSettings,
    links: noLinks,
  });
  async function submit(sent: Submission): Promise<string> {
    const outcome = await intake.submit(sent);
    if (outcome.status !== "accepted") throw new Error(`The request is ${outcome.status}`);
    clock.forward(30_000);
    return outcome.leadId;
  }
  const leads = (...args: readonly string[]) => runLeads(directory, "", ...args);
  const unreadable: UnreadableRecord[] = [];
  /** Runs a command about requests in this process; the output counts as a terminal. */
  const print = async (...argv: readonly string[]) => {
    const command = parseCommand(argv);
    if (command.needs !== "store") throw new Error(`${argv[0]} is about the store`);
    const columns = Number.POSITIVE_INFINITY;
    return command.run({
      store,
      clock,
      mailDirectory: join(directory, "mail"),
      mailSettings,
      webhookJobs: ["webhook"],
      siteUrl: identity.origin,
      columns,
      terminal: true,
      onUnreadable: (record) => void unreadable.push(record),
    });
  };
  return { clock, directory, leads, print, store, submit, unreadable };
}
