import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import type { AdviceSubject } from "#app/content/schemas/agency.ts";
import { isSiret } from "#app/domain/company-number.ts";
import { mayLeaveUnencrypted } from "#server/mail/smtp-address.ts";
import { isLoopbackHost, isPublicAddress } from "#server/network.ts";
import { type Check, type Context, type Finding, failed, unknown, warning } from "./check.ts";
import { describeRemnants } from "./remnants/remnants.ts";

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761), or for this machine. */
const isSampleHost = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host) || isLoopbackHost(host);

/** Whether a host is this machine or in a private network, as far as its name shows. */
function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[(.+)\]$/, "$1");
  if (isIP(address) !== 0) return !isPublicAddress(address);
  // A name without a dot is a container's, or from the machine's own list.
  return !host.includes(".") || /\.(local|internal|lan|localhost)$/i.test(host);
}

// --- Configuration ---

const variables = {
  siteUrl: "SITE_URL",
  contactFormAction: "CONTACT_FORM_ACTION",
  imageCdnUrl: "IMAGE_CDN_URL",
  videoBaseUrl: "VIDEO_BASE_URL",
} as const;
const built = Object.keys(variables) as (keyof typeof variables)[];

const configuration: readonly Check[] = [
  {
    id: "site-url",
    todo: "Set `SITE_URL` to the site's own address, with https",
    check({ environment: { siteUrl } }) {
      const { protocol, hostname } = new URL(siteUrl);
      if (isSampleHost(hostname)) return failed(`It is ${siteUrl}, which no visitor can reach.`);
      return protocol === "https:" ? null : failed(`It is ${siteUrl}: browsers call that not secure.`);
    },
  },
  {
    id: "build-settings",
    todo: "Build with the same `SITE_URL`, `CONTACT_FORM_ACTION`, `IMAGE_CDN_URL` and `VIDEO_BASE_URL` as the server runs with",
    check({ environment, build }) {
      if (build === null) return failed("There are no built pages: run npm run build.");
      const differing = built
        .filter((name) => build[name] !== environment[name])
        .map((name) => `${variables[name]}=${build[name] ?? ""}`);
      if (differing.length === 0) return null;
      return failed(`The pages were built with ${differing.join(", ")}: run npm run build again.`);
    },
  },
  {
    id: "trust-proxy",
    todo: "Set `TRUST_PROXY` to the address of what stands in front: without it all visitors share one limit",
    check({ environment: { siteUrl, trustedProxies } }) {
      if (trustedProxies !== null) return null;
      return siteUrl.startsWith("https:")
        ? failed("It is not set, and https means that a proxy stands in front.")
        : unknown("First set SITE_URL.");
    },
  },
  {
    id: "service-hosts",
    todo: "Name only services that exist in `CONTACT_FORM_ACTION`, `IMAGE_CDN_URL` and `VIDEO_BASE_URL`, or leave them unset",
    check({ environment }) {
      const samples = (["contactFormAction", "imageCdnUrl", "videoBaseUrl"] as const)
        .map((name) => [variables[name], environment[name]] as const)
        .filter(([, url]) => url !== null && isSampleHost(new URL(url).hostname))
        .map(([name, url]) => `${name}=${url}`);
      return samples.length === 0 ? null : failed(`A sample address: ${samples.join(", ")}.`);
    },
  },
  {
    id: "node-env",
    todo: "Run the server with `NODE_ENV=production`, as `npm start` does",
    check({ nodeEnv = "" }) {
      if (nodeEnv === "production") return null;
      return nodeEnv === ""
        ? warning("It is not set here: a service that does not use npm start has to set it.")
        : failed(`It is ${nodeEnv}.`);
    },
  },
];

// --- Requests and backups ---

const enoughBytes = 500 * 1024 * 1024;

const unfitKinds = {
  memory: "which is in memory and gone with the next restart",
  container: "which is a container's own layer and gone with it: mount a volume there",
  network: "which is a network file system, where SQLite's locks do not hold",
} as const;

const store: readonly Check[] = [
  {
    id: "data-dir",
    todo: "Give `DATA_DIR` a folder that the server may write to, on a local disk that stays and has room",
    async check({ environment: { dataDir, database, smtpUrl }, probes }) {
      if (database !== null && smtpUrl !== null) return null;
      const { exists, writable, freeBytes, kind } = await probes.folder(dataDir);
      if (/^\/(tmp|var\/tmp|run|dev\/shm)(\/|$)/.test(dataDir))
        return failed(`It is ${dataDir}, which the system empties.`);
      if (kind !== "disk") return failed(`It is ${dataDir}, ${unfitKinds[kind]}.`);
      if (!writable)
        return failed(
          exists
            ? `Whoever runs this command may not write to ${dataDir}.`
            : `There is no ${dataDir}, and whoever runs this command may not make it.`,
        );
      const freeMb = Math.round(freeBytes / 1024 / 1024);
      return freeBytes < enoughBytes ? failed(`Its disk has ${freeMb} MB left.`) : null;
    },
  },
  {
    id: "database",
    todo: "Have a PostgreSQL that answers at `DATABASE_URL` and accepts the login, where it is set",
    async check({ environment: { database }, probes }) {
      const problem = database === null ? null : await probes.databaseProblem(database);
      return problem === null ? null : failed(`${problem}.`);
    },
  },
  {
    id: "database-encryption",
    todo: "Add `sslmode=verify-full` to a `DATABASE_URL` outside your own network",
    check({ environment: { database } }) {
      if (database === null || isPrivateHost(database.host)) return null;
      const { host, tls, rootCertificate } = database;
      if (tls === "disable") return failed(`Requests and the password go to ${host} unencrypted.`);
      return tls === "require" && rootCertificate === null
        ? warning(`sslmode=require does not check who answers for ${host}.`)
        : null;
    },
  },
];

// --- Mail ---

function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return domainToASCII(domain) || domain;
}

/** Of a mail server, once `SMTP_URL` is set. */
const withServer =
  (check: (smtpUrl: string, context: Context) => Promise<Finding | null>): Check["check"] =>
  (context) => {
    const { smtpUrl } = context.environment;
    return smtpUrl === null ? unknown("First set SMTP_URL.") : check(smtpUrl, context);
  };

/** Of the sender's domain, once `MAIL_FROM` is no sample. */
const withDomain =
  (check: (domain: string, context: Context) => Promise<Finding | null>): Check["check"] =>
  (context) => {
    const domain = domainOf(context.environment.mailFrom.address);
    return isSampleHost(domain) ? unknown("First set MAIL_FROM.") : check(domain, context);
  };

const noNameServer = (name: string) => unknown(`No name server answers here: ask for TXT ${name}.`);

const mail: readonly Check[] = [
  {
    id: "smtp-url",
    todo: "Set `SMTP_URL`: without it mails are only written into files",
    check: ({ environment: { smtpUrl, dataDir } }) =>
      smtpUrl === null ? failed(`Mails lie in ${dataDir}/mail, and reach nobody.`) : null,
  },
  {
    id: "smtp-login",
    todo: "Have a mail server that answers at `SMTP_URL` and accepts the login",
    check: withServer(async (smtpUrl, { probes }) => {
      const state = await probes.mailServer(smtpUrl);
      if (state.status === "ready") return null;
      const problem = state.status === "refuses" ? "refuses" : "cannot be reached";
      return failed(`${new URL(smtpUrl).host} ${problem}: ${state.reason}`);
    }),
  },
  {
    id: "smtp-encryption",
    todo: "Reach the mail server encrypted: `SMTP_URL` without `requireTLS=false`, unless its network is yours alone",
    check: withServer(async (smtpUrl, { probes }) => {
      if (!mayLeaveUnencrypted(smtpUrl)) return null;
      const { host } = new URL(smtpUrl);
      const state = await probes.mailServer(smtpUrl);
      if (state.status !== "ready") return unknown("The mail server has to answer first.");
      return state.encrypted
        ? warning(`${host} offers STARTTLS today: remove requireTLS=false from SMTP_URL.`)
        : warning(`${host} offers no STARTTLS: mails, and its password, can be read on the way.`);
    }),
  },
  {
    id: "mail-from",
    todo: "Set `MAIL_FROM` to an address of your own domain",
    check: ({ environment: { mailFrom } }) =>
      isSampleHost(domainOf(mailFrom.address))
        ? failed(`Mails come from ${mailFrom.address}, a sample.`)
        : null,
  },
  {
    id: "leads-to",
    todo: "Set `LEADS_TO` to those who get the notices of requests",
    check({ environment: { leadsTo } }) {
      const samples = leadsTo.map(({ address }) => address).filter((one) => isSampleHost(domainOf(one)));
      return samples.length === 0 ? null : failed(`Requests go to ${samples.join(", ")}, a sample.`);
    },
  },
  {
    id: "spf",
    todo: "Publish an SPF record for the domain of `MAIL_FROM` that names your mail server",
    check: withDomain(async (domain, { probes }) => {
      const found = await probes.textRecords(domain);
      if (found === "no-answer") return noNameServer(domain);
      if (found === "no-such-name") return failed(`There is no domain ${domain}.`);
      const [record, ...others] = found.filter((text) => /^v=spf1(\s|$)/i.test(text));
      if (record === undefined) return failed(`${domain} has none: its mails look forged.`);
      if (others.length > 0)
        return failed(`${domain} has ${others.length + 1} of them, which counts as none.`);
      return /\s\+?all(\s|$)/i.test(record)
        ? failed(`That of ${domain} ends in "all" without "-" or "~": it lets anybody send.`)
        : null;
    }),
  },
  {
    id: "dmarc",
    todo: "Publish a DMARC record for the domain of `MAIL_FROM`",
    check: withDomain(async (domain, { probes }) => {
      // A domain without a record uses that of its parent domain.
      for (let parent = domain; parent.includes("."); parent = parent.slice(parent.indexOf(".") + 1)) {
        const found = await probes.textRecords(`_dmarc.${parent}`);
        if (found === "no-answer") return noNameServer(`_dmarc.${parent}`);
        if (found !== "no-such-name" && found.some((text) => /^v=DMARC1\s*(;|$)/.test(text))) return null;
      }
      return failed(`_dmarc.${domain} has none: "v=DMARC1; p=none" is a beginning.`);
    }),
  },
];

// --- Who the agency is, what it shows and sells ---

/** A check that no file below `path`, nor a part of one, is marked as a sample any more. */
const sampleGone = (id: string, path: string, todo: string): Check => ({
  id,
  todo: `${todo} \`${path}\``,
  check({ content: { samples } }) {
    const remaining = samples.filter(({ file }) => file.startsWith(path));
    if (remaining.length === 0) return null;
    const named = remaining
      .map(({ file, parts }) => [file.slice(path.length), parts.join(", ")].filter(Boolean).join(": "))
      .filter(Boolean);
    return failed(`Still marked "sample": ${named.join("; ") || "all of it"}.`);
  },
});

/** The ranges that ARCEP reserves for fiction, after +33. */
const fictionalPhone = /^\+?33(19900|26191|35301|46571|53649|63998)\d{4}$/;

const identity: readonly Check[] = [
  sampleGone(
    "identity",
    "content/brand.yaml",
    "Put your own name, domain, phone, e-mail, chat, address, founder and social profiles into",
  ),
  sampleGone(
    "place",
    "content/place.yaml",
    "Put your own city, territories, time zone and places of VAT into",
  ),
  {
    id: "phone",
    todo: "Give a phone and a chat number that are yours in `content/brand.yaml`",
    check({ content: { identity } }) {
      const { phone, chat } = identity;
      const numbers = { phone: phone.display, "phone link": phone.link, chat: chat.number };
      const fictional = Object.entries(numbers)
        .filter(([, number]) => fictionalPhone.test(number.replace(/[^+\d]/g, "")))
        .map(([name, number]) => `${name} ${number}`);
      if (fictional.length === 0) return null;
      return failed(`From the range reserved for fiction: ${fictional.join(", ")}.`);
    },
  },
  {
    id: "addresses",
    todo: "Leave no `.example` in the addresses of `content/brand.yaml`",
    check({ content: { identity } }) {
      const { origin, emails, social } = identity;
      const samples = [
        ...[origin].filter((url) => isSampleHost(new URL(url).hostname)),
        ...Object.values(emails).filter((email) => isSampleHost(domainOf(email))),
        // The host is a real network; the profile is the sample.
        ...social.map(({ url }) => url).filter((url) => /[._-]example\b/.test(url)),
      ];
      return samples.length === 0 ? null : failed(`Samples: ${samples.join(", ")}.`);
    },
  },
];

const shown: readonly Check[] = [
  sampleGone("portfolio", "content/portfolio/", "Show your own case studies, with their pictures, in"),
  sampleGone("testimonials", "content/testimonials.yaml", "Quote your own clients in"),
  sampleGone(
    "bank",
    "content/bank.yaml",
    "Name the account that deposits are paid to, its holder exactly as the bank has it, in",
  ),
  sampleGone("team", "content/team.yaml", "Introduce your own team in"),
  sampleGone("videos", "content/videos/", "Show your own videos, with their playback ids, in"),
  sampleGone("blog", "content/blog.yaml", "Give your own advice in"),
  sampleGone("offers", "content/offers.yaml", "Say what your own offers hold in"),
  sampleGone("questions", "content/faq/", "Say who owns, hosts and keeps a site, as your contract does, in"),
  sampleGone(
    "shared",
    "content/shared-texts.yaml",
    "Say what your own contract says of warranty and payment in",
  ),
  sampleGone("promises", "content/figures.yaml", "Promise only lead times and durations that you keep in"),
  sampleGone("agency", "content/agency.yaml", "Tell your own history, values and method in"),
  sampleGone("services", "content/services.yaml", "Say what your own services hold in"),
  sampleGone(
    "rate",
    "content/conversion-rates.yaml",
    "Give your own conversion rate, how it is known, and a result of your work in",
  ),
  sampleGone(
    "catalogue",
    "content/catalogue/",
    "Set your own option prices, packs, discounts, deposit and validity in",
  ),
  sampleGone("ranges", "content/price-ranges.yaml", "Give search engines your own price ranges in"),
  {
    id: "empty",
    todo: "Fill in what pages leave out while it is empty, where you have it to show",
    check: ({ content: { empty } }) => (empty.length === 0 ? null : warning(`Empty: ${empty.join(", ")}.`)),
  },
  {
    id: "remnants",
    todo: "Leave no name, figure, place or picture of the sample agency in what is built",
    check({ content: { samples }, probes }) {
      const remnants = probes.remnants(samples);
      if (remnants === null) return unknown("There are no built pages to search: run npm run build.");
      const certain = remnants.filter(({ mayBeMeant }) => !mayBeMeant);
      if (certain.length > 0) return failed(`Found: ${describeRemnants(certain)}.`);
      return remnants.length === 0 ? null : warning(`Is it meant? ${describeRemnants(remnants)}.`);
    },
  },
];

// --- Legal ---

const digits = (text: string): string => text.replace(/\D/g, "");

/** What only a lawyer or an accountant can answer: docs/law.md has the rules. */
const questions: Readonly<Record<AdviceSubject, string>> = {
  generalTerms:
    "Ask a lawyer whether the general terms suit your company and its clients, with the mediator, the withdrawal and the button of an order",
  withdrawal:
    "Ask a lawyer whether notice, form and page of the withdrawal suit you, and whether work may start before its period ends",
  electronicInvoices:
    "Ask your accountant which approved platform receives your electronic invoices, as since 1 September 2026, and issues them from 1 September 2027",
  chatbot:
    "Ask a lawyer how a chatbot that you sell tells people that they talk to a machine (article 50 of Regulation (EU) 2024/1689)",
  accessibility: "Ask a lawyer which sites that you sell have to be accessible by law, and who declares it",
};

const advice = Object.entries(questions).map(
  ([key, question]): Check => ({
    id: `advice-${key}`,
    todo: `${question}; then write the answer into \`content/legal.yaml\`: \`advice\`, \`${key}\``,
    check({ content: { legal, sellsChatbot } }) {
      if (legal.advice[key as AdviceSubject] !== null || (key === "chatbot" && !sellsChatbot)) return null;
      return warning("Nobody has answered it yet.");
    },
  }),
);

const legal: readonly Check[] = [
  {
    id: "registration",
    todo: "Put your own company's capital, SIRET, register, VAT number and host into `content/legal.yaml`",
    check({ content: { legal, samples } }) {
      const zeros = (["siret", "register", "vatNumber"] as const).filter(
        (name) => legal[name] !== null && /^0*$/.test(digits(legal[name])),
      );
      const marked = samples.find(({ file }) => file === "content/legal.yaml")?.parts ?? [];
      const unreplaced = [...new Set([...zeros, ...marked])];
      const missing = (["capital", "siret", "register", "vatNumber", "host"] as const).filter(
        (name) => legal[name] === null,
      );
      const reasons = [
        ...(unreplaced.length > 0 ? [`Not those of a company: ${unreplaced.join(", ")}.`] : []),
        ...(missing.length > 0 ? [`Not stated yet: ${missing.join(", ")}.`] : []),
      ];
      if (reasons.length > 0) return failed(reasons.join(" "));
      return isSiret(digits(legal.siret ?? ""))
        ? null
        : failed(`The SIRET ${legal.siret} has a wrong digit.`);
    },
  },
  {
    id: "mediator",
    todo: "Name the mediator of consumer disputes that you have joined in `content/legal.yaml`, unless you never sell to a consumer",
    check: ({ content: { legal } }) =>
      legal.mediator === null ? warning("There is none, and no text promises one.") : null,
  },
  {
    id: "accessibility",
    todo: "Check the accessibility of your own pages (`npm run e2e -- accessibility`), then write the day into `content/legal.yaml`: `accessibilityChecked`",
    check: ({ content: { legal } }) =>
      legal.accessibilityChecked === null ? warning("The statement says that nobody has.") : null,
  },
  {
    id: "host",
    todo: "Name the company that hosts the site, and its country, in `content/articles/privacy.yaml`",
    check: ({ content: { host } }) => (host === null ? failed("It names nobody: host is null.") : null),
  },
  {
    id: "webhook-receiver",
    todo: "If you set `WEBHOOK_URL`, say on the privacy page whose receiver it is: `webhookReceiver` in `content/articles/privacy.yaml`",
    check({ environment: { webhook }, content: { webhookReceiver } }) {
      if (webhook !== null && webhookReceiver === null)
        return failed("WEBHOOK_URL is set, and the page names no receiver.");
      return webhook === null && webhookReceiver !== null
        ? warning("The page names a receiver, and WEBHOOK_URL is not set.")
        : null;
    },
  },
  ...advice,
];

/** In the order of the report. */
export const areas: readonly {
  readonly name: string;
  readonly title: string;
  readonly checks: readonly Check[];
}[] = [
  { name: "configuration", title: "Configuration", checks: configuration },
  { name: "store", title: "Requests and backups", checks: store },
  { name: "mail", title: "Mail", checks: mail },
  { name: "identity", title: "Who the agency is", checks: identity },
  { name: "content", title: "What it shows and sells", checks: shown },
  { name: "legal", title: "Legal", checks: legal },
];
