import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
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

function readArguments(args: readonly string[]) {
  try {
    const options = {
      env: { type: "string" },
      json: { type: "boolean", default: false },
      document: { type: "boolean", default: false },
      remember: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    } as const;
    return parseArgs({ args: [...args], options }).values;
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

type Variables = Readonly<Record<string, string | undefined>>;
/** What is printed: the report, and what is wrong with the command. */
type Output = { out(text: string): void; err(text: string): void };

async function check(variables: Variables, json: boolean, { out }: Output): Promise<number> {
  const environment = parseEnvironment(variables);
  const results = await runChecks({
    environment,
    nodeEnv: variables.NODE_ENV,
    content: readContent(),
    build: readBuild(),
    probes: openProbes(),
  });
  const { siteUrl } = environment;
  out(json ? jsonReport(results, siteUrl) : textReport(results, siteUrl, columns));
  return count(results, "failed") > 0 ? 1 : 0;
}

/** Runs the command with these arguments and variables. Returns its exit code. */
export async function checkLive(
  argv: readonly string[],
  variables: Variables,
  output: Output,
): Promise<number> {
  const args = readArguments(argv);
  if (args === null || args.help) {
    output[args === null ? "err" : "out"](usage);
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
  let fromFile = {};
  try {
    if (file !== undefined) fromFile = parseEnv(readFileSync(file, "utf8"));
  } catch {
    output.err(`--env: ${file} cannot be read\n`);
    return 2;
  }
  try {
    return await check({ ...fromFile, ...variables }, args.json, output);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    output.err(`${error.message}\n`);
    return 1;
  }
}
