import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { buildDefinitions } from "./tooling/build/settings.ts";
import { runContent } from "./tooling/content/run.ts";

const unitTests =
  "{app,content,editor,quotes,server,studio/contours,testing/rehearsal,tooling}/**/*.test.{ts,tsx}";
// So that no test sees the content as it was earlier.
runContent(import.meta.dirname);

/** Replace modules (`vi.mock`). */
const withMocks = "**/*.mocks.test.{ts,tsx}";

/** The longest test begins first, so that the others run beside it. */
class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.includes("/testing/rehearsal/");
    return (await super.sort(files)).toSorted(
      (one, other) => Number(isLongest(other)) - Number(isLongest(one)),
    );
  }
}

// Without React Router's plugin: it transforms modules for the site, and tests need them unchanged.
export default defineConfig({
  // The default settings: the tests do not depend on this machine's environment.
  define: buildDefinitions({}),
  test: {
    environment: "node",
    globalSetup: ["./testing/postgres/setup.ts"],
    setupFiles: ["./testing/unexpected-output.ts", "./testing/known-company.ts"],
    // The smallest machine that builds the site has two cores.
    maxWorkers: 2,
    sequence: { sequencer: Sequencer },
    // Long, because the machine may be busy; tests wait for conditions and are usually much faster.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // Files share their modules, which are loaded once in each worker: a third less time.
      { extends: true, test: { name: "unit", include: [unitTests], exclude: [withMocks], isolate: false } },
      // A replaced module is replaced for this file alone.
      {
        extends: true,
        test: {
          name: "mocks",
          include: [withMocks],
          exclude: ["**/node_modules/**", ".edit/**", ".published/**"],
        },
      },
    ],
  },
});
