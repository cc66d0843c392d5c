import { type BlockList, isIP, isIPv6 } from "node:net";

/** An IPv4 address that arrives over an IPv6 socket is the IPv4 address. Some proxies write the port too. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");

const trusts = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * The visitor's address: the connection's, unless that is a configured proxy; then the last address in the
 * proxy's header that is no proxy itself. A header from anyone else counts for nothing. Empty where what stands there
 * is no IP address.
 */
export function clientAddress(
  connection: string,
  forwardedFor: string | undefined,
  proxies: BlockList | null,
): { readonly address: string; readonly fromProxy: boolean } {
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
  return { address: isIP(address.replace(/%.*$/, "")) === 0 ? "" : address, fromProxy };
}
