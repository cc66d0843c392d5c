import { expect, test } from "vitest";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { createLeadIntake } from "#server/leads/intake.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { noLinks, robot, submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const noMail = { pending: 0, sending: 0, sent: 0, dead: 0 };

test("requests are counted by the class of their status, and by how long they took", () => {
  const metrics = createMetrics();
  const log = rememberingLog();
  const counting = metrics.counting(log);
  for (const [status, ms] of [
    [200, 3],
    [204, 7],
    [303, 80],
    [503, 12_000],
  ] as const)
    counting.info("request", { method: "GET", page: "home", status, ms });
  // What is counted is still logged.
  expect(log.events).toHaveLength(4);
  const lines = metrics.text(noMail).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_requests_total{status="2xx"} 2',
      'site_requests_total{status="3xx"} 1',
      'site_requests_total{status="4xx"} 0',
      'site_requests_total{status="5xx"} 1',
      'site_request_duration_seconds_bucket{le="0.005"} 1',
      'site_request_duration_seconds_bucket{le="0.01"} 2',
      'site_request_duration_seconds_bucket{le="0.1"} 3',
      'site_request_duration_seconds_bucket{le="10"} 3',
      'site_request_duration_seconds_bucket{le="+Inf"} 4',
      "site_request_duration_seconds_sum 12.09",
      "site_request_duration_seconds_count 4",
    ]),
  );
});

test("an acknowledgement that the site's ceiling kept back is counted", () => {
  const metrics = createMetrics();
  const log = metrics.counting(rememberingLog());
  for (const leadId of ["A", "B"]) log.warn("acknowledgement.withheld", { leadId });
  expect(metrics.text(noMail).split("\n")).toContain("site_acknowledgements_withheld_total 2");
});

test("what becomes of visitors' requests is counted where the intake says it, and holds nothing about them", async () => {
  const metrics = createMetrics();
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  const log = metrics.counting(rememberingLog());
  const intake = createLeadIntake({
    store,
    clock,
    wakeOutbox: () => {},
    count: () => {},
    log,
    mailSettings,
    links: noLinks,
  });
  const sent = submission({ fields: { email: "sesame@x.example" } });
  await intake.submit(sent);
  await intake.submit(sent);
  await intake.submit({ ...submission(), fields: { ...sent.fields, message: "Autre chose" } });
  await intake.submit(submission(robot));
  const away = createLeadIntake({
    store: {
      ...store,
      addLead: async () => {
        throw new StoreUnavailableError("SQLITE_FULL");
      },
    },
    clock,
    mailSettings,
    links: noLinks,
    wakeOutbox: () => {},
    count: () => {},
    log,
  });
  await away.submit(submission());
  const text = metrics.text(await store.countJobs());
  await store.close();
  for (const outcome of ["accepted", "repeated", "refused", "quarantined", "unavailable"])
    expect(text).toContain(`site_leads_total{outcome="${outcome}"} 1\n`);
  expect(text).toContain('site_store_errors_total{code="SQLITE_FULL"} 1\n');
  expect(text).toContain('site_mails{status="pending"} 2\n');
  expect(text).toContain("site_store_up 1\n");
  expect(text).not.toMatch(/sesame|@/);
});

test("every line is one that Prometheus reads, whatever a code holds", () => {
  const metrics = createMetrics();
  metrics.counting(rememberingLog()).error("outbox.interrupted", { code: 'a"b\nc', error: "E" });
  const text = metrics.text(null);
  expect(text).toContain('site_store_errors_total{code="other"} 1\n');
  expect(text).toContain("site_store_up 0\n");
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[\w.+-]+"\})? [\d.]+)$/);
});

test("figures are served on the loopback, and nothing else is", async () => {
  const metrics = createMetrics();
  const server = await serveMetrics(0, metrics, async () => noMail);
  const origin = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await answer.text()).toContain("site_requests_total");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404);
  await expect(serveMetrics(server.port, metrics, async () => noMail)).rejects.toThrow(
    `METRICS_PORT: 127.0.0.1:${server.port} cannot be used (EADDRINUSE)`,
  );
  server.close();
});
