/** What HTTP/2 adds to the ways of attacking the site: nginx stands in front, with the configuration of `deploy/`. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { identity } from "#content/identity.ts";
import { type Bench, test } from "#testing/browser/processes.ts";
import { expect } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { openPublicProxy, type PublicProxy } from "#testing/tls/front.ts";
import { dataFrame, type Fields, headersFrame, openFrames, resetFrame } from "#testing/tls/http2-frames.ts";

const { host } = new URL(identity.origin);

async function frontOf(bench: Bench, port: number, options = {}): Promise<PublicProxy> {
  const front = await openPublicProxy(host, port, options);
  bench.after(front.stop);
  test.skip(front.kind !== "nginx", "no nginx");
  return front;
}

const request = (method: string, path: string): Fields => [
  [":method", method],
  [":scheme", "https"],
  [":path", path],
  [":authority", host],
];
const get = request("GET", "/fr-fr/");
const post = request("POST", "/fr-fr/contact/");
const replaced = (name: string, value: string): Fields =>
  get.map(([own, before]) => [own, own === name ? value : before]);

const smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";

/** Requests that become two, or get a header of their own, where a proxy writes them as HTTP/1.1 without a look. */
const attacks: readonly (readonly [name: string, fields: Fields, body: string | null])[] = [
  ...["\r\n", "\n", "\r", "\0"].flatMap((end): typeof attacks => [
    [`${JSON.stringify(end)} in a value`, [...get, ["x-a", `1${end}x-injected: 1`]], null],
    [`${JSON.stringify(end)} in a name`, [...get, [`x-a${end}x-injected`, "1"]], null],
    [`${JSON.stringify(end)} in the path`, replaced(":path", `/fr-fr/ HTTP/1.1${end}x-injected: 1`), null],
    [
      `${JSON.stringify(end)} in the method`,
      replaced(":method", `GET / HTTP/1.1${end}x-injected: 1${end}GET`),
      null,
    ],
    [`${JSON.stringify(end)} in the host`, replaced(":authority", `${host}${end}x-injected: 1`), null],
    [`${JSON.stringify(end)} in the scheme`, replaced(":scheme", `https${end}x-injected: 1`), null],
  ]),
  ["a space in the path", replaced(":path", "/smuggled HTTP/1.1"), null],
  ["a space in the method", replaced(":method", "GET /smuggled"), null],
  ["another site's whole address as the path", replaced(":path", "http://evil.example/smuggled"), null],
  ["two hosts", [...get, [":authority", "evil.example"]], null],
  ["a host beside the authority", [...get, ["host", "evil.example"]], null],
  ["a path after the headers", [...get, ["x-a", "1"], [":path", "/smuggled"]], null],
  ["a name with a space", [...post, ["transfer-encoding ", "chunked"]], `0\r\n\r\n${smuggled}`],
  ["chunks, which HTTP/2 has not", [...post, ["transfer-encoding", "chunked"]], `0\r\n\r\n${smuggled}`],
  ["hop-by-hop headers", [...get, ["connection", "x-forwarded-for, upgrade"], ["upgrade", "h2c"]], null],
  ["a length that is too small", [...post, ["content-length", "1"]], `a${smuggled}`],
  ["no length", [...post, ["content-length", "0"]], smuggled],
  ["a length that is too large", [...post, ["content-length", "100"]], smuggled],
  ["two lengths", [...post, ["content-length", "0"], ["content-length", String(smuggled.length)]], smuggled],
  ["a list of lengths", [...post, ["content-length", `0, ${smuggled.length}`]], smuggled],
  ["a length with a sign", [...post, ["content-length", `+${smuggled.length}`]], smuggled],
  ["a body of a GET", get, smuggled],
];

test("no request through HTTP/2 becomes two, or gets a header that it has not", async ({ bench }) => {
  const arrived: { url: string; host: string; forwarded: unknown; injected: boolean }[] = [];
  const upstream = createServer((received, response) => {
    const { url = "", headers } = received;
    arrived.push({
      url,
      host: headers.host ?? "",
      forwarded: headers["x-forwarded-for"],
      injected: "x-injected" in headers,
    });
    received.resume().on("end", () => response.end());
  });
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  bench.after(() => upstream.close());
  const front = await frontOf(bench, (upstream.address() as AddressInfo).port, { unlimited: true });
  for (const [name, fields, body] of attacks) {
    arrived.length = 0;
    const { socket, ended } = await openFrames(front.httpsPort, host);
    socket.write(headersFrame(1, fields, body === null));
    if (body !== null) socket.write(dataFrame(1, body));
    await ended;
    // After it, on the connection that nginx keeps to the site, a smuggled request would be answered in its place.
    const next = await openFrames(front.httpsPort, host);
    next.socket.write(headersFrame(1, request("GET", "/next"), true));
    await next.ended;
    socket.destroy();
    next.socket.destroy();
    const own = arrived.filter(({ url }) => url !== "/next");
    expect(own.length, name).toBeLessThanOrEqual(1);
    expect(arrived.length - own.length, name).toBe(1);
    for (const one of own) {
      expect(one, name).toMatchObject({ host, forwarded: "127.0.0.1", injected: false });
      expect(["/fr-fr/", "/fr-fr/contact/"], name).toContain(one.url);
    }
  }
  // The table itself is no mistake: what is no attack arrives.
  arrived.length = 0;
  const { socket, ended } = await openFrames(front.httpsPort, host);
  socket.write(headersFrame(1, get, true));
  await ended;
  socket.destroy();
  expect(arrived.map(({ url }) => url)).toEqual(["/fr-fr/"]);
});

test("50,000 requests that are cancelled at once reach the site as a few, and fill no log", async ({
  bench,
}) => {
  test.setTimeout(120_000);
  const server = await bench.server({ ACCESS_LOG: "all" });
  const front = await frontOf(bench, server.port);
  const path = `${routes.pricing["fr-fr"]}?type=vitrine&pack=start&duration=12`;
  const before = server.output().length;
  let slowest = 0;
  let attacking = true;
  const visiting = (async () => {
    while (attacking) {
      const started = performance.now();
      expect((await fetch(`${server.origin}${routes.home["fr-fr"]}`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - started);
      await new Promise((done) => setTimeout(done, 50));
    }
  })();
  // nginx ends a connection after a thousand requests.
  for (let connection = 0; connection < 50; connection += 1) {
    const { socket, ended } = await openFrames(front.httpsPort, host);
    const pairs = Array.from({ length: 1000 }, (_, index) => 2 * index + 1).flatMap((stream) => [
      headersFrame(stream, request("GET", path), true),
      resetFrame(stream),
    ]);
    socket.write(Buffer.concat(pairs));
    await ended;
    socket.destroy();
  }
  attacking = false;
  await visiting;
  test.info().annotations.push({ type: "slowest page", description: `${Math.round(slowest)} ms` });
  expect(slowest).toBeLessThan(5000);
  const rendered =
    server
      .output()
      .slice(before)
      .match(/"fr-fr\/pricing"/g) ?? [];
  expect(rendered.length).toBeLessThan(2000);
  expect(front.logs().split("\n").length).toBeLessThan(5000);
});
