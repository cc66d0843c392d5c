import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { parseEnvironment } from "../environment.ts";
import { createApp } from "./app.ts";

test("an item page that comes while the server runs is found, and one that goes is not", async () => {
  let slugs: readonly string[] = [];
  const app = createApp({
    environment: parseEnvironment({}),
    log: createLog(() => {}),
    live: {
      render: async (_request, { refused }) =>
        new Response("", { status: refused ?? 200, headers: { "Content-Type": "text/html" } }),
    },
    links: { open: async () => null, openBoard: async () => null },
    readiness: async () => "ready",
    count: null,
    pageFiles: new Map(),
    assets: new Map(),
    sampleSites: new Map(),
    publicFiles: new Map(),
    videoFiles: new Map(),
    loadItemSlugs: async () => ({ project: slugs, postEmbed: [] }),
    cacheRendered: false,
  });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const status = async () => {
    const request = new Request("http://localhost:3000/fr-fr/portfolio/hotel-du-port");
    return (await app.fetch(request, connection)).status;
  };
  expect(await status()).toBe(404);
  slugs = ["hotel-du-port"];
  expect(await status()).toBe(200);
  slugs = [];
  expect(await status()).toBe(404);
});
