import { expect, test } from "vitest";
import { parseEnvironment } from "#server/environment.ts";
import { clientIpAddress } from "./client-address.ts";

const addressOf = (...given: Parameters<typeof clientIpAddress>): string =>
  clientIpAddress(...given).ipAddress;

const proxies = parseEnvironment({ TRUST_PROXY: "10.0.0.0/8,2001:db8:ffff::1" }).trustedProxies;

test("without a trusted proxy the header is ignored", () => {
  expect(addressOf("192.0.2.1", "198.51.100.7", null)).toBe("192.0.2.1");
});

test("a header from any other client is ignored", () => {
  expect(addressOf("192.0.2.1", "198.51.100.7", proxies)).toBe("192.0.2.1");
});

test.each([
  ["the proxy's visitor", "10.0.0.1", "198.51.100.7", "198.51.100.7"],
  [
    "the last that is not a proxy: the visitor can write what precedes it",
    "10.0.0.1",
    "1.1.1.1, 198.51.100.7",
    "198.51.100.7",
  ],
  ["through two proxies", "10.0.0.1", "1.1.1.1, 198.51.100.7, 10.9.9.9", "198.51.100.7"],
  ["a trusted proxy without the header", "10.0.0.1", undefined, "10.0.0.1"],
  ["an empty header", "10.0.0.1", " , ", "10.0.0.1"],
  ["only proxies", "10.0.0.1", "10.0.0.2, 10.0.0.3", "10.0.0.2"],
  ["a proxy reached over an IPv6 socket", "::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["a proxy with an IPv6 address", "2001:db8:ffff::1", "2001:db8::7", "2001:db8::7"],
  ["a header that maps IPv4 into IPv6", "10.0.0.1", "::FFFF:198.51.100.7", "198.51.100.7"],
  ["a proxy that writes the port", "10.0.0.1", "198.51.100.7:50123", "198.51.100.7"],
  ["a proxy that writes the port of an IPv6 address", "10.0.0.1", "[2001:db8::7]:50123", "2001:db8::7"],
  ["a proxy that hides its visitor", "10.0.0.1", "unknown", ""],
  ["a proxy that writes an invalid address", "10.0.0.1", "1.2.3.256", ""],
  ["a visitor with a zone", "10.0.0.1", "fe80::1%eth0", "fe80::1%eth0"],
])("%s", (_, connection, header, address) => {
  expect(addressOf(connection, header, proxies)).toBe(address);
});

test("an IPv4 visitor over an IPv6 socket has the IPv4 address", () => {
  expect(addressOf("::ffff:192.0.2.1", undefined, null)).toBe("192.0.2.1");
  expect(addressOf("2001:db8::1", undefined, null)).toBe("2001:db8::1");
});

test("a connection without an address is no error", () => {
  expect(addressOf("", "198.51.100.7", proxies)).toBe("");
});

test("the result says whether the connection comes from a trusted proxy", () => {
  expect(clientIpAddress("10.0.0.1", "198.51.100.7", proxies).fromProxy).toBe(true);
  expect(clientIpAddress("192.0.2.1", "198.51.100.7", proxies).fromProxy).toBe(false);
  expect(clientIpAddress("10.0.0.1", "198.51.100.7", null).fromProxy).toBe(false);
});
