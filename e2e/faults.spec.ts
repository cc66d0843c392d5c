/** What a visitor gets while the store cannot take a request: the form again, with every word; then, the thanks. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { systemClock } from "#app/domain/clock.ts";
import { acceptanceKeyOf } from "#quotes/client-operations.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { textHash } from "#quotes/drafts/drafts.ts";
import { clientSteps } from "#quotes/pages/client/forms.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { type Bench, test, type Variables } from "#testing/browser/processes.ts";
import { contactValues, example, formFields, personValues } from "#testing/form-values.ts";
import { elements, texts } from "#testing/markup.ts";
import { openOperations } from "#testing/private-pages.ts";
import { languageOf, routes } from "#testing/routes.ts";
import { leadsProgram } from "#testing/server-process.ts";
import { type Locale, plain, words } from "#testing/words.ts";

/** A server that mails to a peer of its own, started through another program if one is given, and its commands. */
async function openSite(bench: Bench, variables: Variables = {}, through: readonly string[] = []) {
  const peer = await bench.peer();
  const all = { DATA_DIR: bench.dataDir, SMTP_URL: peer.url, ...variables };
  const server = await bench.server(all, through);
  return { server, peer, leads: (...args: readonly string[]) => leadsProgram(all, ...args) };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** Both forms, one in each language, as a browser without script sends them. */
const posts = [
  {
    locale: "fr-fr",
    path: routes.contact["fr-fr"],
    entered: contactValues("french@visitor.example", { company: 'Rhum "& Fils" <SARL>' }),
    hidden: formFields("fr-fr", {}),
    said: words["fr-fr"]("forms.error.unavailable"),
  },
  {
    locale: "en-en",
    path: routes.pricing["en-en"],
    entered: personValues("english@visitor.example"),
    hidden: example.fields,
    said: words["en-en"]("pricing.request.error.text"),
  },
] as const satisfies readonly { locale: Locale; [other: string]: unknown }[];

type Post = (typeof posts)[number];

let visitors = 0;
function send(
  site: Site,
  { path, entered, hidden }: { readonly path: string; readonly entered: object; readonly hidden: object },
): Promise<Response> {
  visitors += 1;
  return fetch(`${site.server.origin}${path}`, {
    method: "POST",
    headers: { "X-Forwarded-For": `10.2.${visitors >> 8}.${visitors & 255}` },
    body: new URLSearchParams({ ...hidden, ...entered }),
    redirect: "manual",
  });
}

/** The value of every field of a page: typed, chosen, or hidden. */
function valuesIn(html: string): ReadonlySet<string> {
  const chosen = elements(html, "input")
    .filter(({ type, checked }) => (type !== "radio" && type !== "checkbox") || checked !== undefined)
    .map(({ value }) => value ?? "");
  const selected = elements(html, "option")
    .filter(({ selected }) => selected !== undefined)
    .map(({ value }) => value ?? "");
  const long = [...html.matchAll(/<textarea[^>]*>([\s\S]*?)<\/textarea>/g)].map(([, text]) => text ?? "");
  return new Set([...chosen, ...selected, ...long.map((text) => plain(text))]);
}

/** The page says in its language that the request was not saved, and holds all that was sent. */
async function expectKept(answer: Response, { locale, entered, said }: Post): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const html = await answer.text();
  expect(elements(html, "html")[0]?.lang).toBe(languageOf[locale]);
  expect(plain(texts(html, "title")[0] ?? "")).toMatch(locale === "fr-fr" ? /^Erreur : / : /^Error: /);
  expect(plain(html.replace(/<[^>]*>/g, "")).includes(plain(said))).toBe(true);
  const kept = valuesIn(html);
  for (const value of Object.values(entered).map(plain)) expect([...kept].map(plain)).toContain(value);
}

/** Everything of a fault, from before it begins until long after: `begin` makes it, `end` mends it. */
async function expectWeathered(
  site: Site,
  begin: () => unknown,
  end: () => unknown,
  unavailable: string,
): Promise<void> {
  const before = await send(site, {
    path: routes.contact["en-en"],
    entered: contactValues("before@visitor.example"),
    hidden: formFields("en-en", {}),
  });
  expect(before.status).toBe(303);
  await expect.poll(() => site.peer.received.length).toBe(2);

  await begin();
  const [answers, page] = await Promise.all([
    Promise.all(posts.map((post) => send(site, post))),
    fetch(`${site.server.origin}${routes.home["fr-fr"]}`),
  ]);
  expect(page.status).toBe(200);
  for (const [index, post] of posts.entries()) await expectKept(answers[index] as Response, post);
  const log = site.server.output();
  expect(log).toMatch(new RegExp(`"lead.not-stored","code":"${unavailable}"`));
  for (const secret of ["visitor.example", "Lavigne", "0596", "Rhum"]) expect(log).not.toContain(secret);

  await end();
  // What the person does who was told to try again: the same form once more.
  for (const post of posts) expect((await send(site, post)).status).toBe(303);
  const leads = JSON.parse(await site.leads("list", "--json")) as { email: string }[];
  expect(leads.map(({ email }) => email).sort()).toEqual([
    "before@visitor.example",
    "english@visitor.example",
    "french@visitor.example",
  ]);
  await expect.poll(() => site.peer.received.length, { timeout: 20_000 }).toBe(6);
  await expect.poll(() => site.leads("outbox")).toContain("6 in all, 0 waiting, 0 dead");
  await expect.poll(() => readyz(site), { timeout: 15_000 }).toBe("ready");
}

async function readyz(site: Site): Promise<string> {
  const answer = await fetch(`${site.server.origin}/readyz`);
  const word = await answer.text();
  expect(answer.status).toBe(word === "ready" ? 200 : 503);
  return word;
}

test("with the store locked by another program, visitors keep their words, and go on once it lets go", {
  tag: "@soak",
}, async ({ bench }) => {
  const site = await openSite(bench);
  const other = new DatabaseSync(join(bench.dataDir, "leads.sqlite"));
  bench.after(() => other.close());
  await expectWeathered(
    site,
    () => other.exec("BEGIN EXCLUSIVE"),
    () => other.exec("ROLLBACK"),
    "SQLITE_BUSY",
  );
});

test("with the store's file gone, visitors keep their words, and go on once it is back", {
  tag: "@soak",
}, async ({ bench }) => {
  const folder = join(bench.dataDir, "store");
  mkdirSync(folder);
  const site = await openSite(bench, { DATA_DIR: folder });
  await expectWeathered(
    site,
    () => renameSync(folder, `${folder}-away`),
    async () => {
      await expect.poll(() => readyz(site)).toBe("store");
      renameSync(`${folder}-away`, folder);
    },
    "FILE_GONE",
  );
});

test("with the store's log deleted, visitors keep their words, and nothing that was thanked is lost by a kill", {
  tag: "@soak",
}, async ({ bench }) => {
  const variables = { DATA_DIR: join(bench.dataDir, "store") };
  const site = await openSite(bench, variables);
  const [first, second] = posts;
  expect((await send(site, first)).status).toBe(303);
  expect(await readyz(site)).toBe("ready");
  rmSync(join(variables.DATA_DIR, "leads.sqlite-wal"));
  await expectKept(await send(site, second), second);
  expect(site.server.output()).toContain('"lead.not-stored","code":"LOG_GONE"');
  await expect.poll(() => readyz(site), { timeout: 15_000 }).toBe("store");
  await site.server.stop("SIGKILL");

  const again = await openSite(bench, variables);
  expect((await send(again, second)).status).toBe(303);
  const leads = JSON.parse(await again.leads("list", "--json")) as { email: string }[];
  expect(leads.map(({ email }) => email)).toEqual([second.entered.email, first.entered.email]);
  expect(await readyz(again)).toBe("ready");
});

const canLimit = process.platform === "linux" && spawnSync("prlimit", ["--version"]).status === 0;

test("with the disk full, visitors keep their words, and go on once there is room; readiness says so", {
  tag: "@soak",
}, async ({ bench }) => {
  test.skip(!canLimit, "no prlimit to make a full disk with");
  const site = await openSite(bench);
  const limit = (size: string) =>
    execFileSync("prlimit", [`--pid=${site.server.pid}`, `--fsize=${size}:unlimited`]);
  await expectWeathered(
    site,
    // No file may grow any more: the store's log was written to already.
    async () => {
      limit("4096");
      await expect.poll(() => readyz(site), { timeout: 15_000 }).toBe("store");
    },
    () => limit("unlimited"),
    "SQLITE_\\w+",
  );
});

test("with the disk full, both private pages keep what was posted and decide nothing, and go on once there is room", {
  tag: "@soak",
}, async ({ bench }) => {
  test.skip(!canLimit, "no prlimit to make a full disk with");
  const store = await openSqliteStore(bench.dataDir, systemClock);
  const { quote, tokens } = await openOperations(store, systemClock);
  await store.close();
  const site = await openSite(bench);
  const limit = (size: string) =>
    execFileSync("prlimit", [`--pid=${site.server.pid}`, `--fsize=${size}:unlimited`]);
  const answers = [
    {
      path: `/r/${tokens.agency}/`,
      fields: { step: "notes", notes: "Rappeler lundi", notesHash: textHash("") },
    },
    { path: `/q/${tokens.client}/`, fields: { step: "ask", question: "Et la formation ?" } },
    {
      path: `/q/${tokens.client}/`,
      fields: {
        step: clientSteps.accept,
        name: "Joséphine Lavigne",
        signatoryRole: "Gérante",
        agreed: "yes",
        quoteId: quote.id,
        pdfHash: quote.pdfHash,
        stepKey: acceptanceKeyOf(tokens.client, quote.quote.locale, agencyDay(Date.now())),
      },
    },
  ];
  const answer = ({ path, fields }: (typeof answers)[number]) =>
    send(site, { path, entered: fields, hidden: {} });

  limit("4096");
  await expect.poll(() => readyz(site), { timeout: 15_000 }).toBe("store");
  for (const each of answers) {
    const refused = await answer(each);
    expect(refused.status, each.fields.step).toBe(503);
    const html = plain(await refused.text());
    for (const value of Object.values(each.fields)) expect(html).toContain(value);
  }
  limit("unlimited");
  await expect.poll(() => readyz(site), { timeout: 15_000 }).toBe("ready");
  const accepted = words["fr-fr"]("clientQuote.state.accepted");
  const page = async () => plain(await (await fetch(`${site.server.origin}/q/${tokens.client}/`)).text());
  expect(await page()).not.toContain(accepted);
  for (const each of answers) expect((await answer(each)).status, each.fields.step).toBe(303);
  expect(await page()).toContain(accepted);
});

test("with PostgreSQL stopped, visitors keep their words, and go on once it is started", {
  tag: "@soak",
}, async ({ bench }) => {
  const postgres = await bench.postgres();
  const site = await openSite(bench, { DATABASE_URL: postgres.url });
  await expectWeathered(site, postgres.halt, postgres.resume, "(?:ECONNREFUSED|POSTGRES_\\w+)");
});
