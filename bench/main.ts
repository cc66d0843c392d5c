/**
 * `npm run bench`: all sections, written to `docs/performance.md`. `npm run bench -- pages load`: only these, printed.
 * `--rounds 1` for one round, `--quick` for an empty page and four pages beside the peer's, `--all` for every page of
 * both languages, `--write` to write the requested sections together with those of earlier runs in `.cache/bench`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getChromium } from "../tooling/programs/install.mjs";
import { measureBoard } from "./board.ts";
import { measureBuild } from "./build-time.ts";
import { measureCounting } from "./counting.ts";
import { measureCrowds } from "./crowds.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLoad } from "./load.ts";
import { measureNavigation } from "./navigation.ts";
import { measurePages } from "./pages.ts";
import { type Results, report, type SectionName, sectionNames } from "./report/report.ts";
import { root } from "./serving.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    quick: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const unknown = positionals.find((name) => !(sectionNames as readonly string[]).includes(name));
if (unknown !== undefined || !(rounds >= 1)) {
  process.stderr.write(
    `There is no section ${unknown ?? `with ${values.rounds} rounds`}: ${sectionNames.join(", ")}\n`,
  );
  process.exit(1);
}
const extent = values.quick ? "quick" : values.all ? "all" : "usual";
const requested = values.quick ? ["pages", ...positionals] : positionals;
const asked = sectionNames.filter((name) => requested.length === 0 || requested.includes(name));
const write = values.write || requested.length === 0;

const chromium = await getChromium().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const built = spawnSync(process.execPath, [join(root, "tooling/test.mjs"), "build"], {
  cwd: root,
  stdio: "inherit",
});
if (built.status !== 0) process.exit(1);

const kept = join(root, ".cache/bench");
mkdirSync(kept, { recursive: true });
const fileOf = (name: SectionName) => join(kept, `${name}.json`);

const log = (line: string) => process.stderr.write(`  ${line}\n`);
const measure: { readonly [Name in SectionName]: () => Promise<Results[Name]> } = {
  pages: () => measurePages({ chromium, rounds, extent, log }),
  navigation: () => measureNavigation({ chromium, rounds, log }),
  interactions: () => measureInteractions({ chromium, rounds, log }),
  load: () => measureLoad({ rounds, log }),
  counting: () => measureCounting({ rounds, log }),
  crowd: () => measureCrowds({ rounds, log }),
  board: () => measureBoard({ log }),
  build: () => measureBuild({ quick: rounds === 1, log }),
};

for (const name of asked) {
  process.stderr.write(`=== ${name}\n`);
  const started = performance.now();
  const result = await measure[name]();
  const minutes = (performance.now() - started) / 60_000;
  writeFileSync(fileOf(name), JSON.stringify({ result, on: new Date().toISOString().slice(0, 10), minutes }));
}

function readKept(name: SectionName): string | null {
  try {
    return readFileSync(fileOf(name), "utf8");
  } catch {
    return null;
  }
}

const sections = Object.fromEntries(
  sectionNames.flatMap((name) => {
    const text = write || asked.includes(name) ? readKept(name) : null;
    return text === null ? [] : [[name, JSON.parse(text)]];
  }),
);
const text = report(sections, chromium);
process.stdout.write(text);
if (write) writeFileSync(join(root, "docs/performance.md"), text);
process.exit(0);
