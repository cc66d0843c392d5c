import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { leadsProcess, runLeads, setUp } from "./commands.fixture.ts";
import { helpText, parseCommand } from "./commands.ts";

test("an unknown command or ID is one line on standard error", async () => {
  const { directory } = await setUp();
  const leads = (...args: readonly string[]) => leadsProcess(directory, "", ...args);
  const results = await Promise.all([leads("lst"), leads("show", "NOPE"), leads("retry", "NOPE")]);
  expect(results.map(({ code }) => code)).toEqual([2, 1, 1]);
  for (const { out, err } of results) {
    expect(out).toBe("");
    expect(err).toMatch(/^[^\n]+\n$/);
  }
});

test.each([
  [],
  ["constructor"],
  ["show"],
  ["show", "A", "B"],
  ["pdf", "A", "B", "C"],
  ["list", "--xml"],
  ["list", "all"],
  ["list", "--json=yes"],
  ["list", "-j"],
  ["erase"],
])("%j is a usage error", (...argv) => {
  expect(() => parseCommand(argv)).toThrow(expect.objectContaining({ name: "CommandError", usage: true }));
});

test("help lists the commands, and an empty store is not an error", async () => {
  const { leads } = await setUp();
  const [help, json] = await Promise.all([leads("help"), leads("list", "--json")]);
  expect(help.out).toBe(helpText());
  expect(json.out).toBe("[]\n");
});

test("docs/leads.md lists the commands that help lists", () => {
  const inHelp = [...helpText().matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  const document = readFileSync("docs/leads.md", "utf8");
  const documented = [...document.matchAll(/^npm run -s leads -- ([a-z-]+)/gm)].map(([, name]) => name);
  expect(inHelp).toContain("backup");
  expect(new Set(documented)).toEqual(new Set(inHelp.filter((name) => name !== "help")));
});

test("a folder without a store is named, and nothing is created in it", async () => {
  const directory = temporaryDirectory();
  const missing = join(directory, "not", "there");
  const database = "postgres://u:p@127.0.0.1:1/leads";
  const [mistyped, ...results] = await Promise.all([
    runLeads(missing, "", "lst"),
    runLeads(missing, "", "list"),
    runLeads(missing, "", "erase", "a@b.example"),
    runLeads(missing, "", "purge"),
    runLeads(missing, "", "backup", join(directory, "copy.sqlite")),
    runLeads(missing, database, "move-to-postgres"),
  ]);
  const err = `There is no store in ${missing}: is DATA_DIR the one of the server?\n`;
  for (const result of results) expect(result).toEqual({ code: 1, out: "", err });
  expect(mistyped.code).toBe(2);
  expect(readdirSync(directory)).toEqual([]);
});
