import { isIP } from "node:net";
import { resolve } from "node:path";
import type { MailAddress } from "#app/domain/mail-address.ts";
import { identity } from "#content/identity.ts";
import {
  type Reader,
  Refused,
  readAccessLog,
  readAddress,
  readAddresses,
  readBaseUrl,
  readDatabaseUrl,
  readDirectory,
  readDrain,
  readFormAction,
  readHost,
  readHttpUrl,
  readOnOff,
  readOrigin,
  readPort,
  readProxies,
  readSmtpUrl,
  readSwitch,
  readWebhookSecret,
} from "./environment-readers.ts";
import { isPublicAddress } from "./network.ts";

/** An invalid variable. The message is one line for the operator, without secrets. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** A variable: `read` parses its value, `unset` is the value if it is not set. A secret one is not shown where it is refused. */
type Variable<Value> = {
  readonly name: string;
  readonly example: string;
  readonly read: Reader<Value>;
  readonly unset: Value;
  readonly secret: boolean;
};

const variable = <Value>(
  name: string,
  example: string,
  read: Reader<Value>,
  unset: Value,
  secret = false,
): Variable<Value> => ({ name, example, read, unset, secret });

/** A variable that need not be set. */
const optional = <Value>(name: string, example: string, read: Reader<Value>, secret = false) =>
  variable<Value | null>(name, example, read, null, secret);

const variables = {
  port: variable("PORT", "3000", readPort, 3000),
  /** Undefined: all interfaces. */
  host: variable<string | undefined>("HOST", "127.0.0.1", readHost, undefined),
  /** An origin, without a slash at its end. */
  siteUrl: variable<string>("SITE_URL", "https://www.example.com", readOrigin, identity.origin),
  /** Absolute. */
  dataDir: variable("DATA_DIR", "./data", readDirectory, resolve("data")),
  /** The PostgreSQL database, or null for SQLite in `dataDir`. */
  database: optional("DATABASE_URL", "postgres://user:password@host:5432/leads", readDatabaseUrl, true),
  /** Null: mails are written as files in `dataDir`/mail. */
  smtpUrl: optional("SMTP_URL", "smtps://user:password@smtp.example.com", readSmtpUrl, true),
  mailFrom: variable<MailAddress>("MAIL_FROM", '"Agency <hello@example.com>"', readAddress, {
    name: identity.name,
    address: identity.emails.hello,
  }),
  /** At least one. */
  leadsTo: variable<readonly MailAddress[]>("LEADS_TO", "sales@example.com,boss@example.com", readAddresses, [
    { name: "", address: identity.emails.projects },
  ]),
  /** Whether the agency is mailed the figures of each month. */
  monthlyFigures: variable("MONTHLY_FIGURES", "off", readOnOff, true),
  contactFormAction: optional("CONTACT_FORM_ACTION", "https://submit-form.com/your-form-id", readFormAction),
  /** The proxies whose `X-Forwarded-*` headers are trusted, or null for none. */
  trustedProxies: optional("TRUST_PROXY", "127.0.0.1,10.0.0.0/8", readProxies),
  /** The port of `/metrics` on 127.0.0.1, or null for none. */
  metricsPort: optional("METRICS_PORT", "9464", readPort),
  /** How long the server keeps serving after the signal to stop, in seconds. */
  drainSeconds: variable("DRAIN_SECONDS", "5", readDrain, 0),
  /** One of this many requests is written to the log: 1 for all, 0 for none. */
  accessLogEvery: variable("ACCESS_LOG", "1/100", readAccessLog, 1),
  webhookUrl: optional("WEBHOOK_URL", "https://crm.example.com/hooks/site", readHttpUrl, true),
  webhookSecret: optional(
    "WEBHOOK_SECRET",
    "whsec_bWFrZSBvbmUgb2YgeW91ciBvd24sIG5vdCB0aGlz",
    readWebhookSecret,
    true,
  ),
  webhookAllowPrivate: variable("WEBHOOK_ALLOW_PRIVATE", "1", readSwitch, false),
  /** Without a slash at its end. */
  imageCdnUrl: optional("IMAGE_CDN_URL", "https://images.example.com", readBaseUrl),
  videoBaseUrl: optional("VIDEO_BASE_URL", "https://stream.mux.com", readBaseUrl),
};

/** The names of all variables. */
export const variableNames: readonly string[] = Object.values(variables).map(({ name }) => name);

export type WebhookTarget = {
  /** May contain a secret. */
  readonly url: URL;
  readonly key: Buffer;
  /** Whether it may be in a private network, and without encryption. */
  readonly allowPrivate: boolean;
};

function webhookOf(url: URL | null, key: Buffer | null, allowPrivate: boolean): WebhookTarget | null {
  if (url === null && key === null) return null;
  if (url === null) throw new EnvironmentError("WEBHOOK_URL: it is not set, and WEBHOOK_SECRET is");
  if (key === null) throw new EnvironmentError("WEBHOOK_SECRET: it is not set, and WEBHOOK_URL is");
  const unless = "(for a receiver in your own network: WEBHOOK_ALLOW_PRIVATE=1)";
  if (!allowPrivate && url.protocol === "http:")
    throw new EnvironmentError(`WEBHOOK_URL: http would send personal data unencrypted ${unless}`);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (!allowPrivate && (host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host))))
    throw new EnvironmentError(`WEBHOOK_URL: its host is not on the public internet ${unless}`);
  return { url, key, allowPrivate };
}

type Values = {
  readonly [Key in keyof typeof variables]: (typeof variables)[Key] extends Variable<infer Value>
    ? Value
    : never;
};

/** The configuration of the process, read once at start. */
export type Environment = Omit<Values, `webhook${string}`> & {
  /** The listening socket that systemd opened before it started this process, or null: then `host` and `port` count. */
  readonly inheritedSocket: number | null;
  /** The webhook receiver of requests and quotes, or null for none. */
  readonly webhook: WebhookTarget | null;
};

type Variables = Readonly<Record<string, string | undefined>>;

function readVariable({ name, example, read, unset, secret }: Variable<unknown>, env: Variables): unknown {
  const value = (env[name] ?? "").trim();
  if (value === "") return unset;
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const shown = secret ? "the value" : JSON.stringify(value.slice(0, 120));
    const problem = error.message.replace("%", () => shown);
    throw new EnvironmentError(`${name}: ${problem} (example: ${name}=${example})`);
  }
}

/** The first descriptor that systemd passes on (sd_listen_fds(3)). */
const firstInherited = 3;

/** The first socket that systemd passed to this process and to no other; null without one. */
function inheritedSocketOf({ LISTEN_FDS, LISTEN_PID }: Variables): number | null {
  return Number(LISTEN_FDS) >= 1 && Number(LISTEN_PID) === process.pid ? firstInherited : null;
}

/** Parses the variables; an empty one counts as unset. Throws an EnvironmentError for the first invalid one. */
export function parseEnvironment(env: Variables): Environment {
  const { webhookUrl, webhookSecret, webhookAllowPrivate, ...values } = Object.fromEntries(
    Object.entries(variables).map(([key, each]) => [key, readVariable(each as Variable<unknown>, env)]),
  ) as unknown as Values;
  const webhook = webhookOf(webhookUrl, webhookSecret, webhookAllowPrivate);
  return { ...values, inheritedSocket: inheritedSocketOf(env), webhook };
}
