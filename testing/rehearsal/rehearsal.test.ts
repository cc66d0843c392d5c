/**
 * Another agency makes the site its own, in a copy of the project: first it is empty, as the first run leaves it, then
 * filled in (changes.ts). Everything must stay green, and nothing of the sample may be left. Takes minutes.
 */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { textFont, titleFont } from "#content/fonts.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { initialize, rebrand, stateCapital } from "./changes.ts";
import { copyProject } from "./copy.ts";
import { otherFonts } from "./fonts.ts";

const { path, remove } = temporaryFolder();
afterAll(remove);
const folder = join(path, "site");

const env = {
  // Without what Vitest sets for its tests.
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name),
    ),
  ),
  TEST_RUN: "quick",
  // Playwright has a project for the site that is empty, and in-the-copy.test.ts runs.
  REHEARSAL: "1",
  PATH: [join(folder, "node_modules/.bin"), process.env.PATH].join(delimiter),
};

/** Runs a program in the copy. Returns its output; if it fails, that is the message. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env, maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)(program, args, options).catch((error) => {
    throw new Error(`${program} ${args[0]}: ${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

const build = () => run(process.execPath, "tooling/build-for-tests.mjs");
const browserTests = (...args: readonly string[]) => run("playwright", "test", "--reporter=line", ...args);

type LiveCheck = {
  readonly id: string;
  readonly area: string;
  readonly status: string;
  readonly reason?: string;
};

/** What check-live finds among the checks of these areas, and the search for remnants. It ends with 1, because other checks fail. */
async function findings(areas: readonly string[]): Promise<readonly LiveCheck[]> {
  const output = await run("sh", "-c", "node server/check-live/main.ts --json --english || [ $? = 1 ]");
  const { checks } = JSON.parse(output) as { readonly checks: readonly LiveCheck[] };
  const asked = checks.filter(({ id, area }) => id === "remnants" || areas.includes(area));
  expect(asked.map(({ id }) => id)).toContain("remnants");
  return asked.filter(({ status }) => status !== "ok");
}

/** But for those of the store, the protocol and failures: no content has a part in them, and they take the most time. */
const unitTests = () =>
  globSync("{app,content,editor,quotes,server,tooling}/**/*.test.{ts,tsx}", {
    cwd: folder,
    exclude: [
      "server/{store,http,monitoring,spreadsheet}/**",
      "quotes/{killed,failover.postgres}.test.ts",
      "server/{services,services.postgres,hostile}.test.ts",
      "server/leads/intake-limits.test.ts",
      "server/outbox/{crowd,outbox}.test.ts",
      "tooling/build/pictures.test.ts",
      "editor/{serve,publish/publish}.test.ts",
      "tooling/video/**",
    ],
  });

/** The built site is in the other agency's fonts, and in none of the sample's. */
function expectFonts(): void {
  const client = join(folder, "build/client");
  const texts = globSync("**/*.{css,html,js,woff2}", { cwd: client }).map(
    (file) => [file, readFileSync(join(client, file), "latin1")] as const,
  );
  for (const font of [titleFont, textFont])
    expect(texts.flatMap(([file, text]) => (text.includes(font) ? [file] : []))).toEqual([]);
  const styles = texts.flatMap(([file, text]) => (file.endsWith(".css") ? [text] : [])).join();
  for (const { name } of Object.values(otherFonts)) expect(styles).toContain(name);
}

test.runIf(process.env.TEST_RUN === "soak")(
  "another agency's site passes the tests, empty and filled in",
  {
    timeout: 1_800_000,
  },
  async () => {
    copyProject(folder, { media: true });
    initialize(folder);
    await build();
    expect(await findings([])).toEqual([]);
    await browserTests("--project=empty");

    await rebrand(folder, { pictures: true });
    await run(process.execPath, "tooling/content/main.ts");
    await run("react-router", "typegen");
    await run("tsc", "--noEmit");
    await run("vitest", "run", "testing/rehearsal/in-the-copy", ...unitTests());
    stateCapital(folder);
    await build();
    expectFonts();
    // What every page says of itself and of the agency, the words of each service, and a request by each form, with and
    // without script, up to an accepted quote.
    const pages = ["meta.spec", "sections", "first-screens", "construction"];
    const forms = ["contact-plain", "pricing-plain", "follow-up.phone"];
    await browserTests("--project=desktop", "--project=tls", ...pages, ...forms);
    expect(await findings(["identity", "content"])).toMatchObject([
      { id: "empty", status: "warning", reason: "Empty: content/bank.yaml, content/brand.yaml (social)." },
    ]);
  },
);
