import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnvironment } from "#server/environment.ts";
import type { Context, Outcome, Probes } from "./check.ts";
import { checkList } from "./checks.ts";
import { readContent, type SiteContent } from "./content.ts";

const variables = {
  SITE_URL: "https://www.brise-marine.fr",
  DATA_DIR: "/var/lib/site",
  SMTP_URL: "smtps://user:sesame@smtp.brise-marine.fr",
  MAIL_FROM: '"Brise marine" <bonjour@brise-marine.fr>',
  LEADS_TO: "projets@brise-marine.fr",
  TRUST_PROXY: "127.0.0.1",
};

const content: SiteContent = {
  samples: [],
  identity: {
    origin: "https://www.brise-marine.fr",
    phone: { display: "+33 5 96 12 34 56", link: "+33596123456" },
    emails: { hello: "bonjour@brise-marine.fr" },
    chat: { number: "596696123456" },
    founded: 2019,
    employees: 3,
    companiesSupported: 40,
    openingHours: { days: ["Monday"], opens: "08:00", closes: "16:00" },
    rating: { value: 4.8, reviews: 31 },
    social: [{ label: "Instagram", url: "https://www.instagram.com/brise.marine" }],
  },
  // The number of a public body, as an example that fits its own last digit.
  legal: {
    siret: "732 829 320 00074",
    register: "RCS Fort-de-France 732 829 320",
    vatNumber: "FR44732829320",
  },
  legalTexts: { legal: {}, terms: {} },
  host: {},
  limits: { answerHours: 24, paymentMonths: [12, 24] },
  proof: { own: 10, world: 2 },
};

const records: Readonly<Record<string, readonly string[]>> = {
  "brise-marine.fr": ["v=spf1 include:spf.brise-marine.fr -all", "other=1"],
  "_dmarc.brise-marine.fr": ["v=DMARC1; p=none"],
};

const probes: Probes = {
  mailServer: async () => ({ status: "ready", encrypted: true }),
  textRecords: async (name) => records[name] ?? "no-such-name",
  databaseProblem: async () => null,
  folder: async () => ({ exists: true, writable: true, freeBytes: 1e10, kind: "disk" }),
};

type Changes = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly content?: Partial<SiteContent>;
  readonly identity?: Partial<SiteContent["identity"]>;
  readonly probes?: Partial<Probes>;
  readonly others?: Partial<Context>;
};

/** A site that is ready to go live, but for some changes. */
function contextOf(changes: Changes = {}): Context {
  const environment = parseEnvironment({ ...variables, ...changes.variables });
  const { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl } = environment;
  return {
    environment,
    nodeEnv: "production",
    content: { ...content, identity: { ...content.identity, ...changes.identity }, ...changes.content },
    build: { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl },
    probes: { ...probes, ...changes.probes },
    ...changes.others,
  };
}

const checks = checkList.flatMap((area) => area.checks);

/** What each check finds that is neither in order nor the owner's to say, by its id. */
async function problems(context: Context): Promise<Readonly<Record<string, Outcome>>> {
  const outcomes = await Promise.all(
    checks.map(async (check) => [check.id, await check.check(context)] as const),
  );
  return Object.fromEntries(outcomes.filter(([, { status }]) => status !== "ok" && status !== "confirm"));
}

test("a site that is ready has nothing left but what only the owner can say", async () => {
  expect(await problems(contextOf())).toEqual({});
});

test("every check has an id of its own", () => {
  const ids = checks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const postgres = "postgres://site:geheim@db.brise-marine.fr/leads";

const found: readonly (readonly [
  what: string,
  changes: Changes,
  id: string,
  status: string,
  reason: RegExp,
])[] = [
  ["http", { variables: { SITE_URL: "http://brise-marine.fr" } }, "site-url", "failed", /not secure/],
  ["a sample", { variables: { SITE_URL: "https://alize.example" } }, "site-url", "failed", /no visitor/],
  ["this machine", { variables: { SITE_URL: "https://127.0.0.1:3000" } }, "site-url", "failed", /no visitor/],
  ["no build", { others: { build: null } }, "build-settings", "failed", /npm run build/],
  [
    "a build for another address",
    { others: { build: { ...build(), siteUrl: "https://old.brise-marine.fr" } } },
    "build-settings",
    "failed",
    /SITE_URL=https:\/\/old\.brise-marine\.fr:/,
  ],
  ["no proxy", { variables: { TRUST_PROXY: "" } }, "trust-proxy", "failed", /not set/],
  [
    "a sample service",
    { variables: { CONTACT_FORM_ACTION: "https://forms.example/x" } },
    "service-hosts",
    "failed",
    /CONTACT_FORM_ACTION=https:\/\/forms\.example\/x/,
  ],
  ["development", { others: { nodeEnv: "development" } }, "node-env", "failed", /development/],
  ["no NODE_ENV", { others: { nodeEnv: undefined } }, "node-env", "warning", /not set/],
  ["a temporary folder", { variables: { DATA_DIR: "/tmp/site" } }, "data-dir", "failed", /empties/],
  ["a container's layer", folder({ kind: "container" }), "data-dir", "failed", /mount a volume/],
  ["a network disk", folder({ kind: "network" }), "data-dir", "failed", /locks/],
  ["a folder of somebody else", folder({ writable: false }), "data-dir", "failed", /may not write/],
  ["a full disk", folder({ freeBytes: 1024 * 1024 }), "data-dir", "failed", /1 MB left/],
  [
    "a database that is away",
    { variables: { DATABASE_URL: postgres }, probes: { databaseProblem: async () => "It is away" } },
    "database",
    "failed",
    /^It is away\.$/,
  ],
  [
    "a plain database",
    { variables: { DATABASE_URL: postgres } },
    "database-encryption",
    "failed",
    /unencrypted/,
  ],
  [
    "an unchecked database",
    { variables: { DATABASE_URL: `${postgres}?sslmode=require` } },
    "database-encryption",
    "warning",
    /does not check/,
  ],
  ["no mail server", { variables: { SMTP_URL: "" } }, "smtp-url", "failed", /\/var\/lib\/site\/mail/],
  [
    "a wrong password",
    { probes: { mailServer: async () => ({ status: "refuses", reason: "535 no" }) } },
    "smtp-login",
    "failed",
    /^smtp\.brise-marine\.fr refuses: 535 no$/,
  ],
  [
    "no mail server there",
    { probes: { mailServer: async () => ({ status: "unreachable", reason: "ECONNREFUSED" }) } },
    "smtp-login",
    "failed",
    /cannot be reached: ECONNREFUSED$/,
  ],
  [
    "plain mail",
    { probes: { mailServer: async () => ({ status: "ready", encrypted: false }) } },
    "smtp-encryption",
    "warning",
    /STARTTLS/,
  ],
  [
    "a sample sender",
    { variables: { MAIL_FROM: "a@alize.example" } },
    "mail-from",
    "failed",
    /a@alize\.example/,
  ],
  [
    "a sample recipient",
    { variables: { LEADS_TO: "a@brise.fr,b@x.example" } },
    "leads-to",
    "failed",
    /to b@x/,
  ],
  ["no SPF", texts({ "brise-marine.fr": [] }), "spf", "failed", /none/],
  ["no such domain", texts({}), "spf", "failed", /no domain/],
  ["two SPF", texts({ "brise-marine.fr": ["v=spf1 -all", "v=spf1 mx"] }), "spf", "failed", /2 of them/],
  ["SPF for all", texts({ "brise-marine.fr": ["v=spf1 +all"] }), "spf", "failed", /anybody/],
  ["no network for SPF", offline(), "spf", "unknown", /TXT brise-marine\.fr/],
  ["no DMARC", texts({ "brise-marine.fr": ["v=spf1 -all"] }), "dmarc", "failed", /_dmarc\.brise-marine\.fr/],
  ["no network for DMARC", offline(), "dmarc", "unknown", /TXT _dmarc/],
  ["a fictional chat", { identity: { chat: { number: "33639980412" } } }, "phone", "failed", /: chat 336/],
  [
    "a fictional phone",
    { identity: { phone: { display: "+33 1 99 00 12 34", link: "+33199001234" } } },
    "phone",
    "failed",
    /phone \+33 1 99 00 12 34/,
  ],
  ["a sample e-mail", { identity: { emails: { a: "a@b.example" } } }, "addresses", "failed", /a@b\.example/],
  [
    "a sample profile",
    { identity: { social: [{ label: "X", url: "https://x.com/alize_example" }] } },
    "addresses",
    "failed",
    /x\.com/,
  ],
  [
    "a SIRET of zeros",
    { content: { legal: { ...content.legal, siret: "000 000 000 00000" } } },
    "registration",
    "failed",
    /: siret\.$/,
  ],
  [
    "a mistyped SIRET",
    { content: { legal: { ...content.legal, siret: "732 829 320 00075" } } },
    "registration",
    "failed",
    /wrong digit/,
  ],
  [
    "no terms",
    { content: { legalTexts: { legal: {}, terms: null } } },
    "legal-texts",
    "failed",
    /: terms\.$/,
  ],
  ["no host", { content: { host: null } }, "host", "failed", /nobody/],
];

function build() {
  return { siteUrl: variables.SITE_URL, contactFormAction: null, imageCdnUrl: null, videoBaseUrl: null };
}

function folder(changes: object): Changes {
  return { probes: { folder: async (path) => ({ ...(await probes.folder(path)), ...changes }) } };
}

function texts(answers: Readonly<Record<string, readonly string[]>>): Changes {
  return { probes: { textRecords: async (name) => answers[name] ?? "no-such-name" } };
}

function offline(): Changes {
  return { probes: { textRecords: async () => "no-answer" } };
}

test.each(found)("%s is found", async (_what, changes, id, status, reason) => {
  const outcome = (await problems(contextOf(changes)))[id];
  expect(outcome).toEqual({ status, reason: expect.stringMatching(reason) });
});

test.each([
  ["on this machine", "postgres://site:geheim@127.0.0.1/leads"],
  ["in a network of its own", "postgres://site:geheim@10.0.0.3/leads"],
  ["in another container", "postgres://site:geheim@database/leads"],
  ["behind a checked certificate", `${postgres}?sslmode=verify-full`],
])("a database %s is in order", async (_where, DATABASE_URL) => {
  expect(await problems(contextOf({ variables: { DATABASE_URL } }))).toEqual({});
});

test("DMARC of the domain above covers the one that sends", async () => {
  const changes = { MAIL_FROM: "a@news.brise-marine.fr" };
  const answers = { ...records, "news.brise-marine.fr": ["v=spf1 -all"] };
  expect(await problems(contextOf({ variables: changes, ...texts(answers) }))).toEqual({});
});

test("no outcome holds a password, and each todo is one line", async () => {
  const changed = { variables: { DATABASE_URL: postgres, SMTP_URL: "smtp://u:sesame@mail.brise-marine.fr" } };
  const outcomes = await Promise.all(checks.map((check) => check.check(contextOf(changed))));
  expect(JSON.stringify(outcomes)).not.toMatch(/sesame|geheim/);
  for (const { todo } of checks) expect(todo).toMatch(/^[A-Z][^\n]+[^.]$/);
});

test("every content file that marks itself as sample is found, and fails a check of its own area", async () => {
  const marked = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `content/${file.replaceAll("\\", "/")}`)
    .filter((file) => /^export const sample\b/m.test(readFileSync(file, "utf8")));
  const { samples } = await readContent();
  expect(samples.map(({ file }) => file).toSorted()).toEqual(marked.toSorted());
  for (const sample of samples) {
    const left = await problems(contextOf({ content: { samples: [sample] } }));
    expect(Object.keys(left), sample.file).toHaveLength(1);
  }
});
