// Before a command that imports the content's modules: makes them in a new checkout, which has none yet.
import { contentOnce, main } from "./setup.mjs";

await main(() => {
  contentOnce();
  return 0;
});
