import { type BlockList, isIPv6 } from "node:net";
import { isIpAddress } from "#server/network.ts";

/** Without brackets, port and the prefix of an IPv4 address on an IPv6 socket: some proxies write them. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");

const trusts = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * The visitor's address: that of the connection or, if it comes from a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy itself. The header of any other client is ignored. Empty if the result
 * is not an IP address. `fromProxy`: the connection comes from a trusted proxy.
 */
export function clientIpAddress(
  connection: string,
  forwardedFor: string | undefined,
  proxies: BlockList | null,
): { readonly ipAddress: string; readonly fromProxy: boolean } {
  let address = plain(connection);
  const fromProxy = proxies !== null && trusts(proxies, address);
  const hops = (forwardedFor ?? "")
    .split(",")
    .map(plain)
    .filter((hop) => hop !== "");
  while (proxies !== null && trusts(proxies, address)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = hop;
  }
  return { ipAddress: isIpAddress(address) ? address : "", fromProxy };
}
