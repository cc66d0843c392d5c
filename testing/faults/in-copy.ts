/** Runs checks in a copy of the project, which is its working directory. Vitest stays, so that its start is paid for once. */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { createVitest } from "vitest/node";
import { otherChecks } from "./fault.ts";

/** `changed`: the file that has the fault of this order. `pattern`: of the names of tests, empty for all. `hurry`: until one fails. */
export type Order = {
  readonly checks: readonly string[];
  readonly changed: string | null;
  readonly pattern: string;
  readonly hurry: boolean;
};

/** `failed`: something wrong was found, and `why` says what. `green`: everything ran, and nothing was. */
export type Outcome = { readonly failed: boolean; readonly green: boolean; readonly why: string };

/** Code that does not run proves nothing of the tests. */
const brokenCode = /^(?:Reference|Syntax|Type)Error$/;
const hangs = /^(?:Test|Hook) timed out/;

const firstLine = (text: string): string => text.trim().split("\n", 1)[0]?.slice(0, 160) ?? "";

async function runOtherCheck(args: readonly string[]): Promise<Outcome> {
  try {
    await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
    return { failed: false, green: true, why: "" };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const output = stderr + stdout;
    return { failed: !output.includes("SyntaxError"), green: false, why: firstLine(output) };
  }
}

const vitest = await createVitest(
  "test",
  { watch: false, cache: false, maxWorkers: 1, reporters: [{}], expect: { poll: { timeout: 10_000 } } },
  { server: { watch: null } },
);

/** It was put right again after its order. */
let changedBefore: string | null = null;

async function runTests({ checks, changed, pattern, hurry }: Order): Promise<Outcome> {
  for (const file of [changedBefore, changed]) if (file !== null) vitest.invalidateFile(resolve(file));
  changedBefore = changed;
  if (pattern === "") vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(pattern);
  vitest.config.bail = hurry ? 1 : 0;
  const specifications = await vitest.globTestSpecifications([...checks]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
  const failures = tests.flatMap((test) => {
    const { state, errors: [error] = [] } = test.result();
    if (state !== "failed") return [];
    const proven = !brokenCode.test(error?.name ?? "") && !hangs.test(error?.message ?? "");
    return [{ proven, why: `${test.fullName}: ${error?.message}` }];
  });
  const shown = failures.find(({ proven }) => proven) ?? failures[0];
  const others = [
    ...testModules.flatMap((module) => module.errors()),
    ...unhandledErrors,
  ] as readonly Error[];
  // A failure of an earlier order does not count.
  for (const { project, moduleId } of specifications) vitest.state.clearFiles(project, [moduleId]);
  return {
    failed: shown?.proven === true,
    green: failures.length + others.length === 0 && tests.some((test) => test.result().state === "passed"),
    why: firstLine(shown?.why ?? others[0]?.message ?? ""),
  };
}

process.on("message", async (order: Order) => {
  const other = order.checks.flatMap((check) => otherChecks[check] ?? []);
  process.send?.(other.length > 0 ? await runOtherCheck(other) : await runTests(order));
});
process.once("disconnect", () => void vitest.close().finally(() => process.exit()));
process.send?.({ failed: false, green: true, why: "" } satisfies Outcome);
