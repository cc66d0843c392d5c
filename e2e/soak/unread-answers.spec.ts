/** Clients that ask and do not read hold sockets, and next to nothing of the server's memory. */
import { existsSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { ownVideos } from "#app/video/video-source.ts";
import { test } from "#testing/browser/processes.ts";
import { routes } from "#testing/routes.ts";
import type { ServerProcess } from "#testing/server-process.ts";

const clients = 1000;
const limitBytes = 100 * 1000 * 1000;

function memoryOf({ pid }: ServerProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

/** Sends the same request, or several at once, over a connection of its own, and reads nothing. */
function askAndIgnore(server: ServerProcess, path: string, times: number): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  const request = `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`;
  return new Promise((resolve) => {
    socket.write(request.repeat(times), () => resolve(socket));
    socket.once("close", () => resolve(socket));
  });
}

for (const { name, path, times } of [
  { name: "a page", path: routes.home["fr-fr"], times: 1 },
  { name: "a part of a video, three times", path: `${ownVideos}/presentation-fr/720p-02.m4s`, times: 3 },
  { name: "a page a thousand times in one packet", path: routes.home["fr-fr"], times: 1000 },
])
  test(`${clients} connections that ask for ${name} and do not read hold less than 100 MB`, async ({
    bench,
  }) => {
    test.skip(
      !existsSync("/proc/self/status"),
      "The memory of another process is read from /proc, which is not here",
    );
    test.setTimeout(120_000);
    const server = await bench.server();
    // What a server that has served something holds anyway.
    for (let request = 0; request < 300; request += 1)
      await (await fetch(`${server.origin}${routes.home["fr-fr"]}`)).arrayBuffer();
    expect((await fetch(`${server.origin}${path}`)).status, "there is something to read").toBe(200);
    const before = memoryOf(server);
    const sockets = await Promise.all(
      Array.from({ length: clients }, () => askAndIgnore(server, path, times)),
    );
    let most = 0;
    for (let look = 0; look < 20; look += 1) {
      await sleep(250);
      most = Math.max(most, memoryOf(server));
    }
    // All were taken in, and everybody else is served meanwhile.
    const page = await fetch(`${server.origin}${routes.home["en-en"]}`);
    expect(page.status).toBe(200);
    most = Math.max(most, memoryOf(server));
    // Who asks for more at once than a connection may is cut off; the others hold what they asked for.
    if (times < 4) expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(clients);
    for (const socket of sockets) socket.destroy();
    expect(most - before).toBeLessThan(limitBytes);
  });
