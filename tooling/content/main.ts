/**
 * `npm run content`: checks the content, and writes the modules that the program imports. Prints a line for each problem; with `--json` a
 * list of them.
 */
import { join } from "node:path";
import { addedOptionsModule, packKeysModule } from "./catalogue-keys.ts";
import { describeProblem } from "./problem.ts";
import { writeModule } from "./write-module.ts";

const root = join(import.meta.dirname, "../..");
writeModule(root, "added-options.ts", addedOptionsModule(root));
writeModule(root, "pack-keys.ts", packKeysModule(root));
// Only now: the rest of the program has these modules.
const { writeContent } = await import("./write.ts");
const problems = await writeContent(root);
if (process.argv.includes("--json")) process.stdout.write(JSON.stringify(problems));
else if (problems.length > 0) {
  process.stderr.write(problems.map((problem) => `${describeProblem(problem)}\n`).join(""));
  process.exitCode = 1;
}
