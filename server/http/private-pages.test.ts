import { expect, test } from "vitest";
import { clientPagePath, requestPagePath } from "#quotes/addresses.ts";
import { createLog } from "#server/log.ts";
import { parseEnvironment } from "../environment.ts";
import { createApp } from "./app.ts";

const secret = "Zm9yLXRoZS1jbGllbnQtMQ";

/** The address at which what that link opens can be read. */
const reading = "r".repeat(43);

/** The app with one client's link. `log` returns what was written. */
function openApp(settings: Record<string, string> = {}) {
  let log = "";
  const app = createApp({
    environment: parseEnvironment(settings),
    log: createLog((line) => {
      log += line;
    }),
    renderer: {
      render: async (_request, { refused }) =>
        new Response("<p>page</p>", { status: refused ?? 200, headers: { "Content-Type": "text/html" } }),
    },
    links: {
      open: async (token, audience) =>
        (token === secret && audience === "client") || (token === reading && audience === "reader")
          ? "L-1"
          : null,
      openBoard: async () => null,
    },
    readiness: async () => "ready",
    count: null,
    pageFiles: new Map(),
    assets: new Map(),
    sampleSites: new Map(),
    publicFiles: new Map(),
    videoFiles: new Map(),
  });
  const connection = { incoming: { socket: { remoteAddress: "192.0.2.7" } } };
  return {
    ask: async (path: string, init?: RequestInit) =>
      app.fetch(new Request(`http://localhost:3000${path}`, init), connection),
    log: () => log,
  };
}

/** An opened page, a secret that opens nothing, and a method that no page has. */
const responses: readonly (readonly [string, string, RequestInit, number])[] = [
  ["a page", clientPagePath(secret), {}, 200],
  ["a secret that opens nothing", requestPagePath(secret), {}, 200],
  ["an address without a page", "/q/short/", {}, 404],
  ["a page to read", clientPagePath(reading), {}, 200],
  ["a form at an address to read", clientPagePath(reading), { method: "POST", body: "step=confirm" }, 405],
  ["the withdrawal from an address to read", `${clientPagePath(reading)}retractation/`, {}, 404],
  ["a refused method", clientPagePath(secret), { method: "PUT" }, 405],
];

test.each(responses)(
  "%s behind a secret link is stored by no cache, in no index, and tells its address to nobody",
  async (_, path, init, status) => {
    const response = await openApp().ask(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": expect.stringMatching(/\bnoindex\b/),
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);

const policyOf = async (app: ReturnType<typeof openApp>): Promise<string> =>
  (await app.ask(clientPagePath(secret))).headers.get("Content-Security-Policy") ?? "";

test("a private page has its pictures from where the site has them", async () => {
  const images = async (settings: Record<string, string>) =>
    /img-src ([^;]+)/.exec(await policyOf(openApp(settings)))?.[1];
  expect(await images({})).toBe("'self'");
  expect(await images({ IMAGE_CDN_URL: "https://images.example/base" })).toBe(
    "'self' https://images.example",
  );
});

test("a private page loads, runs and sends nothing beyond this site", async () => {
  const policy = await policyOf(openApp());
  const sources = policy.split("; ").map((directive) => directive.split(" ").slice(1));
  expect(policy).toMatch(/^default-src 'none'/);
  for (const source of sources.flat()) expect(source).toMatch(/^'(?:none|self|sha256-[\w+/=]+)'$/);
});

test.each(responses)(
  "the line of %s in the log has neither its secret nor its address",
  async (_, path, init) => {
    const { ask, log } = openApp();
    await ask(`${path}?token=${secret}`, init);
    expect(log()).toContain('"page":"private"');
    expect(log()).not.toContain(secret);
    expect(log()).not.toContain("/q/");
  },
);

test("after too many secrets that open nothing a network waits; whoever has a link does not", async () => {
  const { ask } = openApp();
  let status = 200;
  for (let guess = 0; guess < 40 && status !== 429; guess += 1)
    status = (await ask(requestPagePath(`${secret.slice(2)}${String(guess).padStart(2, "0")}`))).status;
  expect(status).toBe(429);
  expect((await ask(clientPagePath(secret))).status).toBe(200);
});

test("another site's form is refused, and this page's own is not", async () => {
  const { ask } = openApp();
  const post = async (site: string) =>
    (
      await ask(clientPagePath(secret), {
        method: "POST",
        body: new URLSearchParams({ step: "accept" }),
        headers: { "Sec-Fetch-Site": site },
      })
    ).status;
  expect(await post("cross-site")).toBe(403);
  expect(await post("same-site")).toBe(403);
  expect(await post("same-origin")).toBe(200);
});
