import { isIP } from "node:net";

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
