import { env } from "node:process";
import { defineConfig } from "@playwright/test";
import { engineNames } from "#testing/engines/driver.ts";
import type { EngineOptions } from "#testing/engines/test.ts";
import { takesSize, testsOf } from "#testing/runs.ts";
import { findFirefox, findWebKit } from "../../tooling/programs/find.mjs";

const report = env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const present = { firefox: findFirefox(), webkit: findWebKit() };
const screens = [
  { size: "phone", width: 390, run: "enginesPhone" },
  { size: "desktop", width: 1440, run: "enginesDesktop" },
] as const;

export default defineConfig<EngineOptions & { width: number }>({
  testDir: ".",
  globalSetup: "../../testing/browser/fresh-build.ts",
  outputDir: "../../test-results/engines",
  fullyParallel: true,
  forbidOnly: env.CI !== undefined,
  workers: 2,
  // As in Chromium (playwright.config.ts).
  retries: 0,
  // Generous, because a test waits no longer than it has to, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(report ? [["json", { outputFile: report }] as const] : [])] as never,
  // An engine that is not here is left out; who runs all suites is told so (tooling/programs/).
  projects: engineNames
    .filter((engine) => present[engine] !== undefined)
    .flatMap((engine) =>
      screens
        .filter(({ size }) => takesSize(engine, size))
        .map(({ size, width, run }) => ({
          name: `${engine} ${size}`,
          testIgnore: `**/*.${size === "phone" ? "desktop" : "phone"}.spec.ts`,
          use: { engine, width },
          ...testsOf(run),
        })),
    ),
});
