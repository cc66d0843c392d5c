/**
 * npm run check-live: prints what must be done before the site goes live. It reads the configuration and the content as
 * the server does, connects to the mail server, the name servers and the database, and changes nothing.
 * Exit codes: 0 no check failed, 1 a check failed, 2 the command was called incorrectly.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { locales } from "#app/i18n/locales.ts";
import type { BuildSettings } from "#app/site/build-settings.ts";
import { EnvironmentError, parseEnvironment } from "#server/environment.ts";
import { servedFolder } from "../served-folder.ts";
import { readContent } from "./content.ts";
import { openProbes } from "./probes.ts";
import { count, runChecks, textReport } from "./report.ts";
import { say } from "./say.ts";
import words from "./words.json" with { type: "json" };

const usage = `npm run check-live -- [--env FILE] [--english] [--json]

  --env FILE  variables that are not set yet are taken from there: /etc/site.env
  --english   instead of the first language of the site
  --json      for programs
`;

const options = {
  env: { type: "string" },
  english: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Readable also if the output is no terminal. */
const columns = Math.max(60, Math.min(process.stdout.columns ?? 80, 100));

const root = join(import.meta.dirname, "../..");

/** What `read` returns, or null if it throws. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Runs the command with these arguments and variables; `out` prints its report, `err` what is wrong with it. Returns its exit code. */
export async function checkLive(
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { out, err }: { out(text: string): void; err(text: string): void },
): Promise<number> {
  const args = attempt(() => parseArgs({ args: [...argv], options }).values);
  if (args === null || args.help) {
    (args === null ? err : out)(usage);
    return args === null ? 2 : 0;
  }
  const { env, json } = args;
  const locale = args.english ? "en-en" : locales[0];
  const fromFile = env === undefined ? {} : attempt(() => parseEnv(readFileSync(env, "utf8")));
  if (fromFile === null) {
    err(`${say(words.report.unreadable, locale, { file: env ?? "" })}\n`);
    return 2;
  }
  const all = { ...fromFile, ...variables };
  try {
    const environment = parseEnvironment(all);
    const results = await runChecks({
      environment,
      nodeEnv: all.NODE_ENV,
      content: readContent(),
      build: attempt(
        (): BuildSettings =>
          JSON.parse(readFileSync(join(servedFolder(root), "build/settings.json"), "utf8")),
      ),
      probes: openProbes(),
      locale,
    });
    const { siteUrl } = environment;
    const failed = count(results, "failed");
    const forPrograms = () => `${JSON.stringify({ siteUrl, failed, checks: results }, null, 2)}\n`;
    out(json ? forPrograms() : textReport(results, siteUrl, { width: columns, locale }));
    return failed > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

if (import.meta.main)
  process.exitCode = await checkLive(process.argv.slice(2), process.env, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
