/** The security headers stand on every response, refusals too. */
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { elements } from "#testing/markup.ts";
import {
  accessibilityPath,
  privacyPath,
  projectPath,
  routeNames,
  routes,
  somePage,
} from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const contact = routes.contact["en-en"];

function directivesOf(response: APIResponse): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    (response.headers()["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function sourcesOf({ "trusted-types": _, ...directives }: Readonly<Record<string, readonly string[]>>) {
  return Object.values(directives).flat();
}

/** What every response carries beside its own content security policy. */
function expectCommonHeaders(response: APIResponse): void {
  const headers = response.headers();
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  // Only private pages have it (`docs/decisions/010-bytes-and-times.md`).
  expect(headers).not.toHaveProperty("cross-origin-opener-policy");
}

function expectSecurityHeaders(response: APIResponse): void {
  expectCommonHeaders(response);
  const csp = directivesOf(response);
  expect(csp).toMatchObject({
    "default-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    // A name, not a source: the policy that lets the service worker's address through, and nothing else.
    "trusted-types": ["worker"],
  });
  const sources = sourcesOf(csp);
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources).not.toContain("'unsafe-eval'");
  // Only this origin, hashes and keywords: no host, no scheme but the player's own blobs.
  for (const source of sources) expect(source).toMatch(/^(?:'[^']+'|blob:)$/);
  expect(csp["script-src"]).not.toContain("blob:");
}

type Ask = (request: APIRequestContext, email: string) => Promise<APIResponse>;
const post = (
  request: APIRequestContext,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) => request.post(contact, { form, headers, maxRedirects: 0 });

const asks: Readonly<Record<string, Ask>> = {
  "200": (request) => request.get(routes.home["fr-fr"]),
  "200 of a page rendered live": (request) => request.get(`${routes.construction["fr-fr"]}?service=seo`),
  "200 of the root": (request) => request.get("/"),
  "200 of the networking page": (request) => request.get("/connect"),
  "301": (request) => request.get("/fr-fr/prix/", { maxRedirects: 0 }),
  "303": (request, email) => post(request, formFields("en-en", contactValues(email))),
  "403": (request, email) =>
    post(request, formFields("en-en", contactValues(email)), { "Sec-Fetch-Site": "cross-site" }),
  "404": (request) => request.get("/nowhere"),
  "405": (request) => request.put(contact),
  "413": (request) => post(request, { message: "x".repeat(40_000) }),
  "415": (request) => request.post(contact, { data: { name: "x" } }),
  "422": (request) => post(request, {}),
  "429": async (request, email) => {
    await post(request, formFields("en-en", contactValues(email)));
    return post(request, formFields("en-en", contactValues(email, { message: "Again" })));
  },
};

// One of each kind of answer behind TLS too: a file, and what the app computes.
for (const [name, ask] of Object.entries(asks))
  test(`a response with ${name} carries them`, {
    tag: ["200", "303"].includes(name) ? "@tls" : [],
  }, async ({ request, person }) => {
    const response = await ask(request, person("headers"));
    expect(response.status()).toBe(Number.parseInt(name, 10));
    expectSecurityHeaders(response);
  });

test("a response with 304 carries them", async ({ request }) => {
  const { etag = "" } = (await request.get(contact)).headers();
  const response = await request.get(contact, { headers: { "If-None-Match": etag } });
  expect(response.status()).toBe(304);
  expectSecurityHeaders(response);
});

test("scripts, styles and fonts carry them, and a policy that allows nothing", async ({ request }) => {
  const html = await (await request.get(contact)).text();
  const files = [
    ...elements(html, "script").flatMap(({ src }) => src ?? []),
    ...elements(html, "link").flatMap(({ rel, href }) =>
      rel === "stylesheet" || rel === "preload" ? (href ?? []) : [],
    ),
  ];
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expectCommonHeaders(response);
    // Opened on its own, a file may load, run and send nothing.
    expect(directivesOf(response), file).toEqual({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
    });
  }
});

test("the map's own page alone may show the maps service, and only our pages may show it", async ({
  request,
}) => {
  for (const locale of ["fr-fr", "en-en"]) {
    const response = await request.get(`/${locale}/contact/map/`);
    const { "frame-src": frames = [], "frame-ancestors": ancestors, ...others } = directivesOf(response);
    expect(frames.filter((source) => source !== "'self'")).toEqual(["https://www.openstreetmap.org"]);
    expect(ancestors).toEqual(["'self'"]);
    for (const source of sourcesOf(others)) expect(source).toMatch(/^(?:'[^']+'|blob:)$/);
    expect(sourcesOf(others)).not.toContain("'unsafe-inline'");
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  }
});

test("pages name the rules by which a browser may fetch ahead, and only pages of the table are in them", async ({
  request,
}) => {
  for (const path of [routes.home["fr-fr"], somePage("en-en")])
    expect((await request.get(path)).headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  const response = await request.get("/speculation-rules.json");
  expect(response.headers()).toMatchObject({
    "content-type": "application/speculationrules+json",
    "cache-control": "public, max-age=86400",
  });
  expectSecurityHeaders(response);
  expect(response.headers()).not.toHaveProperty("speculation-rules");
  const { prefetch, ...others } = await response.json();
  // Nothing is rendered ahead.
  expect(others).toEqual({});
  const [{ source, eagerness, where }] = prefetch;
  expect({ source, eagerness }).toEqual({ source: "document", eagerness: "moderate" });
  const patterns: string[] = where.and[0].href_matches;
  const named: readonly string[] = [
    ...routeNames.filter((name) => name !== "thankYou").flatMap((name) => Object.values(routes[name])),
    ...Object.values(privacyPath),
    ...Object.values(accessibilityPath),
  ];
  expect(patterns.toSorted()).toEqual(
    [...named, ...locales.map((locale) => projectPath(locale, ":slug"))].toSorted(),
  );
});
