/** Tens of thousands of hostile requests to a whole server, straight and through TLS: none may break anything. */
import fc from "fast-check";
import { identity } from "#content/identity.ts";
import { test } from "#testing/browser/processes.ts";
import { expect } from "#testing/browser/site.ts";
import { complaintAbout } from "#testing/hostile-answers.ts";
import {
  addressRequest,
  contactPost,
  type HostileRequest,
  multipartPost,
  quotePost,
} from "#testing/hostile-requests.ts";
import { seed } from "#testing/hostile-text.ts";
import { type Client, http1Client, http2Client } from "#testing/http-client.ts";
import { openFront } from "#testing/tls/front.ts";

const requests = 30_000;
const atOnce = 12;

const anything = fc.oneof(
  { weight: 6, arbitrary: addressRequest },
  { weight: 3, arbitrary: contactPost },
  { weight: 2, arbitrary: quotePost },
  { weight: 1, arbitrary: multipartPost },
);

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
      const { status, headers, body } = await client.send(fromSomebodyElse(request, count));
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const complaint = complaintAbout({ status, headers }, body);
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
  test(`${requests} requests ${way} get sound answers, and none of them a failure`, async ({ bench }) => {
    test.setTimeout(900_000);
    const server = await bench.server();
    const before = server.output().length;
    let client = http1Client(server.port);
    if (throughTls) {
      const front = await openFront(new URL(identity.origin).host, server.port, { unlimited: true });
      bench.after(front.stop);
      client = http2Client(front.origin, front.httpsPort);
    }
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
