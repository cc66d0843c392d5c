/** What whoever runs the site relies on: several servers on one database, readiness, figures, an orderly end. */
import { expect } from "@playwright/test";
import { test } from "#testing/browser/processes.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { checkLive, leadsProgram, type ServerProcess, startAndFail } from "#testing/server-process.ts";

const contact = routes.contact["en-en"];

/** Sends a request of a person of their own. Answers the status, or null where no answer came. */
async function send(server: ServerProcess, person: number): Promise<number | null> {
  return fetch(`${server.origin}${contact}`, {
    method: "POST",
    headers: { "X-Forwarded-For": `10.1.${person >> 8}.${person & 255}` },
    body: new URLSearchParams(formFields("en-en", contactValues(`person-${person}@visitor.example`))),
    redirect: "manual",
  }).then(
    (answer) => answer.status,
    () => null,
  );
}

test("two servers share one PostgreSQL; one is killed, and every request that was answered is there once", {
  tag: "@soak",
}, async ({ bench }) => {
  const { url } = await bench.postgres();
  const [one, other] = await Promise.all([
    bench.server({ DATABASE_URL: url }),
    bench.server({ DATABASE_URL: url }),
  ]);
  expect(one.output() + other.output()).not.toContain(new URL(url).password);

  const people = Array.from({ length: 40 }, (_, person) => person);
  const sent = people.map(async (person) => ({
    person,
    status: await send(person % 2 === 0 ? one : other, person),
  }));
  await Promise.any(sent.filter((_, index) => index % 2 === 0));
  await one.stop("SIGKILL");
  const answers = await Promise.all(sent);
  expect(answers.filter(({ person }) => person % 2 === 1).every(({ status }) => status === 303)).toBe(true);
  // Whoever got no answer sends again, and reaches the other.
  const unanswered = answers.filter(({ status }) => status === null);
  const again = await Promise.all(unanswered.map(({ person }) => send(other, person)));
  expect(again.filter((status) => status !== 303)).toEqual([]);

  const leads = JSON.parse(await leadsProgram({ DATABASE_URL: url }, "list", "--json")) as {
    email: string;
  }[];
  const emails = leads.map(({ email }) => email).sort();
  expect(emails).toEqual(people.map((person) => `person-${person}@visitor.example`).sort());
});

test("after SIGTERM a server reports that it is not ready, serves for the set time, and ends with 0", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server({ METRICS_PORT: "0", DRAIN_SECONDS: "3" });
  const ask = async (path: string) => {
    const answer = await fetch(`${server.origin}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await ask("/readyz")).toEqual([200, "ready"]);
  expect(await send(server, 1)).toBe(303);
  const metrics = /^Metrics +(http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(server.output())?.[1] ?? "";
  const figures = await (await fetch(metrics)).text();
  expect(figures).toContain('site_leads_total{outcome="accepted"} 1');
  expect(figures).toContain('site_requests_total{status="3xx"} 1');
  expect(figures).not.toContain("visitor.example");
  expect((await ask("/metrics"))[0]).toBe(404);

  const ended = server.stop("SIGTERM");
  await expect.poll(() => ask("/readyz")).toEqual([503, "stopping"]);
  expect((await ask("/healthz"))[0]).toBe(200);
  expect(await send(server, 2)).toBe(303);
  expect(await ended).toBe(0);
});

test("without access lines a server still counts every request, and writes the other events", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server({ METRICS_PORT: "0", ACCESS_LOG: "none" });
  expect((await fetch(`${server.origin}/fr-fr/contact/`)).status).toBe(200);
  expect(await send(server, 1)).toBe(303);
  const metrics = /^Metrics +(http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(server.output())?.[1] ?? "";
  const figures = await (await fetch(metrics)).text();
  expect(figures).toContain('site_requests_total{status="2xx"} 1');
  expect(figures).toContain('site_requests_total{status="3xx"} 1');
  expect(server.output()).toContain('"event":"lead.accepted"');
  expect(server.output()).not.toContain('"event":"request"');
});

test("a database that cannot be used ends the start with one line, which does not hold the password", {
  tag: "@soak",
}, async ({ bench }) => {
  const { url } = await bench.postgres();
  const wrongPassword = new URL(url);
  wrongPassword.password = "sesame";
  const noSuchDatabase = new URL(url);
  noSuchDatabase.pathname = "/nowhere";
  const addresses = [
    wrongPassword.href,
    noSuchDatabase.href,
    "postgres://u:sesame@127.0.0.1:1/leads?sslmode=prefer",
    "postgres://u:sesame@127.0.0.1",
  ];
  const starts = addresses.map((DATABASE_URL) => startAndFail({ DATA_DIR: bench.dataDir, DATABASE_URL }));
  for (const { code, out, err } of await Promise.all(starts)) {
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^DATABASE_URL: [^\n]+\n$/);
    expect(err).not.toContain("sesame");
    expect(err).not.toContain(new URL(url).password);
  }
});

test("started before its database, a server serves pages, and takes requests once the database is there", {
  tag: "@soak",
}, async ({ bench }) => {
  const postgres = await bench.postgres();
  await postgres.halt();
  const [server, another] = await Promise.all([
    bench.server({ DATABASE_URL: postgres.url }),
    bench.server({ DATABASE_URL: postgres.url }),
  ]);
  const ask = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  expect(await Promise.all(["/healthz", "/readyz", contact].map(ask))).toEqual([200, 503, 200]);
  expect(await send(server, 1)).toBe(503);
  await expect.poll(() => waitingLines(server).length).toBeGreaterThan(1);
  for (const line of waitingLines(server))
    expect(line).toMatchObject({
      event: "store.waiting",
      problem: expect.stringMatching(/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+ .*\(ECONNREFUSED\)$/),
    });
  expect(server.output()).not.toContain(new URL(postgres.url).password);

  expect(await another.stop("SIGTERM")).toBe(0);

  await postgres.resume();
  await expect.poll(() => ask("/readyz"), { timeout: 30_000 }).toBe(200);
  expect(await send(server, 1)).toBe(303);
  expect(server.output()).not.toContain("outbox.interrupted");
  expect(await server.stop()).toBe(0);
});

test("check-live knows what the pages were built with, and a mail server that takes the login", {
  tag: "@soak",
}, async ({ bench }) => {
  const peer = await bench.peer();
  const built = await checkLive({ DATA_DIR: bench.dataDir, SMTP_URL: peer.url });
  expect(built.get("build-settings")).toBe("ok");
  expect(built.get("smtp-login")).toBe("ok");
  expect(peer.received).toEqual([]);
  const other = await checkLive({ DATA_DIR: bench.dataDir, SITE_URL: "https://www.example.com" });
  expect(other.get("build-settings")).toMatch(
    /^failed The pages were built with SITE_URL=.*: run npm run build/,
  );
  expect(other.get("site-url")).toMatch(/^failed /);
});

/** What a server wrote while it waited for its store. */
function waitingLines(server: ServerProcess): readonly object[] {
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes('"store.waiting"'))
    .map((line) => JSON.parse(line));
}
