import { euros } from "#app/domain/money.ts";
import { parseEnvironment } from "#server/environment.ts";
import type { Context } from "./checks.ts";
import type { SiteContent } from "./content.ts";
import type { Probes } from "./probes.ts";
import { runChecks } from "./report.ts";

export const variables = {
  SITE_URL: "https://www.brise-marine.fr",
  DATA_DIR: "/var/lib/site",
  SMTP_URL: "smtps://user:sesame@smtp.brise-marine.fr",
  MAIL_FROM: '"Brise marine" <bonjour@brise-marine.fr>',
  LEADS_TO: "projets@brise-marine.fr",
  TRUST_PROXY: "127.0.0.1",
};

export const content: SiteContent = {
  samples: [],
  empty: [],
  identity: {
    origin: "https://www.brise-marine.fr",
    phone: { display: "+33 5 96 12 34 56", link: "+33596123456" },
    emails: { hello: "bonjour@brise-marine.fr", projects: "projets@brise-marine.fr" },
    chat: { number: "596696123456", baseUrl: "https://wa.me/" },
    social: [{ network: "instagram", label: "Instagram", url: "https://www.instagram.com/brise.marine" }],
  },
  // A valid example: the number of a public body, with a correct check digit.
  legal: {
    capital: euros(8000),
    host: { name: "Alto", address: "1 rue des Alpes, 38000 Grenoble", phone: "+33 4 76 00 11 22" },
    siret: "732 829 320 00074",
    register: "RCS Fort-de-France 732 829 320",
    vatNumber: "FR44732829320",
    accessibilityChecked: "2027-01-15",
    mediator: {
      name: "Concorde",
      address: "3 rue du Port, 13002 Marseille",
      site: "https://www.concorde.fr",
    },
    advice: {
      generalTerms: "Me Rey, 2027-01-15",
      withdrawal: "Me Rey, 2027-01-15",
      electronicInvoices: "Plateforme du cabinet, 2027-01-20",
      chatbot: "Me Rey, 2027-01-15",
      accessibility: "Me Rey, 2027-01-15",
    },
  },
  companyFacts: ["capital", "siret", "register", "vatNumber"],
  sellsChatbot: true,
  host: {},
  webhookReceiver: null,
};

export const records: Readonly<Record<string, readonly string[]>> = {
  "brise-marine.fr": ["v=spf1 include:spf.brise-marine.fr -all", "other=1"],
  "_dmarc.brise-marine.fr": ["v=DMARC1; p=none"],
};

export const probes: Probes = {
  mailServer: async () => ({ status: "ready", encrypted: true }),
  textRecords: async (name) => records[name] ?? "no-such-name",
  databaseProblem: async () => null,
  folder: async () => ({ exists: true, writable: true, freeBytes: 1e10, kind: "disk" }),
  remnants: () => [],
};

export type Changes = {
  readonly variables?: Readonly<Record<string, string>>;
  readonly content?: Partial<SiteContent>;
  readonly identity?: Partial<SiteContent["identity"]>;
  readonly probes?: Partial<Probes>;
  readonly others?: Partial<Context>;
};

/** A site that is ready to go live, except for these changes. */
export function contextOf(changes: Changes = {}): Context {
  const environment = parseEnvironment({ ...variables, ...changes.variables });
  const { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl } = environment;
  return {
    environment,
    nodeEnv: "production",
    content: { ...content, identity: { ...content.identity, ...changes.identity }, ...changes.content },
    build: { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl },
    probes: { ...probes, ...changes.probes },
    locale: "en-en",
    ...changes.others,
  };
}

/** What the checks find, by id. */
export async function problems(context: Context) {
  const found = (await runChecks(context)).filter(({ status }) => status !== "ok");
  return Object.fromEntries(found.map(({ id, status, reason }) => [id, { status, reason }]));
}

export const postgres = "postgres://site:geheim@db.brise-marine.fr/leads";
