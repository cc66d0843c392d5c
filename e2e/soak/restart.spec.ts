/** One machine behind nginx, as docs/running.md sets it up: what visitors notice of a restart, and of a server that is away. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { test } from "#testing/browser/processes.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { http2Client } from "#testing/http-client.ts";
import { routes } from "#testing/routes.ts";
import { leadsCommand, serverCommand } from "#testing/server-process.ts";
import { startActivated } from "#testing/socket-activation.ts";
import { openPublicProxy } from "#testing/tls/front.ts";
import { locales, words } from "#testing/words.ts";

const host = "www.restart.test";
const requests = 200;

test("200 requests across a restart through the proxy: each is answered, and each form is stored once", async ({
  bench,
}) => {
  const { command, env } = serverCommand({ DATA_DIR: bench.dataDir, TRUST_PROXY: "127.0.0.1" });
  const server = await startActivated(command, env);
  bench.after(server.stop);
  await expect.poll(server.starts, { timeout: 60_000 }).toBe(1);
  const front = await openPublicProxy(host, server.port, { unlimited: true });
  bench.after(front.stop);
  const client = http2Client(front.origin, front.httpsPort);
  bench.after(client.close);

  const sendForm = (person: number) => ({
    method: "POST",
    target: routes.contact["fr-fr"],
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": `10.2.${person >> 8}.${person & 255}`,
    },
    body: new URLSearchParams(
      formFields("fr-fr", contactValues(`person-${person}@visitor.example`)),
    ).toString(),
  });
  const openPage = { method: "GET", target: routes.pricing["en-en"], headers: {}, body: null };

  const answers: Promise<number>[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    if (sent === requests / 4) server.restart();
    const request = sent % 2 === 0 ? openPage : sendForm(sent);
    answers.push(client.send(request).then(({ status }) => status));
    await sleep(20);
  }
  const statuses = await Promise.all(answers);
  expect(statuses.filter((_, sent) => sent % 2 === 0)).toEqual(Array(requests / 2).fill(200));
  expect(statuses.filter((_, sent) => sent % 2 === 1)).toEqual(Array(requests / 2).fill(303));
  expect(server.starts()).toBe(2);
  const leads = JSON.parse(await leadsCommand(bench.dataDir, "list", "--json")) as { email: string }[];
  expect(new Set(leads.map(({ email }) => email)).size).toBe(requests / 2);
  expect(leads).toHaveLength(requests / 2);
});

test("a server that is away is explained by the proxy in both languages", async ({ bench, page }) => {
  const server = await bench.server();
  const front = await openPublicProxy(host, server.port);
  bench.after(front.stop);
  test.skip(front.kind === "node", "Only nginx has pages of its own");
  await server.stop("SIGKILL");
  const client = http2Client(front.origin, front.httpsPort);
  bench.after(client.close);
  const answer = await client.send({
    method: "GET",
    target: routes.pricing["en-en"],
    headers: {},
    body: null,
  });
  expect(answer.status).toBe(502);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  await page.setContent(answer.body);
  for (const locale of locales)
    await expect(page.getByRole("heading", { name: words[locale]("pages.error.503.title") })).toBeVisible();
});
