// npm test: installs what is missing and runs every suite, even if an earlier one fails.
// npm run soak (--soak): a part of the tests that npm test skips because they are slow (testing/runs.ts), with --all every
// one. A new seed each time chooses the part and the hostile input (FUZZ_SEED repeats a run).
// npm test -- lint unit …: only these suites. The last line counts the tests of all suites.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { longUnitTests } from "./long-unit-tests.mjs";
import { getChromium, getEngines, getFfmpeg, getNginx } from "./programs/install.mjs";
import { failedBrowserTests, failedUnitTests, readReport } from "./reports.mjs";
import { content, install, main, programOf, root, run, SetupError } from "./setup.mjs";
import { buildForTests, testEnvironment } from "./test-environment.mjs";

const reports = mkdtempSync(join(tmpdir(), "reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");
const enginesReport = join(reports, "engines.json");

const soak = process.argv.includes("--soak");
const given = process.argv.slice(2).filter((argument) => argument !== "--soak");
const whole = soak && given.includes("--all");
const asked = whole ? given.filter((argument) => argument !== "--all") : given;
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));

/** Select the tests that every suite runs (testing/runs.ts). */
const variables = soak ? { TEST_RUN: "soak", FUZZ_SEED: seed } : { TEST_RUN: "quick" };

/** The parts of a soak run: CI runs one after each push, because all of them take half an hour. */
const soakParts = [
  { suites: ["build", "browser", "engines"], shard: ["--shard=1/3"] },
  { suites: ["build", "browser", "engines"], shard: ["--shard=2/3"] },
  { suites: ["build", "browser", "engines"], shard: ["--shard=3/3"] },
  { suites: ["unit"], shard: [] },
];
const wholeSoak = { suites: soakParts.flatMap((part) => part.suites), shard: [] };
const soakRun =
  asked.length > 0 || whole ? wholeSoak : soakParts[Math.floor(Number(seed) / 64) % soakParts.length];

/** Runs a program to its end. Returns whether it succeeded. */
async function program(args, changes = {}) {
  return (await run(args, { env: testEnvironment({ ...variables, ...changes }) })) === 0;
}

/** A check without tests counts as one test. */
const oneCheck = (passed) => ({ passed: Number(passed), failed: Number(!passed) });

/** A suite that fails without a failed test (it crashed or found no tests) counts as one failure. */
const counted = (endedWell, passed, failed) => ({
  passed,
  failed: endedWell && passed > 0 ? failed : Math.max(failed, 1),
});

/** The browser engines that are missing and cannot be installed. */
const missingEngines = [];

/** The fastest first. */
const suites = {
  lint: async () =>
    oneCheck(await program([programOf("@biomejs/biome", "biome"), "check", "--error-on-warnings", "."])),
  types: async () =>
    oneCheck(
      (await program([programOf("@react-router/dev", "react-router"), "typegen"])) &&
        (await program([programOf("typescript", "tsc"), "--noEmit"])),
    ),
  imports: async () => oneCheck(await program(["tooling/imports/main.ts"])),
  "dead-code": async () => oneCheck(await program([programOf("knip")])),
  async unit() {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
    const files = soak ? longUnitTests : [];
    if (soak) await getFfmpeg();
    // The rehearsal runs browser tests.
    const programs = soak ? { TEST_CHROMIUM: await getChromium({ shell: true }) } : {};
    const endedWell = await program([programOf("vitest"), "run", ...reporters, ...files], programs);
    const report = readReport(unitReport);
    return {
      ...counted(endedWell, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0),
      names: report === null ? [] : failedUnitTests(report, root),
    };
  },
  async build() {
    await buildForTests();
    return oneCheck(true);
  },
  async browser() {
    const programs = { TEST_CHROMIUM: await getChromium({ shell: true }), NGINX: await getNginx() };
    return playwright([], browserReport, programs);
  },
  async engines() {
    missingEngines.push(...(await getEngines()));
    if (missingEngines.length === 2) return { passed: 0, failed: 0 };
    return playwright(["--config", "e2e/engines"], enginesReport);
  },
};

/** Runs Playwright to its end. Returns the numbers of its report, with the tests that passed on a retry only, and the names of those that failed. */
async function playwright(args, report, programs = {}) {
  const shard = soak ? soakRun.shard : [];
  const changes = { ...programs, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const endedWell = await program(
    [programOf("@playwright/test", "playwright"), "test", ...args, ...shard],
    changes,
  );
  const written = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = written?.stats ?? {};
  const names = written === null ? [] : failedBrowserTests(written);
  return { ...counted(endedWell, expected + flaky, unexpected), secondTry: flaky, names };
}

/** Names that are printed of each suite: whoever reads the end of a long run sees what failed, without a scroll. */
const mostNames = 8;

/** What failed in a suite, one line for each. */
function failures({ name, names = [] }) {
  const rest = names.length > mostNames ? [`… and ${names.length - mostNames} more`] : [];
  return [...names.slice(0, mostNames), ...rest].map((failed) => `FAILED   ${name}: ${failed}\n`);
}

/**
 * These run at the same time as another suite, because both leave a core idle: builds compute on one for half of their time.
 * None of them is about speed.
 */
const beside = soak ? {} : { build: "unit" };

async function runSuite(name) {
  const started = performance.now();
  process.stdout.write(`\n=== ${name}\n`);
  let result;
  try {
    result = await suites[name]();
  } catch (error) {
    process.stdout.write(`${error instanceof SetupError ? error.message : error.stack}\n`);
    result = oneCheck(false);
  }
  return { name, ...result, seconds: Math.round((performance.now() - started) / 1000) };
}

/** The requested suites; browser tests need a build. */
function chosen() {
  const names = Object.keys(suites);
  const unknown = asked.find((name) => !Object.hasOwn(suites, name));
  if (unknown !== undefined)
    throw new SetupError(`There is no suite ${JSON.stringify(unknown)}: ${names.join(", ")}`);
  if (asked.length === 0) return names.filter((name) => !soak || soakRun.suites.includes(name));
  const needsBuild = asked.some((name) => ["browser", "engines"].includes(name));
  const wanted = new Set(needsBuild ? [...asked, "build"] : asked);
  return names.filter((name) => wanted.has(name));
}

await main(async () => {
  const names = chosen();
  await install();
  content();
  const results = [];
  const command = ["npm run soak", ...(given.length > 0 ? ["--", ...given] : [])].join(" ");
  if (soak) process.stdout.write(`FUZZ_SEED=${seed} ${command} repeats this run: ${names.join(", ")}.\n`);
  for (const name of names) {
    if (names.includes(beside[name])) continue;
    const group = [name, ...names.filter((other) => beside[other] === name)];
    results.push(...(await Promise.all(group.map(runSuite))));
  }
  process.stdout.write("\n");
  for (const { name, passed, failed, secondTry = 0, seconds } of results) {
    const again = secondTry > 0 ? `, ${secondTry} passed on a retry only` : "";
    const counts = `${String(passed).padStart(4)} passed, ${failed} failed${again} (${seconds} s)`;
    const outcome = failed > 0 ? "FAILED" : passed > 0 ? "ok" : "SKIPPED";
    process.stdout.write(`${outcome.padEnd(8)} ${name.padEnd(10)} ${counts}\n`);
  }
  process.stdout.write(results.flatMap(failures).join(""));
  for (const engine of missingEngines)
    process.stdout.write(
      `\nSKIPPED ${engine}: no test ran in it. Install it, or run this as root on Debian.\n`,
    );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const notRunAtAll = results.filter(
    ({ name, passed, failed }) => name !== "engines" && passed + failed === 0,
  );
  const count = missingEngines.length + notRunAtAll.length;
  const skipped = count > 0 ? `, ${count} skipped` : "";
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}\n`);
  return sum("failed") === 0 ? 0 : 1;
});
