/** The W3C's HTML checker over every page in every state. */
import { execFile } from "node:child_process";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { locales } from "#testing/words.ts";
import { type Save, saveErrorPages, savePrivatePages, savePublicPages } from "./html-states.ts";

/** What the checker calls an error because it does not know it yet: all of it works in the browsers, or is ignored. */
const newerThanTheChecker: readonly RegExp[] = [
  /^Attribute “(?:command|commandfor)” not allowed on element “button”/,
  /^Attribute “closedby” not allowed on element “dialog”/,
  /^Attribute “name” not allowed on element “details”/,
  /^Bad value “auto, .*” for attribute “sizes” on element “source”/,
  /^CSS: “(?:size-adjust|contain-intrinsic-height|view-transition-name)”: Property .* doesn't exist/,
  /^CSS: Unrecognized at-rule “@(?:layer|property|view-transition)”/,
];

type Message = {
  readonly type: string;
  readonly message: string;
  readonly url: string;
  readonly extract?: string;
};

/** The errors of the pages in a folder, each as one line. Rejects if there is no Java. */
async function errorsIn(folder: string): Promise<readonly string[]> {
  const checker: string = createRequire(import.meta.url)("vnu-jar");
  const args = ["-Xss1m", "-jar", checker, "--format", "json", "--errors-only", "--exit-zero-always", folder];
  const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
  return messages
    .filter(({ message }) => !newerThanTheChecker.some((known) => known.test(message)))
    .map(({ message, url, extract = "" }) => `${message} (${url.split("/").at(-1)}: ${extract.trim()})`);
}

const hasJava = (): Promise<boolean> =>
  promisify(execFile)("java", ["-version"]).then(
    () => true,
    () => false,
  );

const proxyPages = join(import.meta.dirname, "../../build/proxy-pages");

test("every page has valid HTML, in every state", async () => {
  test.setTimeout(1_200_000);
  test.skip(!(await hasJava()), "There is no Java here, which the W3C's checker needs");
  const folder = temporaryFolder();
  /** Writes the page that a request is answered with into a file of this name. */
  const save: Save = async (name, status, response) => {
    const { status: actual, headers } = await response;
    expect(actual, name).toBe(status);
    expect(headers.get("Content-Type"), name).toMatch(/^text\/html/);
    writeFileSync(join(folder.path, `${name}.html`), await (await response).text(), { flag: "wx" });
  };
  for (const locale of locales) {
    await savePublicPages(locale, save);
    await saveErrorPages(locale, save);
    await savePrivatePages(locale, save);
  }
  for (const page of readdirSync(proxyPages))
    cpSync(join(proxyPages, page), join(folder.path, `proxy-${page}`));

  expect(readdirSync(folder.path).length).toBeGreaterThan(150);
  expect(await errorsIn(folder.path)).toEqual([]);
  folder.remove();
});
