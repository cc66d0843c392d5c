/** npm run imports: prints every import that breaks a rule, and ends with 1 where there is one. */
import { join } from "node:path";
import { findCycles, findUpwardImports } from "./check.ts";
import { readImports } from "./read-imports.ts";
import { isTest, knots, order } from "./rules.ts";

const imports = readImports(join(import.meta.dirname, "../.."));
const problems = [...findUpwardImports(imports, order, isTest)];
for (const [folder, cycle] of findCycles(imports))
  if (!knots.includes(folder))
    problems.push(`${folder} has a circle:`, ...cycle.map(({ from, to }) => `  ${from} imports ${to}`));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
