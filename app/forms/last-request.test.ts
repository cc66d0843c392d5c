import { expect, test, vi } from "vitest";
import { millisecondsUntilNext, rememberRequest, rememberSentForm } from "./last-request.ts";

function storage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
}

test("before any request there is nothing to wait for", () => {
  storage();
  expect(millisecondsUntilNext(1_000_000)).toBe(0);
});

test("after a request the visitor waits 30 seconds, to the millisecond", () => {
  storage();
  rememberRequest(1_000_000);
  expect(millisecondsUntilNext(1_000_000)).toBe(30_000);
  expect(millisecondsUntilNext(1_029_999)).toBe(1);
  expect(millisecondsUntilNext(1_030_000)).toBe(0);
  expect(millisecondsUntilNext(9_000_000)).toBe(0);
});

test("the thank-you page counts the form that its tab has sent, and nothing if it was opened alone", () => {
  storage();
  const sent = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => sent.get(key) ?? null });
  rememberSentForm();
  expect(millisecondsUntilNext(1_000_000)).toBe(0);
  sent.set("formSentAt", "1000000");
  rememberSentForm();
  expect(millisecondsUntilNext(1_001_000)).toBe(29_000);
  // Opened again later.
  rememberSentForm();
  expect(millisecondsUntilNext(1_040_000)).toBe(0);
});

test("after the clock was set back, nobody has to wait", () => {
  storage();
  rememberRequest(1_000_000);
  expect(millisecondsUntilNext(999_999)).toBe(0);
});

test.each(["", "soon", "NaN", "Infinity", "-5"])("a stored %j does not count", (stored) => {
  storage({ lastRequestAt: stored });
  expect(millisecondsUntilNext(1_000_000)).toBe(0);
});

test("a browser that refuses storage can still send", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(() => rememberRequest()).not.toThrow();
  expect(millisecondsUntilNext()).toBe(0);
});
