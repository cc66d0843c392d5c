// npm test: installs what is missing and runs every suite, even if an earlier one fails. The last line counts all tests.
// npm run soak (--soak): an eighth of the tests that npm test skips because they are slow (testing/runs.ts), with --all every
// one. A new seed each time chooses the eighth and the hostile input (FUZZ_SEED repeats a run).
// npm test -- lint unit …: only these suites.
import { randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildForTests, testEnvironment } from "./build-for-tests.mjs";
import { getChromium, getPrograms } from "./programs/install.mjs";
import { content, install, main, programOf, root, run, SetupError } from "./setup.mjs";

const given = process.argv.slice(2);
const soak = given.includes("--soak");
const asked = given.filter((argument) => !argument.startsWith("--"));
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
/** CI takes an eighth of each suite after each push, because all of them take 40 minutes. */
const isPart = soak && !given.includes("--all") && asked.length === 0;
const shard = isPart ? [`--shard=${1 + (Math.floor(Number(seed) / 64) % 8)}/8`] : [];
const variables = soak ? { TEST_RUN: "soak", FUZZ_SEED: seed } : { TEST_RUN: "quick" };

const reports = mkdtempSync(join(tmpdir(), "reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const program = async (args, changes = {}) =>
  (await run(args, { env: testEnvironment({ ...variables, ...changes }) })) === 0;

/** A check without tests counts as one. */
const check = async (args) => ((await program(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs tests that write a report. A suite that fails without a failed test (it crashed or found none) counts as one failure. */
async function tests(file, args, read, changes = {}) {
  const endedWell = await program(args, changes);
  let counts = { passed: 0, failed: 0, names: [] };
  try {
    counts = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // It ended before it wrote one.
  }
  const { passed, failed } = counts;
  return { ...counts, failed: endedWell && passed > 0 ? failed : Math.max(failed, 1) };
}

function playwright(...config) {
  const file = join(reports, "browser.json");
  rmSync(file, { force: true });
  const failedIn = ({ suites: inner = [], specs = [] }) => [
    ...inner.flatMap(failedIn),
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    ),
  ];
  const read = (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    names: failedIn(report),
  });
  const args = [programOf("@playwright/test", "playwright"), "test", ...config, ...shard];
  return tests(file, args, read, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/** The unit tests that `npm test` shortens or skips: those that read TEST_RUN, and those that ffmpeg is installed for. */
function longUnitTests() {
  const files = ["app", "editor", "quotes", "server", "testing", "tooling"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  const reading = files.filter(
    (file) =>
      /\.(test|contract)\.tsx?$/.test(file) &&
      readFileSync(join(root, file), "utf8").includes("process.env.TEST_RUN"),
  );
  // Vitest runs the files whose paths contain these. A contract has its tests beside it.
  return [...reading.map((file) => file.replace(/\.\w+\.tsx?$/, "")), "tooling/video"];
}

/** What is not here and cannot be installed: its tests are skipped, or fail where REQUIRE_ENGINES=1 requires them. */
const missing = [];
async function need(...names) {
  const still = await getPrograms(names);
  if (still.length > 0 && process.env.REQUIRE_ENGINES === "1")
    throw new SetupError(`${still.join(", ")}: cannot be installed, and REQUIRE_ENGINES=1 requires it`);
  missing.push(...still);
  return still.length < names.length;
}

/** What playwright.config.ts starts. */
async function needChromium() {
  process.env.TEST_CHROMIUM = await getChromium({ shell: true });
}

const suites = {
  lint: () => check([programOf("@biomejs/biome", "biome"), "check", "--error-on-warnings", "."]),
  async types() {
    await program([programOf("@react-router/dev", "react-router"), "typegen"]);
    return check([programOf("typescript", "tsc"), "--noEmit"]);
  },
  imports: () => check(["tooling/imports/main.ts"]),
  "dead-code": () => check([programOf("knip")]),
  async unit() {
    if (soak) {
      await need("ffmpeg");
      // The rehearsal runs browser tests.
      await needChromium();
    }
    const file = join(reports, "unit.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const read = ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      names: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages }) =>
            [
              `${relative(root, name)} ${fullName}`,
              ...failureMessages.map((text) => text.split("\n")[0]),
            ].join("\n    "),
          ),
      ),
    });
    const files = soak ? [...longUnitTests(), ...shard] : [];
    return tests(file, [programOf("vitest"), "run", ...reporters, ...files], read);
  },
  async build() {
    await buildForTests();
    return { passed: 1, failed: 0 };
  },
  async browser() {
    await needChromium();
    if ((await getPrograms(["nginx"])).length > 0)
      process.stdout.write("NO NGINX: the tests behind TLS run through Node's own TLS server instead.\n");
    return playwright();
  },
  engines: async () =>
    (await need("Firefox", "WebKit")) ? playwright("--config", "e2e/engines") : { passed: 0, failed: 0 },
};

function chosen() {
  const unknown = asked.find((name) => !Object.hasOwn(suites, name));
  if (unknown !== undefined)
    throw new SetupError(`There is no suite ${JSON.stringify(unknown)}: ${Object.keys(suites).join(", ")}`);
  const browsers = ["build", "browser", "engines"];
  if (asked.length === 0) return soak ? ["unit", ...browsers] : Object.keys(suites);
  const built = asked.includes("browser") || asked.includes("engines") ? ["build", ...asked] : asked;
  return Object.keys(suites).filter((name) => built.includes(name));
}

const results = [];
async function runSuite(name) {
  const started = performance.now();
  process.stdout.write(`\n=== ${name}\n`);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = await suites[name]();
  } catch (error) {
    process.stdout.write(`${error instanceof SetupError ? error.message : error.stack}\n`);
  }
  results.push({ name, ...counts, seconds: Math.round((performance.now() - started) / 1000) });
}

await main(async () => {
  const names = chosen();
  await install();
  content();
  if (soak) process.stdout.write(`FUZZ_SEED=${seed} repeats this run: ${names.join(", ")}.\n`);
  const inTurn = async (lane) => {
    for (const name of lane) await runSuite(name);
  };
  const browsers = names.filter((name) => name === "browser" || name === "engines");
  const others = names.filter((name) => name !== "unit" && !browsers.includes(name));
  // The checks and the build compute on one core for most of their time, so they run beside the unit tests.
  await Promise.all([inTurn(others), inTurn(names.filter((name) => name === "unit"))]);
  await inTurn(browsers);
  process.stdout.write("\n");
  for (const { name, passed, failed, seconds } of results) {
    const outcome = failed > 0 ? "FAILED" : passed > 0 ? "ok" : "SKIPPED";
    process.stdout.write(
      `${outcome.padEnd(8)} ${name.padEnd(10)} ${passed} passed, ${failed} failed (${seconds} s)\n`,
    );
  }
  // Again here, because the last lines are all that is kept of many runs.
  for (const name of results.flatMap(({ names = [] }) => names)) process.stdout.write(`FAILED   ${name}\n`);
  for (const name of missing)
    process.stdout.write(`SKIPPED  ${name}: install it, or run this as root on Debian.\n`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = missing.length > 0 ? `, ${missing.length} skipped` : "";
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}\n`);
  return sum("failed") === 0 ? 0 : 1;
});
