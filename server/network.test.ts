import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress } from "./network.ts";

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "223.255.255.255",
  "2606:4700::1111",
  "2a00:1450:4007::200e",
  "2001:4860:4860::8888",
])("%s is on the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this network", "0.0.0.0"],
  ["private", "10.255.255.255"],
  ["shared by a provider's customers", "100.64.0.1"],
  ["shared by a provider's customers", "100.127.255.255"],
  ["this machine", "127.1.2.3"],
  ["the metadata of a cloud", "169.254.169.254"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["benchmarks", "198.19.255.255"],
  ["multicast", "224.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["this machine", "::1"],
  ["no address", "::"],
  ["IPv4 in IPv6", "::ffff:127.0.0.1"],
  ["IPv4 in IPv6, public", "::ffff:8.8.8.8"],
  ["IPv4 in IPv6, the old form", "::127.0.0.1"],
  ["translated IPv4", "64:ff9b::a00:1"],
  ["6to4", "2002:a00:1::1"],
  ["Teredo", "2001:0:a00:1::1"],
  ["unique local", "fd00:ec2::254"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["the former site-local", "fec0::1"],
  ["multicast", "ff02::1"],
  ["documentation", "2001:db8::1"],
  ["no address at all", "crm.example"],
  ["nothing", ""],
])("%s (%s) is not on the public internet", (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("an IPv4 address is never public in a form of IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      for (const form of [`::ffff:${address}`, `::${address}`, `64:ff9b::${address}`])
        expect(isPublicAddress(form)).toBe(false);
    }),
  );
});
