import { expect, test, vi } from "vitest";
import { DeliveryFailure } from "#server/delivery-failure.ts";
import { isSigned, key, openReceiver } from "./receiver.fixture.ts";
import { createWebhook, signatureOf } from "./webhook.ts";

const now = Date.parse("2026-11-23T14:00:00.500Z");
const clock = () => now;
const seconds = Math.floor(now / 1000);
const body = JSON.stringify({ type: "request.created", data: { name: "Zoé « 😀 »" } });

const failureOf = async (sending: Promise<void>): Promise<DeliveryFailure> => {
  const failure = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof DeliveryFailure)) throw new Error(`No failure: ${failure}`);
  return failure;
};

test("a signature is that of the standard's own test", () => {
  const published = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  expect(signatureOf(published, id, 1_614_265_330, '{"test": 2432232314}')).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("a message arrives once, signed, as JSON, and a receiver verifies it", async () => {
  const { target, received } = await openReceiver((response) => response.writeHead(204).end());
  await createWebhook(target, clock).send("msg_1", body);
  expect(received).toHaveLength(1);
  const [message] = received;
  if (message === undefined) throw new Error("Nothing arrived");
  expect(message).toMatchObject({ url: "/hook?token=t", body });
  expect(message.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "msg_1",
    "webhook-timestamp": String(seconds),
    host: target.url.host,
  });
  expect(isSigned(message, key, seconds)).toBe(true);
  expect(isSigned(message, Buffer.alloc(32, "x"), seconds)).toBe(false);
  expect(isSigned({ ...message, body: `${body} ` }, key, seconds)).toBe(false);
  expect(isSigned(message, key, seconds + 3600)).toBe(false);
});

test("over TLS the receiver's certificate is checked, by the name of its host", async () => {
  const { target, received, ca, connections } = await openReceiver(
    (response) => response.writeHead(200).end(),
    "crm.example",
  );
  const lookup = async () => [{ address: "127.0.0.1", family: 4 }];
  expect((await failureOf(createWebhook(target, clock, { lookup }).send("msg_1", body))).message).toMatch(
    /CERT|SELF_SIGNED/,
  );
  const other = { ...target, url: new URL(target.url.href.replace("crm.example", "evil.example")) };
  if (ca === undefined) throw new Error("No certificate");
  expect(
    (await failureOf(createWebhook(other, clock, { lookup, tls: { ca } }).send("msg_1", body))).message,
  ).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
  expect(received).toHaveLength(0);
  await createWebhook(target, clock, { lookup, tls: { ca } }).send("msg_1", body);
  expect(received).toHaveLength(1);
  expect(connections()).toBe(3);
});

test.each([200, 201, 202, 299])("status %i is a success", async (status) => {
  const { target } = await openReceiver((response) => response.writeHead(status).end());
  await createWebhook(target, clock).send("msg_1", body);
});

test.each([301, 302, 307, 308, 400, 401, 404, 429, 500, 503])(
  "status %i is a failure, and no other address is called",
  async (status) => {
    const elsewhere = await openReceiver((response) => response.writeHead(200).end());
    const { target, received } = await openReceiver((response) =>
      response.writeHead(status, { location: elsewhere.target.url.href }).end("secret answer"),
    );
    const failure = await failureOf(createWebhook(target, clock).send("msg_1", body));
    expect(failure).toMatchObject({ message: `HTTP ${status}`, facts: { final: false, retryAfterMs: 0 } });
    expect(received).toHaveLength(1);
    expect(elsewhere.received).toHaveLength(0);
  },
);

test("410 says that the receiver wants no more messages", async () => {
  const { target } = await openReceiver((response) => response.writeHead(410).end());
  expect(await failureOf(createWebhook(target, clock).send("msg_1", body))).toMatchObject({
    facts: { final: true },
  });
});

test.each([
  ["120", 120_000],
  ["Mon, 23 Nov 2026 14:10:00 GMT", 599_500],
  ["Mon, 23 Nov 2020 14:10:00 GMT", 0],
  ["9999999", 86_400_000],
  ["Fri, 31 Dec 2100 00:00:00 GMT", 86_400_000],
  ["-5", 0],
  ["soon", 0],
])("Retry-After: %s is %i milliseconds", async (value, expected) => {
  const { target } = await openReceiver((response) =>
    response.writeHead(503, { "retry-after": value }).end(),
  );
  const { facts } = await failureOf(createWebhook(target, clock).send("msg_1", body));
  expect(facts.retryAfterMs).toBe(expected);
});

test("a receiver that does not answer, answers drop by drop or cannot be reached fails in time", async () => {
  const silent = await openReceiver(() => {});
  const slow = await openReceiver((response) => {
    response.writeHead(500);
    const drops = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(drops));
  });
  const slowSuccess = await openReceiver((response) => void response.writeHead(200).write("."));
  const limitMs = 300;
  const began = performance.now();
  const outcomes = await Promise.all([
    failureOf(createWebhook(silent.target, clock, { limitMs }).send("msg_1", body)),
    failureOf(createWebhook(slow.target, clock, { limitMs }).send("msg_1", body)),
    createWebhook(slowSuccess.target, clock, { limitMs }).send("msg_1", body),
    failureOf(
      createWebhook({ ...silent.target, url: new URL("https://crm.example") }, clock, {
        limitMs,
        lookup: () => new Promise(() => {}),
      }).send("msg_1", body),
    ),
  ]);
  expect(performance.now() - began).toBeLessThan(3000);
  expect(outcomes.map((outcome) => outcome?.message)).toEqual(["TIMEOUT", "HTTP 500", undefined, "TIMEOUT"]);
  const closed = { ...silent.target, url: new URL("http://127.0.0.1:1/") };
  expect((await failureOf(createWebhook(closed, clock).send("msg_1", body))).message).toBe("ECONNREFUSED");
});

test("no more than the beginning of a huge answer is read", async () => {
  let written = 0;
  const { target } = await openReceiver((response) => {
    response.writeHead(200);
    const block = Buffer.alloc(64 * 1024, "x");
    const write = () => {
      while (!response.destroyed && written < 1e9) {
        written += block.length;
        if (!response.write(block)) return void response.once("drain", write);
      }
    };
    write();
  });
  await createWebhook(target, clock, { limitMs: 5000 }).send("msg_1", body);
  expect(written).toBeLessThan(50e6);
});

test("a connection that breaks is a failure with its code", async () => {
  const { target } = await openReceiver((response) => void response.socket?.destroy());
  expect((await failureOf(createWebhook(target, clock).send("msg_1", body))).message).toBe("ECONNRESET");
});

test.each(["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1", "100.64.0.1"])(
  "a host that resolves to %s is not connected to",
  async (address) => {
    const { target, port, connections } = await openReceiver((response) => response.writeHead(200).end());
    const hidden = { ...target, allowPrivate: false, url: new URL(`http://crm.example:${port}/`) };
    const family = address.includes(":") ? 6 : 4;
    for (const addresses of [
      [{ address, family }],
      [
        { address: "8.8.8.8", family: 4 },
        { address, family },
      ],
    ]) {
      const webhook = createWebhook(hidden, clock, { lookup: async () => addresses });
      expect((await failureOf(webhook.send("msg_1", body))).message).toBe("PRIVATE_ADDRESS");
    }
    expect(connections()).toBe(0);
  },
);

test("an address in the URL itself is checked too", async () => {
  const { target, connections } = await openReceiver((response) => response.writeHead(200).end());
  const webhook = createWebhook({ ...target, allowPrivate: false }, clock);
  expect((await failureOf(webhook.send("msg_1", body))).message).toBe("PRIVATE_ADDRESS");
  expect(connections()).toBe(0);
});

test("the connection goes to the addresses that were checked: the name is resolved once for each attempt", async () => {
  const { target, port, received } = await openReceiver((response) => response.writeHead(200).end());
  const named = { ...target, url: new URL(`http://rebinding.example:${port}/hook`) };
  const lookup = vi.fn(async () => [{ address: "127.0.0.1", family: 4 }]);
  const webhook = createWebhook(named, clock, { lookup });
  await webhook.send("msg_1", body);
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(received[0]?.headers.host).toBe(`rebinding.example:${port}`);
  lookup.mockResolvedValue([]);
  expect((await failureOf(webhook.send("msg_1", body))).message).toBe("ENOTFOUND");
});
