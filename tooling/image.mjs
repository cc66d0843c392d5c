// npm run image: installs missing packages, then builds the site's image. Options: tooling/image/main.ts.
import { install, main, run } from "./setup.mjs";

await main(async () => {
  await install();
  // When stopped, it gets time to delete its files and images.
  return run(["tooling/image/main.ts", ...process.argv.slice(2)], { serves: true });
});
