import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { type MailAddress, parseAddress } from "#app/domain/mail-address.ts";
import { isLoopbackHost } from "./network.ts";
import { type PostgresAddress, readPostgresAddress } from "./store/postgres/address.ts";

/** Throws Refused for an invalid value; `%` in its message is replaced by the value, unless that is secret. */
export type Reader<T> = (value: string) => T;

export class Refused extends Error {}

function refuse(problem: string): never {
  throw new Refused(problem);
}

export function readUrl(value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : refuse("% is not a URL");
  if (!protocols.includes(url.protocol))
    refuse(`% does not start with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
  if (url.hostname === "") refuse("% has no host");
  return url;
}

const wholeNumber =
  (what: string, max: number): Reader<number> =>
  (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= max
      ? Number(value)
      : refuse(`% is not ${what} from 0 to ${max}`);

export const readPort = wholeNumber("a whole number", 65_535);
export const readDrain = wholeNumber("a whole number of seconds", 300);

const rarestSample = 1_000_000;

export const readAccessLog: Reader<number> = (value) => {
  if (value === "all") return 1;
  if (value === "none") return 0;
  const every = Number(/^1\/(\d{1,7})$/.exec(value)?.[1] ?? 0);
  return every >= 1 && every <= rarestSample
    ? every
    : refuse(`% is neither all, none nor a sample from 1/1 to 1/${rarestSample}`);
};

export const readHost: Reader<string> = (value) =>
  isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)
    ? value
    : refuse("% is neither an IP address nor a host name");

export const readOrigin: Reader<string> = (value) => {
  const url = readUrl(value, ["https:", "http:"]);
  return url.href === `${url.origin}/` ? url.origin : refuse("% has more than a scheme, a host and a port");
};

export const readHttpUrl: Reader<URL> = (value) => {
  const url = readUrl(value, ["https:", "http:"]);
  return url.username === "" && url.password === "" ? url : refuse("it has a user name or a password");
};

export const readBaseUrl: Reader<string> = (value) => readHttpUrl(value).href.replace(/\/$/, "");

export const readFormAction: Reader<string> = (value) => {
  const url = readHttpUrl(value);
  if (url.protocol === "http:" && !isLoopbackHost(url.hostname))
    refuse("% would send personal data unencrypted: https is needed");
  return url.href;
};

export const readSmtpUrl: Reader<string> = (value) => {
  const url = readUrl(value, ["smtp:", "smtps:"]);
  const given = url.searchParams.getAll("requireTLS");
  if (given.length > 1 || given.some((one) => one !== "true" && one !== "false"))
    refuse("its requireTLS is neither true nor false");
  return url.href;
};

export const readDatabaseUrl: Reader<PostgresAddress> = (value) => {
  const address = readPostgresAddress(readUrl(value, ["postgres:", "postgresql:"]));
  return typeof address === "string" ? refuse(address) : address;
};

export const readDirectory: Reader<string> = (value) =>
  value.includes("\0") ? refuse("% is not a path") : resolve(value);

export const readAddress: Reader<MailAddress> = (value) =>
  parseAddress(value) ?? refuse("% is neither an address nor a name followed by <address>");

export const readAddresses: Reader<readonly MailAddress[]> = (value) => value.split(",").map(readAddress);

/** The shortest prefixes of private networks: `10.0.0.0/8` and `fc00::/7`. */
const shortestPrefix = { 4: 8, 6: 7 } as const;

export const readProxies: Reader<BlockList> = (value) => {
  const proxies = new BlockList();
  for (const entry of value.split(",").map((part) => part.trim())) {
    const [address = "", bits, ...rest] = entry.split("/");
    const family = isIP(address);
    const maxPrefix = family === 4 ? 32 : 128;
    const length = bits === undefined ? maxPrefix : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (family === 0 || rest.length > 0 || length < 0 || length > maxPrefix)
      refuse("% is not a list of IP addresses or ranges");
    if (length < (family === 4 ? shortestPrefix[4] : shortestPrefix[6]))
      refuse("% includes visitors: anyone in it could claim any address, and avoid every rate limit");
    proxies.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
  }
  return proxies;
};

const webhookSecretBytes = { min: 24, max: 64 };

/** As Standard Webhooks writes a secret: `whsec_`, then its bytes in base64. */
export const readWebhookSecret: Reader<Buffer> = (value) => {
  const encoded = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value)?.[1] ?? "";
  const key = Buffer.from(encoded, "base64");
  const { min, max } = webhookSecretBytes;
  return key.length >= min && key.length <= max
    ? key
    : refuse(`% is not whsec_ and ${min} to ${max} bytes in base64; openssl rand -base64 32 makes some`);
};

export const readOnOff: Reader<boolean> = (value) =>
  ["on", "off"].includes(value) ? value === "on" : refuse("% is neither on nor off");

export const readSwitch: Reader<boolean> = (value) => value === "1" || refuse("% is not 1");
