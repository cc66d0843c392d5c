/** The rest of a request's body after its response was sent: it is read for a while, so that the response arrives. */
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { parseEnvironment } from "#server/environment.ts";
import { rememberingLog } from "#testing/log.ts";
import type { HttpEnv } from "./context.ts";
import { readIncoming } from "./incoming.ts";
import { createListener } from "./listener.ts";
import { maxBodyBytes, readPosted } from "./post-guard.ts";
import { defaultLimits, serve } from "./serve.ts";

/** After this long without a byte the connection is closed. */
const silence = 300;
const leftover = 200_000;

const formType = "Content-Type: application/x-www-form-urlencoded";

/** Reads the form at `/form`, and no other body. */
async function start() {
  const environment = parseEnvironment({ SITE_URL: "https://www.agency.example" });
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    const header = (name: string) => c.req.header(name);
    c.set("incoming", readIncoming({ url: c.req.url, remoteAddress: "127.0.0.1", header }, environment));
    await next();
  });
  app.post("/form", async (c) => {
    const posted = await readPosted(c);
    if (posted.kind === "form") return c.text(`${posted.body.length} bytes`);
    return c.text("refused", posted.kind === "refused" ? (posted.status as 413) : 400);
  });
  app.all("*", (c) => c.text("not here", 404));
  const listener = createListener(app.fetch, {
    environment,
    log: rememberingLog(),
    overrideGlobalObjects: false,
  });
  const server = await serve(
    listener,
    { host: "127.0.0.1", port: 0 },
    {
      ...defaultLimits,
      leftoverBytes: leftover,
      leftoverSilence: silence,
    },
  );
  onTestFinished(() => server.stop());
  return server.port;
}

function open(port: number) {
  const socket = connect(port, "127.0.0.1");
  const state = { received: "", failed: "" };
  socket.setEncoding("utf8").on("data", (text: string) => {
    state.received += text;
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    state.failed = error.code ?? "unknown";
  });
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  onTestFinished(() => void socket.destroy());
  return { socket, state, closed };
}

const head = (method: string, path: string, ...headers: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: www.agency.example", ...headers, "", ""].join("\r\n");

test.each([
  ["a form of a gigabyte", "POST", "/form", [formType, "Content-Length: 1000000000"], "name=x", 413],
  [
    "a form that is a byte too large",
    "POST",
    "/form",
    [formType, `Content-Length: ${maxBodyBytes + 1}`],
    "name=x",
    413,
  ],
  [
    "a form that comes in chunks and is too large",
    "POST",
    "/form",
    [formType, "Transfer-Encoding: chunked"],
    `9000\r\n${"x".repeat(0x9000)}\r\n`,
    413,
  ],
  ["a body that is no form", "POST", "/form", ["Content-Type: text/plain", "Content-Length: 1000"], "x", 415],
  [
    "a form of another site",
    "POST",
    "/form",
    [formType, "Content-Length: 1000", "Sec-Fetch-Site: cross-site"],
    "x",
    403,
  ],
  [
    "a form to an address that takes none",
    "POST",
    "/elsewhere",
    [formType, "Content-Length: 1000000000"],
    "x",
    404,
  ],
  ["a body of a GET", "GET", "/elsewhere", ["Content-Length: 1000000000"], "x", 404],
])(
  "%s is answered before it has arrived, and its connection is not held",
  async (_, method, path, headers, body, status) => {
    const { socket, state, closed } = open(await start());
    const started = performance.now();
    socket.write(`${head(method, path, ...headers)}${body}`);
    await expect.poll(() => state.received).toContain(`HTTP/1.1 ${status} `);
    await closed;
    // The silence, and what a busy machine takes: far from the thirty seconds for a whole body.
    expect(performance.now() - started).toBeLessThan(5000);
  },
);

test("a form that is too large and arrives slowly gets its response, and the connection is kept", async () => {
  const { socket, state } = open(await start());
  const size = 4 * maxBodyBytes;
  socket.write(head("POST", "/form", formType, `Content-Length: ${size}`));
  for (let sent = 0; sent < size; sent += size / 8) {
    socket.write("x".repeat(size / 8));
    await sleep(silence / 3);
  }
  expect(state.received).toContain("HTTP/1.1 413 ");
  socket.write(`${head("POST", "/form", formType, "Content-Length: 6")}name=x`);
  await expect.poll(() => state.received).toContain("6 bytes");
  expect(state.failed).toBe("");
});

test("a client that asks for the connection to be closed gets the response first, then the end", async () => {
  const { socket, state, closed } = open(await start());
  const size = 4 * maxBodyBytes;
  socket.write(head("POST", "/form", formType, `Content-Length: ${size}`, "Connection: close"));
  for (let sent = 0; sent < size; sent += size / 8) {
    socket.write("x".repeat(size / 8));
    await sleep(silence / 6);
  }
  await closed;
  expect(state.received).toContain("HTTP/1.1 413 ");
  expect(state.failed).toBe("");

  const whole = open(await start());
  whole.socket.write(`${head("POST", "/form", formType, "Content-Length: 6", "Connection: close")}name=x`);
  await whole.closed;
  expect(whole.state.received).toContain("6 bytes");
});

test("a form that is too large and has no end is read to a limit", async () => {
  const { socket, state, closed } = open(await start());
  socket.write(head("POST", "/form", formType, "Transfer-Encoding: chunked"));
  const chunk = `2000\r\n${"x".repeat(0x2000)}\r\n`;
  const sending = setInterval(() => socket.write(chunk), 1);
  onTestFinished(() => clearInterval(sending));
  await closed;
  expect(state.received).toContain("HTTP/1.1 413 ");
  expect(socket.bytesWritten).toBeLessThan(20 * leftover);
});

test("a form that arrives slowly and whole is accepted", async () => {
  const { socket, state } = open(await start());
  socket.write(head("POST", "/form", formType, "Content-Length: 6"));
  await once(socket, "connect");
  await sleep(2 * silence);
  socket.write("name=x");
  await expect.poll(() => state.received).toContain("6 bytes");
});
