import { expect, test } from "vitest";
import { maxBodyBytes, readLimited, refusePost } from "./post-guard.ts";

const host = "alize.example";
const form = "application/x-www-form-urlencoded";

const refusal = (headers: Record<string, string>) =>
  refusePost({ host, headers: new Headers({ "Content-Type": form, ...headers }) });

test.each([
  ["the page's own form", { "Sec-Fetch-Site": "same-origin", Origin: "https://alize.example" }, null],
  ["an address typed in, or a bookmark", { "Sec-Fetch-Site": "none" }, null],
  ["an older browser that names this origin", { Origin: "https://alize.example" }, null],
  ["no browser", {}, null],
  ["another site", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["a neighbour below the same domain", { "Sec-Fetch-Site": "same-site" }, 403],
  ["an older browser that names another origin", { Origin: "https://evil.example" }, 403],
  ["an older browser that hides its origin", { Origin: "null" }, 403],
  ["an origin on another port", { Origin: "https://alize.example:8443" }, 403],
  [
    "a browser's word weighs more than the origin",
    { "Sec-Fetch-Site": "cross-site", Origin: "https://alize.example" },
    403,
  ],
])("sent by %s: %o → %s", (_, headers, status) => {
  expect(refusal(headers)).toBe(status);
});

test.each([
  [form, null],
  ["multipart/form-data; boundary=x", null],
  ["Application/X-WWW-Form-Urlencoded; charset=UTF-8", null],
  ["application/json", 415],
  ["text/plain", 415],
  ["", 415],
  ["multipart/form-data-x", 415],
])("content of type %j → %s", (type, status) => {
  expect(refusal({ "Content-Type": type })).toBe(status);
});

test.each([
  [String(maxBodyBytes), null],
  [String(maxBodyBytes + 1), 413],
  ["0", null],
])("announced length %s → %s", (length, status) => {
  expect(refusal({ "Content-Length": length })).toBe(status);
});

test("another site's post is refused as that, whatever else is wrong with it", () => {
  expect(refusal({ "Sec-Fetch-Site": "cross-site", "Content-Type": "text/plain" })).toBe(403);
});

/** A body in pieces, and whether its sender was told to stop. */
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

test("a body of the largest size is read whole, its pieces in order", async () => {
  const { body } = streamed(1, 2, maxBodyBytes - 3);
  const bytes = await readLimited(body);
  expect(bytes).toHaveLength(maxBodyBytes);
  expect([...(bytes ?? []).slice(0, 3)]).toEqual([1, 2, 2]);
});

test("one byte more is refused, and the rest is not waited for", async () => {
  const { body, state, rest } = streamed(maxBodyBytes, 1, 1_000_000, 1_000_000);
  expect(await readLimited(body)).toBeNull();
  expect(state.cancelled).toBe(true);
  expect(rest).toEqual([1_000_000, 1_000_000]);
});

test("no body is an empty one", async () => {
  expect(await readLimited(null)).toEqual(new Uint8Array());
});
