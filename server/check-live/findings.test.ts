import { expect, test } from "vitest";
import { type Changes, content, contextOf, postgres, probes, problems, variables } from "./checks.fixture.ts";

const webhook = {
  WEBHOOK_URL: "https://crm.brise-marine.fr/hook",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, "k").toString("base64")}`,
};

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
    {
      variables: { SMTP_URL: "smtp://10.0.0.5?requireTLS=false" },
      probes: { mailServer: async () => ({ status: "ready", encrypted: false }) },
    },
    "smtp-encryption",
    "warning",
    /^10\.0\.0\.5 offers no STARTTLS/,
  ],
  [
    "mail that may be plain",
    { variables: { SMTP_URL: "smtp://mail.brise-marine.fr?requireTLS=false" } },
    "smtp-encryption",
    "warning",
    /remove requireTLS=false/,
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
  [
    "a fictional chat",
    { identity: { chat: { ...content.identity.chat, number: "33639980412" } } },
    "phone",
    "failed",
    /: chat\.number 336/,
  ],
  [
    "a fictional phone",
    { identity: { phone: { display: "+33 1 99 00 12 34", link: "+33199001234" } } },
    "phone",
    "failed",
    /phone\.display \+33 1 99 00 12 34/,
  ],
  [
    "a sample e-mail",
    { identity: { emails: { ...content.identity.emails, hello: "a@b.example" } } },
    "addresses",
    "failed",
    /a@b\.example/,
  ],
  [
    "a sample profile",
    { identity: { social: [{ network: "x", label: "X", url: "https://x.com/alize_example" }] } },
    "addresses",
    "failed",
    /x\.com/,
  ],
  ["the sample's name", left("Vent"), "remnants", "failed", /: “Vent” in \/fr-fr\/ and 1 more\.$/],
  ["the sample's place", left("Roseau", true), "remnants", "warning", /meant\? “Roseau” in/],
  [
    "what pages leave out",
    { content: { empty: ["content/bank.yaml", "content/figures.yaml (vision)"] } },
    "empty",
    "warning",
    /^Empty: content\/bank\.yaml, content\/figures\.yaml \(vision\)\.$/,
  ],
  [
    "nothing built to search",
    { probes: { remnants: () => null } },
    "remnants",
    "unknown",
    /run npm run build/,
  ],
  [
    "a SIRET of zeros",
    { content: { legal: { ...content.legal, siret: "000 000 000 00000" } } },
    "registration",
    "failed",
    /: siret\.$/,
  ],
  [
    "a company that is not known yet",
    { content: { legal: { ...content.legal, siret: null, host: null } } },
    "registration",
    "failed",
    /: siret, host\.$/,
  ],
  [
    "a mistyped SIRET",
    { content: { legal: { ...content.legal, siret: "732 829 320 00075" } } },
    "registration",
    "failed",
    /wrong digit/,
  ],
  [
    "a sample host",
    { content: { samples: [{ file: "content/legal.yaml", parts: ["host"] }] } },
    "registration",
    "failed",
    /: host\.$/,
  ],
  [
    "no mediator",
    { content: { legal: { ...content.legal, mediator: null } } },
    "mediator",
    "warning",
    /none/,
  ],
  [
    "a question that nobody has answered",
    {
      content: { legal: { ...content.legal, advice: { ...content.legal.advice, electronicInvoices: null } } },
    },
    "advice-electronicInvoices",
    "warning",
    /answered/,
  ],
  [
    "a chatbot whose notice nobody knows",
    { content: { legal: { ...content.legal, advice: { ...content.legal.advice, chatbot: null } } } },
    "advice-chatbot",
    "warning",
    /answered/,
  ],
  [
    "a webhook receiver that the privacy page does not name",
    { variables: webhook },
    "webhook-receiver",
    "failed",
    /WEBHOOK_URL is set/,
  ],
  [
    "a named webhook receiver that is not there",
    { content: { webhookReceiver: {} } },
    "webhook-receiver",
    "warning",
    /is not set/,
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

function left(text: string, mayBeMeant = false): Changes {
  return { probes: { remnants: () => [{ text, where: ["/fr-fr/", "/llms.txt"], mayBeMeant }] } };
}

function offline(): Changes {
  return { probes: { textRecords: async () => "no-answer" } };
}

test.each(found)("reports: %s", async (_what, changes, id, status, reason) => {
  const outcome = (await problems(contextOf(changes)))[id];
  expect(outcome).toEqual({ status, reason: expect.stringMatching(reason) });
});
