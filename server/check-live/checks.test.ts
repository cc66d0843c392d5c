import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { vatCategory, vatPlaceKeys } from "#app/prices/vat.ts";
import { companyFactsNeededAt } from "#quotes/drafts/blockers.ts";
import { type Changes, contextOf, postgres, problems, records } from "./checks.fixture.ts";
import { readContent } from "./content.ts";
import { checks, runChecks } from "./report.ts";
import words from "./words.json" with { type: "json" };

test("a site that is ready passes every check", async () => {
  expect(await problems(contextOf())).toEqual({});
});

test("every check has words, and all words are of a check", () => {
  expect(checks.map(({ id }) => id)).toEqual(Object.keys(words.todos));
});

test("every text is there in both languages, with the same values", () => {
  const slotsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const texts = Object.values(words).flatMap((group): [string, string[]][] => Object.entries(group));
  for (const [name, [french = "", english = "", ...others]] of texts) {
    expect(others, name).toEqual([]);
    expect(slotsOf(french), name).toEqual(slotsOf(english));
    expect(french, name).not.toContain("'");
  }
});

function texts(answers: Readonly<Record<string, readonly string[]>>): Changes {
  return { probes: { textRecords: async (name) => answers[name] ?? "no-such-name" } };
}

test.each([
  ["on this machine", "postgres://site:geheim@127.0.0.1/leads"],
  ["in a network of its own", "postgres://site:geheim@10.0.0.3/leads"],
  ["in another container", "postgres://site:geheim@database/leads"],
  ["behind a checked certificate", `${postgres}?sslmode=verify-full`],
])("a database %s is in order", async (_where, DATABASE_URL) => {
  expect(await problems(contextOf({ variables: { DATABASE_URL } }))).toEqual({});
});

test("a parent domain's DMARC record covers the sender's domain", async () => {
  const changes = { MAIL_FROM: "a@news.brise-marine.fr" };
  const answers = { ...records, "news.brise-marine.fr": ["v=spf1 -all"] };
  expect(await problems(contextOf({ variables: changes, ...texts(answers) }))).toEqual({});
});

test("no outcome contains a password, and each todo is one line", async () => {
  const changed = { variables: { DATABASE_URL: postgres, SMTP_URL: "smtp://u:sesame@mail.brise-marine.fr" } };
  for (const locale of locales) {
    const results = await runChecks({ ...contextOf(changed), locale });
    expect(JSON.stringify(results)).not.toMatch(/sesame|geheim/);
    for (const { todo } of results) expect(todo).toMatch(/^\p{Lu}[^\n]+[^.]$/u);
  }
});

test("every content file that is marked with `sample` is found, and fails one check", async () => {
  const marked = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => `content/${file.replaceAll("\\", "/")}`)
    .filter((file) => /^sample:/m.test(readFileSync(file, "utf8")));
  const { samples } = readContent();
  expect(samples.map(({ file }) => file).toSorted()).toEqual(marked.toSorted());
  for (const sample of samples) {
    const left = await problems(contextOf({ content: { samples: [sample] } }));
    expect(Object.keys(left), sample.file).toHaveLength(1);
  }
});

test("the notice of a chatbot is asked for only where one is sold", async () => {
  const { legal } = contextOf().content;
  const asked = { ...legal, advice: { ...legal.advice, chatbot: null } };
  expect(await problems(contextOf({ content: { legal: asked, sellsChatbot: false } }))).toEqual({});
});

test("a VAT number is asked for only where quotes need it, and whoever is exempt has no number in a register", async () => {
  const { legal } = contextOf().content;
  const known = { ...legal, register: "Dispensé d’immatriculation", vatNumber: null };
  for (const place of vatPlaceKeys) {
    const changes = { content: { legal: known, companyFacts: companyFactsNeededAt(place) } };
    const needed = ["S", "AE"].includes(vatCategory(place)?.code ?? "");
    expect(Object.keys(await problems(contextOf(changes))), place).toEqual(needed ? ["registration"] : []);
  }
});
