import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Limits, serve } from "./serve.ts";

const minute = 60_000;
const longLimits: Limits = {
  headers: minute,
  request: minute,
  checkInterval: 20,
  inactivity: minute,
  keepAlive: minute,
  lastRequests: 50,
  connections: 100,
  pipelined: 4,
  leftoverBytes: 1_000_000,
  leftoverSilence: minute,
};

/** Responds once the whole body has arrived. */
const echo: RequestListener = async (request, response) => {
  let length = 0;
  try {
    for await (const chunk of request) length += chunk.length;
    response.end(String(length));
  } catch {}
};

async function start(limits: Partial<Limits>, listener: RequestListener = echo): Promise<number> {
  const server = await serve(listener, { host: "127.0.0.1", port: 0 }, { ...longLimits, ...limits });
  onTestFinished(() => server.stop());
  return server.port;
}

/** A client that sends these bytes, then one more every 20 ms without end. */
function dripping(port: number, bytes: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.on("error", () => {});
  socket.write(bytes);
  const drip = setInterval(() => socket.write("x"), 20);
  // Not `once` of node:events: it rejects if a byte is written while the server closes the connection.
  const closed = new Promise<string>((resolve) => {
    socket.once("close", () => {
      clearInterval(drip);
      resolve(received);
    });
  });
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
  });
  return { socket, closed };
}

test("a client that does not finish its headers gets 408 and is disconnected", async () => {
  const port = await start({ headers: 100 });
  expect(await dripping(port, "GET / HTTP/1.1\r\nHost: x\r\nSlow: ").closed).toMatch(/^HTTP\/1\.1 408 /);
});

test("a client that does not finish its body gets 408 and is disconnected", async () => {
  const port = await start({ headers: 100, request: 200 });
  const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 30000\r\n\r\n";
  expect(await dripping(port, head).closed).toMatch(/^HTTP\/1\.1 408 /);
});

test("a client that does not read its response is disconnected", async () => {
  const large = Buffer.alloc(16 * 1024 * 1024);
  const ended = Promise.withResolvers<void>();
  const port = await start({ inactivity: 200 }, (_request, response) => {
    response.once("close", ended.resolve);
    response.end(large);
  });
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await ended.promise;
});

test("connections beyond the limit are refused; once one is closed, the next is accepted", async () => {
  const port = await start({ connections: 2 });
  const holders = [1, 2].map(() => dripping(port, "GET / HTTP/1.1\r\nHost: x\r\nSlow: "));
  await Promise.all(holders.map(({ socket }) => once(socket, "connect")));
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.status,
      () => null,
    );
  await expect.poll(ask).toBeNull();
  holders[0]?.socket.destroy();
  await expect.poll(ask).toBe(200);
});

test("a stop completes the responses in progress and closes the connections that are kept open", async () => {
  const answer = Promise.withResolvers<void>();
  const server = await serve(
    async (_request, response) => {
      await answer.promise;
      response.end("whole");
    },
    { host: "127.0.0.1", port: 0 },
    longLimits,
  );
  const socket = connect(server.port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const started = performance.now();
  await once(socket, "connect");
  // Time for the server to read the request: it only waits for requests that it has read.
  await new Promise((done) => setTimeout(done, 100));
  const stopped = server.stop();
  answer.resolve();
  await Promise.all([stopped, once(socket, "close")]);
  expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*whole/);
  // Before the ten seconds after which the server closes all connections by force.
  expect(performance.now() - started).toBeLessThan(9000);
});

test("a form sent over a kept connection at the moment of a stop is answered", async () => {
  const server = await serve(echo, { host: "127.0.0.1", port: 0 }, longLimits);
  const socket = connect(server.port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  const form = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nform";
  socket.write(form);
  await once(socket, "data");
  expect(received).toMatch(/\r\nConnection: keep-alive\r\n/);
  // The bytes are in the server's buffer, and it has not read them when it is told to stop.
  socket.write(form);
  await Promise.all([server.stop(), once(socket, "close")]);
  expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(received).toMatch(/\r\nConnection: close\r\n/);
});

test("requests sent at once over one connection are answered one at a time, in their order", async () => {
  const log: string[] = [];
  const port = await start({}, (request, response) => {
    log.push(`begin ${request.url}`);
    // The later ones would be ready sooner.
    setTimeout(
      () => {
        log.push(`end ${request.url}`);
        response.end(`answer ${request.url};`);
      },
      60 / Number(request.url?.slice(1)),
    );
  });
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  const complete = new Promise<void>((resolve) =>
    socket.on("data", (data) => {
      received += data;
      if (received.includes("answer /3;")) resolve();
    }),
  );
  socket.write([1, 2, 3].map((name) => `GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  await complete;
  expect(log).toEqual([1, 2, 3].flatMap((name) => [`begin /${name}`, `end /${name}`]));
  expect(received.match(/answer \/\d;/g)).toEqual(["answer /1;", "answer /2;", "answer /3;"]);

  // The connection is kept, and answers what comes later.
  received = "";
  socket.write("GET /3 HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => received).toContain("answer /3;");
});

test("a request that waits behind another is not begun once its connection is closed", async () => {
  const begun: (string | undefined)[] = [];
  const port = await start({}, ({ url }) => void begun.push(url));
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => begun).toEqual(["/1"]);
  socket.destroy();
  const next = connect(port, "127.0.0.1");
  onTestFinished(() => void next.destroy());
  next.write("GET /3 HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => begun).toEqual(["/1", "/3"]);
});
