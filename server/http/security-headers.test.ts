import { expect, test } from "vitest";
import { parseEnvironment } from "#server/environment.ts";
import { contentSecurityPolicy, type PolicyExtras, securityHeaders } from "./security-headers.ts";

type Directives = Readonly<Record<string, readonly string[]>>;

function policyOf(env: Record<string, string> = {}, extras?: PolicyExtras): Directives {
  const policy = contentSecurityPolicy(parseEnvironment(env), extras);
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("only listed sources are allowed, and no directive occurs twice", () => {
  const policy = contentSecurityPolicy(parseEnvironment({}));
  const names = policy.split(";").map((directive) => directive.split(" ")[0]);
  expect(names[0]).toBe("default-src");
  expect(new Set(names).size).toBe(names.length);
  expect(policyOf()).toMatchObject({
    "default-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
  });
});

test.each([
  {},
  {
    IMAGE_CDN_URL: "https://i.example/x",
    VIDEO_BASE_URL: "https://v.example",
    CONTACT_FORM_ACTION: "https://f.example/x",
  },
])("inline code, eval and data: are never allowed (%o)", (env: Record<string, string>) => {
  const policy = contentSecurityPolicy(parseEnvironment(env));
  expect(policy).not.toMatch(/unsafe|data:|\*|https:(?!\/\/)/);
});

test("without settings there is no other origin", () => {
  expect(contentSecurityPolicy(parseEnvironment({}))).not.toMatch(/https?:/);
});

test("each setting adds its origin to its own directives only", () => {
  const form = policyOf({ CONTACT_FORM_ACTION: "https://forms.example/abc?x=1" });
  expect(form["form-action"]).toEqual(["'self'", "https://forms.example"]);
  expect(form["connect-src"]).toEqual(["'self'"]);
  expect(form["img-src"]).toEqual(["'self'"]);

  const images = policyOf({ IMAGE_CDN_URL: "https://images.example/base" });
  expect(images["img-src"]).toEqual(["'self'", "https://images.example"]);
  expect(images["media-src"]).toEqual(["'self'", "blob:"]);

  const videos = policyOf({ VIDEO_BASE_URL: "https://stream.example:8443/base" });
  expect(videos["connect-src"]).toContain("https://stream.example:8443");
  expect(videos["media-src"]).toContain("https://stream.example:8443");
  expect(videos["script-src"]).toEqual(["'self'"]);
  expect(videos["form-action"]).toEqual(["'self'"]);
});

test("a page's scripts, styles and frames are added to its own policy only", () => {
  const page = policyOf(
    {},
    { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], frames: ["https://maps.example"], framedBy: "'self'" },
  );
  expect(page["script-src"]).toEqual(["'self'", "'sha256-a'"]);
  expect(page["style-src"]).toEqual(["'self'", "'sha256-b'"]);
  expect(page["frame-src"]).toEqual(["'self'", "https://maps.example"]);
  expect(page["frame-ancestors"]).toEqual(["'self'"]);
  expect(policyOf()["frame-src"]).toEqual(["'self'"]);
});

test("every response has the security headers", () => {
  const headers = securityHeaders(parseEnvironment({ SITE_URL: "https://alize.example" }));
  expect(Object.fromEntries(headers)).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  });
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
});

test("a site without TLS sends no HSTS", () => {
  const headers = securityHeaders(parseEnvironment({ SITE_URL: "http://localhost:3000" }));
  expect(headers.has("Strict-Transport-Security")).toBe(false);
});
