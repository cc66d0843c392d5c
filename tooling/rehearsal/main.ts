/**
 * Rehearses what an agency does that makes the site its own: in a copy of the project another agency takes the place of
 * the sample (changes.ts). Everything must stay green, and nothing of the sample may be left.
 * `npm run soak -- rehearsal`. Takes about three minutes on two cores.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { homeTerritory, territories } from "#content/place.ts";
import { agency, rebrand, territory } from "./changes.ts";
import { copyProject } from "./copy.ts";

const folder = join(mkdtempSync(join(tmpdir(), "rehearsal-")), "site");
process.on("exit", () => rmSync(join(folder, ".."), { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const env = {
  ...process.env,
  TEST_RUN: "quick",
  PATH: [join(folder, "node_modules/.bin"), process.env.PATH].join(delimiter),
};

/** Runs a program of the copy to its end. Returns its output; throws if it fails, but for these exit codes. */
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
  if (!codes.includes(code)) throw new Error(`${program} ended with ${code}`);
  return output;
}

const node = (file: string, ...args: readonly string[]) =>
  run(process.execPath, [file, ...args], { shown: false, codes: [0, 1] });

/** But for those of the store, the protocol and failures: no content has a part in them, and they take the most time. */
const unitTests = () =>
  globSync("{app,content,server,tooling}/**/*.test.{ts,tsx}", {
    cwd: folder,
    exclude: [
      "server/{store,http,monitoring}/**",
      "server/follow-up/{killed,failover.postgres}.test.ts",
      "server/{services,services.postgres,hostile}.test.ts",
    ],
  });

/** What every page says of itself and of the agency, and a request by each form. */
const browserTests = ["meta.spec", "sections", "first-screens", "contact-plain", "pricing-plain"];

async function checkDocument(): Promise<void> {
  const text = await node("tooling/rehearsal/quote-text.ts");
  const { name } = territories[territory];
  const wrong = [
    ...[`TVA à 8,5 % (${name["fr-fr"]})`, agency.legalName, agency.emails.projects].filter(
      (part) => !text.includes(part),
    ),
    ...[`(${territories[homeTerritory].name["fr-fr"]})`].filter((part) => text.includes(part)),
  ];
  if (wrong.length > 0) throw new Error(`The quote's PDF: ${wrong.join(", ")}\n${text}`);
}

type Report = {
  readonly checks: readonly {
    readonly id: string;
    readonly area: string;
    readonly status: string;
    readonly reason?: string;
  }[];
};

async function checkRemnants(): Promise<void> {
  const { checks }: Report = JSON.parse(await node("server/check-live/main.ts", "--json"));
  const open = checks.filter(
    ({ area, status }) => ["identity", "content"].includes(area) && !["ok", "confirm"].includes(status),
  );
  if (checks.every(({ id }) => id !== "remnants")) throw new Error("check-live searches for no remnants");
  if (open.length > 0)
    throw new Error(`check-live:\n${open.map(({ id, reason }) => `${id}: ${reason}`).join("\n")}`);
}

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  "the copy": async () => copyProject(folder, { media: true }),
  "the changes": () => rebrand(folder, { pictures: true }),
  types: async () => {
    await run("react-router", ["typegen"]);
    await run("tsc", ["--noEmit"]);
  },
  "unit tests": () => run("vitest", ["run", "--reporter=dot", ...unitTests()]),
  "the build": () => run(process.execPath, ["tooling/build-for-tests.mjs"]),
  "browser tests": () =>
    run("playwright", ["test", "--project", "desktop", "--reporter", "line", ...browserTests]),
  "the quote's PDF": checkDocument,
  "check-live": checkRemnants,
};

for (const [name, step] of Object.entries(steps)) {
  const started = performance.now();
  process.stdout.write(`--- ${name}\n`);
  await step();
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
