import fc from "fast-check";
import { expect, test } from "vitest";
import { siteUrl } from "#app/site/build-settings.ts";
import { thankYouTarget } from "./redirect-target.ts";

const own = ["/fr-fr/merci/", "/en-en/thank-you/"];

test.each(own)("%s is accepted, as a path and as an absolute address", (path) => {
  expect(thankYouTarget(path)).toBe(path);
  expect(thankYouTarget(`${siteUrl}${path}`)).toBe(path);
});

test.each([
  "",
  "/",
  "/fr-fr/",
  "/fr-fr/merci",
  "/fr-fr/merci/?next=https://evil.example",
  "/fr-fr/merci/#x",
  "//evil.example/fr-fr/merci/",
  "https://evil.example/fr-fr/merci/",
  `${siteUrl}.evil.example/fr-fr/merci/`,
  `${siteUrl}@evil.example/fr-fr/merci/`,
  "/\\evil.example",
  "javascript:alert(1)",
  " /fr-fr/merci/",
  "/fr-fr/merci/\r\nSet-Cookie: a=b",
])("%j is not accepted", (posted) => {
  expect(thankYouTarget(posted)).toBeNull();
});

/** One of ours with something before or after it. */
const nearlyOwn = fc
  .tuple(
    fc.string({ maxLength: 3 }),
    fc.constantFrom(siteUrl, ""),
    fc.constantFrom(...own),
    fc.string({ maxLength: 3 }),
  )
  .map((parts) => parts.join(""));

test("for any posted value, the result is a page of this site or null", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearlyOwn), (posted) => {
      expect([null, ...own]).toContain(thankYouTarget(posted));
    }),
  );
});
