import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Limits, serve } from "./serve.ts";

const minute = 60_000;
const patient: Limits = {
  head: minute,
  whole: minute,
  look: 20,
  silence: minute,
  idle: minute,
  connections: 100,
  unanswered: 4,
};

/** Answers once the whole body is there. */
const echo: RequestListener = async (request, response) => {
  let length = 0;
  try {
    for await (const chunk of request) length += chunk.length;
    response.end(String(length));
  } catch {}
};

async function start(limits: Partial<Limits>, listener: RequestListener = echo): Promise<number> {
  const server = await serve(listener, { host: "127.0.0.1", port: 0 }, { ...patient, ...limits });
  onTestFinished(() => server.stop());
  return server.port;
}

/** A client that sends these bytes, then one more now and then, for ever. */
function dripping(port: number, bytes: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.on("error", () => {});
  socket.write(bytes);
  const drip = setInterval(() => socket.write("x"), 20);
  // Not `once` of node:events: it rejects where a byte was written just as the server closed.
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

test("whoever does not come to the end of a head is told so, and sent away", async () => {
  const port = await start({ head: 100 });
  expect(await dripping(port, "GET / HTTP/1.1\r\nHost: x\r\nSlow: ").closed).toMatch(/^HTTP\/1\.1 408 /);
});

test("whoever does not come to the end of a body is told so, and sent away", async () => {
  const port = await start({ head: 100, whole: 200 });
  const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 30000\r\n\r\n";
  expect(await dripping(port, head).closed).toMatch(/^HTTP\/1\.1 408 /);
});

test("whoever asks and does not read is sent away", async () => {
  const large = Buffer.alloc(16 * 1024 * 1024);
  const ended = Promise.withResolvers<void>();
  const port = await start({ silence: 200 }, (_request, response) => {
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

test("beyond the last connection nobody is let in; once one leaves, the next is", async () => {
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

test("a stop closes the connections that are kept open, and finishes what is under way on them", async () => {
  const answer = Promise.withResolvers<void>();
  const server = await serve(
    async (_request, response) => {
      await answer.promise;
      response.end("whole");
    },
    { host: "127.0.0.1", port: 0 },
    patient,
  );
  const socket = connect(server.port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const started = performance.now();
  await once(socket, "connect");
  // A moment for the request to be read: one that is not yet under way is none to finish.
  await new Promise((done) => setTimeout(done, 100));
  const stopped = server.stop();
  answer.resolve();
  await Promise.all([stopped, once(socket, "close")]);
  expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/);
  // Not by the force that ends whatever is left after ten seconds.
  expect(performance.now() - started).toBeLessThan(9000);
});
