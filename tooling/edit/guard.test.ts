import { expect, test } from "vitest";
import { type Guard, refusal } from "./guard.ts";

const guard: Guard = { port: 4100, token: "the-token" };
const own = {
  method: "POST",
  host: "127.0.0.1:4100",
  origin: "http://127.0.0.1:4100",
  fetchSite: "same-origin",
  cookie: "other=1; edit-4100=the-token",
};

test("a browser that opened the printed address may read and write, under both names of this machine", () => {
  expect(refusal(guard, own)).toBeNull();
  expect(refusal(guard, { ...own, host: "localhost:4100", origin: "http://localhost:4100" })).toBeNull();
  expect(refusal(guard, { ...own, method: "GET", origin: null, fetchSite: "none" })).toBeNull();
});

test.each<[string, Partial<Parameters<typeof refusal>[1]>, string]>([
  ["another name for this machine", { host: "attacker.example:4100" }, "host"],
  ["another port", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }, "host"],
  ["another page", { origin: "https://attacker.example" }, "origin"],
  ["the preview", { origin: "http://127.0.0.1:4101" }, "origin"],
  ["a form without an origin", { origin: null }, "origin"],
  ["a page of another site", { fetchSite: "cross-site" }, "origin"],
  ["a program without the token", { cookie: "" }, "token"],
  ["another token", { cookie: "edit-4100=another" }, "token"],
  ["the token of another port", { cookie: "edit-4101=the-token" }, "token"],
])("%s is refused", (_who, change, reason) => {
  const { host, origin, fetchSite, cookie, method } = { ...own, ...change };
  expect(refusal(guard, { method, host, origin, fetchSite, cookie })).toBe(reason);
});

test("another page may not read either", () => {
  expect(refusal(guard, { ...own, method: "GET", origin: "https://attacker.example" })).toBe("origin");
});
