import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("an event is one line of JSON with time, level and fields", () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).warn("mail.failed", { attempts: 2, error: "ECONN\nREFUSED" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "warn",
    event: "mail.failed",
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
