/** What the documentation points to exists: files, sections, decisions. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const exclude = [
  "**/node_modules/**",
  "build/**",
  ".cache/**",
  ".edit/**",
  ".published/**",
  ".react-router/**",
  "data/**",
  "test-results/**",
];
const documents = globSync("**/*.md", { exclude });
const sources = globSync("**/*.{ts,tsx,mjs,css,js}", { exclude });
const read = (file: string) => readFileSync(file, "utf8");

/** The names that a link's fragment can have: headings, as GitHub writes them, and explicit anchors. */
function anchorsOf(file: string): readonly string[] {
  const text = read(file);
  const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? "");
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
  return [...explicit, ...headings];
}

/** The error in a reference to a document of this project, or null. */
function faultOf(target: string): string | null {
  const [file = "", anchor] = target.split("#");
  if (!existsSync(file)) return `${file} does not exist`;
  return anchor === undefined || anchorsOf(file).includes(anchor) ? null : `${file} has no section ${anchor}`;
}

function faults(files: readonly string[], targetsOf: (file: string) => readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    targetsOf(file).flatMap((target) => {
      const fault = faultOf(target);
      return fault === null ? [] : [`${file}: ${fault}`];
    }),
  );
}

test("every link between documents leads to a file and a section that exist", () => {
  const links = (file: string) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) =>
      link.startsWith("#") ? `${file}${link}` : relative("", join(dirname(file), link)),
    );
  expect(documents.flatMap(links).length).toBeGreaterThan(20);
  expect(faults(documents, links)).toEqual([]);
});

test("every section of the documentation that a comment names exists", () => {
  const mentions = (file: string) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([mention]) => mention);
  const numbered = (file: string) =>
    [...read(file).matchAll(/\bdocs\/decisions\/(\d{3})(?!-)/g)].map(
      ([, number = ""]) => globSync(`docs/decisions/${number}-*.md`)[0] ?? `docs/decisions/${number}`,
    );
  expect(faults([...sources, ...documents], mentions)).toEqual([]);
  expect(faults([...sources, ...documents], numbered)).toEqual([]);
});

test("every path of this project that a document names exists", () => {
  const folders = globSync("*", { exclude: ["node_modules", "build", "data"] }).filter(
    (name) => !name.includes("."),
  );
  const path = new RegExp(`\`(?:node )?((?:${folders.join("|")})/[^\`\\s<{#]*)`, "g");
  const paths = (file: string) =>
    [...read(file).matchAll(path)].flatMap(([, name = ""]) =>
      // A pattern, or a file that the program creates.
      name.includes("…") || name.startsWith("docs/decisions/") ? [] : [name],
    );
  const missing = documents.flatMap((file) =>
    paths(file).flatMap((name) =>
      (name.includes("*") ? globSync(name).length > 0 : existsSync(name)) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("every decision has a date and a status, and is in the index", () => {
  const index = read("docs/decisions/README.md");
  const decisions = globSync("docs/decisions/[0-9]*.md");
  expect(decisions.length).toBeGreaterThan(10);
  for (const file of decisions) {
    const [title, , status] = read(file).split("\n");
    expect(title).toMatch(/^# \d{3} /);
    expect(status).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by)/);
    expect(index).toContain(`(${relative("docs/decisions", file)})`);
  }
});

test("every file and test that stands for a rule of law exists", () => {
  const rows = read("docs/law.md")
    .split("\n")
    .filter((line) => /^\| (?!Rule \||---)/.test(line) && !line.startsWith("|---"));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [, file = "", title = ""] = /`([^`]+)`: “([^”]+)” \|$/.exec(row) ?? [];
    // Its end is that of the test's title too.
    const text = existsSync(file) ? read(file) : "";
    expect(title !== "" && ['"', "`"].some((mark) => text.includes(`${title}${mark}`)), row).toBe(true);
    for (const [, path = ""] of row.matchAll(/`((?:app|content|editor|quotes|server|tooling)\/[\w/.*-]+)`/g))
      expect(globSync(path), path).not.toEqual([]);
  }
});
