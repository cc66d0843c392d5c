/**
 * Rehearses what an agency does that makes the site its own: in a copy of the project another agency takes the place of
 * the sample (changes.ts). First its site is empty, as `npm run init` leaves it, then filled in. Everything must stay green, and
 * nothing of the sample may be left.
 * `npm run soak -- rehearsal`. Takes minutes. The last lines name what failed; with a file as argument,
 * the names are written there too, as a JSON list.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { textFont, titleFont } from "#content/fonts.ts";
import { homeTerritory, territories } from "#content/place.ts";
import { failedBrowserTests, failedUnitTests, readReport } from "../reports.mjs";
import { agency, initialize, options, rebrand, territory } from "./changes.ts";
import { copyProject } from "./copy.ts";
import { otherFonts } from "./fonts.ts";

const folder = join(mkdtempSync(join(tmpdir(), "rehearsal-")), "site");
process.on("exit", () => rmSync(join(folder, ".."), { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** A rehearsal failed. `names`: of the tests that did, or what is wrong, a line for each. */
class RehearsalFailure extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super(names.join("\n"));
    this.names = names;
  }
}

/** The reports of the copy's tests. */
const unitReport = join(folder, "../unit.json");
const browserReport = join(folder, "../browser.json");

const env = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  TEST_RUN: "quick",
  // Playwright has a project for the site that is empty.
  REHEARSAL: "1",
  PATH: [join(folder, "node_modules/.bin"), process.env.PATH].join(delimiter),
};

/** Runs a program of the copy to its end. Returns its output; throws a RehearsalFailure if it fails, but for these exit codes. */
async function run(
  program: string,
  args: readonly string[],
  { shown = true, codes = [0] } = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: folder,
    env,
    stdio: ["ignore", shown ? "inherit" : "pipe", "inherit"],
  });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const [code] = await once(child, "close");
  if (!codes.includes(code)) throw new RehearsalFailure([`${program} ended with ${code}`]);
  return output;
}

const node = (file: string, ...args: readonly string[]) =>
  run(process.execPath, [file, ...args], { shown: false, codes: [0, 1] });

/** But for those of the store, the protocol and failures: no content has a part in them, and they take the most time. */
const unitTests = () =>
  globSync("{app,content,server,tooling}/**/*.test.{ts,tsx}", {
    cwd: folder,
    exclude: [
      "server/{store,http,monitoring,spreadsheet}/**",
      "server/follow-up/{killed,failover.postgres}.test.ts",
      "server/{services,services.postgres,hostile}.test.ts",
      "server/leads/intake-limits.test.ts",
      "server/outbox/{crowd,outbox}.test.ts",
      "tooling/{build/pictures,edit/publish,reports}.test.ts",
      "tooling/video/**",
    ],
  });

/**
 * What every page says of itself and of the agency, the words of each service, and a request by each form, with and without
 * script, up to an accepted quote.
 */
const browserTests = [
  ...["meta.spec", "sections", "first-screens", "construction", "contact-plain", "pricing-plain"],
  "follow-up.phone",
];

async function checkDocument(): Promise<void> {
  const text = await node("tooling/rehearsal/quote-text.ts");
  const { name } = territories[territory];
  const wrong = [
    ...[`TVA à 8,5 % (${name["fr-fr"]})`, agency.legalName, agency.projectsEmail].filter(
      (part) => !text.includes(part),
    ),
    ...[`(${territories[homeTerritory].name["fr-fr"]})`].filter((part) => text.includes(part)),
  ];
  if (wrong.length > 0) throw new RehearsalFailure(wrong);
}

/** The site is in the other agency's fonts, and in none of the sample's. */
async function checkFonts(): Promise<void> {
  const client = join(folder, "build/client");
  const files = globSync("**/*.{css,html,js,woff2}", { cwd: client });
  const texts = files.map((file) => [file, readFileSync(join(client, file), "latin1")] as const);
  const left = texts.flatMap(([file, text]) =>
    [titleFont, textFont].filter((name) => text.includes(name)).map((name) => `${file} has ${name}`),
  );
  const missing = Object.values(otherFonts).flatMap(({ name }) =>
    texts.some(([file, text]) => file.endsWith(".css") && text.includes(name))
      ? []
      : [`no style sheet has ${name}`],
  );
  if (left.length + missing.length > 0) throw new RehearsalFailure([...left, ...missing]);
}

type Options = {
  readonly offered: readonly string[];
  readonly included: readonly string[];
  readonly proposed: readonly string[];
  readonly found: readonly (readonly string[])[];
};

/** The new option is offered and found by its words in each language; the one that is retired is nowhere. */
async function checkOptions(): Promise<void> {
  const { offered, included, proposed, found }: Options = JSON.parse(
    await node("tooling/rehearsal/offered-options.ts"),
  );
  const { added, retired } = options;
  const wrong = [
    ...[offered, ...found].filter((keys) => !keys.includes(added)).map(() => `${added} is not offered`),
    ...[offered, included, proposed]
      .filter((keys) => keys.includes(retired))
      .map(() => `${retired} is still offered`),
  ];
  if (wrong.length > 0) throw new RehearsalFailure(wrong);
}

type Report = {
  readonly checks: readonly {
    readonly id: string;
    readonly area: string;
    readonly status: string;
    readonly reason?: string;
  }[];
};

type LiveCheck = Report["checks"][number];

/** Fails if check-live finds something among these. */
async function checkRemnants(isAsked: (check: LiveCheck) => boolean): Promise<void> {
  const { checks }: Report = JSON.parse(await node("server/check-live/main.ts", "--json"));
  const open = checks.filter((check) => isAsked(check) && !["ok", "confirm"].includes(check.status));
  if (checks.every(({ id }) => id !== "remnants"))
    throw new RehearsalFailure(["check-live searches for no remnants"]);
  if (open.length > 0) throw new RehearsalFailure(open.map(({ id, reason }) => `${id}: ${reason}`));
}

/** Runs tests; those that fail are named. */
async function runTests(
  program: string,
  args: readonly string[],
  failedTests: () => readonly string[],
): Promise<void> {
  await run(program, args).catch((error: unknown) => {
    const names = failedTests();
    throw names.length > 0 ? new RehearsalFailure(names) : error;
  });
}

/** Project `empty` has tests of its own; in the others these run. */
function runBrowserTests(...projects: readonly string[]): Promise<void> {
  const files = projects.includes("empty") ? [] : browserTests;
  const args = [
    "test",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter",
    "line,json",
    ...files,
  ];
  return runTests("playwright", args, () => {
    const report = readReport(browserReport);
    return report === null ? [] : failedBrowserTests(report);
  });
}

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  "the copy": async () => copyProject(folder, { media: true }),
  "npm run init": async () => initialize(folder),
  "the empty site": async () => {
    await run(process.execPath, ["tooling/build-for-tests.mjs"]);
    await checkRemnants(({ id }) => id === "remnants");
    await runBrowserTests("empty");
  },
  "the changes": () => rebrand(folder, { pictures: true }),
  "the content": () => run(process.execPath, ["tooling/content/main.ts"]),
  types: async () => {
    await run("react-router", ["typegen"]);
    await run("tsc", ["--noEmit"]);
  },
  "unit tests": () => {
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`];
    return runTests("vitest", ["run", ...reporters, ...unitTests()], () => {
      const report = readReport(unitReport);
      return report === null ? [] : failedUnitTests(report, folder);
    });
  },
  "the options": checkOptions,
  "the build": () => run(process.execPath, ["tooling/build-for-tests.mjs"]),
  "the fonts": checkFonts,
  "browser tests": () => runBrowserTests("desktop", "tls"),
  "the quote's PDF": checkDocument,
  "check-live": () => checkRemnants(({ area }) => ["identity", "content"].includes(area)),
};

/** A bug of the rehearsal itself is thrown on, with its stack. */
function report(step: string, error: unknown): void {
  if (!(error instanceof RehearsalFailure)) throw error;
  const names = error.names.map((name) => `${step}: ${name}`);
  const [file] = process.argv.slice(2);
  if (file !== undefined) writeFileSync(file, JSON.stringify(names));
  process.stdout.write(`\n${names.join("\n")}\n`);
  process.exitCode = 1;
}

for (const [name, step] of Object.entries(steps)) {
  const started = performance.now();
  process.stdout.write(`--- ${name}\n`);
  try {
    await step();
  } catch (error) {
    report(name, error);
    break;
  }
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
