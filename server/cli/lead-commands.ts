import { isoTime } from "#app/domain/clock.ts";
import { isDay } from "#app/domain/days.ts";
import { contractYears } from "#app/domain/personal-data.ts";
import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import { conversionRate, sumsOf } from "#app/domain/visit-report.ts";
import { agencyDay, agencyReminderAt, contractsBefore } from "#quotes/deadlines.ts";
import { toCsv, toXlsx } from "#quotes/documents/spreadsheet.ts";
import { createLinks } from "#quotes/links.ts";
import { enteredQuoteNumber, quoteNumber } from "#quotes/quote-number.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { RequestErasedError, type Store } from "#quotes/store/store.ts";
import { purgeCounts } from "#server/counts/counter.ts";
import { lastThirtyDays } from "#server/counts/report.ts";
import { erasePerson, otherSpellings, purgeExpiredLeads } from "#server/leads/erasure.ts";
import { mailsFor } from "#server/leads/intake.ts";
import { normaliseLeadId } from "#server/leads/lead-id.ts";
import { acknowledgementLimitsOf } from "#server/leads/rate-limits.ts";
import { leadsSheet } from "#server/spreadsheet/columns.ts";
import { exportedLeads } from "#server/spreadsheet/exported-leads.ts";
import { CommandError, damageText, type LeadCommand } from "./command.ts";
import { historyJson, jobTable, leadsJson, leadsToAnswer, leadTable } from "./reports.ts";

/** Finds a lead by its ID or the number of one of its quotes, in any case. Throws a CommandError if there is none. */
async function findLead(store: Store, entered: string): Promise<Lead> {
  const number = enteredQuoteNumber(entered);
  const lead =
    number === null
      ? await store.lead(normaliseLeadId(entered))
      : (await store.leads()).find((one) => quoteNumber(one) === number);
  if (lead) return lead;
  throw new CommandError(`No request has the ID ${JSON.stringify(entered)}`);
}

const erasedMeanwhile = (id: string) => new CommandError(`The request ${id} was erased meanwhile`);

const whenSent = "A running server sends it within seconds, otherwise the server does at its next start.\n";

export const leadCommands: Readonly<Record<string, LeadCommand>> = {
  list: {
    usage: "list [--json] [--due]",
    about: "every request, the newest first; --due: those that wait for an answer, the longest first",
    positionals: [0, 0],
    flags: ["json", "due"],
    async run({ store, clock, columns, onUnreadable }, { flags }) {
      const leads = await store.leads(onUnreadable);
      const listed = flags.has("due") ? leadsToAnswer(leads) : leads;
      const exported = await exportedLeads(store, listed, clock(), onUnreadable);
      return flags.has("json") ? leadsJson(exported) : leadTable(exported, columns);
    },
  },
  show: {
    usage: "show ID",
    about: "one request in full, with its quotes, events and mails, and the order of an accepted quote: JSON",
    positionals: [1, 1],
    async run({ store, clock }, { positionals: [entered = ""] }) {
      const { id } = await findLead(store, entered);
      const file = await store.requestHistory(id);
      if (file === null) throw erasedMeanwhile(id);
      return historyJson(file, clock());
    },
  },
  link: {
    usage: "link ID [--client]",
    about: "a new secret link to a request's page, or its client's; ends the earlier ones",
    positionals: [1, 1],
    flags: ["client"],
    async run({ store, clock, siteUrl }, { positionals: [entered = ""], flags }) {
      const { id } = await findLead(store, entered);
      const links = createLinks({ store, clock, environment: { siteUrl } });
      const replacing = { replacing: true };
      async function add(): Promise<string> {
        if (!flags.has("client")) return links.forAgency(id, replacing);
        const file = await store.requestHistory(id);
        if (file === null) throw new RequestErasedError();
        const [newest] = file.confirmedQuotes;
        if (newest === undefined) throw new CommandError(`The request ${id} has no confirmed quote`);
        return links.forClientToPassOn(id, newest.expiresAt, replacing);
      }
      const link = await add().catch((error: unknown) => {
        throw error instanceof RequestErasedError ? erasedMeanwhile(id) : error;
      });
      return `${link}\n`;
    },
  },
  board: {
    usage: "board [--english]",
    about: "a new secret link to the page of all requests, for 12 hours; ends the earlier ones",
    positionals: [0, 0],
    flags: ["english"],
    async run({ store, clock, siteUrl }, { flags }) {
      const links = createLinks({ store, clock, environment: { siteUrl } });
      const locale = flags.has("english") ? "en-en" : "fr-fr";
      return `${await links.forBoard(locale, { limits: [], replacing: true })}\n`;
    },
  },
  counts: {
    usage: "counts [--from DAY] [--to DAY]",
    about:
      "the conversion rate of the last thirty days or others (own, since), and every number of these days: JSON",
    positionals: [0, 0],
    options: ["from", "to"],
    async run({ store, clock }, { options: { from, to = agencyDay(clock()) } }) {
      const range = { min: from ?? (isDay(to) ? lastThirtyDays(to).min : to), max: to };
      if (!isDay(range.min) || !isDay(range.max) || range.min > range.max)
        throw new CommandError("The days are written as --from 2026-11-01 --to 2026-11-30", true);
      const { min, max } = range;
      const first = await store.firstCountedDay();
      const sums = sumsOf(await store.countTotals({ min, max }));
      const result = {
        ...{ from: min, to: max, visits: sums.visits, requests: sums.requests },
        // As content/conversion-rates.yaml calls them.
        ...{ own: conversionRate(sums), since: first !== null && first > min ? first : min },
        counts: await store.counts({ min, max }),
      };
      return `${JSON.stringify(result, null, 2)}\n`;
    },
  },
  export: {
    usage: "export --csv | --xlsx [--english]",
    about: "every request as a spreadsheet, on standard output",
    positionals: [0, 0],
    flags: ["csv", "xlsx", "english"],
    async run({ store, clock, terminal, onUnreadable }, { flags }) {
      if (flags.has("csv") === flags.has("xlsx"))
        throw new CommandError("Usage: npm run leads -- export --csv | --xlsx [--english]", true);
      if (flags.has("xlsx") && terminal)
        throw new CommandError("A terminal cannot show a spreadsheet: export --xlsx > leads.xlsx", true);
      const locale = flags.has("english") ? "en-en" : "fr-fr";
      const leads = await store.leads(onUnreadable);
      const sheet = leadsSheet(await exportedLeads(store, leads, clock(), onUnreadable), locale);
      return flags.has("csv") ? toCsv(sheet, locale) : toXlsx(sheet);
    },
  },
  erase: {
    usage: "erase EMAIL [--contracts]",
    about:
      "delete all that is stored about one person but accepted quotes and owed refunds, which are to be kept; --contracts: these too",
    positionals: [1, 1],
    flags: ["contracts"],
    async run({ store, mailDirectory, clock }, { positionals: [email = ""], flags }) {
      if (!email.includes("@"))
        throw new CommandError(`${JSON.stringify(email)} is not an e-mail address`, true);
      const keeping = { contractsBefore: flags.has("contracts") ? null : contractsBefore(clock()) };
      const erased = await erasePerson(store, mailDirectory, email, keeping);
      const { leadIds, jobs, rateLimits, mailFiles, keptIds } = erased;
      const others = await otherSpellings(store, email);
      return [
        `Erased: ${leadIds.length} request(s), ${jobs} message(s), ${mailFiles} mail file(s), ${rateLimits} limit(s).`,
        ...(keptIds.length === 0
          ? []
          : [
              `Kept: ${keptIds.length} request(s) with an accepted quote, a contract that the law has you keep for ${contractYears} years or, until it is recorded, with a refund that is owed (erase it too: --contracts). Of them, the notes, the draft and where the visit came from are erased.`,
            ]),
        ...(others.length === 0
          ? []
          : [
              `Still stored, under other spellings of what is probably the same mailbox: ${others.map((text) => sanitizedLine(text)).join(", ")}`,
            ]),
        "",
      ].join("\n");
    },
  },
  purge: {
    usage: "purge",
    about:
      "delete the requests of people whose last contact is over three years ago, and numbers of visits over 25 months",
    positionals: [0, 0],
    async run({ store, mailDirectory, clock }) {
      await purgeCounts(store, clock);
      return `Purged: ${await purgeExpiredLeads(store, mailDirectory, clock)} request(s).\n`;
    },
  },
  check: {
    usage: "check",
    about: "read every stored request, quote, PDF, event, link and mail, and name what is damaged",
    positionals: [0, 0],
    async run({ store }) {
      const { rows, unreadable } = await store.check();
      if (unreadable.length > 0) throw new CommandError(damageText("NOT everything", unreadable));
      return `Checked: ${rows} row(s), with every PDF. Nothing is damaged.\n`;
    },
  },
  outbox: {
    usage: "outbox",
    about: "every mail with its state, dead ones first",
    positionals: [0, 0],
    run: async ({ store, columns }) => jobTable(await store.jobs(), columns),
  },
  retry: {
    usage: "retry ID",
    about: "send a waiting or dead mail now (ID of the mail, or of its request)",
    positionals: [1, 1],
    async run({ store }, { positionals: [entered = ""] }) {
      const id = normaliseLeadId(entered);
      const count = await store.retryJobs(id);
      if (count > 0) return `Due now: ${count} message(s). ${whenSent}`;
      const jobs = await store.jobs();
      if (!jobs.some((job) => job.id === id || job.leadId === id))
        throw new CommandError(`No mail or request has the ID ${JSON.stringify(entered)}`);
      throw new CommandError("Nothing to retry: every mail of it is sent, or being sent");
    },
  },
  release: {
    usage: "release ID",
    about: "let a request out of quarantine and send its mails",
    positionals: [1, 1],
    async run({ store, clock, mailSettings, webhookJobs }, { positionals: [entered = ""] }) {
      const lead = await findLead(store, entered);
      const { email } = lead.fields;
      const jobs = [...mailsFor(email, mailSettings), ...webhookJobs];
      const released = await store.release(lead.id, {
        jobs,
        acknowledgementLimits: acknowledgementLimitsOf({ email, ipAddress: null }),
        remindAt: isoTime(agencyReminderAt(clock())),
      });
      if (!released) throw new CommandError(`The request ${lead.id} is not in quarantine`);
      return `Released: ${lead.id}. ${whenSent}`;
    },
  },
};
