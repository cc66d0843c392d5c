import { defineConfig } from "vitest/config";
import { buildDefinitions } from "./tooling/build/settings.ts";

// React Router's plugin is left out: it turns modules into a site's, and a test wants them as they are.
export default defineConfig({
  // The settings of a machine without any: what its environment says about a site is not what is tested.
  define: buildDefinitions({}),
  test: {
    include: ["{app,content,server,tooling}/**/*.test.{ts,tsx}"],
    environment: "node",
    globalSetup: ["./testing/postgres/setup.ts"],
    setupFiles: ["./testing/unexpected-output.ts"],
    // Two cores are what the smallest machine that builds this has.
    maxWorkers: 2,
    // Generous, because a test waits no longer than it has to, and the machine may be busy.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
