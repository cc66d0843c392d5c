/** What mail programs and spam filters look at in every kind of mail. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { mailPurposes } from "#quotes/store/jobs.ts";
import { coloredTexts, contrastOf } from "#testing/contrast.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { everyMail, type SentMail } from "./every-mail.fixture.ts";

const mails = await everyMail();

/** The points from which SpamAssassin calls a mail spam are 5. */
const maxPoints = 0.5;

test("there is a mail of every kind", () => {
  expect([...new Set(mails.map(({ purpose }) => purpose))].sort()).toEqual(
    [...mailPurposes, "agency-board"].sort(),
  );
});

test("the header of the recipients has their addresses alone, each in angle brackets", () => {
  for (const { name, source, recipients } of mails) {
    const [, header = ""] = /^To:((?:.|\r\n[ \t])*)\r$/m.exec(source) ?? [];
    expect(
      header.split(",").map((part) => part.trim()),
      name,
    ).toEqual(recipients.map((address) => `<${address}>`));
  }
});

test("every text can be read: its contrast is 4.5 or more", () => {
  for (const { name, html } of mails) {
    const texts = coloredTexts(html);
    expect(texts.length).toBeGreaterThan(5);
    for (const { text, color, background } of texts)
      expect(contrastOf(color, background), `${name}: ${text}`).toBeGreaterThanOrEqual(4.5);
  }
});

test("in the dark theme every text can be read too", () => {
  for (const { name, html } of mails) {
    expect(html, name).toContain("prefers-color-scheme:dark");
    const [, rules = ""] = /\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
    // What its rules replace, by the colours of the light one.
    const dark = [...rules.matchAll(/background:(#\w+)"\]\{background:(#\w+)/g)].map(
      ([, from = "", to = ""]) => ({
        from,
        to,
      }),
    );
    const inks = [...rules.matchAll(/\[style\^="color:(#\w+)"\]\{color:(#\w+)/g)];
    expect(dark.length).toBeGreaterThan(3);
    const replaced = (color: string, pairs: readonly { from: string; to: string }[]) =>
      pairs.find(({ from }) => from === color)?.to ?? color;
    for (const { text, color, background } of coloredTexts(html)) {
      const ink = replaced(
        color,
        inks.map(([, from = "", to = ""]) => ({ from, to })),
      );
      expect(contrastOf(ink, replaced(background, dark)), `${name}: ${text}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** Before each mail: as the server of the recipient writes it, where the mail comes from a server with a name. */
const received = [
  "From hello@agency.example Sat Nov 21 12:00:00 2026",
  "Return-Path: <hello@agency.example>",
  "Received: from mail.agency.example (mail.agency.example [93.184.216.34])",
  "\tby mx.client.example (Postfix) with ESMTPS id 4AbCdE1234",
  `\tfor <jo@client.example>; ${new Date().toUTCString().replace("GMT", "+0000")}`,
  "",
].join("\n");

const installed = spawnSync("spamassassin", ["--version"]).status === 0;

test("SpamAssassin finds next to nothing in any of them", { timeout: 600_000 }, ({ skip }) => {
  skip(process.env.TEST_RUN === "quick", "Only in npm run soak");
  skip(!installed, "SpamAssassin is not installed: apt install spamassassin");
  // Only the rules of the package: newer ones, the network, and what it has learned here would change the result.
  const folder = temporaryDirectory();
  const args = [
    "--local",
    "--test-mode",
    "--mbox",
    "--configpath=/usr/share/spamassassin",
    "--nocreate-prefs",
  ];
  const reportsOf = (checked: readonly SentMail[]): readonly string[] => {
    const { stdout, stderr } = spawnSync("spamassassin", args, {
      input: checked.map(({ source }) => received + source.replaceAll("\r\n", "\n")).join("\n\n"),
      encoding: "utf8",
      env: { ...process.env, HOME: folder, LC_ALL: "C" },
    });
    const [, ...reports] = stdout.split("Content analysis details:");
    expect(reports, stderr).toHaveLength(checked.length);
    return reports;
  };
  const pointsIn = (report: string) => Number(/\((-?[\d.]+) points/.exec(report)?.[1]);
  const together = reportsOf(mails);
  // In a box of many it gives a mail that it takes at random the points of a picture with few words. A mail server has each
  // checked alone, and so are those here.
  for (const mail of mails.filter((_, index) => pointsIn(together[index] ?? "") > maxPoints)) {
    const [report = ""] = reportsOf([mail]);
    expect(pointsIn(report), `${mail.name}\n${report.slice(0, 1000)}`).toBeLessThanOrEqual(maxPoints);
  }
});
