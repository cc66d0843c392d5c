// npm run init: installs the project's packages, then makes the site another agency's (init/main.ts).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { content, install, main, ownNode } from "./setup.mjs";

await main(async () => {
  await install();
  // It imports the content's modules, which a new checkout has not yet.
  content();
  // It asks, so that it needs the terminal itself.
  const program = join(import.meta.dirname, "init/main.ts");
  return spawnSync(ownNode, [program, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
});
