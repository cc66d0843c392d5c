import { isIPv4, isIPv6 } from "node:net";
import type { Environment } from "#server/environment.ts";
import { clientAddress } from "./client-address.ts";

/**
 * A request as the visitor's browser sent it, whatever stands between. This is the one place that reads the raw
 * `Host`, `X-Forwarded-For` and `X-Forwarded-Proto`; `X-Forwarded-Host` and `Forwarded` are never believed.
 */
export type Incoming = {
  /**
   * What was asked for, on the site's own origin. The scheme and host of the connection are the proxy's business: with
   * them, a page would see `http:` behind TLS, and whatever name a client makes up.
   */
  readonly url: URL;
  /** The host that the client named, in lower case with its port; the site's own where it named none. */
  readonly host: string;
  /** The visitor's IP address; empty where it is not known (a Unix socket, or a proxy that hides it). */
  readonly address: string;
  /** Whether the visitor's own connection is encrypted. */
  readonly secure: boolean;
};

/** What the connection brings. Headers: their value, several joined by commas; undefined where there is none. */
export type RawRequest = {
  /** Absolute; of its origin nothing is used. */
  readonly url: string;
  readonly remoteAddress: string | undefined;
  readonly header: (name: "Host" | "X-Forwarded-For" | "X-Forwarded-Proto") => string | undefined;
};

type Trust = Pick<Environment, "siteUrl" | "trustedProxies">;

export function readIncoming(raw: RawRequest, { siteUrl, trustedProxies }: Trust): Incoming {
  const { pathname, search } = new URL(raw.url);
  const site = new URL(siteUrl);
  // Not resolved against the origin: a path of two slashes would be read as another host.
  site.pathname = pathname;
  site.search = search;
  const host = (raw.header("Host") ?? site.host).toLowerCase();
  const { address, fromProxy } = clientAddress(
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
    address,
    // Where nobody says anything of the scheme: as the public address has it, if that was asked for. Another host may be
    // a developer's machine or a look past the proxy, where a request that is upgraded to https would reach nothing.
    secure:
      scheme === undefined
        ? site.protocol === "https:" && host.replace(/:443$/, "") === site.host
        : scheme === "https",
  };
}

const label = "[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?";
const name = new RegExp(`^${label}(?:\\.${label})*\\.?$`, "i");
const endsInNumber = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/** Whether a `Host` names a host: a domain name, an IPv4 address, or an IPv6 address in brackets; with a port or not. */
export function isHost(value: string): boolean {
  const [, host = "", port = "1"] = /^(.+?)(?::(\d{1,5}))?$/.exec(value) ?? [];
  if (Number(port) > 65_535 || host.length > 254) return false;
  if (host.startsWith("[")) return host.endsWith("]") && isIPv6(host.slice(1, -1));
  // What ends in a number is read as an IPv4 address by every URL parser, and is one or nothing.
  return endsInNumber.test(host) ? isIPv4(host) : name.test(host);
}
