import { BlockList, isIP } from "node:net";

/** The visitors of a network share a limit. `wide`: a network that belongs to many visitors. */
export type Network = { readonly name: string; readonly wide: boolean };

/** Removes the zone of an IPv6 link-local address (`fe80::1%eth0`). */
const withoutZone = (address: string): string => address.replace(/%.*$/s, "");

/** Whether a text is an IPv4 or IPv6 address, with or without a zone. */
export function isIpAddress(text: string): boolean {
  return isIP(withoutZone(text)) !== 0;
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): readonly number[] {
  // The URL parser writes every valid address in its one shortest form, an embedded IPv4 address included.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const read = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => parseInt(group, 16));
  const [before, after] = [read(head), read(tail ?? "")];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The networks that a visitor belongs to, for limits, the narrowest first: an IPv4 address; for an IPv6 address its
 * /64, which one visitor usually has, and its /48, because anybody can rent all 65,536 /64 of one. Everything that is
 * not an address (an invalid header of a proxy, a Unix socket) is one network together, so that it is limited too.
 */
export function networksOf(address: string): readonly Network[] {
  if (!isIpAddress(address)) return [{ name: "unknown", wide: true }];
  const bare = withoutZone(address);
  if (isIP(bare) === 4) return [{ name: bare, wide: false }];
  const groups = groupsOf(bare);
  const [seventh = 0, eighth = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [{ name: [seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff].join("."), wide: false }];
  const prefix = (length: number): string =>
    groups
      .slice(0, length)
      .map((group) => group.toString(16))
      .join(":");
  return [
    { name: `${prefix(4)}::/64`, wide: false },
    { name: `${prefix(3)}::/48`, wide: true },
  ];
}

/** IPv4 networks that are not the public internet (IANA's registry of special purposes), multicast included. */
const specialIpv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  // Shared by the customers of a provider.
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Link-local: there, clouds offer the credentials of a machine.
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
] as const;

/** Inside the global IPv6 addresses: protocols that embed an IPv4 address, and documentation. */
const specialIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"] as const;

function blockListOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const special = { 4: blockListOf(specialIpv4, "ipv4"), 6: blockListOf(specialIpv6, "ipv6") };
const globalIpv6 = blockListOf(["2000::/3"], "ipv6");

const loopback = blockListOf(["127.0.0.0/8"], "ipv4");

/** Whether the host of a URL is this machine, as far as its name shows. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[(.+)\]$/, "$1");
  if (isIP(address) === 4) return loopback.check(address, "ipv4");
  // The URL parser has written an IPv6 address in its shortest form.
  return address === "::1" || address.toLowerCase() === "localhost";
}

/** Whether an address is on the public internet. An IPv4 address written as IPv6 is not: no name server answers so. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special[4].check(address, "ipv4");
    case 6:
      return globalIpv6.check(address, "ipv6") && !special[6].check(address, "ipv6");
    default:
      return false;
  }
}
