// npm test: installs what is missing and runs every suite, whatever became of the one before.
// npm test -- lint unit …: only these. The last line counts the tests of all suites.
// npm run soak: what takes minutes and is not for every push. It starts from a new seed each time (FUZZ_SEED repeats one).
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getChromium } from "./chromium.mjs";
import { getEngines } from "./engines.mjs";
import { getNginx } from "./nginx.mjs";
import { build, childEnvironment, install, main, programOf, run, SetupError } from "./setup.mjs";

/** The site's own variables: what this machine sets for a running site is not what is tested. */
const siteVariables = [
  "PORT",
  "HOST",
  "SITE_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "LEADS_TO",
  "CONTACT_FORM_ACTION",
  "TRUST_PROXY",
  "METRICS_PORT",
  "DRAIN_SECONDS",
  "ACCESS_LOG",
  "IMAGE_CDN_URL",
  "VIDEO_BASE_URL",
];

const reports = mkdtempSync(join(tmpdir(), "reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");
const enginesReport = join(reports, "engines.json");

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** The environment of a suite: this machine's, less what it says about a site. */
function suiteEnvironment(changes = {}) {
  const env = childEnvironment(changes);
  for (const name of siteVariables) delete env[name];
  return env;
}

/** Runs a program to its end. Answers whether it went well. */
async function program(args, changes = {}) {
  return (await run(args, { env: suiteEnvironment(changes) })) === 0;
}

/** A check that has no tests of its own counts as one. */
const oneCheck = (passed) => ({ passed: Number(passed), failed: Number(!passed) });

/** A suite that ended badly without a test to blame it on (it broke, or found nothing to run) counts as a failure. */
const counted = (endedWell, passed, failed) => ({
  passed,
  failed: endedWell && passed > 0 ? failed : Math.max(failed, 1),
});

/** The exit code of a suite that needs what this machine does not have; it says what. */
const notRun = 77;

/** The browser engines that this machine does not have and cannot get. */
const leftOut = [];

/** In the order in which they run: what answers fastest comes first. */
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
    const endedWell = await program([programOf("vitest"), "run", ...reporters]);
    const report = readReport(unitReport);
    return counted(endedWell, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  },
  async build() {
    await build({ env: suiteEnvironment() });
    return oneCheck(true);
  },
  browser: () => browserTests(["phone", "tls", "desktop"]),
  async engines() {
    leftOut.push(...(await getEngines()));
    if (leftOut.length === 2) return { passed: 0, failed: 0 };
    return playwright(["--config", "e2e/engines"], enginesReport);
  },
  soak() {
    const { FUZZ_SEED = String(randomInt(2 ** 31)) } = process.env;
    process.stdout.write(`The seed is ${FUZZ_SEED}: FUZZ_SEED=${FUZZ_SEED} npm run soak repeats this run.\n`);
    return browserTests(["soak"], { FUZZ_SEED });
  },
  async image() {
    // It deletes what it made when it is told to end, so it is given the time.
    const options = { env: suiteEnvironment(), serves: true };
    const code = await run(["tooling/image/main.ts", "--or-leave-out"], options);
    return code === notRun ? { passed: 0, failed: 0 } : oneCheck(code === 0);
  },
};

/** Runs Playwright to its end. Returns how many tests went well, as its report says, and how many of them only when
 * they were tried again. */
async function playwright(args, report, variables = {}) {
  const changes = { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const endedWell = await program([programOf("@playwright/test", "playwright"), "test", ...args], changes);
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report)?.stats ?? {};
  return { ...counted(endedWell, expected + flaky, unexpected), secondTry: flaky };
}

/** Runs these projects of the tests in Chromium. */
async function browserTests(projects, variables = {}) {
  const programs = { CHROMIUM: await getChromium(), NGINX: await getNginx() };
  const args = projects.map((name) => `--project=${name}`);
  return playwright(args, browserReport, { ...programs, ...variables });
}

/** Only where they are asked for. */
const onRequest = ["soak", "image"];

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

/** What was asked for; a browser needs a build. */
function chosen(asked) {
  const unknown = asked.find((name) => !Object.hasOwn(suites, name));
  if (unknown !== undefined)
    throw new SetupError(`There is no suite ${JSON.stringify(unknown)}: ${Object.keys(suites).join(", ")}`);
  if (asked.length === 0) return Object.keys(suites).filter((name) => !onRequest.includes(name));
  const needsBuild = asked.some((name) => ["browser", "engines", "soak"].includes(name));
  const wanted = new Set(needsBuild ? [...asked, "build"] : asked);
  return Object.keys(suites).filter((name) => wanted.has(name));
}

await main(async () => {
  const names = chosen(process.argv.slice(2));
  await install();
  const results = [];
  for (const name of names) results.push(await runSuite(name));
  process.stdout.write("\n");
  for (const { name, passed, failed, secondTry = 0, seconds } of results) {
    const again = secondTry > 0 ? `, ${secondTry} passed only when tried again` : "";
    const counts = `${String(passed).padStart(4)} passed, ${failed} failed${again} (${seconds} s)`;
    const outcome = failed > 0 ? "FAILED" : passed > 0 ? "ok" : "LEFT OUT";
    process.stdout.write(`${outcome.padEnd(8)} ${name.padEnd(10)} ${counts}\n`);
  }
  for (const engine of leftOut)
    process.stdout.write(
      `\nLEFT OUT ${engine}: no test ran in it. Install it, or run this as root on Debian.\n`,
    );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const notRunAtAll = results.filter(
    ({ name, passed, failed }) => name !== "engines" && passed + failed === 0,
  );
  const count = leftOut.length + notRunAtAll.length;
  const skipped = count > 0 ? `, ${count} skipped` : "";
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}\n`);
  return sum("failed") === 0 ? 0 : 1;
});
