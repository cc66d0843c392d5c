import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { takeLock } from "./lock.ts";

test("one process has the lock, and one that is killed leaves none behind", async () => {
  const file = join(temporaryDirectory(), "folder/lock");
  const program = `
    const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))});
    // Nothing names what it returns, and what nothing names is collected.
    const said = takeLock(${JSON.stringify(file)}) === null ? "refused" : "taken";
    await new Promise((done) => setTimeout(done, 10));
    gc();
    await new Promise((done) => setTimeout(done, 10));
    console.log(said);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(other, "exit");
  onTestFinished(() => {
    other.kill("SIGKILL");
  });
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
