/** Servers that count at the same time on one database, and are killed meanwhile. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#server/clock.ts";
import { parseEnvironment } from "#server/environment.ts";
import { openStore } from "#server/store/open.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

/**
 * Counts without a pause, and prints after each flush how much of it is stored: `stored 120`. Ends after `ROUNDS` of them, as at a
 * SIGTERM, and prints how much it has counted in all.
 */
const program = `
  import { createCounter } from "#server/counts/counter.ts";
  import { parseEnvironment } from "#server/environment.ts";
  import { createLog } from "#server/log.ts";
  import { openStore } from "#server/store/open.ts";
  const { NAME, ROUNDS } = process.env;
  const store = await openStore(parseEnvironment(process.env), Date.now);
  const counter = createCounter({ store, clock: Date.now, log: createLog(() => {}) });
  let counted = 0;
  const visits = setInterval(() => {
    counter.count("view", NAME);
    counter.count("view", "all");
    counted += 1;
  }, 1);
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    await new Promise((done) => setTimeout(done, 10));
    const before = counted;
    await counter.flush();
    console.log("stored", before);
  }
  clearInterval(visits);
  await counter.stop();
  console.log("stored", counted);
  await store.close();
  process.exit(0);
`;

type Variables = Readonly<Record<string, string>>;

/** Runs one to its end, or kills it after so many flushes. Returns what it had stored for certain. */
async function run(variables: Variables, name: string, killAfter: number | null): Promise<number> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...process.env, NAME: name, ROUNDS: killAfter === null ? "10" : "1000", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let stored = 0;
  let flushes = 0;
  createInterface(child.stdout).on("line", (line) => {
    stored = Number(line.split(" ")[1]);
    flushes += 1;
    if (flushes === killAfter) setTimeout(() => child.kill("SIGKILL"), Math.random() * 20);
  });
  const [code] = (await once(child, "close")) as [number | null];
  expect(code).toBe(killAfter === null ? 0 : null);
  return stored;
}

/** The most that waits for one flush: a visit each millisecond, on a machine that is busy. */
const largestBatch = 2000;

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
    const totals = await store.countTotals({ least: "2000-01-01", most: "2199-12-31" });
    const stored = Object.fromEntries(totals.map(({ key, total }) => [key, total]));
    expect(stored).toMatchObject({ first, second });
    const early = stored["killed-early"] ?? 0;
    const late = stored["killed-late"] ?? 0;
    for (const [total, least] of [
      [early, killedEarly],
      [late, killedLate],
    ] as const) {
      expect(total).toBeGreaterThanOrEqual(least);
      expect(total).toBeLessThanOrEqual(least + largestBatch);
    }
    // Both numbers of a visit are in the same batch: all of it is stored, or nothing.
    expect(stored.all).toBe(first + second + early + late);
  },
  120_000,
);
