/** npm run imports: prints every import that breaks a rule, and exits with 1 if there is one. */
import { join } from "node:path";
import { findCycles, findForbiddenLoads, findUpwardImports } from "./check.ts";
import { readImports } from "./read-imports.ts";
import { forbidden, isTest, loadedElsewhere, order } from "./rules.ts";

const imports = readImports(join(import.meta.dirname, "../.."));
const problems = [
  ...findUpwardImports(imports, order, isTest),
  ...imports
    .filter(
      ({ from, to }) => !isTest(from) && forbidden.some((rule) => rule.from.test(from) && rule.to.test(to)),
    )
    .map(({ from, to }) => `${from} imports ${to}, which is forbidden`),
  ...findForbiddenLoads(imports, loadedElsewhere),
  ...[...findCycles(imports)].flatMap(([folder, cycle]) => [
    `${folder} has imports in a cycle:`,
    ...cycle.map(({ from, to }) => `  ${from} imports ${to}`),
  ]),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
