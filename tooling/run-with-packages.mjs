// npm run bench, npm run studio: installs the project's packages and those of the program's folder, which is a package
// of its own, then runs the program. No other command installs the folder's packages.
import { dirname } from "node:path";
import { contentOnce, install, main, run } from "./setup.mjs";

const [program, ...args] = process.argv.slice(2);

await main(async () => {
  await install();
  await install(dirname(program));
  contentOnce();
  return run([program, ...args]);
});
