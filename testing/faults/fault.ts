/** One wrong line, which the tests must catch. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  /** A text that `file` has exactly once, and what it becomes. */
  readonly find: string;
  readonly replace: string;
  /** The test files of which one must fail, or one of `otherChecks`. */
  readonly caughtBy: readonly string[];
  /** A part of the names of the tests that are run; without it all of those files. */
  readonly test?: string;
};

/** What refuses a fault where no unit test has to. */
export const otherChecks: Readonly<Record<string, readonly string[]>> = {
  content: ["tooling/content/main.ts"],
  types: ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"],
};

/** The test files of these faults. */
export const testFiles = (faults: readonly Fault[]): readonly string[] =>
  [...new Set(faults.flatMap(({ caughtBy }) => caughtBy))].filter((check) => !(check in otherChecks));

/** The names of their tests, as a pattern; empty for all. */
export const testPattern = (faults: readonly Fault[]): string =>
  faults.map(({ test = "" }) => test.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
