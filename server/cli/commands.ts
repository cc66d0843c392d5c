import { writeFile } from "node:fs/promises";
import { erasePerson, otherSpellings, purgeProspects } from "#server/leads/erasure.ts";
import { mailsFor } from "#server/leads/intake.ts";
import { normaliseLeadId } from "#server/leads/lead-id.ts";
import { receiptLimitsOf } from "#server/leads/rate-limits.ts";
import { hasQuote } from "#server/quote-document/contents.ts";
import { isQuoteNumber, quoteNumber } from "#server/quote-document/number.ts";
import type { Lead, Store } from "#server/store/store.ts";
import { typedLine } from "#server/typed-text.ts";
import { type Command, CommandError, type StoreCommand, type Typed } from "./command.ts";
import { toCsv } from "./csv.ts";
import { jobTable, leadSheet, leadsJson, leadTable } from "./reports.ts";
import { storeCommands } from "./store-commands.ts";

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
      return args.includes("--json") ? leadsJson(leads) : leadTable(leads, columns);
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
      const { quotePdf } = await import("#server/quote-document/pdf/render.ts");
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
      const { leadIds, mailJobs, rateLimits, mailFiles } = await erasePerson(store, mailDirectory, email);
      const others = await otherSpellings(store, email);
      return [
        `Erased: ${leadIds.length} request(s), ${mailJobs} mail(s), ${mailFiles} mail file(s), ${rateLimits} limit(s).`,
        ...(others.length === 0
          ? []
          : [
              `Still stored, under other spellings of what is probably the same mailbox: ${others.map(typedLine).join(", ")}`,
            ]),
        "",
      ].join("\n");
    },
  },
  purge: {
    usage: "purge",
    about: "delete the requests of people whose last contact is over three years ago",
    takes: 0,
    async run({ store, mailDirectory, clock }) {
      return `Purged: ${await purgeProspects(store, mailDirectory, clock)} request(s).\n`;
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
      const { email = "" } = lead.fields;
      const released = await store.release(lead.id, mailsFor(email), receiptLimitsOf(email));
      if (!released) throw new CommandError(`The request ${lead.id} is not in quarantine`);
      return `Released: ${lead.id}. ${whenSent}`;
    },
  },
};

export function helpText(): string {
  const all: readonly Typed[] = [...Object.values(commands), ...Object.values(storeCommands)];
  const width = Math.max(...all.map(({ usage }) => usage.length));
  const lines = all.map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`);
  return `npm run leads -- COMMAND\n\n${lines.join("\n")}\n  ${"help".padEnd(width)}  this text\n`;
}

/** Finds a command by its name and checks the arguments. Null where another list may have it. Throws a CommandError. */
function find<T extends Typed>(
  list: Readonly<Record<string, T>>,
  [name = "", ...args]: readonly string[],
): { readonly command: T; readonly args: readonly string[] } | null {
  const command = Object.hasOwn(list, name) ? list[name] : undefined;
  if (command === undefined) return null;
  const given = args.filter((arg) => !arg.startsWith("--"));
  const options = args.filter((arg) => arg.startsWith("--"));
  const tooFew = given.length < command.takes;
  const tooMany = given.length > command.takes + (command.mayTake ?? 0);
  if (tooFew || tooMany || options.some((option) => !command.options?.includes(option)))
    throw new CommandError(`Usage: npm run leads -- ${command.usage}`, true);
  return { command, args };
}

export function findStoreCommand(argv: readonly string[]) {
  return find<StoreCommand>(storeCommands, argv);
}

export function findCommand(argv: readonly string[]) {
  const found = find<Command>(commands, argv);
  if (found !== null) return found;
  const [name] = argv;
  const problem = name === undefined ? "No command" : `Unknown command ${JSON.stringify(name)}`;
  throw new CommandError(`${problem}: npm run leads -- help`, true);
}
