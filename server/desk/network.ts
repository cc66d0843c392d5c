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

/**
 * What counts as one sender on the network: an IPv4 address, or the /64 that an IPv6 visitor is given whole. Null
 * for what is no address (a Unix socket).
 */
export function networkOf(address: string): string | null {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 0) return null;
  const groups = groupsOf(bare);
  const [seventh = 0, eighth = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}
