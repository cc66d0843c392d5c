import { expect, test } from "vitest";
import { type Guard, refusal } from "./guard.ts";

const guard: Guard = { port: 4100, token: "the-token" };
const own = {
  host: "127.0.0.1:4100",
  origin: "http://127.0.0.1:4100",
  "sec-fetch-site": "same-origin",
  cookie: "other=1; edit-4100=the-token",
};
const { origin: _, ...withoutOrigin } = own;

test("a browser that opened the printed address may read and write", () => {
  expect(refusal(guard, { method: "POST", headers: own })).toBeNull();
  expect(
    refusal(guard, { method: "GET", headers: { ...withoutOrigin, "sec-fetch-site": "none" } }),
  ).toBeNull();
});

test.each<[string, Record<string, string>, string]>([
  ["another name for this machine", { ...own, host: "attacker.example:4100" }, "host"],
  ["a name that has none of its cookies", { ...own, host: "localhost:4100" }, "host"],
  ["another port", { ...own, host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }, "host"],
  ["another page", { ...own, origin: "https://attacker.example" }, "origin"],
  ["a site on another port of this machine", { ...own, origin: "http://127.0.0.1:4101" }, "origin"],
  ["a form without an origin", withoutOrigin, "origin"],
  ["a page of another site", { ...own, "sec-fetch-site": "cross-site" }, "origin"],
  ["a program without the token", { ...own, cookie: "" }, "token"],
  ["another token", { ...own, cookie: "edit-4100=another" }, "token"],
  ["the token of another port", { ...own, cookie: "edit-4101=the-token" }, "token"],
])("%s is refused", (_who, headers, reason) => {
  expect(refusal(guard, { method: "POST", headers })).toBe(reason);
});

test("another page may not read either", () => {
  const headers = { ...own, origin: "https://attacker.example" };
  expect(refusal(guard, { method: "GET", headers })).toBe("origin");
});

test.each<[string, Record<string, string>, string | null]>([
  [
    "a page of another port may not load from here",
    { "sec-fetch-site": "same-site", "sec-fetch-dest": "image" },
    "origin",
  ],
  ["nor frame a page", { "sec-fetch-site": "same-site", "sec-fetch-dest": "iframe" }, "origin"],
  ["a link from anywhere opens", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }, null],
  ["the page frames its preview", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "iframe" }, null],
])("%s", (_what, headers, reason) => {
  expect(refusal(guard, { method: "GET", headers: { ...withoutOrigin, ...headers } })).toBe(reason);
});
