// npm start: installs and builds what is missing, then serves the site.
// npm run dev (--dev): serves it from the sources. npm run build (--build): builds it, and no more.
// npm run edit (--edit) and npm run init (--edit --first-run): open the editor; what follows is for editor/main.ts.
// package.json uses `exec` because npm sends its signals to the shell that it starts, and a shell that waits for this
// program would end without passing them on. Without `exec` (on Windows) the part after `||` runs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, childEnvironment, content, install, main, root, run } from "./setup.mjs";

const asked = process.argv.slice(2);

/** What a crash of the editor has left half done is finished or forgotten. */
async function recoverPublication() {
  if (existsSync(join(root, ".edit/publication.json"))) await run(["editor/publish/recover.ts"]);
}

await main(async () => {
  await install();
  if (asked[0] === "--edit") {
    content();
    return run(["editor/main.ts", ...asked.slice(1)], { serves: true });
  }
  await recoverPublication();
  if (asked.includes("--dev")) {
    content();
    return run(["server/dev.ts"], { env: childEnvironment({ NODE_ENV: "development" }), serves: true });
  }
  await build({ always: asked.includes("--build") });
  if (asked.includes("--build")) return 0;
  return run(["tooling/serve.ts"], { env: childEnvironment({ NODE_ENV: "production" }), serves: true });
});
