import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { parseEnvironment } from "../environment.ts";
import { createApp } from "./app.ts";

/** The status of addresses, and where they lead. */
function siteWith(loadAddresses: Parameters<typeof createApp>[0]["loadAddresses"]) {
  const app = createApp({
    environment: parseEnvironment({}),
    log: createLog(() => {}),
    renderer: {
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
    ...(loadAddresses && { loadAddresses }),
    cacheRendered: false,
  });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  return async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost:3000${path}`, init), connection);
}

test("an item page that comes while the server runs is found, and one that goes is not", async () => {
  let slugs: readonly string[] = [];
  const answerOf = siteWith(async () => ({
    itemSlugs: { project: slugs, postEmbed: [] },
    nearestTo: () => null,
  }));
  const status = async () => (await answerOf("/fr-fr/portfolio/hotel-du-port")).status;
  expect(await status()).toBe(404);
  slugs = ["hotel-du-port"];
  expect(await status()).toBe(200);
  slugs = [];
  expect(await status()).toBe(404);
});

test("a page that is switched off leads to the nearest, for now: nothing keeps that", async () => {
  const answerOf = siteWith(async () => ({
    itemSlugs: { project: [], postEmbed: [] },
    nearestTo: ({ page, locale }, query) =>
      page === "portfolio" || query.get("service") === "seo" ? `/${locale}/services/` : null,
  }));
  for (const path of ["/fr-fr/portfolio/", "/fr-fr/service-construction/?service=seo"]) {
    const answer = await answerOf(path);
    expect([answer.status, answer.headers.get("Location")], path).toEqual([302, "/fr-fr/services/"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
  expect((await answerOf("/fr-fr/service-construction/")).status).toBe(200);
  // A form that was opened before still sends what was typed.
  const sent = await answerOf("/fr-fr/service-construction/?service=seo", {
    method: "POST",
    body: new URLSearchParams(),
  });
  expect(sent.headers.get("Location")).toBeNull();
});
