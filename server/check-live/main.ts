/**
 * npm run check-live: prints what must be done before the site goes live. It reads the configuration and the content as
 * the server does, connects to the mail server, the name servers and the database, and changes nothing.
 * Exit codes: 0 no check failed, 1 a check failed, 2 the command was called incorrectly.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import type { BuildSettings } from "#app/site/build-settings.ts";
import { EnvironmentError, parseEnvironment } from "#server/environment.ts";
import { readContent } from "./content.ts";
import { withList } from "./document.ts";
import { openProbes } from "./probes.ts";
import { remember } from "./remnants/remnants.ts";
import { count, jsonReport, runChecks, textReport } from "./report.ts";

const usage = `npm run check-live -- [--env FILE] [--json]

  --env FILE  variables that are not set yet are taken from there: /etc/site.env
  --json      for programs
  --document  write the list of docs/going-live.md again, and check nothing
  --remember  write again what is known of the sample agency (remnants/known.json), and check nothing
`;

const root = join(import.meta.dirname, "../..");

/** Readable also if the output is no terminal. */
const columns = Math.max(60, Math.min(process.stdout.columns ?? 80, 100));

function readArguments() {
  try {
    const options = {
      env: { type: "string" },
      json: { type: "boolean", default: false },
      document: { type: "boolean", default: false },
      remember: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    return null;
  }
}

function readBuild(): BuildSettings | null {
  try {
    return JSON.parse(readFileSync(join(root, "build/settings.json"), "utf8"));
  } catch {
    return null;
  }
}

async function check(json: boolean): Promise<number> {
  const environment = parseEnvironment(process.env);
  const results = await runChecks({
    environment,
    nodeEnv: process.env.NODE_ENV,
    content: readContent(),
    build: readBuild(),
    probes: openProbes(),
  });
  const { siteUrl } = environment;
  process.stdout.write(json ? jsonReport(results, siteUrl) : textReport(results, siteUrl, columns));
  return count(results, "failed") > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const args = readArguments();
  if (args === null || args.help) {
    process[args === null ? "stderr" : "stdout"].write(usage);
    return args === null ? 2 : 0;
  }
  if (args.document) {
    const file = join(root, "docs/going-live.md");
    writeFileSync(file, withList(readFileSync(file, "utf8")));
    return 0;
  }
  if (args.remember) {
    remember(root, readContent().samples);
    return 0;
  }
  const file = args.env;
  try {
    if (file !== undefined) loadEnvFile(file);
  } catch {
    process.stderr.write(`--env: ${file} cannot be read\n`);
    return 2;
  }
  try {
    return await check(args.json);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = await main();
