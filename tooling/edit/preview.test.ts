import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { end, freePort } from "#testing/child-process.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { makeCopy } from "./copy.ts";

const folder = temporaryFolder();
const token = "of-this-test";
let port = 0;
let child: ReturnType<typeof spawn>;

beforeAll(async () => {
  const copy = join(folder.path, "site");
  makeCopy(join(import.meta.dirname, "../.."), copy);
  // No page is asked for: no packages are bundled for one.
  writeFileSync(join(copy, "app/entry.client.ts"), "export {};\n");
  port = await freePort();
  child = spawn(process.execPath, [join(copy, "tooling/edit/preview.ts")], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(folder.path, "data"),
      PREVIEW_TOKEN: token,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (text) => /^Site\s/m.test(String(text)) && resolve());
    // Not each of its lines: on a busy machine the bundler warns that its plugins are slow.
    let complaints = "";
    child.stderr?.on("data", (text) => {
      complaints += text;
    });
    child.once("exit", () => reject(new Error(complaints)));
  });
}, 120_000);
afterAll(async () => {
  await end(child, "SIGTERM");
  folder.remove();
});

/** The owner's browser. */
const own = () => ({ Host: `127.0.0.1:${port}`, Cookie: `edit-${port}=${token}` });

/** The status of the answer, 0 if the connection is closed without one, and its headers. */
const get = (headers: Readonly<Record<string, string>>, path = "/fr-fr/") =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path, headers });
    asked.on("response", (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    asked.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    asked.on("error", () => resolve({ status: 0, headers: {} }));
    asked.end();
  });

const strangers: readonly [string, (headers: ReturnType<typeof own>) => Readonly<Record<string, string>>][] =
  [
    ["another user of the machine", ({ Host }) => ({ Host })],
    ["another token", ({ Host }) => ({ Host, Cookie: `edit-${port}=another` })],
    ["a page that has rebound its name", ({ Cookie }) => ({ Host: `attacker.example:${port}`, Cookie })],
    ["another page of this machine", (headers) => ({ ...headers, Origin: "http://localhost:3000" })],
  ];

test("the owner's browser gets what is asked for, and the hot updates from the same port", async () => {
  // A page would be compiled first, which takes long.
  expect((await get(own(), "/.content/words.ts")).status).toBe(200);
  expect((await get(handshake(own()), "/")).status).toBe(101);
});

const handshake = (headers: Readonly<Record<string, string>>) => ({
  ...headers,
  Connection: "Upgrade",
  Upgrade: "websocket",
  "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
  "Sec-WebSocket-Version": "13",
  "Sec-WebSocket-Protocol": "vite-hmr",
});

test.each(strangers)("%s gets neither pages, sources nor hot updates", async (_who, headersOf) => {
  for (const path of ["/fr-fr/", "/.content/words.ts", "/@fs/etc/hostname"]) {
    const { status, headers } = await get(headersOf(own()), path);
    expect([path, status, headers["access-control-allow-origin"]]).toEqual([path, 403, undefined]);
  }
  expect((await get(handshake(headersOf(own())), "/")).status).toBe(0);
});

test.skipIf(!existsSync("/proc/net/tcp"))("it listens on one port, of the loopback", () => {
  const inodes = readdirSync(`/proc/${child.pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${child.pid}/fd/${fd}`))?.[1] ?? [];
    } catch {
      return [];
    }
  });
  const listening = ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/${child.pid}/net/${table}`, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === "0A" && inodes.includes(fields[9] ?? ""))
      .map((fields) => fields[1]),
  );
  expect(listening).toEqual([`0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`]);
});
