import { expect, test } from "vitest";
import { createLog, failureFields } from "./log.ts";

test("an event is one line of JSON with time, level and fields", () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).warn("job.failed", { attempts: 2, error: "ECONN\nREFUSED" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "warn",
    event: "job.failed",
    attempts: 2,
    error: "ECONN\nREFUSED",
  });
});

test("an address that strayed into a message is not written", () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).error("x", { error: "550 <josephine@client.example> is unknown" });
  expect(lines[0]).not.toContain("josephine");
  expect(lines[0]).toContain("is unknown");
});

test("a failure is named with its place in the code, and without the folders of the machine", () => {
  const fields = failureFields(new TypeError("no such thing"));
  expect(fields).toEqual({
    error: "TypeError",
    message: "no such thing",
    at: expect.stringMatching(/^log\.test\.ts:\d+:\d+$/),
  });
  expect(failureFields("text")).toEqual({ error: "string" });
  const bare = new Error("without a stack");
  delete bare.stack;
  expect(failureFields(bare)).toEqual({ error: "Error", message: "without a stack" });
});

test("what the message of a failure quotes is not written", () => {
  const { message } = failureFields(
    new TypeError('Headers.set: "/fr-fr/zqmarker\r\n" is an invalid header value.'),
  );
  expect(message).toBe("Headers.set: … is an invalid header value.");
});
