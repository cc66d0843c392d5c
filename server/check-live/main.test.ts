import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openMailbox } from "#server/outbox/mailbox.fixture.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { checkLive as runCheckLive } from "./main.ts";
import { checks } from "./report.ts";
import words from "./words.json" with { type: "json" };

type Result = { readonly code: number; readonly out: string; readonly err: string };

/** The command as the owner types it, with these variables and no others of the site's, which takes a second. */
function checkLiveProcess(variables: Readonly<Record<string, string>>): Promise<Result> {
  const { PATH = "" } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["server/check-live/main.ts"],
      { env: { PATH, ...variables } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** The same in this process. */
async function checkLive(
  variables: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Result> {
  const out: string[] = [];
  const err: string[] = [];
  const output = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text) };
  const code = await runCheckLive(args, variables, output);
  return { code, out: out.join(""), err: err.join("") };
}

type Report = {
  readonly siteUrl: string;
  readonly checks: readonly { readonly id: string; readonly status: string; readonly reason?: string }[];
};

const reportOf = ({ out }: Result): Report => JSON.parse(out);
const statusOf = (report: Report, id: string) => report.checks.find((check) => check.id === id)?.status;

test("without variables it fails with a list and creates nothing", async () => {
  const DATA_DIR = join(temporaryDirectory(), "data");
  const { code, out, err } = await checkLiveProcess({ DATA_DIR });
  expect({ code, err }).toEqual({ code: 1, err: "" });
  const lines = out.replaceAll("\u00A0", " ").split("\n");
  for (const line of [
    "E-mails",
    "  NON   Définissez SMTP_URL : sans elle, les e-mails ne sont écrits que dans des",
  ])
    expect(lines).toContain(line);
  expect(out).toMatch(/^\d+ à corriger/m);
  // A word that is longer than a line, such as an address, is the only reason for a longer one.
  for (const line of out.split("\n").filter((one) => one.length > 80)) expect(line.trim()).not.toContain(" ");
  const english = await checkLive({ DATA_DIR }, "--english");
  expect(english.out).toContain("  FAIL  Set SMTP_URL: without it mails are only written into files\n");
  expect(readdirSync(join(DATA_DIR, ".."))).toEqual([]);
});

test("it connects to the mail server, reads a file of variables, and prints no password", async () => {
  const mailbox = await openMailbox();
  const directory = temporaryDirectory();
  const file = join(directory, "site.env");
  writeFileSync(
    file,
    [
      "SITE_URL=https://www.brise-marine.fr",
      `SMTP_URL=${mailbox.url.replace("//", "//site:sesame@")}`,
      'MAIL_FROM="Brise marine <bonjour@alize.example>"',
      "DATABASE_URL=postgres://site:geheim@127.0.0.1:1/leads",
      "TRUST_PROXY=not an address",
    ].join("\n"),
  );
  // What is set already wins over the file.
  const result = await checkLive({ TRUST_PROXY: "127.0.0.1" }, "--json", `--env=${file}`);
  expect({ code: result.code, err: result.err }).toEqual({ code: 1, err: "" });
  const report = reportOf(result);
  expect(report.siteUrl).toBe("https://www.brise-marine.fr");
  expect(report.checks).toHaveLength(checks.length);
  for (const id of ["site-url", "trust-proxy", "smtp-login", "smtp-encryption", "database-encryption"])
    expect(statusOf(report, id), id).toBe("ok");
  for (const id of ["database", "mail-from"]) expect(statusOf(report, id), id).toBe("failed");
  expect(mailbox.connections()).toBeGreaterThan(0);
  expect(mailbox.received).toEqual([]);
  const text = await checkLive({}, "--env", file);
  expect(result.out + text.out).not.toMatch(/sesame|geheim/);
});

test("an invalid variable prints one line; a mistyped command prints its usage", async () => {
  const [wrong, mistyped, unread, help] = await Promise.all([
    checkLive({ SMTP_URL: "ftp://u:sesame@x" }),
    checkLive({}, "--jsn"),
    checkLive({}, "--english", "--env", "/no/such/file"),
    checkLive({}, "--help"),
  ]);
  expect(wrong).toEqual({ code: 1, out: "", err: expect.stringMatching(/^SMTP_URL: [^\n]+\n$/) });
  expect(wrong.err).not.toContain("u:sesame");
  expect(mistyped).toEqual({ code: 2, out: "", err: expect.stringContaining("npm run check-live") });
  expect(unread).toEqual({ code: 2, out: "", err: "--env: /no/such/file cannot be read\n" });
  expect(help).toMatchObject({ code: 0, out: mistyped.err });
});

test("docs/going-live.md lists the checks (npm run unit -- server/check-live -u writes it)", async () => {
  const document = readFileSync("docs/going-live.md", "utf8");
  const lists = Object.entries(words.areas).map(
    ([name, [, title]]) =>
      `${title}:\n\n${checks
        .filter(({ area }) => area === name)
        .map(({ todo: [, todo] }) => `- [ ] ${todo}\n`)
        .join("")}`,
  );
  const [begin, end] = [
    "<!-- The list is written by server/check-live/main.test.ts -->",
    "<!-- The end of the list -->",
  ];
  const listed = document.slice(document.indexOf(begin) + begin.length, document.indexOf(end));
  expect(document).toContain(`${begin}${listed}${end}`);
  const expected = document.replace(listed, () => `\n\n${lists.join("\n")}\n`);
  await expect(expected).toMatchFileSnapshot("../../docs/going-live.md");
});
