/** Tens of thousands of hostile requests to a whole server, straight and through TLS: none may break anything. */
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import fc from "fast-check";
import { identity } from "#content/identity.ts";
import { test } from "#testing/browser/processes.ts";
import { expect } from "#testing/browser/site.ts";
import { faultOfAnswer } from "#testing/hostile-answers.ts";
import {
  addressRequest,
  contactPost,
  type HostileRequest,
  multipartPost,
  quotePost,
} from "#testing/hostile-requests.ts";
import { seed } from "#testing/hostile-text.ts";
import { type Client, http1Client, http2Client } from "#testing/http-client.ts";
import { sendPartialRequest } from "#testing/raw-client.ts";
import { routes } from "#testing/routes.ts";
import { openPublicProxy } from "#testing/tls/front.ts";

const { host } = new URL(identity.origin);
/** For each of the two ways. FUZZ_REQUESTS=30000 sends more. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 5000);
const atOnce = 12;

const anything = fc.oneof(
  { weight: 6, arbitrary: addressRequest },
  { weight: 3, arbitrary: contactPost },
  { weight: 2, arbitrary: quotePost },
  { weight: 1, arbitrary: multipartPost },
);

/**
 * No answer takes longer, and no connection is held longer without a byte from its sender. In milliseconds: on a busy machine too, and
 * less than the 15 seconds after which the host itself would end what hangs.
 */
const maxMs = 12_000;

const formType = "Content-Type: application/x-www-form-urlencoded";

/** Requests that declare a body which their address does not take, or which is too large, and send its first bytes only. */
const unfinished = fc
  .record({
    method: fc.constantFrom("GET", "HEAD", "PUT", "DELETE", "POST", "POST"),
    path: fc.constantFrom(routes.contact["fr-fr"], routes.pricing["en-en"], "/", "/zqmarker", "/q/zqmarker/"),
    length: fc.constantFrom("300000", "1000001", "1000000000", "999999999999"),
    type: fc.constantFrom(
      formType,
      "Content-Type: text/html",
      "Sec-Fetch-Site: cross-site",
      "Expect: 100-continue",
    ),
    close: fc.boolean(),
    body: fc.constantFrom("", "name=zqmarker", "x".repeat(5000)),
  })
  .map(({ method, path, length, type, close, body }) => {
    const connection = close ? ["Connection: close"] : [];
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      type,
      `Content-Length: ${length}`,
      ...connection,
    ];
    return [...head, "", body].join("\r\n");
  });

/** Sends the beginnings of requests, many at once. None may be answered with a failure, or hold its connection. */
async function sendUnfinished(open: () => Socket): Promise<void> {
  const results = await Promise.all(
    fc.sample(unfinished, { seed, numRuns: 200 }).map(async (bytes) => ({
      ...(await sendPartialRequest(open(), bytes)),
      bytes,
    })),
  );
  for (const { answer, heldMs, bytes } of results) {
    const request = bytes.slice(0, 120);
    expect(heldMs, request).toBeLessThan(maxMs);
    expect(answer.status ?? 0, request).toBeGreaterThanOrEqual(200);
    expect(answer.status ?? 0, request).toBeLessThan(500);
  }
}

/** Every request comes from somebody else, so that no limit keeps it from being read. */
function fromSomebodyElse(request: HostileRequest, count: number): HostileRequest {
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  return { ...request, headers: { ...request.headers, "X-Forwarded-For": address } };
}

/** Sends them all, some at once. Answers how often each status came; throws at the first answer that is not sound. */
async function sendAll(client: Client): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const cases = fc.sample(anything, { seed, numRuns: requests }).values();
  let count = 0;
  const work = async () => {
    for (const request of cases) {
      count += 1;
      const started = performance.now();
      const { status, headers, body } = await client.send(fromSomebodyElse(request, count));
      const ms = performance.now() - started;
      if (ms > maxMs) throw new Error(`seed ${seed}: ${ms} ms for ${JSON.stringify(request).slice(0, 300)}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const complaint = faultOfAnswer({ status, headers }, body);
      if (complaint !== null)
        throw new Error(`seed ${seed}: ${complaint}, after ${JSON.stringify(request).slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

for (const { way, throughTls } of [
  { way: "straight", throughTls: false },
  { way: "through TLS", throughTls: true },
])
  test(`${requests} requests ${way} get sound answers, none of them a failure, and none holds its connection`, async ({
    bench,
  }) => {
    test.setTimeout(900_000);
    const server = await bench.server();
    const before = server.output().length;
    let client = http1Client(server.port);
    let open = (): Socket => connect(server.port, "127.0.0.1");
    if (throughTls) {
      const front = await openPublicProxy(host, server.port, { unlimited: true });
      bench.after(front.stop);
      client = http2Client(front.origin, front.httpsPort);
      const tls = { host: "127.0.0.1", port: front.httpsPort, servername: host, rejectUnauthorized: false };
      open = () => connectTls(tls);
    }
    await sendUnfinished(open);
    const counts = await sendAll(client);
    client.close();
    test
      .info()
      .annotations.push({ type: "answers", description: JSON.stringify(Object.fromEntries(counts)) });
    // The requests are worth something only where they come to the end as well as to every refusal.
    for (const status of [200, 301, 303, 400, 404, 405, 415, 422])
      expect(counts.get(status) ?? 0, `status ${status}`).toBeGreaterThan(0);
    expect(server.output().slice(before)).not.toMatch(/zqmarker|zqx|visitor\.example|"level":"error"/i);
  });
