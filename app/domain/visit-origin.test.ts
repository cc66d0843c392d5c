import fc from "fast-check";
import { expect, test } from "vitest";
import { campaignParameters, readVisitOrigin } from "./visit-origin.ts";

test("the campaign and the origin, without what is unknown", () => {
  const text =
    "?utm_source=lettre&utm_medium=email&utm_id=7&gclid=x&referrer=https%3A%2F%2Fa.example%2Fsecret%3Fq%3D1";
  expect(readVisitOrigin(text)).toEqual({
    campaign: { utm_source: "lettre", utm_medium: "email" },
    referrer: "https://a.example",
  });
});

test("nothing is no visit", () => {
  for (const text of [
    "",
    "?",
    "?type=vitrine",
    "utm_source=",
    "utm_source=%20%0A",
    "referrer=null",
    "referrer=about:blank",
  ])
    expect(readVisitOrigin(text), text).toBeNull();
});

test("an origin is one of the web, and nothing else", () => {
  for (const odd of [
    "javascript:alert(1)",
    "data:text/html,x",
    "android-app://com.example",
    "//a.example",
    "https://",
    "a",
  ])
    expect(readVisitOrigin(new URLSearchParams({ referrer: odd }).toString()), odd).toBeNull();
  const long = `https://${"a.".repeat(60)}example`;
  expect(readVisitOrigin(new URLSearchParams({ referrer: long }).toString())).toBeNull();
});

test("a value is one line of at most 100 characters, and the first one counts", () => {
  const text = new URLSearchParams([
    ["utm_source", `a\r\nBcc: b\u202E${"x".repeat(200)}`],
    ["utm_source", "second"],
  ]);
  const source = readVisitOrigin(text.toString())?.campaign.utm_source ?? "";
  expect(source).toMatch(/^a Bcc: bx+$/);
  expect(source).toHaveLength(100);
  const emoji = readVisitOrigin(new URLSearchParams({ utm_term: `x${"😀".repeat(100)}` }).toString());
  expect(emoji?.campaign.utm_term?.isWellFormed()).toBe(true);
});

test("no text is an error, and every value is bounded, clean and well formed", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("%", "&", "=", "\0", "\u2028"),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...campaignParameters, "referrer"), part)),
      part,
      (pairs, raw) => {
        for (const text of [
          raw,
          pairs.map(([name, value]) => `${name}=${value}`).join("&"),
          new URLSearchParams(pairs).toString(),
        ]) {
          const visit = readVisitOrigin(text);
          for (const value of [...Object.values(visit?.campaign ?? {}), visit?.referrer ?? ""]) {
            expect(value.length).toBeLessThanOrEqual(100);
            expect(value.isWellFormed()).toBe(true);
            expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          }
        }
      },
    ),
  );
});
