import { isIPv4, isIPv6 } from "node:net";
import type { Environment } from "#server/environment.ts";
import { clientIpAddress } from "./client-address.ts";

/**
 * A request as the visitor's browser sent it, with or without a proxy. Only this module reads the raw `Host`,
 * `X-Forwarded-For` and `X-Forwarded-Proto`; `X-Forwarded-Host` and `Forwarded` are never used.
 */
export type Incoming = {
  /**
   * The requested path and query on the site's own origin: behind a proxy that ends TLS, the scheme of the connection is
   * `http:`, and a client can send any host.
   */
  readonly url: URL;
  /** The `Host` of the request, in lower case with its port; the site's own if there is none. */
  readonly host: string;
  /** The visitor's IP address; empty if it is unknown (a Unix socket, or a proxy that hides it). */
  readonly ipAddress: string;
  /** Whether the visitor's own connection is encrypted. */
  readonly secure: boolean;
};

/** The raw request. Headers of the same name are joined by commas; undefined if there is none. */
export type RawRequest = {
  /** Absolute; its origin is ignored. */
  readonly url: string;
  readonly remoteAddress: string | undefined;
  readonly header: (name: "Host" | "X-Forwarded-For" | "X-Forwarded-Proto") => string | undefined;
};

type Trust = Pick<Environment, "siteUrl" | "trustedProxies">;

export function readIncoming(raw: RawRequest, { siteUrl, trustedProxies }: Trust): Incoming {
  const { pathname, search } = new URL(raw.url);
  const site = new URL(siteUrl);
  // Not resolved against the origin: a path that starts with two slashes would be parsed as a host.
  site.pathname = pathname;
  site.search = search;
  const host = (raw.header("Host") ?? site.host).toLowerCase();
  const { ipAddress, fromProxy } = clientIpAddress(
    raw.remoteAddress ?? "",
    raw.header("X-Forwarded-For"),
    trustedProxies,
  );
  const scheme = fromProxy
    ? raw.header("X-Forwarded-Proto")?.split(",").at(-1)?.trim().toLowerCase()
    : undefined;
  return {
    url: site,
    host,
    ipAddress,
    // Without a scheme from the proxy, the scheme of the public address counts, if that is the requested host. Another
    // host may be a developer's machine or a request past the proxy: nothing there responds to https.
    secure:
      scheme === undefined
        ? site.protocol === "https:" && host.replace(/:443$/, "") === site.host
        : scheme === "https",
  };
}

const label = "[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?";
const name = new RegExp(`^${label}(?:\\.${label})*\\.?$`, "i");
const endsInNumber = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/** Whether a `Host` is valid: a domain name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
export function isHost(value: string): boolean {
  const [, host = "", port = "1"] = /^(.+?)(?::(\d{1,5}))?$/.exec(value) ?? [];
  if (Number(port) > 65_535 || host.length > 254) return false;
  if (host.startsWith("[")) return host.endsWith("]") && isIPv6(host.slice(1, -1));
  // URL parsers read a host that ends in a number as an IPv4 address: a valid one, or an error.
  return endsInNumber.test(host) ? isIPv4(host) : name.test(host);
}
