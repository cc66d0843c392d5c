/** What has to be in order before the site goes live. What each check asks and answers stands in words.json, in both languages. */
import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import type { AdviceSubject } from "#app/content/schemas/agency.ts";
import { isSiret } from "#app/domain/company-number.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { BuildSettings } from "#app/site/build-settings.ts";
import type { Environment } from "#server/environment.ts";
import { mayLeaveUnencrypted } from "#server/mail/smtp-address.ts";
import { isLoopbackHost, isPublicAddress } from "#server/network.ts";
import type { SiteContent } from "./content.ts";
import type { Probes } from "./probes.ts";
import { describeRemnants } from "./remnants/remnants.ts";
import type words from "./words.json";

/** What a finding says, with the values of its braces: what is wrong and where to change it, without secrets. */
type Reason = {
  readonly why: keyof typeof words.reasons;
  readonly slots: Readonly<Record<string, string | number>>;
};

/** What is not in order. `unknown`: it cannot be checked here (no network, or another setting is needed first). */
export type Finding = Reason & { readonly status: "failed" | "warning" | "unknown" };

const finding =
  (status: Finding["status"]) =>
  (why: Reason["why"], slots: Reason["slots"] = {}): Finding => ({ status, why, slots });
const failed = finding("failed");
const warning = finding("warning");
const unknown = finding("unknown");

export type Context = {
  readonly environment: Environment;
  readonly nodeEnv: string | undefined;
  readonly content: SiteContent;
  /** The settings of the build, or null without a build. */
  readonly build: BuildSettings | null;
  readonly probes: Probes;
  /** The reader's language. */
  readonly locale: Locale;
};

/** Null: it is in order. */
type Outcome = Finding | null;
type Check = (context: Context) => Outcome | Promise<Outcome>;

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

function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return domainToASCII(domain) || domain;
}

const isSampleAddress = (address: string): boolean => isSampleHost(domainOf(address));

/** The settings that are built into the pages. */
const built = {
  siteUrl: "SITE_URL",
  contactFormAction: "CONTACT_FORM_ACTION",
  imageCdnUrl: "IMAGE_CDN_URL",
  videoBaseUrl: "VIDEO_BASE_URL",
} as const;
const builtNames = Object.keys(built) as (keyof typeof built)[];

const enoughBytes = 500 * 1024 * 1024;

/** A check of the mail server, once `SMTP_URL` is set. */
const withServer =
  (check: (smtpUrl: string, context: Context) => Promise<Outcome>): Check =>
  (context) => {
    const { smtpUrl } = context.environment;
    return smtpUrl === null ? unknown("first", { variable: "SMTP_URL" }) : check(smtpUrl, context);
  };

/** A check of the sender's domain, once `MAIL_FROM` is no sample. */
const withDomain =
  (check: (domain: string, context: Context) => Promise<Outcome>): Check =>
  (context) => {
    const domain = domainOf(context.environment.mailFrom.address);
    return isSampleHost(domain) ? unknown("first", { variable: "MAIL_FROM" }) : check(domain, context);
  };

/** Checks that no file below `path`, nor a part of one, is marked as a sample any more. */
const sampleGone =
  (path: string): Check =>
  ({ content: { samples } }) => {
    const remaining = samples.filter(({ file }) => file.startsWith(path));
    if (remaining.length === 0) return null;
    const named = remaining
      .map(({ file, parts }) => [file.slice(path.length), parts.join(", ")].filter(Boolean).join(": "))
      .filter(Boolean);
    return named.length === 0 ? failed("allSample") : failed("sample", { parts: named.join("; ") });
  };

/** The ranges that ARCEP reserves for fiction, after +33. */
const fictionalPhone = /^\+?33(19900|26191|35301|46571|53649|63998)\d{4}$/;

const digits = (text: string): string => text.replace(/\D/g, "");

/** What only a lawyer or an accountant can answer: docs/law.md has the rules. */
const advice =
  (subject: AdviceSubject): Check =>
  ({ content: { legal, sellsChatbot } }) =>
    legal.advice[subject] !== null || (subject === "chatbot" && !sellsChatbot) ? null : warning("noAdvice");

/** By area and id, in the order of the report. */
export const areas: Readonly<
  Record<keyof typeof words.areas, Readonly<Partial<Record<keyof typeof words.todos, Check>>>>
> = {
  configuration: {
    "site-url"({ environment: { siteUrl: url } }) {
      const { protocol, hostname } = new URL(url);
      if (isSampleHost(hostname)) return failed("unreachableSite", { url });
      return protocol === "https:" ? null : failed("insecureSite", { url });
    },
    "build-settings"({ environment, build }) {
      if (build === null) return failed("notBuilt");
      const differing = builtNames
        .filter((name) => build[name] !== environment[name])
        .map((name) => `${built[name]}=${build[name] ?? ""}`);
      return differing.length === 0 ? null : failed("builtOtherwise", { settings: differing.join(", ") });
    },
    "trust-proxy"({ environment: { siteUrl, trustedProxies } }) {
      if (trustedProxies !== null) return null;
      return siteUrl.startsWith("https:") ? failed("noProxy") : unknown("first", { variable: "SITE_URL" });
    },
    "service-hosts"({ environment }) {
      const samples = builtNames
        .filter((name) => name !== "siteUrl" && isSampleHost(new URL(environment[name] ?? "x://x").hostname))
        .map((name) => `${built[name]}=${environment[name]}`);
      return samples.length === 0 ? null : failed("sampleServices", { services: samples.join(", ") });
    },
    "node-env"({ nodeEnv: value = "" }) {
      if (value === "production") return null;
      return value === "" ? warning("noNodeEnv") : failed("otherNodeEnv", { value });
    },
  },
  store: {
    async "data-dir"({ environment: { dataDir: folder, database, smtpUrl }, probes }) {
      if (database !== null && smtpUrl !== null) return null;
      const { exists, writable, freeBytes, kind } = await probes.folder(folder);
      if (/^\/(tmp|var\/tmp|run|dev\/shm)(\/|$)/.test(folder)) return failed("emptiedFolder", { folder });
      if (kind !== "disk") return failed(`${kind}Folder`, { folder });
      if (!writable) return failed(exists ? "lockedFolder" : "noFolder", { folder });
      if (freeBytes >= enoughBytes) return null;
      return failed("fullDisk", { megabytes: Math.round(freeBytes / 1024 / 1024) });
    },
    async database({ environment: { database }, probes }) {
      const problem = database === null ? null : await probes.databaseProblem(database);
      return problem === null ? null : failed("databaseProblem", { problem });
    },
    "database-encryption"({ environment: { database } }) {
      if (database === null || isPrivateHost(database.host)) return null;
      const { host, tls, rootCertificate } = database;
      if (tls === "disable") return failed("plainDatabase", { host });
      return tls === "require" && rootCertificate === null ? warning("uncheckedDatabase", { host }) : null;
    },
  },
  mail: {
    "smtp-url": ({ environment: { smtpUrl, dataDir: folder } }) =>
      smtpUrl === null ? failed("mailFiles", { folder }) : null,
    "smtp-login": withServer(async (smtpUrl, { probes }) => {
      const state = await probes.mailServer(smtpUrl);
      if (state.status === "ready") return null;
      const { host } = new URL(smtpUrl);
      return failed(state.status === "refuses" ? "mailRefused" : "mailUnreachable", {
        host,
        reason: state.reason,
      });
    }),
    "smtp-encryption": withServer(async (smtpUrl, { probes }) => {
      if (!mayLeaveUnencrypted(smtpUrl)) return null;
      const state = await probes.mailServer(smtpUrl);
      if (state.status !== "ready") return unknown("mailServerFirst");
      const { host } = new URL(smtpUrl);
      return warning(state.encrypted ? "mailMayBeEncrypted" : "mailUnencrypted", { host });
    }),
    "mail-from": ({ environment: { mailFrom } }) =>
      isSampleAddress(mailFrom.address) ? failed("sampleSender", { address: mailFrom.address }) : null,
    "leads-to"({ environment: { leadsTo } }) {
      const samples = leadsTo.map(({ address }) => address).filter(isSampleAddress);
      return samples.length === 0 ? null : failed("sampleRecipients", { addresses: samples.join(", ") });
    },
    spf: withDomain(async (domain, { probes }) => {
      const found = await probes.textRecords(domain);
      if (found === "no-answer") return unknown("noNameServer", { name: domain });
      if (found === "no-such-name") return failed("noDomain", { domain });
      const [record, ...others] = found.filter((text) => /^v=spf1(\s|$)/i.test(text));
      if (record === undefined) return failed("noSpf", { domain });
      if (others.length > 0) return failed("severalSpf", { domain, count: others.length + 1 });
      return /\s\+?all(\s|$)/i.test(record) ? failed("openSpf", { domain }) : null;
    }),
    dmarc: withDomain(async (domain, { probes }) => {
      // A domain without a record uses that of its parent domain.
      for (let parent = domain; parent.includes("."); parent = parent.slice(parent.indexOf(".") + 1)) {
        const name = `_dmarc.${parent}`;
        const found = await probes.textRecords(name);
        if (found === "no-answer") return unknown("noNameServer", { name });
        if (found !== "no-such-name" && found.some((text) => /^v=DMARC1\s*(;|$)/.test(text))) return null;
      }
      return failed("noDmarc", { domain });
    }),
  },
  identity: {
    identity: sampleGone("content/brand.yaml"),
    place: sampleGone("content/place.yaml"),
    phone({ content: { identity } }) {
      const { phone, chat } = identity;
      const numbers = {
        "phone.display": phone.display,
        "phone.link": phone.link,
        "chat.number": chat.number ?? "",
      };
      const fictional = Object.entries(numbers)
        .filter(([, number]) => fictionalPhone.test(number.replace(/[^+\d]/g, "")))
        .map((field) => field.join(" "));
      return fictional.length === 0 ? null : failed("fictionalNumbers", { numbers: fictional.join(", ") });
    },
    addresses({ content: { identity } }) {
      const { origin, emails, social } = identity;
      const samples = [
        ...[origin].filter((url) => isSampleHost(new URL(url).hostname)),
        ...Object.values(emails).filter(isSampleAddress),
        // The host is a real network; the profile is the sample.
        ...social.map(({ url }) => url).filter((url) => /[._-]example\b/.test(url)),
      ];
      return samples.length === 0 ? null : failed("sampleAddresses", { addresses: samples.join(", ") });
    },
  },
  content: {
    portfolio: sampleGone("content/portfolio/"),
    testimonials: sampleGone("content/testimonials.yaml"),
    bank: sampleGone("content/bank.yaml"),
    team: sampleGone("content/team.yaml"),
    videos: sampleGone("content/videos/"),
    blog: sampleGone("content/blog.yaml"),
    offers: sampleGone("content/offers.yaml"),
    questions: sampleGone("content/faq/"),
    shared: sampleGone("content/shared-texts.yaml"),
    promises: sampleGone("content/figures.yaml"),
    agency: sampleGone("content/agency.yaml"),
    services: sampleGone("content/services.yaml"),
    rate: sampleGone("content/conversion-rates.yaml"),
    catalogue: sampleGone("content/catalogue/"),
    ranges: sampleGone("content/price-ranges.yaml"),
    empty: ({ content: { empty } }) =>
      empty.length === 0 ? null : warning("empty", { fields: empty.join(", ") }),
    remnants({ content: { samples }, probes, locale }) {
      const found = probes.remnants(samples);
      if (found === null) return unknown("nothingToSearch");
      const certain = found.filter(({ mayBeMeant }) => !mayBeMeant);
      if (certain.length > 0) return failed("remnants", { remnants: describeRemnants(certain, locale) });
      return found.length === 0
        ? null
        : warning("perhapsMeant", { remnants: describeRemnants(found, locale) });
    },
  },
  legal: {
    registration({ content: { legal, samples, companyFacts } }) {
      const numbers: readonly string[] = ["siret", "register", "vatNumber"];
      const fields = [
        ...[...companyFacts, "host" as const].filter(
          (name) =>
            // The zeros are the sample's. Who is exempt from registration has words in place of a number.
            legal[name] === null || (numbers.includes(name) && /^0+$/.test(digits(String(legal[name])))),
        ),
        ...(samples.find(({ file }) => file === "content/legal.yaml")?.parts ?? []),
      ];
      if (fields.length > 0) return failed("registration", { fields: [...new Set(fields)].join(", ") });
      const siret = legal.siret ?? "";
      return isSiret(digits(siret)) ? null : failed("wrongSiret", { siret });
    },
    mediator: ({ content: { legal } }) => (legal.mediator === null ? warning("noMediator") : null),
    accessibility: ({ content: { legal } }) =>
      legal.accessibilityChecked === null ? warning("notChecked") : null,
    host: ({ content: { host } }) => (host === null ? failed("noHost") : null),
    "webhook-receiver"({ environment: { webhook }, content: { webhookReceiver } }) {
      if ((webhook === null) === (webhookReceiver === null)) return null;
      return webhook === null ? warning("noWebhook") : failed("unnamedReceiver");
    },
    "advice-generalTerms": advice("generalTerms"),
    "advice-withdrawal": advice("withdrawal"),
    "advice-electronicInvoices": advice("electronicInvoices"),
    "advice-chatbot": advice("chatbot"),
    "advice-accessibility": advice("accessibility"),
  },
};
