import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { noLinks, quoteSubmission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { decideAll } from "#testing/quote-process.ts";
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
      const file = await store.requestHistory(leadId);
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
