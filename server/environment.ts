import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import * as v from "valibot";
import { identity } from "#content/identity.ts";
import { type Address, parseAddress } from "./email-address.ts";
import { type PostgresAddress, readPostgresAddress } from "./store/postgres/address.ts";

/** An invalid variable. The message is one line for the operator, without secrets. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** Throws Refused for an invalid value; `%` in its message is replaced by the value, unless that is secret. */
type Reader<T> = (value: string) => T;

class Refused extends Error {}

function refuse(problem: string): never {
  throw new Refused(problem);
}

function readUrl(value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : refuse("% is not a URL");
  if (!protocols.includes(url.protocol))
    refuse(`% does not start with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
  if (url.hostname === "") refuse("% has no host");
  return url;
}

const readPort: Reader<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? Number(value)
    : refuse("% is not a whole number from 0 to 65535");

const longestDrain = 300;

const readDrain: Reader<number> = (value) =>
  /^\d{1,3}$/.test(value) && Number(value) <= longestDrain
    ? Number(value)
    : refuse(`% is not a whole number of seconds from 0 to ${longestDrain}`);

const rarestSample = 1_000_000;

const readAccessLog: Reader<number> = (value) => {
  if (value === "all") return 1;
  if (value === "none") return 0;
  const every = Number(/^1\/(\d{1,7})$/.exec(value)?.[1] ?? 0);
  return every >= 1 && every <= rarestSample
    ? every
    : refuse(`% is neither all, none nor a sample from 1/1 to 1/${rarestSample}`);
};

const readHost: Reader<string> = (value) =>
  isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)
    ? value
    : refuse("% is neither an IP address nor a host name");

const readOrigin: Reader<string> = (value) => {
  const url = readUrl(value, ["https:", "http:"]);
  if (
    url.pathname !== "/" ||
    url.search !== "" ||
    url.hash !== "" ||
    url.username !== "" ||
    url.password !== ""
  )
    refuse("% has more than a scheme, a host and a port");
  return url.origin;
};

const readBaseUrl: Reader<string> = (value) => {
  const url = readUrl(value, ["https:", "http:"]);
  if (url.username !== "" || url.password !== "") refuse("it has a user name or a password");
  return url.href.replace(/\/$/, "");
};

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

const readFormAction: Reader<string> = (value) => {
  const url = readUrl(value, ["https:", "http:"]);
  if (url.username !== "" || url.password !== "") refuse("it has a user name or a password");
  if (url.protocol === "http:" && !localHosts.includes(url.hostname))
    refuse("% would send personal data unencrypted: https is needed");
  return url.href;
};

const readDatabaseUrl: Reader<PostgresAddress> = (value) => {
  const address = readPostgresAddress(readUrl(value, ["postgres:", "postgresql:"]));
  return typeof address === "string" ? refuse(address) : address;
};

const readDirectory: Reader<string> = (value) =>
  value.includes("\0") ? refuse("% is not a path") : resolve(value);

const readAddress: Reader<Address> = (value) =>
  parseAddress(value) ?? refuse("% is neither an address nor a name followed by <address>");

const readAddresses: Reader<readonly Address[]> = (value) => value.split(",").map(readAddress);

/** The shortest prefixes of private networks: `10.0.0.0/8` and `fc00::/7`. */
const shortestPrefix = { 4: 8, 6: 7 } as const;

const readProxies: Reader<BlockList> = (value) => {
  const proxies = new BlockList();
  for (const entry of value.split(",").map((part) => part.trim())) {
    const [address = "", bits, ...rest] = entry.split("/");
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (family === 0 || rest.length > 0 || length < 0 || length > longest)
      refuse("% is not a list of IP addresses or ranges");
    if (length < (family === 4 ? shortestPrefix[4] : shortestPrefix[6]))
      refuse("% includes visitors: anyone in it could claim any address, and avoid every rate limit");
    proxies.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
  }
  return proxies;
};

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
  SMTP_URL: variable(
    "SMTP_URL",
    "smtps://user:password@smtp.example.com",
    (value) => readUrl(value, ["smtp:", "smtps:"]).href,
    null,
    true,
  ),
  MAIL_FROM: variable("MAIL_FROM", '"Agency <hello@example.com>"', readAddress, {
    name: identity.name,
    address: identity.emails.hello,
  } as Address),
  LEADS_TO: variable("LEADS_TO", "sales@example.com,boss@example.com", readAddresses, [
    { name: "", address: identity.emails.projects },
  ] as readonly Address[]),
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
  IMAGE_CDN_URL: variable("IMAGE_CDN_URL", "https://images.example.com", readBaseUrl, null),
  VIDEO_BASE_URL: variable("VIDEO_BASE_URL", "https://stream.mux.com", readBaseUrl, null),
});

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(schema.entries);

/** The configuration of the process, read once at start. */
export type Environment = {
  readonly port: number;
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
  readonly mailFrom: Address;
  /** At least one. */
  readonly leadsTo: readonly Address[];
  readonly contactFormAction: string | null;
  /** The proxies whose `X-Forwarded-*` headers are trusted, or null for none. */
  readonly trustedProxies: BlockList | null;
  /** The port of `/metrics` on 127.0.0.1, or null for none. */
  readonly metricsPort: number | null;
  /** How long the server keeps serving after the signal to stop, in seconds. */
  readonly drainSeconds: number;
  /** One of this many requests is written to the log: 1 for all, 0 for none. */
  readonly accessLogEvery: number;
  /** Without a slash at its end. */
  readonly imageCdnUrl: string | null;
  readonly videoBaseUrl: string | null;
};

/** Parses the variables; an empty one counts as unset. Throws an EnvironmentError for the first invalid one. */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const result = v.safeParse(schema, env, { abortEarly: true });
  if (!result.success) throw new EnvironmentError(result.issues[0].message);
  const values = result.output;
  return {
    port: values.PORT,
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
    imageCdnUrl: values.IMAGE_CDN_URL,
    videoBaseUrl: values.VIDEO_BASE_URL,
  };
}
