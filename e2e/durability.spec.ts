/** What was answered is not lost: not by a mail server that is down, nor by a process that is killed. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import { identity } from "#content/identity.ts";
import { type Bench, test } from "#testing/browser/processes.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import type { MailPeer } from "#testing/mail-peer.ts";
import { routes } from "#testing/routes.ts";
import { leadsCommand, type ServerProcess, startAndFail, temporaryFolder } from "#testing/server-process.ts";
import { listLeads } from "#testing/stored-leads.ts";

const contact = routes.contact["en-en"];
const values = contactValues("someone@visitor.example");

async function send(server: ServerProcess): Promise<Response> {
  return fetch(`${server.origin}${contact}`, {
    method: "POST",
    body: new URLSearchParams(formFields("en-en", values)),
    redirect: "manual",
  });
}

/** How often each mail arrived, by its Message-ID. */
function countsOf(peers: readonly MailPeer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { mail } of peers.flatMap((peer) => peer.received)) {
    const id = mail.messageId ?? "none";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** A port of the loopback on which nothing answers, and a mail server can later. */
async function closedPort(bench: Bench): Promise<number> {
  const peer = await bench.peer();
  await peer.close();
  return peer.port;
}

test("with the mail server down a request is answered and stored, and mailed when it is back", {
  tag: "@soak",
}, async ({ bench }) => {
  const port = await closedPort(bench);
  const server = await bench.server({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const answer = await send(server);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, routes.thankYou["en-en"]]);
  const [lead, ...others] = await listLeads(bench.dataDir);
  expect(lead).toMatchObject({ ...values, isQuarantined: false });
  expect(others).toEqual([]);
  const outbox = () => leadsCommand(bench.dataDir, "outbox");
  await expect.poll(outbox).toMatch(/agency-notice +(?:pending|sending) +[1-9].*CONN/);
  await expect.poll(outbox).toMatch(/visitor-acknowledgement +(?:pending|sending) +[1-9].*CONN/);

  const peer = await bench.peer({ port });
  await leadsCommand(bench.dataDir, "retry", lead?.id ?? "");
  await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBe(2);
  expect(peer.to(values.email)).toHaveLength(1);
  expect(peer.to(identity.emails.projects)).toHaveLength(1);
  await expect.poll(outbox).toContain("2 in all, 0 waiting, 0 dead");
});

test("killed right after the answer, the next start sends each mail once", async ({ bench }) => {
  const port = await closedPort(bench);
  const first = await bench.server({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect((await send(first)).status).toBe(303);
  await first.stop("SIGKILL");

  const peer = await bench.peer({ port });
  await bench.server({ SMTP_URL: peer.url });
  const [lead] = await listLeads(bench.dataDir);
  expect(lead).toMatchObject(values);
  // The first attempt may have failed already, and its pause be running.
  await leadsCommand(bench.dataDir, "retry", lead?.id ?? "").catch(() => {});
  await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBe(2);
  expect([...countsOf([peer]).values()]).toEqual([1, 1]);
});

test("killed while the mail server has a mail but has not said so, each mail comes twice at most", {
  tag: "@soak",
}, async ({ bench }) => {
  const mute = await bench.peer({ mute: true });
  const first = await bench.server({ SMTP_URL: mute.url });
  expect((await send(first)).status).toBe(303);
  // Each on a connection of its own.
  await expect.poll(() => mute.received.length).toBe(2);
  await first.stop("SIGKILL");

  const peer = await bench.peer();
  await bench.server({ SMTP_URL: peer.url });
  await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBe(2);
  const counts = countsOf([mute, peer]);
  expect([...counts.values()]).toEqual([2, 2]);
  expect(await listLeads(bench.dataDir)).toEqual([expect.objectContaining(values)]);
  await expect.poll(() => leadsCommand(bench.dataDir, "outbox")).toContain("2 in all, 0 waiting");
});

test("a repeat sent to the restarted server is still the same request", { tag: "@soak" }, async ({
  bench,
}) => {
  const peer = await bench.peer();
  const first = await bench.server({ SMTP_URL: peer.url });
  expect((await send(first)).status).toBe(303);
  await first.stop("SIGKILL");
  const second = await bench.server({ SMTP_URL: peer.url });
  expect((await send(second)).status).toBe(303);
  expect(await listLeads(bench.dataDir)).toHaveLength(1);
});

test("after SIGTERM the server finishes the request in progress, accepts no other, and ends with 0", async ({
  bench,
}) => {
  const peer = await bench.peer();
  const server = await bench.server({ SMTP_URL: peer.url });
  const body = new URLSearchParams(formFields("en-en", values)).toString();
  const half = Math.floor(body.length / 2);
  const slow = httpRequest(`${server.origin}${contact}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": body.length },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    slow.once("response", resolve).once("error", reject);
  });
  slow.write(body.slice(0, half));
  // An answer to another proves that the first half has been read.
  await new Promise<void>((resolve) =>
    slow.once("socket", (socket) => socket.once("connect", () => resolve())),
  );
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

  const ended = server.stop("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${server.origin}/healthz`).then(
        () => "answers",
        () => "refuses",
      ),
    )
    .toBe("refuses");
  slow.end(body.slice(half));
  expect((await answered).statusCode).toBe(303);
  (await answered).resume();
  expect(await ended).toBe(0);
  expect(await listLeads(bench.dataDir)).toEqual([expect.objectContaining(values)]);
});

// Every other variable: `server/environment.test.ts`.
test("with a setting that is none the server says in one line what is wrong, and ends with 1", async ({
  bench,
}) => {
  const { code, out, err } = await startAndFail({ DATA_DIR: bench.dataDir, PORT: "eighty" });
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(/^PORT: [^\n]+\n$/);
});

test("over an empty store the server says in one line what is wrong, ends with 1, and leaves it as it is", {
  tag: "@soak",
}, async ({ bench }) => {
  const file = join(bench.dataDir, "leads.sqlite");
  writeFileSync(file, "");
  const { code, out, err } = await startAndFail({ DATA_DIR: bench.dataDir });
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(/^DATA_DIR: [^\n]+leads\.sqlite is empty[^\n]+\n$/);
  expect(readdirSync(bench.dataDir)).toEqual(["leads.sqlite"]);
  expect(readFileSync(file)).toHaveLength(0);
});

test("a port that another program uses is one line of error", { tag: "@soak" }, async ({ bench }) => {
  const server = await bench.server();
  const other = temporaryFolder();
  const { code, err } = await startAndFail({ DATA_DIR: other.path, PORT: String(server.port) });
  other.remove();
  expect(code).toBe(1);
  expect(err).toMatch(/^PORT: [^\n]+\n$/);
});

test("without a mail server both mails become files that a mail program opens", { tag: "@soak" }, async ({
  bench,
}) => {
  const server = await bench.server();
  expect(server.output()).toContain(join(bench.dataDir, "mail"));
  expect((await send(server)).status).toBe(303);
  const folder = join(bench.dataDir, "mail");
  const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : []);
  await expect.poll(() => files().length).toBe(2);
  const mails = await Promise.all(files().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  const notice = mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === values.email));
  expect(notice?.text).toContain(values.name);
  expect(mails.flatMap(({ to }) => to?.map(({ address }) => address))).toContain(values.email);
});

test("a header that claims another address counts only from a proxy that the settings name", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server({ TRUST_PROXY: "192.0.2.1" });
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    const form = formFields("en-en", contactValues(`someone-${time}@visitor.example`));
    const answer = await fetch(`${server.origin}${contact}`, {
      method: "POST",
      headers: { "X-Forwarded-For": `10.0.0.${time}` },
      body: new URLSearchParams(form),
      redirect: "manual",
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("with an outside form service the policy lets forms go there, and nowhere else", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server({ CONTACT_FORM_ACTION: "https://forms.example/abc" });
  const answer = await fetch(`${server.origin}${routes.home["fr-fr"]}`);
  expect(answer.headers.get("content-security-policy")).toMatch(
    /form-action 'self' https:\/\/forms\.example(;|$)/,
  );
});
