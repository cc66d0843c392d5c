import { type BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import * as v from "valibot";
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
  readOrigin,
  readPort,
  readProxies,
  readSmtpUrl,
  readSwitch,
  readWebhookSecret,
  readWebhookUrl,
} from "./environment-readers.ts";
import { isPublicAddress } from "./network.ts";
import type { PostgresAddress } from "./store/postgres/address.ts";

/** An invalid variable. The message is one line for the operator, without secrets. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** A variable: `read` parses its value, `unset` is the value if it is not set. */
function variable<T, U>(name: string, example: string, read: Reader<T>, unset: U, secret = false) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.rawTransform<string, T | U>(({ dataset, addIssue, NEVER }) => {
      const value = dataset.value.trim();
      if (value === "") return unset;
      try {
        return read(value);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const shown = secret ? "the value" : JSON.stringify(value.slice(0, 120));
        addIssue({
          message: `${name}: ${error.message.replace("%", () => shown)} (example: ${name}=${example})`,
        });
        return NEVER;
      }
    }),
  );
}

const schema = v.object({
  PORT: variable("PORT", "3000", readPort, 3000),
  HOST: variable("HOST", "127.0.0.1", readHost, undefined),
  SITE_URL: variable("SITE_URL", "https://www.example.com", readOrigin, identity.origin as string),
  DATA_DIR: variable("DATA_DIR", "./data", readDirectory, resolve("data")),
  DATABASE_URL: variable(
    "DATABASE_URL",
    "postgres://user:password@host:5432/leads",
    readDatabaseUrl,
    null,
    true,
  ),
  SMTP_URL: variable("SMTP_URL", "smtps://user:password@smtp.example.com", readSmtpUrl, null, true),
  MAIL_FROM: variable("MAIL_FROM", '"Agency <hello@example.com>"', readAddress, {
    name: identity.name,
    address: identity.emails.hello,
  } as MailAddress),
  LEADS_TO: variable("LEADS_TO", "sales@example.com,boss@example.com", readAddresses, [
    { name: "", address: identity.emails.projects },
  ] as readonly MailAddress[]),
  CONTACT_FORM_ACTION: variable(
    "CONTACT_FORM_ACTION",
    "https://submit-form.com/your-form-id",
    readFormAction,
    null,
  ),
  TRUST_PROXY: variable("TRUST_PROXY", "127.0.0.1,10.0.0.0/8", readProxies, null),
  METRICS_PORT: variable("METRICS_PORT", "9464", readPort, null),
  DRAIN_SECONDS: variable("DRAIN_SECONDS", "5", readDrain, 0),
  ACCESS_LOG: variable("ACCESS_LOG", "1/100", readAccessLog, 1),
  WEBHOOK_URL: variable("WEBHOOK_URL", "https://crm.example.com/hooks/site", readWebhookUrl, null, true),
  WEBHOOK_SECRET: variable(
    "WEBHOOK_SECRET",
    "whsec_bWFrZSBvbmUgb2YgeW91ciBvd24sIG5vdCB0aGlz",
    readWebhookSecret,
    null,
    true,
  ),
  WEBHOOK_ALLOW_PRIVATE: variable("WEBHOOK_ALLOW_PRIVATE", "1", readSwitch, false),
  IMAGE_CDN_URL: variable("IMAGE_CDN_URL", "https://images.example.com", readBaseUrl, null),
  VIDEO_BASE_URL: variable("VIDEO_BASE_URL", "https://stream.mux.com", readBaseUrl, null),
});

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(schema.entries);

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

type Variables = Readonly<Record<string, string | undefined>>;

/** The configuration of the process, read once at start. */
export type Environment = {
  readonly port: number;
  /** The listening socket that systemd opened before it started this process, or null: then `host` and `port` count. */
  readonly inheritedSocket: number | null;
  /** Undefined: all interfaces. */
  readonly host: string | undefined;
  /** An origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** The PostgreSQL database, or null for SQLite in `dataDir`. */
  readonly database: PostgresAddress | null;
  /** Null: mails are written as files in `dataDir`/mail. */
  readonly smtpUrl: string | null;
  readonly mailFrom: MailAddress;
  /** At least one. */
  readonly leadsTo: readonly MailAddress[];
  readonly contactFormAction: string | null;
  /** The proxies whose `X-Forwarded-*` headers are trusted, or null for none. */
  readonly trustedProxies: BlockList | null;
  /** The port of `/metrics` on 127.0.0.1, or null for none. */
  readonly metricsPort: number | null;
  /** How long the server keeps serving after the signal to stop, in seconds. */
  readonly drainSeconds: number;
  /** One of this many requests is written to the log: 1 for all, 0 for none. */
  readonly accessLogEvery: number;
  /** The webhook receiver of requests and quotes, or null for none. */
  readonly webhook: WebhookTarget | null;
  /** Without a slash at its end. */
  readonly imageCdnUrl: string | null;
  readonly videoBaseUrl: string | null;
};

/** The first descriptor that systemd passes on (sd_listen_fds(3)). */
const firstInherited = 3;

/** The first socket that systemd passed to this process and to no other; null without one. */
function inheritedSocketOf({ LISTEN_FDS, LISTEN_PID }: Variables): number | null {
  return Number(LISTEN_FDS) >= 1 && Number(LISTEN_PID) === process.pid ? firstInherited : null;
}

/** Parses the variables; an empty one counts as unset. Throws an EnvironmentError for the first invalid one. */
export function parseEnvironment(env: Variables): Environment {
  const result = v.safeParse(schema, env, { abortEarly: true });
  if (!result.success) throw new EnvironmentError(result.issues[0].message);
  const values = result.output;
  return {
    port: values.PORT,
    inheritedSocket: inheritedSocketOf(env),
    host: values.HOST,
    siteUrl: values.SITE_URL,
    dataDir: values.DATA_DIR,
    database: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    leadsTo: values.LEADS_TO,
    contactFormAction: values.CONTACT_FORM_ACTION,
    trustedProxies: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    drainSeconds: values.DRAIN_SECONDS,
    accessLogEvery: values.ACCESS_LOG,
    webhook: webhookOf(values.WEBHOOK_URL, values.WEBHOOK_SECRET, values.WEBHOOK_ALLOW_PRIVATE),
    imageCdnUrl: values.IMAGE_CDN_URL,
    videoBaseUrl: values.VIDEO_BASE_URL,
  };
}
