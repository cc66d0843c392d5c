import type { Clock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import type { Store } from "#server/store/store.ts";

/** The command cannot be carried out: one line for whoever typed it. `usage`: it was mistyped. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly usage: boolean;
  constructor(message: string, usage = false) {
    super(message);
    this.usage = usage;
  }
}

export type Context = {
  readonly store: Store;
  readonly clock: Clock;
  readonly mailDirectory: string;
  /** How wide the terminal is; Infinity where the output is a file. */
  readonly columns: number;
  /** Whether a person would see what is printed. */
  readonly terminal: boolean;
};

export type Typed = {
  readonly usage: string;
  readonly about: string;
  /** Arguments that have to follow, and how many more may. */
  readonly takes: number;
  readonly mayTake?: number;
  readonly options?: readonly string[];
};

/** A command about leads, beside a server or without one. */
export type Command = Typed & {
  /** Answers what to print. */
  run(context: Context, args: readonly string[]): Promise<string | Uint8Array>;
};

/** A command about the store as a whole, which must not be opened, nor made, before it looks. */
export type StoreCommand = Typed & {
  run(environment: Environment, args: readonly string[]): Promise<string>;
};
