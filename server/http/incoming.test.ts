import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEnvironment } from "#server/environment.ts";
import { isHost, type RawRequest, readIncoming } from "./incoming.ts";

type Headers = Partial<Record<Parameters<RawRequest["header"]>[0], string>>;

const environment = parseEnvironment({ SITE_URL: "https://www.agency.example", TRUST_PROXY: "10.0.0.1" });

function incoming(headers: Headers, { url = "http://x/fr-fr/?a=1", from = "10.0.0.1" } = {}) {
  return readIncoming({ url, remoteAddress: from, header: (name) => headers[name] }, environment);
}

test("the address is on the site's own origin, whatever host and scheme the connection has", () => {
  for (const url of ["http://evil.example/fr-fr/?a=1", "http://127.0.0.1:3000/fr-fr/?a=1"])
    expect(incoming({ Host: "evil.example" }, { url }).url.href).toBe(
      "https://www.agency.example/fr-fr/?a=1",
    );
});

test("a path that starts with two slashes is not parsed as a host", () => {
  expect(incoming({}, { url: "http://x//evil.example/" }).url.href).toBe(
    "https://www.agency.example//evil.example/",
  );
});

test("every path and query stays as requested", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const asked = new URL(`http://x${path || "/"}?${query}`);
      const { url } = incoming({}, { url: asked.href });
      expect([url.pathname, url.search]).toEqual([asked.pathname, asked.search]);
      expect(url.origin).toBe("https://www.agency.example");
    }),
  );
});

test.each<[string, Headers, string, boolean]>([
  ["the proxy says https", { Host: "x", "X-Forwarded-Proto": "https" }, "10.0.0.1", true],
  [
    "the nearest of two proxies says https",
    { Host: "x", "X-Forwarded-Proto": "http, HTTPS" },
    "10.0.0.1",
    true,
  ],
  [
    "the proxy says that it is not",
    { Host: "www.agency.example", "X-Forwarded-Proto": "http" },
    "10.0.0.1",
    false,
  ],
  ["the proxy sends no scheme and another host", { Host: "127.0.0.1:3000" }, "10.0.0.1", false],
  ["the public host was asked for with its port", { Host: "www.agency.example:443" }, "192.0.2.1", true],
  ["a visitor claims it", { Host: "x", "X-Forwarded-Proto": "https" }, "192.0.2.1", false],
  [
    "the public host was asked for, and nobody says anything",
    { Host: "WWW.Agency.example" },
    "192.0.2.1",
    true,
  ],
  ["another host was asked for, on a developer's machine", { Host: "localhost:3000" }, "127.0.0.1", false],
])("encrypted or not: %s", (_, headers, from, secure) => {
  expect(incoming(headers, { from }).secure).toBe(secure);
});

test("a site on plain HTTP is never considered encrypted", () => {
  const local = parseEnvironment({ SITE_URL: "http://localhost:3000" });
  const raw = { url: "http://x/", remoteAddress: "127.0.0.1", header: () => "localhost:3000" };
  expect(readIncoming(raw, local).secure).toBe(false);
});

test("without a Host the site's own is used, and an unknown connection has no address", () => {
  expect(incoming({}).host).toBe("www.agency.example");
  const raw = { url: "http://x/", remoteAddress: undefined, header: () => undefined };
  expect(readIncoming(raw, environment)).toMatchObject({ ipAddress: "", secure: true });
});

test.each([
  "agency.example",
  "agency.example:3000",
  "AGENCY.example.",
  "localhost",
  "a_b.example",
  "xn--bcher-kva.example",
  "1.2.3.example",
  "192.0.2.1",
  "192.0.2.1:80",
  "[2001:db8::1]",
  "[::1]:3000",
])("%s is a host", (host) => {
  expect(isHost(host)).toBe(true);
});

test.each([
  "",
  "a.1",
  "a.0x1",
  "1.2.3.256",
  "1.2.3",
  "4294967296",
  "0x7f000001",
  "a b",
  "a,b",
  "a/b",
  "user@host",
  "-a.example",
  "a..example",
  ".example",
  "[::1",
  "[::zz]",
  "::1",
  "a:99999",
  "a:b",
  "a:",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(130)}example`,
  "é.example",
  "a\texample",
])("%j is not a host", (host) => {
  expect(isHost(host)).toBe(false);
});

test("a host is valid if and only if a URL can have it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.domain(),
        fc.ipV4(),
        fc.ipV6().map((address) => `[${address}]`),
        fc.string(),
        fc.webAuthority(),
      ),
      (host) => {
        if (isHost(host)) expect(URL.canParse(`http://${host}/`)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
