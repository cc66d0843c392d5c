// Run before every browser test run, so that none tests a stale build (testing/browser/fresh-build.ts).
import { main } from "./setup.mjs";
import { buildForTests } from "./test-environment.mjs";

await main(buildForTests);
