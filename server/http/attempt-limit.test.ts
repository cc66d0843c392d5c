import { expect, test } from "vitest";
import { createAttemptLimit } from "./attempt-limit.ts";

test("a network may guess twenty times, then once every thirty seconds", () => {
  let now = 0;
  const limit = createAttemptLimit(() => now);
  for (let guess = 0; guess < 20; guess += 1) {
    expect(limit.waitSeconds("192.0.2.1")).toBe(0);
    limit.count("192.0.2.1");
  }
  expect(limit.waitSeconds("192.0.2.1")).toBe(30);
  expect(limit.waitSeconds("192.0.2.2")).toBe(0);
  now += 30_000;
  expect(limit.waitSeconds("192.0.2.1")).toBe(0);
  limit.count("192.0.2.1");
  expect(limit.waitSeconds("192.0.2.1")).toBe(30);
  now += 20 * 30_000;
  for (let guess = 0; guess < 20; guess += 1) limit.count("192.0.2.1");
  expect(limit.waitSeconds("192.0.2.1")).toBe(30);
});

test("the /64 networks of one /48 share a wider limit", () => {
  const limit = createAttemptLimit(() => 0);
  for (let network = 0; network < 100; network += 1) {
    const address = `2001:db8:1:${network.toString(16)}::1`;
    expect(limit.waitSeconds(address)).toBe(0);
    limit.count(address);
  }
  expect(limit.waitSeconds("2001:db8:1:ffff::1")).toBe(30);
  expect(limit.waitSeconds("2001:db8:2::1")).toBe(0);
});
