import fc from "fast-check";
import { expect, test } from "vitest";
import { submission } from "#server/testing.ts";
import { newLeadId, normaliseLeadId } from "./lead-id.ts";
import { networkOf } from "./network.ts";
import { suspicionsOf } from "./suspicion.ts";

const twoLinks = "Voyez https://a.example et www.b.example";

test.each([
  ["a careful person", {}, []],
  ["a filled trap", { honeypot: "x" }, ["honeypot"]],
  ["a trap with blanks only", { honeypot: "  " }, []],
  ["haste alone: the browser filled the form", { elapsedMs: 300 }, []],
  ["links alone", { fields: { message: twoLinks } }, []],
  ["haste and one link", { elapsedMs: 300, fields: { message: "https://a.example" } }, []],
  ["haste and links", { elapsedMs: 1999, fields: { message: twoLinks } }, ["too-fast", "links"]],
  [
    "haste and links over two fields",
    { elapsedMs: 5, fields: { name: "http://a", company: "HTTPS://B" } },
    ["too-fast", "links"],
  ],
  ["links after two seconds", { elapsedMs: 2000, fields: { message: twoLinks } }, []],
  ["links where nothing counted the time", { elapsedMs: null, fields: { message: twoLinks } }, []],
  ["haste and forum markup", { elapsedMs: 5, fields: { message: "[URL=x]y[/URL]" } }, ["too-fast", "markup"]],
  ["haste and a tag", { elapsedMs: 5, fields: { message: "<A href=x>" } }, ["too-fast", "markup"]],
  ["haste and less than", { elapsedMs: 5, fields: { message: "a <abc" } }, []],
] as const)("%s", (_, changes, reasons) => {
  expect(suspicionsOf(submission(changes))).toEqual(reasons);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:DB8:0:0:1:2:3:4", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", null],
  ["unix:", null],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("all addresses of one /64 are one network, and no two /64 are the same", () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const half = fc.tuple(group, group, group, group);
  const written = (groups: readonly number[]) => groups.map((part) => part.toString(16)).join(":");
  fc.assert(
    fc.property(half, half, half, half, (prefix, other, one, two) => {
      fc.pre(prefix.some((part) => part !== 0) && other.some((part) => part !== 0));
      expect(networkOf(written([...prefix, ...one]))).toBe(networkOf(written([...prefix, ...two])));
      if (written(prefix) !== written(other))
        expect(networkOf(written([...prefix, ...one]))).not.toBe(networkOf(written([...other, ...one])));
    }),
  );
});

test("lead ids sort by age, hold no mistakable letter, and are found however they are typed", () => {
  const time = fc.integer({ min: 0, max: 32 ** 9 - 1 });
  fc.assert(
    fc.property(time, time, (early, late) => {
      const id = newLeadId(early);
      expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      if (early < late) expect(id < newLeadId(late)).toBe(true);
      expect(normaliseLeadId(` ${id.toLowerCase()} `)).toBe(id);
      expect(normaliseLeadId(`${id}-Agency-Notice`)).toBe(`${id}-agency-notice`);
    }),
  );
});
