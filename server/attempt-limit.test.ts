import { expect, test } from "vitest";
import { createAttemptLimit, guessLimit } from "./attempt-limit.ts";

test("a network may guess twenty times, then once every thirty seconds", () => {
  let now = 0;
  const { attempt } = createAttemptLimit(guessLimit, () => now);
  for (let guess = 0; guess < 20; guess += 1) expect(attempt("192.0.2.1")).toBe(0);
  for (let guess = 0; guess < 20; guess += 1) expect(attempt("192.0.2.1")).toBe(30);
  expect(attempt("192.0.2.2")).toBe(0);
  now += 30_000;
  expect(attempt("192.0.2.1")).toBe(0);
  expect(attempt("192.0.2.1")).toBe(30);
  now += 20 * 30_000;
  for (let guess = 0; guess < 20; guess += 1) expect(attempt("192.0.2.1")).toBe(0);
  expect(attempt("192.0.2.1")).toBe(30);
});

test("the /64 networks of one /48 share a wider limit", () => {
  const { attempt } = createAttemptLimit(guessLimit, () => 0);
  for (let network = 0; network < 100; network += 1)
    expect(attempt(`2001:db8:1:${network.toString(16)}::1`)).toBe(0);
  expect(attempt("2001:db8:1:ffff::1")).toBe(30);
  expect(attempt("2001:db8:2::1")).toBe(0);
});
