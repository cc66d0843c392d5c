import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { depositOf } from "#app/domain/confirmed-quote.ts";
import { cents } from "#app/domain/money.ts";
import { depositDaysOf } from "#app/domain/transfer.ts";
import { systemClock } from "#server/clock.ts";
import { agencyDay, depositMailAt } from "#server/deadlines.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { noLinks, quoteSubmission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { openOperations } from "#testing/private-pages.ts";
import { askDeposits, decideAll } from "#testing/quote-process.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

// Slow: `npm run soak` runs it.
test.skipIf(process.env.TEST_RUN === "quick")(
  "killed at any moment, each quote is in one state, with each of its mails queued once and sent",
  async () => {
    const directory = temporaryDirectory();
    const store = await openSqliteStore(directory, systemClock);
    onTestFinished(() => store.close());
    const intake = createLeadIntake({
      store,
      clock: systemClock,
      wakeOutbox: () => {},
      count: () => {},
      log: rememberingLog(),
      mailSettings,
      links: noLinks,
      webhookJobs: [],
    });
    const leadIds: string[] = [];
    for (let count = 0; count < 24; count += 1) {
      const outcome = await intake.submit(quoteSubmission());
      if (outcome.status === "accepted") leadIds.push(outcome.leadId);
    }
    expect(leadIds).toHaveLength(24);

    const kills = await decideAll({ DATA_DIR: directory, SMTP_URL: "", DATABASE_URL: "" }, leadIds, () => ({
      steps: 1 + Math.floor(Math.random() * 8),
      milliseconds: Math.random() * 30,
    }));
    expect(kills).toBeGreaterThan(2);

    // A process that is killed while it writes leaves a draft, which no reader takes for a mail.
    const mails = readdirSync(join(directory, "mail"))
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(directory, "mail", name), "latin1"));
    for (const [index, leadId] of leadIds.entries()) {
      const file = await store.requestFile(leadId);
      const status = (["declined", "accepted", "withdrawn"] as const)[index % 3] ?? "accepted";
      expect(file?.confirmedQuotes.map((quote) => [quote.quote.version, quote.status])).toEqual([
        [1, status],
      ]);
      expect(file?.lead.followUpStatus).toBe(status === "accepted" ? "won" : "lost");
      const events = {
        declined: ["quote-declined"],
        accepted: ["quote-accepted", "deposit-received"],
        withdrawn: ["quote-accepted", "quote-withdrawn"],
      };
      expect(file?.events.map(({ kind }) => kind)).toEqual(["quote-confirmed", ...events[status]]);
      const expected = [
        ...(status === "declined"
          ? ["agency-decline", "client-decline"]
          : ["agency-acceptance", "client-acceptance"]),
        ...(status === "accepted" ? ["client-deposit"] : []),
        ...(status === "withdrawn" ? ["agency-withdrawal", "client-withdrawal"] : []),
        ...["agency-notice", "visitor-acknowledgement"],
      ].sort();
      const jobs = file?.jobs.filter(({ purpose }) => purpose !== "client-quote") ?? [];
      // More acknowledgements than the hour allows are not queued.
      const purposes = jobs.map(({ purpose }) => purpose).sort();
      expect([expected, expected.filter((purpose) => purpose !== "visitor-acknowledgement")]).toContainEqual(
        purposes,
      );
      for (const { id, status: sent } of jobs) {
        expect(sent).toBe("sent");
        expect(mails.filter((mail) => mail.includes(`<${id.toLowerCase()}@`)).length).toBe(1);
      }
    }
  },
  // Thirteen processes, one after the other.
  300_000,
);

// Slow: `npm run soak` runs it.
test.skipIf(process.env.TEST_RUN === "quick")(
  "killed at any moment of the eighth day, each client is asked for the deposit once, and not who has withdrawn or paid",
  async () => {
    const directory = temporaryDirectory();
    const store = await openSqliteStore(directory, systemClock);
    onTestFinished(() => store.close());
    const ends = ["asked", "asked", "inPart", "paid", "withdrawn"] as const;
    const clients: { readonly leadId: string; readonly end: (typeof ends)[number] }[] = [];
    for (let count = 0; count < 15; count += 1) {
      const { operations, leadId, tokens } = await openOperations(store, systemClock);
      const { agencyOperations: agency, clientOperations: client } = operations;
      const day = await agency.today();
      await agency.saveDraft(tokens.agency, { ...termsOn(day), withdrawal: withdrawing });
      await agency.confirm(tokens.agency, (await agency.view(tokens.agency))?.draftHash ?? "");
      const [quote] = (await store.requestFile(leadId))?.confirmedQuotes ?? [];
      if (quote === undefined) throw new Error("There is no quote");
      const seen = { quoteId: quote.id, pdfHash: quote.pdfHash };
      const signatory = { name: "J", signatoryRole: "G", options: [], code: "" };
      expect(await client.accept(tokens.client, seen, signatory, "192.0.2.1")).toBe("decided");
      const end = ends[count % ends.length] ?? "asked";
      const all = depositOf(quote.quote.totals)?.amount ?? cents(0);
      if (end === "paid" || end === "inPart")
        await agency.saveDepositReceived(tokens.agency, { on: day, amount: end === "paid" ? all : cents(1) });
      if (end === "withdrawn")
        await client.withdraw(tokens.client, quote.id, { name: "J", email: "j@client.example" });
      clients.push({ leadId, end });
    }
    const now = systemClock();
    const later =
      depositMailAt(depositDaysOf(agencyDay(now), { canWithdraw: true, depositDays: null }).from) - now;

    const env = { DATA_DIR: directory, SMTP_URL: "", DATABASE_URL: "" };
    const kills = await askDeposits(env, later, () => ({
      steps: 1 + Math.floor(Math.random() * 4),
      milliseconds: Math.random() * 20,
    }));
    expect(kills).toBeGreaterThan(1);

    const mails = readdirSync(join(directory, "mail"))
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(directory, "mail", name), "latin1"));
    for (const { leadId, end } of clients) {
      const file = await store.requestFile(leadId);
      const expected = end === "asked" || end === "inPart" ? 1 : 0;
      expect(file?.events.filter(({ kind }) => kind === "deposit-asked").length, end).toBe(expected);
      const jobs = file?.jobs.filter(({ purpose }) => purpose === "client-deposit-due") ?? [];
      expect(jobs.map(({ status }) => status)).toEqual(Array.from({ length: expected }, () => "sent"));
      for (const { id } of jobs)
        expect(mails.filter((mail) => mail.includes(`<${id.toLowerCase()}@`)).length).toBe(1);
      expect(file?.confirmedQuotes[0]?.status).toBe(end === "withdrawn" ? "withdrawn" : "accepted");
    }
  },
  300_000,
);
