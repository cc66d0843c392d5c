import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { cents } from "#app/domain/money.ts";
import { bank } from "#content/bank.ts";
import { agencyDay, depositMailAt } from "#quotes/deadlines.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { stepKey } from "#quotes/step-keys.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { openOperations } from "#testing/private-pages.ts";
import { askDeposits } from "#testing/quote-process.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

// Slow: `npm run soak` runs it. An agency that has not stated its account asks for no deposit by mail.
test.skipIf(process.env.TEST_RUN === "quick" || bank === null)(
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
      await agency.confirm(tokens.agency, (await agency.view(tokens.agency))?.draftHash ?? "", "");
      const [quote] = (await store.requestHistory(leadId))?.confirmedQuotes ?? [];
      if (quote === undefined) throw new Error("There is no quote");
      const seen = { quoteId: quote.id, pdfHash: quote.pdfHash };
      const signatory = { name: "J", signatoryRole: "G", options: [], code: "" };
      expect(await client.accept(tokens.client, seen, signatory, "192.0.2.1")).toBe("decided");
      const end = ends[count % ends.length] ?? "asked";
      const all = depositOf(quote.quote.totals)?.amount ?? cents(0);
      if (end === "paid" || end === "inPart")
        await agency.addDepositReceipt(tokens.agency, { on: day, amount: end === "paid" ? all : cents(1) });
      if (end === "withdrawn")
        await client.withdraw(
          tokens.client,
          quote.id,
          { name: "J", email: "j@client.example" },
          stepKey(tokens.client, "withdraw", quote.id),
        );
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
      const file = await store.requestHistory(leadId);
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
