import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { takeLock } from "./lock.ts";

test("one process has the lock, and one that is killed leaves none behind", async () => {
  const file = join(temporaryDirectory(), "folder/lock");
  const program = `
    const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))});
    globalThis.lock = takeLock(${JSON.stringify(file)});
    console.log(globalThis.lock === null ? "refused" : "taken");
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(other, "exit");
  const [said] = await once(other.stdout, "data");
  expect(String(said).trim()).toBe("taken");
  expect(takeLock(file)).toBeNull();

  other.kill("SIGKILL");
  await ended;
  const lock = takeLock(file);
  expect(lock).not.toBeNull();
  expect(takeLock(file)).toBeNull();
  lock?.release();
  takeLock(file)?.release();
});
