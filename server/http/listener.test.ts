/** Malformed requests are refused before any of their content is used. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { parseEnvironment } from "#server/environment.ts";
import { rememberingLog } from "#testing/log.ts";
import { createListener } from "./listener.ts";
import { serve } from "./serve.ts";

async function start() {
  const log = rememberingLog();
  const environment = parseEnvironment({ SITE_URL: "https://www.agency.example" });
  const fetch = (request: Request) => new Response(new URL(request.url).pathname);
  const listener = createListener(fetch, { environment, log, overrideGlobalObjects: false });
  const server = await serve(listener, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  /** Sends these bytes and reads until the server closes. */
  const send = async (head: readonly string[]): Promise<string> => {
    const socket = connect(server.port, "127.0.0.1");
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    socket.write([...head, "Connection: close", "", ""].join("\r\n"));
    await once(socket, "close");
    return received;
  };
  return { log, send };
}

test.each([
  ["no host name", ["GET /zqpath HTTP/1.1", "Host: a.1"]],
  ["a number beyond IPv4", ["GET /zqpath HTTP/1.1", "Host: 1.2.3.256"]],
  ["a number", ["GET /zqpath HTTP/1.1", "Host: 4294967296"]],
  ["a path in it", ["GET /zqpath HTTP/1.1", "Host: zqhost/x"]],
  ["nothing", ["GET /zqpath HTTP/1.1", "Host:"]],
  ["two of them", ["GET /zqpath HTTP/1.1", "Host: zqhost.example", "Host: other.example"]],
  ["the same twice", ["GET /zqpath HTTP/1.1", "Host: zqhost.example", "Host: zqhost.example"]],
  ["none", ["GET /zqpath HTTP/1.1"]],
  ["none in HTTP/1.0 but two", ["GET /zqpath HTTP/1.0", "Host: zqhost.example", "Host: other.example"]],
])("a request whose Host is %s gets 400, and one line that repeats nothing of it", async (_, head) => {
  const { log, send } = await start();
  const answer = await send(head);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer).not.toMatch(/zq/i);
  expect(log.events).toEqual([
    { level: "info", event: "request", fields: { page: "unknown", status: 400, ms: 0, refused: "host" } },
  ]);
});

test("an invalid address gets 400 and one log line", async () => {
  const { log, send } = await start();
  expect(await send(["GET /zq\\path HTTP/1.1", "Host: www.agency.example"])).toMatch(/^HTTP\/1\.1 400 /);
  expect(log.events.map(({ fields }) => fields?.refused)).toEqual(["address"]);
  expect(JSON.stringify(log.events)).not.toContain("zq");
});

test("HTTP/1.0 needs no Host: some health checks send none", async () => {
  const { log, send } = await start();
  expect(await send(["GET /healthz HTTP/1.0"])).toMatch(/^HTTP\/1\.1 200 [\s\S]*\/healthz$/);
  expect(log.events).toEqual([]);
});

test.each(["www.agency.example", "localhost:3000", "192.0.2.1", "[::1]:3000", "WWW.Agency.Example"])(
  "%s is served",
  async (host) => {
    const { send } = await start();
    expect(await send(["GET /fr-fr/ HTTP/1.1", `Host: ${host}`])).toMatch(/^HTTP\/1\.1 200 [\s\S]*\/fr-fr\//);
  },
);
