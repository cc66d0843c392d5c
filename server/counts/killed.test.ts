/** Servers that count at the same time on one database, and are killed meanwhile. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { parseEnvironment } from "#server/environment.ts";
import { openStore } from "#server/store/open.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

/**
 * Counts without a pause. Prints how much it has counted before and after the store gets each batch: `adding 120`, `stored 120`. Ends
 * after `BATCHES` of them, as at a SIGTERM.
 */
const program = `
  import { createCounter } from "#server/counts/counter.ts";
  import { parseEnvironment } from "#server/environment.ts";
  import { createLog } from "#server/log.ts";
  import { openStore } from "#server/store/open.ts";
  const { NAME, BATCHES } = process.env;
  const store = await openStore(parseEnvironment(process.env), Date.now);
  let counted = 0;
  let batches = 0;
  const addCounts = async (counts) => {
    const total = counted;
    console.log("adding", total);
    await store.addCounts(counts);
    console.log("stored", total);
    batches += 1;
    if (batches === Number(BATCHES)) clearInterval(visits);
  };
  const counter = createCounter({ store: { addCounts }, clock: Date.now, log: createLog(() => {}) });
  const visits = setInterval(() => {
    counter.count("view", NAME);
    counter.count("view", "all");
    counted += 1;
  }, 1);
  while (batches < Number(BATCHES)) {
    await new Promise((done) => setTimeout(done, 10));
    await counter.flush();
  }
  await counter.stop();
  await store.close();
  process.exit(0);
`;

type Variables = Readonly<Record<string, string>>;

/** Runs one to its end, or kills it after so many batches. Returns what it had stored for certain, and what with the last batch. */
async function run(
  variables: Variables,
  name: string,
  killAfter: number | null,
): Promise<{ readonly stored: number; readonly added: number }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...process.env, NAME: name, BATCHES: killAfter === null ? "10" : "Infinity", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let stored = 0;
  let added = 0;
  let batches = 0;
  createInterface(child.stdout).on("line", (line) => {
    const [what, total] = line.split(" ");
    if (what === "adding") added = Number(total);
    else {
      stored = Number(total);
      batches += 1;
      if (batches === killAfter) setTimeout(() => child.kill("SIGKILL"), Math.random() * 20);
    }
  });
  const [code] = (await once(child, "close")) as [number | null];
  expect(code).toBe(killAfter === null ? 0 : null);
  return { stored, added };
}

// Slow: `npm run soak` runs it.
test.skipIf(process.env.TEST_RUN === "quick").each([
  ["SQLite", async (): Promise<Variables> => ({ DATA_DIR: temporaryDirectory(), DATABASE_URL: "" })],
  ["PostgreSQL", async (): Promise<Variables> => ({ DATABASE_URL: (await newDatabase()).url })],
])(
  "%s: of servers that count at once, those that stop lose nothing, and those that are killed the last batch at most",
  async (_, place) => {
    const variables = await place();
    const store = await openStore(parseEnvironment(variables), systemClock);
    onTestFinished(() => store.close());
    const [first, second, killedEarly, killedLate] = await Promise.all([
      run(variables, "first", null),
      run(variables, "second", null),
      run(variables, "killed-early", 3),
      run(variables, "killed-late", 6),
    ]);
    const totals = await store.countTotals({ min: "2000-01-01", max: "2199-12-31" });
    const stored = Object.fromEntries(totals.map(({ key, total }) => [key, total]));
    expect(stored).toMatchObject({ first: first.added, second: second.added });
    const early = stored["killed-early"] ?? 0;
    const late = stored["killed-late"] ?? 0;
    expect([killedEarly.stored, killedEarly.added]).toContain(early);
    expect([killedLate.stored, killedLate.added]).toContain(late);
    // Both numbers of a visit are in the same batch: all of it is stored, or nothing.
    expect(stored.all).toBe(first.added + second.added + early + late);
  },
  120_000,
);
