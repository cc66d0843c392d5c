/** A server's services in a process that tests kill while quotes are confirmed and decided. Imported by tests only. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

type KillAfter = () => { readonly steps: number; readonly milliseconds: number };

/**
 * Confirms the quote of each request and decides it, in as many processes as it takes: of three, the first is declined, the deposit
 * of the second arrives, and the third is withdrawn from. Each process but the last is killed `milliseconds` after it has done so many
 * `steps`: a step is a confirmation, a decision, a deposit, a withdrawal, or a twentieth of a second in which mails wait. Returns the
 * number of kills.
 */
export async function decideAll(
  env: Readonly<Record<string, string>>,
  leadIds: readonly string[],
  killAfter: KillAfter,
): Promise<number> {
  const program = `
    import "#testing/known-company.ts";
    import { createLeadServices } from "#server/services.ts";
    import { parseEnvironment } from "#server/environment.ts";
    import { createLinks } from "#quotes/links.ts";
    import { stepKey } from "#quotes/step-keys.ts";
    import { createLog } from "#server/log.ts";
    import { openStore } from "#server/store/open.ts";
    import { termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
    const environment = parseEnvironment(process.env);
    const services = await createLeadServices(environment, { clock: Date.now, log: createLog(() => {}) });
    const store = await openStore(environment, Date.now);
    const links = createLinks({ store, clock: Date.now, environment });
    const tokenIn = (url) => new URL(url).pathname.split("/")[2];
    const { agencyOperations, clientOperations } = services.pages;
    async function saveDeposit(agency) {
      await agencyOperations.addDepositReceipt(agency, { on: await agencyOperations.today(), amount: 100 });
      console.log("deposit");
    }
    async function withdraw(client, quoteId) {
      await clientOperations.withdraw(client, quoteId, { name: "J", email: "j@client.example" }, stepKey(client, "withdraw", quoteId));
      console.log("withdrawn");
    }
    for (const [index, leadId] of JSON.parse(process.argv[1]).entries()) {
      const [earlier] = (await store.requestHistory(leadId)).confirmedQuotes;
      // Decided by a process that was killed. A quote that waits is confirmed again, which changes nothing.
      const decided = earlier !== undefined && earlier.status !== "sent";
      if (decided && (earlier.status !== "accepted" || earlier.depositReceipts.length > 0)) continue;
      if (decided && index % 3 === 1) {
        await saveDeposit(tokenIn(await links.forAgency(leadId)));
        continue;
      }
      if (decided) {
        const again = tokenIn(await links.forClient(leadId, earlier.expiresAt));
        await withdraw(again, earlier.id);
        continue;
      }
      const agency = tokenIn(await links.forAgency(leadId));
      const terms = termsOn(await agencyOperations.today());
      const option = { ...terms.lines[0], label: "Option", inclusion: "notSelected" };
      await agencyOperations.saveDraft(agency, {
        ...terms,
        lines: [...terms.lines, option],
        ...(index % 3 === 2 ? { withdrawal: withdrawing } : {}),
      });
      const { draftHash } = await agencyOperations.view(agency);
      // Each from a network of its own: what one may have drawn is limited.
      const address = "10.0." + (index >> 8) + "." + (index & 255);
      await agencyOperations.confirm(agency, draftHash, address);
      console.log("confirmed");
      const [quote] = (await store.requestHistory(leadId)).confirmedQuotes;
      const seen = { quoteId: quote.id, pdfHash: quote.pdfHash };
      const client = tokenIn(await links.forClient(leadId, quote.expiresAt));
      if (index % 3 === 0) await clientOperations.decline(client, seen, { reason: "Trop cher", key: stepKey(client, "decline", quote.id, quote.pdfHash) });
      else await clientOperations.accept(client, seen, { name: "J", signatoryRole: "G", options: [terms.lines.length], code: "" }, address);
      console.log("decided");
      if (index % 3 === 1) await saveDeposit(agency);
      if (index % 3 !== 2) continue;
      await withdraw(client, quote.id);
    }
    while ((await services.countJobs()).pending > 0) {
      await new Promise((done) => setTimeout(done, 50));
      console.log("waited");
    }
    await services.close();
    await store.close();
    process.exit(0);
  `;
  return runUntilDone(program, [JSON.stringify(leadIds)], env, killAfter);
}

/**
 * Mails the clients whose deposit may be asked for at a moment so much later, in as many processes as it takes: each but the last is
 * killed. A step is a look for such deposits, or a twentieth of a second in which mails wait. Returns the number of kills.
 */
export function askDeposits(
  env: Readonly<Record<string, string>>,
  laterMs: number,
  killAfter: KillAfter,
): Promise<number> {
  const program = `
    import "#testing/known-company.ts";
    import { createLeadServices } from "#server/services.ts";
    import { parseEnvironment } from "#server/environment.ts";
    import { createLog } from "#server/log.ts";
    import { openStore } from "#server/store/open.ts";
    const clock = () => Date.now() + Number(process.argv[1]);
    const environment = parseEnvironment(process.env);
    const services = await createLeadServices(environment, { clock, log: createLog(() => {}) });
    const store = await openStore(environment, clock);
    console.log("opened");
    await store.queueReminders();
    console.log("asked");
    while ((await services.countJobs()).pending > 0) {
      await new Promise((done) => setTimeout(done, 50));
      console.log("waited");
    }
    await services.close();
    await store.close();
    process.exit(0);
  `;
  return runUntilDone(program, [String(laterMs)], env, killAfter);
}

/** Runs a program until it ends by itself, killed before as `killAfter` says: `milliseconds` after it has written so many lines. */
async function runUntilDone(
  program: string,
  given: readonly string[],
  env: Readonly<Record<string, string>>,
  killAfter: KillAfter,
): Promise<number> {
  const args = ["--input-type=module", "-e", program, ...given];
  for (let kills = 0; ; kills += 1) {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit") as Promise<[code: number | null]>;
    const last = kills >= 12;
    const { steps, milliseconds } = killAfter();
    let done = 0;
    let timer: NodeJS.Timeout | undefined;
    createInterface(child.stdout).on("line", () => {
      done += 1;
      if (!last && done === steps) timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
    });
    const [code] = await ended;
    clearTimeout(timer);
    if (code === 0) return kills;
    if (last || code !== null) throw new Error(`The process ended with ${code}`);
  }
}
