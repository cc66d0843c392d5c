/** Answers travel small, and not twice. */

import { expect, requestTest as test } from "#testing/browser/site.ts";
import { routes, somePage } from "#testing/routes.ts";

const builtAhead = routes.contact["fr-fr"];
const live = somePage("en-en");

for (const [kind, path] of [
  ["built ahead", builtAhead],
  ["rendered live", live],
] as const)
  test(`a page ${kind} comes in the best encoding that the client takes`, async ({ request }) => {
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["identity", undefined],
    ] as const) {
      const response = await request.get(path, { headers: { "Accept-Encoding": accepted } });
      expect(response.headers()["content-encoding"], accepted).toBe(encoding);
      expect(response.headers().vary).toContain("Accept-Encoding");
      expect(await response.text()).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
    }
  });

test("a page that the client has already is not sent again", async ({ request }) => {
  const first = await request.get(builtAhead);
  const etag = first.headers().etag ?? "";
  expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
  for (const known of [etag, `W/${etag.replace(/^W\//, "")}`, `"other", ${etag}`]) {
    const again = await request.get(builtAhead, { headers: { "If-None-Match": known } });
    expect(again.status()).toBe(304);
    expect((await again.body()).byteLength).toBe(0);
    expect(again.headers().etag).toBe(etag);
  }
  const changed = await request.get(builtAhead, { headers: { "If-None-Match": '"other"' } });
  expect(changed.status()).toBe(200);
});

test("hashed files are kept for a year, pages are asked for each time, refusals are not kept", async ({
  request,
}) => {
  const page = await request.get(builtAhead);
  expect(page.headers()["cache-control"]).toBe("no-cache");
  const files = [...new Set((await page.text()).match(/\/assets\/[\w.-]+/g))];
  for (const type of [".js", ".css", ".woff2", ".svg"])
    expect(
      files.some((file) => file.endsWith(type)),
      type,
    ).toBe(true);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
  const refused = await request.post(builtAhead, { form: {} });
  expect(refused.headers()["cache-control"]).toBe("no-store");
});
