/** Clients that send nonsense, or hardly anything, or too much: everybody else is served as if they were not there. */
import { connect } from "node:net";
import { expect } from "@playwright/test";
import fc from "fast-check";
import { test } from "#testing/browser/processes.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { faultOfAnswer } from "#testing/hostile-answers.ts";
import { encoded, hostileText, seed } from "#testing/hostile-text.ts";
import { openDripping, sendBytes, sendPartialRequest } from "#testing/raw-client.ts";
import { routes } from "#testing/routes.ts";
import type { ServerProcess } from "#testing/server-process.ts";
import { listLeads } from "#testing/stored-leads.ts";

const contact = routes.contact["en-en"];

function send(server: ServerProcess, address: string, email: string): Promise<number> {
  return fetch(`${server.origin}${contact}`, {
    method: "POST",
    headers: { "X-Forwarded-For": address },
    body: new URLSearchParams(formFields("en-en", contactValues(email))),
    redirect: "manual",
  }).then((answer) => answer.status);
}

test("500 connections that drip heads and bodies keep nobody from a page or from sending a form", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server();
  const head =
    "POST /en-en/contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
  const drips = Array.from({ length: 500 }, (_, index) =>
    openDripping(
      server.port,
      index % 2 === 0 ? `${head}X-Slow: ` : `${head}Content-Length: 32000\r\n\r\nmessage=`,
    ),
  );
  await expect.poll(() => drips.every(({ socket }) => !socket.connecting)).toBe(true);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, person) => {
      const page = await fetch(`${server.origin}${routes.home["fr-fr"]}`);
      await page.text();
      return [page.status, await send(server, `10.3.0.${person}`, `calm-${person}@visitor.example`)];
    }),
  );
  expect(statuses).toEqual(Array(20).fill([200, 303]));
  // They were still there.
  expect(drips.some(({ socket }) => !socket.destroyed)).toBe(true);
  for (const { end } of drips) end();
  expect(await listLeads(bench.dataDir)).toHaveLength(20);
});

test("what one of two servers on one SQLite file has counted, the other one knows", { tag: "@soak" }, async ({
  bench,
}) => {
  const [one, other] = [await bench.server(), await bench.server()];
  const servers = [one, other, one, other, one, other, one, other];
  // Seven colleagues behind one address: as many get through as the address has in hand.
  const office: number[] = [];
  for (const [colleague, server] of servers.entries())
    office.push(await send(server, "10.4.0.1", `colleague-${colleague}@visitor.example`));
  expect(office.slice(0, 5)).toEqual([303, 303, 303, 303, 303]);
  expect(office.at(-1)).toBe(429);
  // The next house is not concerned. One person, from wherever, waits.
  expect(await send(other, "10.4.0.2", "neighbour@visitor.example")).toBe(303);
  const again = new URLSearchParams({
    ...formFields("en-en", contactValues("neighbour@visitor.example")),
    message: "Another one",
  });
  const hasty = await fetch(`${one.origin}${contact}`, {
    method: "POST",
    headers: { "X-Forwarded-For": "10.4.0.3" },
    body: again,
    redirect: "manual",
  });
  expect(hasty.status).toBe(429);
});

test("one person under many spellings, many /64 of one /48 and addresses that are none are held back", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server();
  expect(await send(server, "10.7.0.1", "victim+1@gmail.com")).toBe(303);
  expect(await send(server, "10.7.0.2", "v.i.c.tim@googlemail.com")).toBe(429);
  expect(await send(server, "10.7.0.3", "another@gmail.com")).toBe(303);

  const statusesOf = async (kind: string, addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const [person, address] of addresses.entries())
      statuses.push(await send(server, address, `${kind}-${person}@visitor.example`));
    return statuses;
  };
  // Thirty, and a limit of twenty with one more each 30 seconds, which a busy machine may take.
  const crowd = Array.from({ length: 30 }, (_, index) => index);
  const provider = crowd.map((index) => `2001:db8:9:${index.toString(16)}::1`);
  const ofProvider = await statusesOf("provider", provider);
  expect(ofProvider.slice(0, 20)).toEqual(Array(20).fill(303));
  expect(ofProvider).toContain(429);
  const nonsense = ["unknown", "_hidden", "999.0.0.1", "zz::1"];
  const noAddress = crowd.map((index) => nonsense[index % nonsense.length] ?? "");
  expect(await statusesOf("nobody", noAddress)).toContain(429);
  expect(await send(server, "2001:db8:a::1", "elsewhere@visitor.example")).toBe(303);
});

test("fifty links from a robot without script are answered as ever, kept in quarantine and mailed to nobody", {
  tag: "@soak",
}, async ({ bench }) => {
  const server = await bench.server();
  const post = (fields: Readonly<Record<string, string>>) =>
    fetch(`${server.origin}${contact}`, {
      method: "POST",
      headers: { "X-Forwarded-For": "10.8.0.1" },
      redirect: "manual" as const,
      body: new URLSearchParams({ ...formFields("en-en", contactValues(fields.email ?? "")), ...fields }),
    });
  const answers = [
    await post({ email: "bare@robot.example", message: "t.me/casino ".repeat(50) }),
    await post({
      email: "forged@robot.example",
      message: "https://a.example/ ".repeat(50),
      _elapsed: "999999999",
    }),
    await post({ email: "person@visitor.example", message: "Ours is https://a.example, like www.b.example" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  const leads = await listLeads(bench.dataDir);
  expect(Object.fromEntries(leads.map(({ email, isQuarantined }) => [email, isQuarantined]))).toEqual({
    "bare@robot.example": true,
    "forged@robot.example": true,
    "person@visitor.example": false,
  });
});

/** What a request is made of. `cut`: the share of its bytes that are sent first. */
type RawRequest = {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly host: string;
  readonly type: string;
  readonly extra: string;
  readonly length: string;
  readonly body: readonly (readonly [string, string])[];
  readonly cut: number;
  readonly network: string;
};

function piecesOf({ method, target, version, host, type, extra, length, body, cut, network }: RawRequest) {
  const sound = contactValues("zqmarker@visitor.example", { name: "zqmarker" });
  const valid = new URLSearchParams(formFields("en-en", sound)).toString();
  const content = [...body.map(([name, value]) => `${name}=${value}`), valid].join("&").slice(0, 40_000);
  const bytes = Buffer.from(content, "latin1");
  const chunks = `${bytes.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
  const framings: Readonly<Record<string, readonly [framing: string, sent: string]>> = {
    right: [`Content-Length: ${bytes.length}`, content],
    more: [`Content-Length: ${bytes.length + 100}`, content],
    less: [`Content-Length: ${Math.floor(bytes.length / 2)}`, content],
    none: ["", content],
    chunked: ["Transfer-Encoding: chunked", chunks],
    "bad-chunks": ["Transfer-Encoding: chunked", `zz\r\n${content}`],
    both: [`Content-Length: 5\r\nTransfer-Encoding: chunked`, chunks],
  };
  const [framing, sent] = framings[length] ?? [`Content-Length: ${length}`, content];
  // From networks of their own: what one network may ask for is another test's.
  const sender = `X-Forwarded-For: ${network}`;
  const headers = [host, type, sender, extra, "Connection: close", framing].filter((line) => line !== "");
  const whole = Buffer.from(
    `${method} ${target} ${version}\r\n${headers.join("\r\n")}\r\n\r\n${sent}`,
    "latin1",
  );
  const at = Math.floor(cut * whole.length);
  return [whole.subarray(0, at), whole.subarray(at)];
}

/** A form as a browser sends it: it is accepted. */
const soundRequest = piecesOf({
  method: "POST",
  target: contact,
  version: "HTTP/1.1",
  host: "Host: site.example",
  type: "Content-Type: application/x-www-form-urlencoded",
  extra: "",
  length: "right",
  body: [],
  cut: 0.5,
  network: "203.0.113.9",
});

/** Bytes that look more or less like a request: each part is right most of the time. */
const rawRequest = fc
  .record({
    method: mostly("POST", "GET", "HEAD", "OPTIONS", "TRACE", "PUT", "PROPFIND", "post", "", "\0"),
    target: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(contact, routes.pricing["fr-fr"]) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(contact, "/", "//", "/fr-fr/", "http://zqmarker/"), encoded(hostileText))
          .map(([path, text]) => `${path}${text.slice(0, 4000)}`),
      },
      { weight: 1, arbitrary: hostileText.map((text) => `/${text.slice(0, 4000)}`) },
    ),
    version: mostly("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/1.1 zqmarker"),
    host: mostly(
      "Host: site.example",
      "Host: zqmarker:99999",
      "Host: <zqx>",
      "Host: a/../b?c",
      "",
      "Host: a\r\nHost: b",
      "Host: [::1",
    ),
    type: mostly(
      "Content-Type: application/x-www-form-urlencoded",
      "Content-Type: multipart/form-data; boundary=zqb",
      "Content-Type: multipart/form-data; boundary=\u0000",
      "",
    ),
    extra: mostly(
      "X-Forwarded-For: 10.5.0.1",
      "X-Forwarded-For: zqmarker\u00FF, <zqx>",
      "Expect: 100-continue",
      "Expect: zqmarker",
      "Connection: Upgrade\r\nUpgrade: websocket",
      "Range: bytes=zqmarker",
      "If-None-Match: \u00FF*",
      "Cookie: sent=\u00FF; zqmarker",
      "Accept-Encoding: identity;q=zqmarker",
      "Sec-Fetch-Site: zqmarker",
      " folded: zqmarker",
      `X-Long: ${"z".repeat(20_000)}`,
    ),
    length: fc.oneof(
      { weight: 8, arbitrary: fc.constant("right") },
      fc.constantFrom(
        "more",
        "less",
        "none",
        "chunked",
        "bad-chunks",
        "both",
        "-1",
        "1e3",
        "99999999999999999999",
      ),
    ),
    body: fc.array(
      fc.tuple(fc.constantFrom("name", "email", "phone", "message", "project"), encoded(hostileText)),
      {
        maxLength: 4,
      },
    ),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    network: fc.ipV4(),
  })
  .map(piecesOf);

function mostly(right: string, ...wrong: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(right) }, ...wrong.map((one) => fc.constant(one)));
}

test("2000 requests as bytes, whole and broken, get a sound answer or none, and the server lives on", {
  tag: "@soak",
}, async ({ bench }) => {
  test.setTimeout(180_000);
  const server = await bench.server();
  const { status } = await sendBytes(server.port, soundRequest);
  const seen = new Set([status]);
  await fc.assert(
    // Some at once, as they would come.
    fc.asyncProperty(fc.array(rawRequest, { minLength: 10, maxLength: 10 }), async (requests) => {
      const answers = await Promise.all(requests.map((pieces) => sendBytes(server.port, pieces)));
      for (const { status, headers, body } of answers) {
        seen.add(status);
        const complaint = status === null ? null : faultOfAnswer({ status, headers }, body);
        if (complaint !== null) throw new Error(complaint);
      }
    }),
    // A case is ten requests: shrinking it would take longer than reading it.
    { seed, numRuns: 200, endOnFailure: true },
  );
  // Too few of them are too large for one to be certain.
  // Its length alone refuses it. With its body, a busy client could be reset before it has read the answer; and one that
  // ends its side may be told first that its request is incomplete.
  const large = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 40000\r\n\r\n";
  const tooLarge = `POST ${contact} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${large}`;
  const { answer } = await sendPartialRequest(connect(server.port, "127.0.0.1"), tooLarge);
  expect(answer.status).toBe(413);
  for (const status of [303, 400, 405, 415, 422, 429, 431]) expect(seen).toContain(status);
  expect(await send(server, "10.6.0.1", "after@visitor.example")).toBe(303);
  expect(server.output()).not.toMatch(/zqmarker|zqx|visitor\.example|"level":"error"/i);
});
