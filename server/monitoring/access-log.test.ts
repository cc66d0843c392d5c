import { expect, test } from "vitest";
import { rememberingLog } from "#testing/log.ts";
import { sampleRequests } from "./access-log.ts";
import { createMetrics } from "./metrics.ts";

/** What is written of these statuses, one request each. */
function written(every: number, statuses: readonly number[]) {
  const log = rememberingLog();
  const thinned = sampleRequests(log, every);
  for (const status of statuses) thinned.info("request", { status, ms: 1 });
  return log.events.map(({ fields }) => fields.status);
}

const many = (count: number, status: number) => Array.from({ length: count }, () => status);

test("a sample has every hundredth request, from the first on", () => {
  expect(written(100, many(100, 200))).toHaveLength(1);
  expect(written(100, many(101, 200))).toHaveLength(2);
  expect(written(2, [200, 301, 404, 304, 200])).toEqual([200, 404, 200]);
});

test("what was refused or failed is in every sample, and takes nobody else's place", () => {
  expect(written(100, [200, 500, 403, 422, 429, 503, ...many(99, 200), 200])).toEqual([
    200, 500, 403, 422, 429, 503, 200,
  ]);
});

test("without access lines the other events are still written", () => {
  const log = rememberingLog();
  const thinned = sampleRequests(log, 0);
  for (const status of [200, 404, 429, 500]) thinned.info("request", { status, ms: 1 });
  thinned.info("lead.accepted", { id: "x" });
  thinned.error("request.failed", { error: "E" });
  expect(log.events.map(({ event }) => event)).toEqual(["lead.accepted", "request.failed"]);
});

test.each([0, 1, 7])("requests are counted all the same, with every %s of them written", (every) => {
  const metrics = createMetrics();
  const log = metrics.counting(sampleRequests(rememberingLog(), every));
  for (const status of many(20, 200)) log.info("request", { status, ms: 1 });
  expect(metrics.text(null)).toContain('site_requests_total{status="2xx"} 20\n');
});
