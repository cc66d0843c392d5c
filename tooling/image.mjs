// npm run image: installs what is missing, then builds the image of the site. tooling/image/main.ts has the options.
import { install, main, run } from "./setup.mjs";

await main(async () => {
  await install();
  // It deletes what it made when it is told to end, so it is given the time.
  return run(["tooling/image/main.ts", ...process.argv.slice(2)], { serves: true });
});
