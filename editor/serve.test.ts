/** The editor as its owner starts it: one address for page, preview and updates. */
import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as identityFile from "#content/identity.ts";
import { end } from "#testing/child-process.ts";
import { copyProject } from "#testing/rehearsal/copy.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { runContent } from "../tooling/content/run.ts";
import { parseYaml, valueAt } from "../tooling/content/yaml.ts";

const folder = temporaryFolder();
const root = join(folder.path, "site");
let [port, token] = [0, ""];
/** What was printed before the address. */
let saidBefore: string | undefined;
/** As it was printed. */
let address = new URL("http://127.0.0.1");
let child: ReturnType<typeof spawn>;

beforeAll(async () => {
  copyProject(root, { media: false });
  // Their files are not copied.
  writeFileSync(join(root, "content/videos/videos.yaml"), "videos: []\n");
  rmSync(join(root, ".content"), { recursive: true });
  runContent(root);
  // No page is asked for: no packages are bundled for one.
  writeFileSync(join(root, "app/entry.client.ts"), "export {};\n");
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=O", "-c", "user.email=o@agency.example", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "-m", "start");
  child = spawn(process.execPath, ["editor/main.ts", "--port", "0", "--first-run"], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder.path, SMTP_URL: "smtp://nobody.example" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const [, before, printed] = /^(.*)^Edit\s+(\S+)$/ms.exec(said) ?? [];
        if (printed === undefined) return;
        [address, saidBefore] = [new URL(printed), before];
        [port, token] = [Number(address.port), address.searchParams.get("token") ?? ""];
        resolve();
      });
    child.once("exit", () => reject(new Error(said)));
  });
}, 240_000);
afterAll(async () => {
  await end(child, "SIGTERM");
  folder.remove();
});

/** The owner's browser. */
const own = () => ({ Host: `127.0.0.1:${port}`, Cookie: `edit-${port}=${token}` });

/** The answer; its status is 0 if the connection is closed without one. */
const get = (headers: Readonly<Record<string, string>>, path = "/fr-fr/") =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path, headers });
    asked.on("response", async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await textOf(response) });
    });
    asked.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: "" });
    });
    asked.on("error", () => resolve({ status: 0, headers: {}, body: "" }));
    asked.end();
  });

/** As the owner's browser sends it. */
const post = (
  path: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string },
) =>
  new Promise<{ status: number }>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers });
    asked.on("response", (response) => resolve({ status: response.resume().statusCode ?? 0 }));
    asked.on("error", reject);
    asked.end(body);
  });

const strangers: readonly [string, (headers: ReturnType<typeof own>) => Readonly<Record<string, string>>][] =
  [
    ["another user of the machine", ({ Host }) => ({ Host })],
    ["another token", ({ Host }) => ({ Host, Cookie: `edit-${port}=another` })],
    ["a page that has rebound its name", ({ Cookie }) => ({ Host: `attacker.example:${port}`, Cookie })],
    ["another page of this machine", (headers) => ({ ...headers, Origin: "http://localhost:3000" })],
  ];

test("the owner's browser gets what is asked for, and the hot updates from the same port", async () => {
  expect(saidBefore).toBe("");
  // What is after the `#` stays in the browser, also when it is led on.
  expect(address.hash).toBe("#first-run");
  const opened = await get({ Host: `127.0.0.1:${port}` }, `${address.pathname}${address.search}`);
  expect([opened.status, opened.headers.location]).toEqual([303, "/_edit/"]);
  expect(opened.headers["set-cookie"]?.[0]).toMatch(
    new RegExp(`^edit-${port}=${token};.*HttpOnly.*SameSite=Strict`),
  );
  // A page of the site would be compiled first, which takes long.
  for (const path of ["/_edit/", "/_edit/page.js", "/_edit/state", "/.content/words.ts"])
    expect([path, (await get(own(), path)).status]).toEqual([path, 200]);
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
  for (const path of [
    "/fr-fr/",
    "/.content/words.ts",
    "/@fs/etc/hostname",
    "/_edit/",
    "/_edit/state",
    "/_edit/events",
  ]) {
    const { status, headers } = await get(headersOf(own()), path);
    expect([path, status, headers["access-control-allow-origin"]]).toEqual([path, 403, undefined]);
  }
  expect((await get(handshake(headersOf(own())), "/")).status).toBe(0);
});

test("while a text cannot be used, pages of the preview stay as they were, also those that are opened then", async () => {
  const section = "words/home";
  const path = ["hero.facts"];
  const file = `content/${section.replace("/", "/fr-fr/")}.yaml`;
  const headers = { ...own(), Origin: `http://127.0.0.1:${port}`, "Content-Type": "application/json" };
  const text = valueAt(parseYaml(readFileSync(join(root, ".edit/draft", file), "utf8")), path);
  const body = JSON.stringify({ by: "a", section, file, path, before: [text], form: "Sans valeur" });
  expect((await post("/_edit/change", { method: "POST", headers, body })).status).toBe(200);
  for (let time = 0; time < 8; time++) {
    await sleep(500);
    const { status } = await get(own(), `/.content/words.ts?t=${time}`);
    expect(status).toBe(200);
  }
  await post("/_edit/undo", { method: "POST", headers, body: "{}" });
});

test.runIf("sample" in identityFile)(
  "once the first run has taken the sample's case studies and places away, pages get their pictures and name none of these",
  async () => {
    const heights = "content/contours/heights.json";
    const [{ name: landmark }] = JSON.parse(readFileSync(join(root, heights), "utf8")).landmarks;
    const shown = async () => (await get(own(), `/${heights}?import`)).body;
    expect(await shown()).toContain(landmark);
    const headers = { ...own(), Origin: `http://127.0.0.1:${port}`, "Content-Type": "application/json" };
    for (const [name, form] of Object.entries({
      ...{ name: "Vent d'Est", domain: "vent-dest.fr", town: "Pointe-à-Pitre (97110)", street: "1 rue A" },
      ...{ phone: "0690 12 34 56", email: "a@vent-dest.fr", founder: "Ève Rose", colour: "#0b3d91" },
    })) {
      const answer = { by: "a", section: "first-run", file: "answers", path: [name], before: [], form };
      const body = JSON.stringify(answer);
      expect((await post("/_edit/first-run", { method: "POST", headers, body })).status).toBe(200);
    }
    await expect
      .poll(async () => (await get(own(), "/@id/virtual:pictures")).status, { timeout: 60_000 })
      .toBe(200);
    await expect.poll(async () => (await shown()).includes(landmark)).toBe(false);
  },
  90_000,
);

test.skipIf(process.platform === "win32")("what is typed is nobody else's before it is published", () => {
  expect((statSync(join(root, ".edit")).mode & 0o777).toString(8)).toBe("700");
});

test("a second editor, and a command that is mistyped, are one line each", async () => {
  const run = (...args: readonly string[]) =>
    new Promise<string>((resolve) => {
      const second = spawn(process.execPath, ["editor/main.ts", ...args], {
        cwd: root,
        stdio: ["ignore", "ignore", "pipe"],
      });
      let said = "";
      second.stderr.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
      second.once("close", (code) => resolve(`${code} ${said}`));
    });
  expect(await run()).toBe("1 The editor is open already: `npm run edit` runs in another window.\n");
  expect(await run("--port", "many")).toBe("1 --port: expected a number, as 4100\n");
  expect(await run("--prot", "1")).toMatch(/^1 Unknown option '--prot'[^\n]*\nnpm run edit -- /);
});

test.skipIf(!existsSync("/proc/net/tcp"))("it listens on one port, of the loopback", () => {
  const started = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  const inodes = started.flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );
  const listening = ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/${child.pid}/net/${table}`, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === "0A" && inodes.includes(fields[9] ?? ""))
      .map((fields) => fields[1]),
  );
  expect(listening).toEqual([`0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`]);
});
