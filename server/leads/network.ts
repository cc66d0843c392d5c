import { isIP } from "node:net";

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

/** A name for what has one limit, and whether many visitors share it by nature. */
export type Network = { readonly name: string; readonly wide: boolean };

const withoutZone = (address: string): string => address.replace(/%.*$/s, "");

/** Whether limits can tell this visitor's network from another's. */
export function isNetworkAddress(address: string): boolean {
  return isIP(withoutZone(address)) !== 0;
}

/**
 * The networks that a sender counts for: an IPv4 address; of an IPv6 address the /64, which a visitor is given whole,
 * and the /48, of which anybody can rent all 65,536 /64. Whatever is no address (what a proxy made up, a Unix socket)
 * is one network: without a limit of its own, it would be a way around all of them.
 */
export function networksOf(address: string): readonly Network[] {
  if (!isNetworkAddress(address)) return [{ name: "unknown", wide: true }];
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
