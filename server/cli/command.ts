import type { Clock } from "#app/domain/clock.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import { type Store, UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import type { Environment } from "#server/environment.ts";

/** A command failed; the message is one line. `usage`: it was called incorrectly. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly usage: boolean;
  constructor(message: string, usage = false) {
    super(message);
    this.usage = usage;
  }
}

export type Arguments = {
  readonly positionals: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly options: Readonly<Record<string, string>>;
};

export type Usage = {
  readonly usage: string;
  readonly about: string;
  /** The least and the most positional arguments. */
  readonly positionals: readonly [min: number, max: number];
  /** Names without dashes. */
  readonly flags?: readonly string[];
  /** Names of those that have a value: `--from 2026-11-01`. */
  readonly options?: readonly string[];
};

export type Context = {
  readonly store: Store;
  readonly clock: Clock;
  readonly mailDirectory: string;
  /** Who sends the mails, and gets the agency's. */
  readonly mailSettings: Pick<Environment, "mailFrom" | "leadsTo">;
  /** `webhook` if one is configured. */
  readonly webhookJobs: readonly JobPurpose[];
  /** The site's public origin. */
  readonly siteUrl: string;
  /** The width of the terminal; Infinity if the output is a file. */
  readonly columns: number;
  readonly terminal: boolean;
  /** Says that a record was left out because it cannot be read. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
};

/** A command about requests. It may run beside a server. */
export type LeadCommand = Usage & {
  /** Returns what to print. */
  run(context: Context, args: Arguments): Promise<string | Uint8Array>;
};

/** A command about the store as a whole, which it opens or creates itself. */
export type StoreCommand = Usage & {
  run(environment: Environment, args: Arguments): Promise<string>;
};

/** Names damaged records without their content. `what` of the store cannot be read. */
export const damageText = (what: string, unreadable: readonly UnreadableRecord[]): string =>
  [
    `${what} can be read; keep earlier backups:`,
    ...unreadable.map((record) => new UnreadableRecordError(record).message),
  ].join("\n");
