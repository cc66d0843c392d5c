import fc from "fast-check";
import { expect, test } from "vitest";
import { networksOf } from "#server/network.ts";
import { submission } from "#testing/leads.ts";
import { newLeadId, normaliseLeadId } from "./lead-id.ts";
import { personKeyOf } from "./person-key.ts";
import { suspicionsOf } from "./suspicion.ts";

const many = (text: string, times: number): string => text.repeat(times);
const twoLinks = "Voyez https://a.example et www.b.example";

test.each([
  ["a careful person", {}, []],
  [
    "a hidden field that a password manager has filled in, and nothing else",
    { honeypot: "https://me.example" },
    [],
  ],
  [
    "the same with forum markup",
    { honeypot: "x", fields: { message: "[url=x]y[/url]" } },
    ["honeypot", "markup"],
  ],
  [
    "the same with one link",
    { honeypot: "x", fields: { message: "https://a.example" } },
    ["honeypot", "links"],
  ],
  ["the same and too fast", { honeypot: "x", elapsedMs: 1999 }, ["honeypot", "too-fast"]],
  ["the same without a script", { honeypot: "x", elapsedMs: null }, ["honeypot", "no-time"]],
  ["a hidden field with blanks only", { honeypot: "  ", elapsedMs: null }, []],
  ["a form sent too fast alone: the browser filled the form", { elapsedMs: 300 }, []],
  ["links alone", { fields: { message: twoLinks } }, []],
  ["a form sent too fast and one link", { elapsedMs: 300, fields: { message: "https://a.example" } }, []],
  [
    "a form sent too fast and links",
    { elapsedMs: 1999, fields: { message: twoLinks } },
    ["too-fast", "links"],
  ],
  [
    "a form sent too fast and links over two fields",
    { elapsedMs: 5, fields: { name: "http://a", company: "HTTPS://B" } },
    ["too-fast", "links"],
  ],
  ["links after two seconds", { elapsedMs: 2000, fields: { message: twoLinks } }, []],
  ["two links where nothing counted the time", { elapsedMs: null, fields: { message: twoLinks } }, []],
  ["three of them", { elapsedMs: null, fields: { message: `${twoLinks} t.me/c` } }, ["no-time", "links"]],
  [
    "fifty links without a time",
    { elapsedMs: null, fields: { message: many("https://a.example/x ", 50) } },
    ["no-time", "links"],
  ],
  [
    "fifty bare ones",
    { elapsedMs: null, fields: { message: many("t.me/casino\n", 50) } },
    ["no-time", "links"],
  ],
  [
    "fifty glued together",
    { elapsedMs: null, fields: { message: many("http://a.example,", 50) } },
    ["no-time", "links"],
  ],
  [
    "fifty after a long time",
    { elapsedMs: 600_000, fields: { message: many("www.a.example ", 50) } },
    ["links"],
  ],
  [
    "a dozen sites that somebody likes, half an hour later",
    { elapsedMs: 1_800_000, fields: { message: many("https://a.example ", 9) } },
    [],
  ],
  [
    "a tab that was open for two days, and the company's three networks",
    {
      elapsedMs: 48 * 3_600_000,
      fields: {
        message:
          "https://www.facebook.com/rhum, https://www.instagram.com/rhum et https://www.linkedin.com/company/rhum",
      },
    },
    [],
  ],
  [
    "a time that nobody takes, and ten links",
    { elapsedMs: 999_999_999_999, fields: { message: many("t.me/x ", 10) } },
    ["links"],
  ],
  [
    "a time before the page was shown",
    { elapsedMs: -5, fields: { message: many("t.me/x ", 3) } },
    ["no-time", "links"],
  ],
  ["a page left open overnight", { elapsedMs: 15 * 3_600_000, fields: { message: many("t.me/x ", 3) } }, []],
  ["no script, and a careful person", { elapsedMs: null }, []],
  [
    "no script, one's own site and a competitor's",
    {
      elapsedMs: null,
      fields: { message: "https://www.notre-site.example/boutique et leur-site.example/contact" },
    },
    [],
  ],
  [
    "no script, and forum markup",
    { elapsedMs: null, fields: { message: "[url=x]y[/url]" } },
    ["no-time", "markup"],
  ],
  ["a snippet that somebody asks about", { elapsedMs: 90_000, fields: { message: '<a href="/x">' } }, []],
  [
    "words that only look like addresses",
    {
      elapsedMs: null,
      fields: {
        message: "et/ou, 24h/24, S.A.R.L./SAS, 12.05/2026, a@b.example/c, d.e/f, bonjour.nous voulons",
      },
    },
    [],
  ],
  [
    "a form sent too fast and forum markup",
    { elapsedMs: 5, fields: { message: "[URL=x]y[/URL]" } },
    ["too-fast", "markup"],
  ],
  [
    "a form sent too fast and a tag",
    { elapsedMs: 5, fields: { message: "<A href=x>" } },
    ["too-fast", "markup"],
  ],
  ["a form sent too fast and less than", { elapsedMs: 5, fields: { message: "a <abc" } }, []],
] as const)("%s", (_, changes, reasons) => {
  expect(suspicionsOf(submission(changes))).toEqual(reasons);
});

test("a long text without a link is checked quickly", () => {
  const started = performance.now();
  for (const piece of ["a", "a.", "a-", ".", "http", "www", "a@", "é."])
    suspicionsOf(submission({ elapsedMs: null, fields: { message: piece.repeat(32_000 / piece.length) } }));
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["::ffff:c000:201", ["192.0.2.1"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["2001:DB8:0:0:1:2:3:4", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["2001:db8:0:1::1", ["2001:db8:0:1::/64", "2001:db8:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["", ["unknown"]],
  ["unix:", ["unknown"]],
  ["unknown", ["unknown"]],
  ["999.0.2.1", ["unknown"]],
  ["192.0.2.1, 192.0.2.2", ["unknown"]],
  ["%eth0", ["unknown"]],
] as const)("the networks of %s are %s", (address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
});

test("every text and address has a network, and shared ones are wide", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (address) => {
      expect(networksOf(address).length).toBeGreaterThan(0);
    }),
  );
  const wide = (address: string) => networksOf(address).map((network) => network.wide);
  expect([wide("192.0.2.1"), wide("2001:db8::1"), wide("unknown")]).toEqual([[false], [false, true], [true]]);
});

test("each IPv6 /64 is one network, and those of one /48 share a wide one", () => {
  const group = fc.integer({ min: 1, max: 0xffff });
  const half = fc.tuple(group, group, group, group);
  const written = (groups: readonly number[]) => groups.map((part) => part.toString(16)).join(":");
  const namesOf = (groups: readonly number[]) => networksOf(written(groups)).map(({ name }) => name);
  fc.assert(
    fc.property(half, half, half, half, (prefix, other, one, two) => {
      expect(namesOf([...prefix, ...one])).toEqual(namesOf([...prefix, ...two]));
      if (written(prefix) !== written(other))
        expect(namesOf([...prefix, ...one])[0]).not.toBe(namesOf([...other, ...one])[0]);
      const neighbour = [...prefix.slice(0, 3), other[3]];
      expect(namesOf([...neighbour, ...one])[1]).toBe(namesOf([...prefix, ...one])[1]);
    }),
  );
});

test.each([
  ["jo@client.example", "jo@client.example"],
  [" Jo@Client.EXAMPLE ", "jo@client.example"],
  ["jo+shop@client.example", "jo@client.example"],
  ["jo+a+b@client.example.", "jo@client.example"],
  // Where the provider gives dots a meaning, they have one.
  ["j.o@client.example", "j.o@client.example"],
  ["J.o.+x@gmail.com", "jo@gmail.com"],
  ["jo@googlemail.com", "jo@gmail.com"],
  ["jo@GMAIL.com.", "jo@gmail.com"],
  ["jo-shop@yahoo.com", "jo-shop@yahoo.com"],
  ["jo@b\u00FCcher.example", "jo@xn--bcher-kva.example"],
  ["jo@bu\u0308cher.example", "jo@xn--bcher-kva.example"],
  ["jo@XN--bcher-kva.example", "jo@xn--bcher-kva.example"],
  ["jos\u00E9@client.example", "jos\u00E9@client.example"],
  ["jose\u0301@client.example", "jos\u00E9@client.example"],
  // Nothing is left of these but what makes two of them different.
  ["+a@client.example", "+a@client.example"],
  ["...@gmail.com", "...@gmail.com"],
  ["no address", "no address"],
  ["jo@constructor", "jo@constructor"],
])("%s is the person %s", (email, key) => {
  expect(personKeyOf(email)).toBe(key);
});

test("a Gmail address with any tag, case and dots is one person", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcxyz019"), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, fc.string({ maxLength: 10 }), (local, tag) => {
      const key = personKeyOf(`${local}@gmail.com`);
      const dotted = [...local.toUpperCase()].join(".");
      expect(personKeyOf(`${dotted}+${tag.replaceAll("@", "")}@GoogleMail.com`)).toBe(key);
      expect(personKeyOf(key)).toBe(key);
    }),
  );
});

test("lead ids sort by age, contain no ambiguous letter, and are found in any typed form", () => {
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
