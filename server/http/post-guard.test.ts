import { expect, test } from "vitest";
import { maxBodyBytes, maxPrivateBodyBytes, readLimited, refusePost } from "./post-guard.ts";

const hosts = ["alize.example", "www.alize.example"];
const form = "application/x-www-form-urlencoded";

const refusal = (headers: Record<string, string>) =>
  refusePost({ hosts, headers: new Headers({ "Content-Type": form, ...headers }) });

test.each([
  ["the page's own form", { "Sec-Fetch-Site": "same-origin", Origin: "https://alize.example" }, null],
  ["an address typed in, or a bookmark", { "Sec-Fetch-Site": "none" }, null],
  ["an older browser that names this origin", { Origin: "https://alize.example" }, null],
  [
    "one that names the public host, behind a proxy that hides it",
    { Origin: "https://www.alize.example" },
    null,
  ],
  ["one behind TLS, which ends before this server", { Origin: "http://alize.example" }, null],
  ["a client that is not a browser", {}, null],
  ["another site", { "Sec-Fetch-Site": "cross-site" }, "cross-site"],
  ["another subdomain of the same site", { "Sec-Fetch-Site": "same-site" }, "cross-site"],
  ["an older browser that names another origin", { Origin: "https://evil.example" }, "cross-site"],
  ["an older browser that hides its origin", { Origin: "null" }, "cross-site"],
  ["an origin on another port", { Origin: "https://alize.example:8443" }, "cross-site"],
  [
    "a browser's word weighs more than the origin",
    { "Sec-Fetch-Site": "cross-site", Origin: "https://alize.example" },
    "cross-site",
  ],
])("sent by %s: %o → %s", (_, headers, reason) => {
  expect(refusal(headers)).toBe(reason);
});

test.each([
  [form, null],
  ["multipart/form-data; boundary=x", null],
  ["Application/X-WWW-Form-Urlencoded; charset=UTF-8", null],
  ["application/json", "not-a-form"],
  ["text/plain", "not-a-form"],
  ["", "not-a-form"],
  ["multipart/form-data-x", "not-a-form"],
])("content of type %j → %s", (type, reason) => {
  expect(refusal({ "Content-Type": type })).toBe(reason);
});

test.each([
  [String(maxBodyBytes), null],
  [String(maxBodyBytes + 1), "too-large"],
  ["0", null],
])("announced length %s → %s", (length, reason) => {
  expect(refusal({ "Content-Length": length })).toBe(reason);
});

test("a post of another site is refused as cross-site first", () => {
  expect(refusal({ "Sec-Fetch-Site": "cross-site", "Content-Type": "text/plain" })).toBe("cross-site");
});

/** A body in chunks, and whether its reader cancelled it. */
function streamed(...sizes: readonly number[]) {
  const rest = [...sizes];
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = rest.shift();
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size).fill(size % 251));
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state, rest };
}

test("a body of the largest size is read completely and in order", async () => {
  const { body } = streamed(1, 2, maxBodyBytes - 3);
  const bytes = await readLimited(body);
  expect(bytes).toHaveLength(maxBodyBytes);
  expect([...(bytes ?? []).slice(0, 3)]).toEqual([1, 2, 2]);
});

test("a larger one is refused at once; the rest is read and thrown away, so that the client gets the response", async () => {
  const larger = streamed(maxBodyBytes, 1, 1000, 1000);
  expect(await readLimited(larger.body)).toBeNull();
  expect(larger.rest.length).toBeGreaterThan(0);
  await expect.poll(() => larger.rest).toEqual([]);
  expect(larger.state.cancelled).toBe(false);
});

test("a missing body is empty", async () => {
  expect(await readLimited(null)).toEqual(new Uint8Array());
});

test("behind a secret link a form may hide its origin and be larger, and another site is refused all the same", () => {
  const privately = (headers: Record<string, string>) =>
    refusePost(
      { hosts, headers: new Headers({ "Content-Type": form, ...headers }) },
      { secretAddress: true },
    );
  expect(privately({ Origin: "null" })).toBeNull();
  expect(privately({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).toBeNull();
  expect(privately({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).toBe("cross-site");
  expect(privately({ Origin: "https://evil.example" })).toBe("cross-site");
  expect(privately({ "Content-Length": String(maxPrivateBodyBytes) })).toBeNull();
  expect(privately({ "Content-Length": String(maxPrivateBodyBytes + 1) })).toBe("too-large");
});
