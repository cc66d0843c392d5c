import { writeFile } from "node:fs/promises";
import type { Clock } from "#server/clock.ts";
import { mailsFor, receiptsPerDay } from "#server/desk/desk.ts";
import { normaliseLeadId } from "#server/desk/lead-id.ts";
import { hasQuote } from "#server/quote/contents.ts";
import { isQuoteNumber, quoteNumber } from "#server/quote/number.ts";
import type { Lead, Store } from "#server/store/store.ts";
import { toCsv } from "./csv.ts";
import { erasePerson, purgeProspects } from "./erasure.ts";
import { jobTable, leadRecord, leadSheet, leadTable } from "./reports.ts";

/** The command cannot be carried out: one line for whoever typed it. `usage`: it was mistyped. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly usage: boolean;
  constructor(message: string, usage = false) {
    super(message);
    this.usage = usage;
  }
}

type Context = {
  readonly store: Store;
  readonly clock: Clock;
  readonly mailDirectory: string;
  /** How wide the terminal is; Infinity where the output is a file. */
  readonly columns: number;
  /** Whether a person would see what is printed. */
  readonly terminal: boolean;
};
type Command = {
  readonly usage: string;
  readonly about: string;
  /** Arguments that have to follow, and how many more may. */
  readonly takes: number;
  readonly mayTake?: number;
  readonly options?: readonly string[];
  /** Answers what to print. */
  run(context: Context, args: readonly string[]): Promise<string | Uint8Array>;
};

/** By its ID, or by the number of its quote, however they are typed. Throws a CommandError. */
async function findLead(store: Store, typed: string): Promise<Lead> {
  const lead = isQuoteNumber(typed)
    ? (await store.leads()).find((one) => hasQuote(one) && quoteNumber(one) === typed.trim().toUpperCase())
    : await store.lead(normaliseLeadId(typed));
  if (lead) return lead;
  throw new CommandError(`No request has the ID ${JSON.stringify(typed)}`);
}

async function writePersonal(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes, { mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new CommandError(`Cannot write ${path} (${code})`);
  }
}

const whenSent = "The running server sends within seconds; otherwise it does at its next start.\n";

export const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: "list [--json]",
    about: "every request, the newest first",
    takes: 0,
    options: ["--json"],
    async run({ store, columns }, args) {
      const leads = await store.leads();
      return args.includes("--json")
        ? `${JSON.stringify(leads.map(leadRecord), null, 2)}\n`
        : leadTable(leads, columns);
    },
  },
  show: {
    usage: "show ID",
    about: "one request in full",
    takes: 1,
    async run({ store }, [typed = ""]) {
      const lead = await findLead(store, typed);
      const jobs = await store.mailJobs();
      return leadSheet(
        lead,
        jobs.filter((job) => job.leadId === lead.id),
      );
    },
  },
  pdf: {
    usage: "pdf ID [FILE]",
    about: "the quote of a request as it was mailed, into a file or on standard output",
    takes: 1,
    mayTake: 1,
    async run({ store, terminal }, [typed = "", file]) {
      const lead = await findLead(store, typed);
      if (!hasQuote(lead)) throw new CommandError(`The request ${lead.id} is not about a quote`);
      if (file === undefined && terminal)
        throw new CommandError(`A PDF is not for reading here: pdf ${typed} FILE`, true);
      // Here, and not above: it takes longer to load than all the rest.
      const { quotePdf } = await import("#server/quote/pdf/render.ts");
      const bytes = await quotePdf(lead);
      if (file === undefined) return bytes;
      await writePersonal(file, bytes);
      return `Written: ${file}\n`;
    },
  },
  export: {
    usage: "export --csv",
    about: "every request as a spreadsheet, on standard output",
    takes: 0,
    options: ["--csv"],
    async run({ store }, args) {
      if (!args.includes("--csv")) throw new CommandError("export: say --csv", true);
      return toCsv(await store.leads());
    },
  },
  erase: {
    usage: "erase EMAIL",
    about: "delete all that is stored about one person",
    takes: 1,
    async run({ store, mailDirectory }, [email = ""]) {
      if (!email.includes("@"))
        throw new CommandError(`${JSON.stringify(email)} is not an e-mail address`, true);
      const { leadIds, mailJobs, gates, mailFiles } = await erasePerson(store, mailDirectory, email);
      return `Erased: ${leadIds.length} request(s), ${mailJobs} mail(s), ${mailFiles} mail file(s), ${gates} limit(s).\n`;
    },
  },
  purge: {
    usage: "purge",
    about: "delete the requests of people whose last contact is over three years ago",
    takes: 0,
    async run({ store, mailDirectory, clock }) {
      const { leadIds } = await purgeProspects(store, mailDirectory, clock);
      return `Purged: ${leadIds.length} request(s).\n`;
    },
  },
  outbox: {
    usage: "outbox",
    about: "every mail with its state, dead ones first",
    takes: 0,
    run: async ({ store, columns }) => jobTable(await store.mailJobs(), columns),
  },
  retry: {
    usage: "retry ID",
    about: "send a waiting or dead mail now (ID of the mail, or of its request)",
    takes: 1,
    async run({ store }, [typed = ""]) {
      const id = normaliseLeadId(typed);
      const count = await store.retryMail(id);
      if (count > 0) return `Due now: ${count} mail(s). ${whenSent}`;
      const jobs = await store.mailJobs();
      if (!jobs.some((job) => job.id === id || job.leadId === id))
        throw new CommandError(`No mail or request has the ID ${JSON.stringify(typed)}`);
      throw new CommandError("Nothing to retry: every mail of it is sent, or being sent");
    },
  },
  release: {
    usage: "release ID",
    about: "let a request out of quarantine and send its mails",
    takes: 1,
    async run({ store }, [typed = ""]) {
      const lead = await findLead(store, typed);
      const released = await store.release(lead.id, mailsFor(lead.fields.email ?? ""), receiptsPerDay);
      if (!released) throw new CommandError(`The request ${lead.id} is not in quarantine`);
      return `Released: ${lead.id}. ${whenSent}`;
    },
  },
};

export function helpText(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`);
  return `npm run leads -- COMMAND\n\n${lines.join("\n")}\n  ${"help".padEnd(width)}  this text\n`;
}

/** Checks the arguments and finds the command. Throws a CommandError. */
export function findCommand([name, ...args]: readonly string[]): {
  command: Command;
  args: readonly string[];
} {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new CommandError(
      `${name === undefined ? "No command" : `Unknown command ${JSON.stringify(name)}`}: npm run leads -- help`,
      true,
    );
  const given = args.filter((arg) => !arg.startsWith("--"));
  const options = args.filter((arg) => arg.startsWith("--"));
  const tooFew = given.length < command.takes;
  const tooMany = given.length > command.takes + (command.mayTake ?? 0);
  if (tooFew || tooMany || options.some((option) => !command.options?.includes(option)))
    throw new CommandError(`Usage: npm run leads -- ${command.usage}`, true);
  return { command, args };
}
