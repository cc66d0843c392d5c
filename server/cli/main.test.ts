import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Submission } from "#app/forms/lead-intake.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { manualClock } from "#testing/clock.ts";
import { quoteSubmission, submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { findCommand } from "./commands.ts";

// Each command is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

type Result = { readonly code: number; readonly out: string; readonly err: string };

/** A command as the owner types it. */
const runLeads = (DATA_DIR: string, DATABASE_URL: string, ...args: readonly string[]) =>
  new Promise<Result>((resolve) => {
    const env = { ...process.env, DATA_DIR, DATABASE_URL, SMTP_URL: "" };
    execFile(process.execPath, ["server/cli/main.ts", ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

/** A store as a running server holds it, and the commands as the owner types them beside it. */
async function setUp() {
  const directory = temporaryDirectory();
  const clock = manualClock();
  const store = await openSqliteStore(directory, clock);
  onTestFinished(() => store.close());
  const intake = createLeadIntake({ store, clock, wakeOutbox: () => {}, log: rememberingLog() });
  async function submit(sent: Submission): Promise<string> {
    const outcome = await intake.submit(sent);
    if (outcome.status !== "accepted") throw new Error(`The request is ${outcome.status}`);
    clock.forward(30_000);
    return outcome.leadId;
  }
  const leads = (...args: readonly string[]) => runLeads(directory, "", ...args);
  /** The same without a process, for what only reads. `terminal`: whether a person would see it. */
  const print = (...argv: readonly string[]) => {
    const { command, args } = findCommand(argv);
    const columns = Number.POSITIVE_INFINITY;
    return command.run(
      { store, clock, mailDirectory: join(directory, "mail"), columns, terminal: true },
      args,
    );
  };
  return { clock, directory, leads, print, store, submit };
}

test("list --json has every request with every field under its own name, the newest first", async () => {
  const { leads, submit } = await setUp();
  const first = submission();
  const second = submission({ locale: "en-en", honeypot: "x" });
  const ids = [await submit(first), await submit(second)];
  const { code, out } = await leads("list", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([
    {
      id: ids[1],
      kind: "contact",
      createdAt: expect.any(String),
      language: "en-en",
      status: "quarantined",
      ...second.fields,
    },
    {
      id: ids[0],
      kind: "contact",
      createdAt: expect.any(String),
      language: "fr-fr",
      status: "new",
      ...first.fields,
    },
  ]);
});

test("list, show, export and outbox show a request; those in quarantine are marked", async () => {
  const { print, submit } = await setUp();
  const id = await submit(submission({ honeypot: "x", fields: { name: "Zoé", company: "=1+1" } }));
  const other = await submit(submission());
  expect(await print("list")).toMatch(new RegExp(`^${id} .*QUARANTINED.*Zoé`, "m"));
  expect(await print("list")).toContain("2 in all, 1 in quarantine");
  expect(await print("show", id.toLowerCase())).toMatch(/^suspicions +honeypot$/m);
  expect(await print("show", id.toLowerCase())).toContain("nous voulons vendre en ligne.");
  expect(await print("export", "--csv")).toContain(",Zoé,'=1+1,");
  expect(await print("outbox")).toContain(`${other}-agency-notice`);
  expect(await print("outbox")).not.toContain(id);
});

test("a quote is listed, shown, exported and written as a PDF", async () => {
  const { directory, leads, print, submit } = await setUp();
  const sent = quoteSubmission({ locale: "en-en", fields: { company: "=1+1" } });
  const id = await submit(sent);
  const { quote, catalogueVersion, selection } = sent.quote;
  const number = `D-2026-${id.slice(8, 12)}-${id.slice(12)}`;

  expect(JSON.parse(String(await print("list", "--json")))).toMatchObject([
    {
      ...sent.fields,
      id,
      kind: "quote",
      quote: {
        number,
        catalogueVersion,
        selection,
        currency: "EUR",
        base: quote.base,
        oneOffOptions: quote.oneOffOptions,
        discount: quote.discount,
        total: quote.total,
        payment: quote.payment,
        perMonth: quote.perMonth,
        perYear: quote.perYear,
        onQuote: ["video_shooting"],
      },
    },
  ]);
  expect(await print("list")).toMatch(new RegExp(`^${id} .*Joséphine Lavigne.*${number} +€6,311`, "m"));
  const show = await print("show", number.toLowerCase());
  expect(show).toContain(`quote ${number} (en)`);
  expect(show).toMatch(/^ +Silver maintenance +€149.00 \/ month$/m);
  const [header = "", row = ""] = String(await print("export", "--csv")).split("\r\n");
  const column = (name: string) => row.split(",")[header.split(",").indexOf(name)];
  expect(column("totalCents")).toBe(String(quote.total));
  expect(column("lastCents")).toBe(String(quote.payment?.last));
  expect(column("quoteNumber")).toBe(number);
  expect(column("company")).toBe("'=1+1");

  const file = join(directory, "quote.pdf");
  expect(await print("pdf", id, file)).toBe(`Written: ${file}\n`);
  const printed = await leads("pdf", number);
  expect(printed.code).toBe(0);
  expect(printed.out.slice(0, 8)).toBe("%PDF-1.7");
  expect(readFileSync(file).toString("utf8")).toBe(printed.out);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("what cannot be written as a PDF is told why", async () => {
  const { directory, leads, print, submit } = await setUp();
  const contact = await submit(submission());
  const quote = await submit(quoteSubmission());
  await expect(print("pdf", contact)).rejects.toThrow("not about a quote");
  await expect(print("pdf", "D-2026-0000-0000")).rejects.toThrow("No request has the ID");
  await expect(print("pdf", quote)).rejects.toMatchObject({ name: "CommandError", usage: true });
  const { code, out, err } = await leads("pdf", quote, join(directory, "none", "quote.pdf"));
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^Cannot write [^\n]+ \(ENOENT\)\n$/);
});

test("erasing a person leaves no byte of their quote", async () => {
  const { directory, leads, store, submit } = await setUp();
  const id = await submit(
    quoteSubmission({ fields: { email: "jo@client.example", company: "Distillerie Introuvable" } }),
  );
  mkdirSync(join(directory, "mail"));
  for (const purpose of ["agency-notice", "visitor-receipt"])
    writeFileSync(join(directory, "mail", `2026_${purpose}_${id}.eml`), "x");
  expect((await leads("erase", "jo@client.example")).out).toContain("2 mail file(s)");
  await store.close();
  const left = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of left)
    expect(readFileSync(join(parentPath, name), "latin1"), name).not.toMatch(
      /Introuvable|maintenance_silver/,
    );
});

test("erase removes a person however the address is written: requests, mails, limits and mail files", async () => {
  const { directory, leads, store, submit } = await setUp();
  const id = await submit(submission({ fields: { email: "Jo@Client.example" } }));
  const other = await submit(submission());
  mkdirSync(join(directory, "mail"));
  for (const lead of [id, other])
    writeFileSync(join(directory, "mail", `2026_agency-notice_${lead}.eml`), "x");
  const { code, out } = await leads("erase", "jo@client.EXAMPLE");
  expect(code).toBe(0);
  expect(out).toBe("Erased: 1 request(s), 2 mail(s), 1 mail file(s), 2 limit(s).\n");
  expect((await store.leads()).map((lead) => lead.id)).toEqual([other]);
  expect(readdirSync(join(directory, "mail"))).toEqual([`2026_agency-notice_${other}.eml`]);
  expect((await leads("erase", "jo@client.example")).out).toContain("Erased: 0 request(s)");
});

test("erase tells of requests under other spellings of the address, leaves them, and frees them of the limits", async () => {
  const { print, store, submit } = await setUp();
  await submit(submission({ fields: { email: "jo@gmail.com" } }));
  const other = await submit(submission({ fields: { email: "J.o+shop@googlemail.com" } }));
  await submit(submission({ fields: { email: "joe@gmail.com" } }));
  expect(await print("erase", "JO@gmail.com")).toBe(
    "Erased: 1 request(s), 2 mail(s), 0 mail file(s), 2 limit(s).\n" +
      "Still stored, under other spellings of what is probably the same mailbox: j.o+shop@googlemail.com\n",
  );
  expect((await store.leads()).map(({ id }) => id)).toContain(other);
  expect(await print("erase", "j.o+shop@googlemail.com")).toBe(
    "Erased: 1 request(s), 2 mail(s), 0 mail file(s), 0 limit(s).\n",
  );
  expect(await store.leads()).toHaveLength(1);
});

test("purge removes who last wrote over three years ago", async () => {
  const { clock, leads, store, submit } = await setUp();
  clock.forward(Date.now() - 1100 * 86_400_000 - clock());
  await submit(submission());
  clock.forward(10 * 86_400_000);
  const kept = await submit(submission());
  expect((await leads("purge")).out).toBe("Purged: 1 request(s).\n");
  expect((await store.leads()).map((lead) => lead.id)).toEqual([kept]);
});

test("release ends a quarantine once; retry makes a dead mail due again", async () => {
  const { clock, leads, store, submit } = await setUp();
  const id = await submit(submission({ honeypot: "x" }));
  expect(await leads("release", id)).toMatchObject({ code: 0, out: expect.stringContaining(id) });
  expect(await leads("release", id)).toMatchObject({
    code: 1,
    err: `The request ${id} is not in quarantine\n`,
  });

  // The commands go by the real time: what they queued is due for a store that is not behind it.
  clock.forward(Date.now() + 60_000 - clock());
  for (let claim = await store.claimMail("w", 1000); claim !== null; claim = await store.claimMail("w", 1000))
    await store.settleMail(claim.jobId, "w", { status: "dead", error: "EENVELOPE 550" });
  expect((await leads("outbox")).out).toMatch(/^\S+-agency-notice +DEAD .*EENVELOPE 550$/m);
  expect(await leads("retry", id.toLowerCase())).toMatchObject({
    code: 0,
    out: expect.stringContaining("2 mail(s)"),
  });
  expect((await store.mailJobs()).map((job) => job.status)).toEqual(["pending", "pending"]);
});

test("what is mistyped or unknown is told in one line on standard error", async () => {
  const { leads } = await setUp();
  const results = await Promise.all([leads("lst"), leads("show", "NOPE"), leads("retry", "NOPE")]);
  expect(results.map(({ code }) => code)).toEqual([2, 1, 1]);
  for (const { out, err } of results) {
    expect(out).toBe("");
    expect(err).toMatch(/^[^\n]+\n$/);
  }
});

test.each([
  [],
  ["constructor"],
  ["show"],
  ["show", "A", "B"],
  ["pdf", "A", "B", "C"],
  ["list", "--xml"],
  ["list", "all"],
  ["erase"],
])("%j is told to be mistyped", (...argv) => {
  expect(() => findCommand(argv)).toThrow(expect.objectContaining({ name: "CommandError", usage: true }));
});

test("help lists the commands, and an empty store is no error", async () => {
  const { leads } = await setUp();
  const [help, json] = await Promise.all([leads("help"), leads("list", "--json")]);
  for (const command of [
    "list",
    "show",
    "pdf",
    "export",
    "erase",
    "purge",
    "outbox",
    "retry",
    "release",
    "backup",
  ])
    expect(help.out).toMatch(new RegExp(`^  ${command}\\b`, "m"));
  expect(json.out).toBe("[]\n");
});

test("a folder that holds no store is named, and nothing is made in it", async () => {
  const directory = temporaryDirectory();
  const missing = join(directory, "not", "there");
  const database = "postgres://u:p@127.0.0.1:1/leads";
  const [mistyped, ...results] = await Promise.all([
    runLeads(missing, "", "lst"),
    runLeads(missing, "", "list"),
    runLeads(missing, "", "erase", "a@b.example"),
    runLeads(missing, "", "purge"),
    runLeads(missing, "", "backup", join(directory, "copy.sqlite")),
    runLeads(missing, database, "move-to-postgres"),
  ]);
  const err = `There is no store in ${missing}: is DATA_DIR the server's?\n`;
  for (const result of results) expect(result).toEqual({ code: 1, out: "", err });
  expect(mistyped.code).toBe(2);
  expect(readdirSync(directory)).toEqual([]);
});
