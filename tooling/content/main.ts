/** `npm run content`: checks the content, and writes the modules that the program imports. Prints a line for each problem. */
import { join } from "node:path";
import { describeProblem } from "./problem.ts";
import { writeContent } from "./write.ts";

const problems = await writeContent(join(import.meta.dirname, "../.."));
if (problems.length > 0) {
  process.stderr.write(problems.map((problem) => `${describeProblem(problem)}\n`).join(""));
  process.exitCode = 1;
}
