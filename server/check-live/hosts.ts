import { BlockList, isIP } from "node:net";
import { isLoopbackHost } from "#server/network.ts";

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761), or for this machine. */
export function isSampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host) || isLoopbackHost(host);
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits);
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

const contains = (list: BlockList, host: string): boolean => {
  const address = host.replace(/^\[(.+)\]$/, "$1");
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? "ipv4" : "ipv6");
};

/** Whether a host is this machine or in a private network, as far as its name shows. */
export function isPrivateHost(host: string): boolean {
  if (isLoopbackHost(host) || contains(privateNetworks, host)) return true;
  // A name without a dot is a container's, or from the machine's own list.
  const address = host.replace(/^\[(.+)\]$/, "$1");
  return isIP(address) === 0 && (!host.includes(".") || /\.(local|internal|lan|localhost)$/i.test(host));
}
