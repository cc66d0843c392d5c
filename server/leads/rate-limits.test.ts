import { expect, test } from "vitest";
import { requestLimitsOf } from "./rate-limits.ts";

test("a network counts by part of its address, and all senders wait for the same time", () => {
  const [browser, person, network, wide] = requestLimitsOf({
    token: "t",
    email: "Jo@x.example",
    ipAddress: "2001:db8:1:2:3:4:5:6",
  });
  expect([browser?.burst, person?.burst]).toEqual([1, 1]);
  // The first half: four groups of eight.
  expect(network?.name).toBe("network:2001:db8:1:2::/64");
  // Within that half.
  expect(wide?.name).toBe("network:2001:db8:1::/48");
  const unknown = requestLimitsOf({ token: "t", email: "Jo@x.example", ipAddress: "" }).at(-1);
  expect([unknown?.burst, unknown?.intervalMs]).toEqual([wide?.burst, wide?.intervalMs]);
  const seconds = Number(network?.intervalMs) / 1000;
  expect([browser?.intervalMs, person?.intervalMs]).toEqual([seconds * 1000, seconds * 1000]);
  expect(wide?.intervalMs).toBe(network?.intervalMs);
});
