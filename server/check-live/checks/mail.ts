import { domainToASCII } from "node:url";
import { mayLeaveUnencrypted } from "#server/mail/smtp-address.ts";
import { type Check, type Context, failed, type Outcome, ok, unknown, warning } from "../check.ts";
import { isSampleHost } from "../hosts.ts";

const domainOf = (address: string): string => {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return domainToASCII(domain) || domain;
};

/** Connects to the mail server once for all checks of a run. */
const states = new WeakMap<Context, ReturnType<Context["probes"]["mailServer"]>>();
function mailServer(context: Context, smtpUrl: string) {
  const state = states.get(context) ?? context.probes.mailServer(smtpUrl);
  states.set(context, state);
  return state;
}

const firstSmtp = unknown("First set SMTP_URL.");
const noNetwork = (name: string): Outcome => unknown(`No name server answers here: ask for TXT ${name}.`);

/** The domain of MAIL_FROM, or null if it is a sample. */
function senderDomain({ environment: { mailFrom } }: Context): string | null {
  const domain = domainOf(mailFrom.address);
  return isSampleHost(domain) ? null : domain;
}

async function spf(domain: string, { probes }: Context): Promise<Outcome> {
  const found = await probes.textRecords(domain);
  if (found === "no-answer") return noNetwork(domain);
  if (found === "no-such-name") return failed(`There is no domain ${domain}.`);
  const records = found.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 0) return failed(`${domain} has none: its mails look forged.`);
  if (records.length > 1) return failed(`${domain} has ${records.length} of them, which counts as none.`);
  return /\s\+?all(\s|$)/i.test(records[0] ?? "")
    ? failed(`That of ${domain} ends in "all" without "-" or "~": it lets anybody send.`)
    : ok;
}

async function dmarc(domain: string, { probes }: Context): Promise<Outcome> {
  // A domain without a record uses that of its parent domain.
  const labels = domain.split(".");
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const name = `_dmarc.${labels.slice(from).join(".")}`;
    const found = await probes.textRecords(name);
    if (found === "no-answer") return noNetwork(name);
    if (found !== "no-such-name" && found.some((text) => /^v=DMARC1\s*(;|$)/.test(text))) return ok;
  }
  return failed(`_dmarc.${domain} has none: "v=DMARC1; p=none" is a beginning.`);
}

export const mailChecks: readonly Check[] = [
  {
    id: "smtp-url",
    area: "mail",
    todo: "Set `SMTP_URL`: without it mails are only written into files",
    check: ({ environment: { smtpUrl, dataDir } }) =>
      smtpUrl === null ? failed(`Mails lie in ${dataDir}/mail, and reach nobody.`) : ok,
  },
  {
    id: "smtp-login",
    area: "mail",
    todo: "Have a mail server that answers at `SMTP_URL` and accepts the login",
    async check(context) {
      const { smtpUrl } = context.environment;
      if (smtpUrl === null) return firstSmtp;
      const state = await mailServer(context, smtpUrl);
      const { host } = new URL(smtpUrl);
      if (state.status === "ready") return ok;
      return failed(
        state.status === "refuses"
          ? `${host} refuses: ${state.reason}`
          : `${host} cannot be reached: ${state.reason}`,
      );
    },
  },
  {
    id: "smtp-encryption",
    area: "mail",
    todo: "Reach the mail server encrypted: `SMTP_URL` without `requireTLS=false`, unless its network is yours alone",
    async check(context) {
      const { smtpUrl } = context.environment;
      if (smtpUrl === null) return firstSmtp;
      if (!mayLeaveUnencrypted(smtpUrl)) return ok;
      const { host } = new URL(smtpUrl);
      const state = await mailServer(context, smtpUrl);
      if (state.status !== "ready") return unknown("The mail server has to answer first.");
      return state.encrypted
        ? warning(`${host} offers STARTTLS today: remove requireTLS=false from SMTP_URL.`)
        : warning(`${host} offers no STARTTLS: mails, and its password, can be read on the way.`);
    },
  },
  {
    id: "mail-from",
    area: "mail",
    todo: "Set `MAIL_FROM` to an address of your own domain",
    check: (context) =>
      senderDomain(context) === null
        ? failed(`Mails come from ${context.environment.mailFrom.address}, a sample.`)
        : ok,
  },
  {
    id: "leads-to",
    area: "mail",
    todo: "Set `LEADS_TO` to those who get the notices of requests",
    check({ environment: { leadsTo } }) {
      const samples = leadsTo.map(({ address }) => address).filter((one) => isSampleHost(domainOf(one)));
      return samples.length === 0 ? ok : failed(`Requests go to ${samples.join(", ")}, a sample.`);
    },
  },
  {
    id: "spf",
    area: "mail",
    todo: "Publish an SPF record for the domain of `MAIL_FROM` that names your mail server",
    check(context) {
      const domain = senderDomain(context);
      return domain === null ? unknown("First set MAIL_FROM.") : spf(domain, context);
    },
  },
  {
    id: "dmarc",
    area: "mail",
    todo: "Publish a DMARC record for the domain of `MAIL_FROM`",
    check(context) {
      const domain = senderDomain(context);
      return domain === null ? unknown("First set MAIL_FROM.") : dmarc(domain, context);
    },
  },
];
