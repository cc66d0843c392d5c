import { defineConfig, devices, type ReporterDescription } from "@playwright/test";
import type { SiteOptions, WorkerOptions } from "#testing/browser/site.ts";
import { isQuick, screenless, testsOf } from "#testing/runs.ts";
import { findChromium } from "./tooling/programs/find.mjs";

const executablePath = process.env.TEST_CHROMIUM ?? findChromium({ shell: true });
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const reporter: ReporterDescription[] = [
  ["list"],
  ...(report === undefined ? [] : [["json", { outputFile: report }] as const satisfies ReporterDescription]),
];

const screenlessFiles = screenless.map((name) => `**/${name}.spec.ts`);

/** Run behind TLS too: the journeys of the forms, and what depends on TLS. */
const behindTls = [
  "board.phone",
  "contact-fields",
  "contact-plain",
  "contact-requests",
  "follow-up.phone",
  "headers",
  "pricing-plain",
  "pricing-request",
  "tls/tls",
  "withdrawal.phone",
].map((name) => `**/${name}.spec.ts`);

const phone = {
  ...devices["Desktop Chrome"],
  viewport: { width: 390, height: 844 },
  // Like a phone's: with another value, the browser would also load pictures for the wrong one.
  screen: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/**
 * Before a push, so few workers take a project's tests. Each starts a server, a browser and all modules, which takes as long as
 * five tests, and none of them takes the tests of another project.
 */
const workers = (count: number) => (isQuick ? { workers: count } : {});

export default defineConfig<SiteOptions, WorkerOptions>({
  testDir: "e2e",
  globalSetup: "./testing/browser/fresh-build.ts",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than the cores of the smallest machine: a test waits a third of its time, for a timer, an animation or a mail.
  workers: 3,
  // A test that passes on a second try only has a cause, which is to be found.
  retries: 0,
  // Long, because the machine may be busy; tests wait for conditions and are usually much faster.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter,
  use: {
    locale: "fr-FR",
    timezoneId: "America/Martinique",
    screenshot: "only-on-failure",
    // The service worker would load and store files in the background of every journey; only its own tests need it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // The processor would compute the home page's landscape, which has a test with a browser of its own.
        "--disable-3d-apis",
        // The headless shell would fit letters to whole pixels, and lines would break elsewhere than for visitors.
        "--font-render-hinting=none",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: ["**/*.desktop.spec.ts", "**/{engines,rehearsal,soak,tls}/**", ...screenlessFiles],
      use: phone,
      ...workers(2),
      ...testsOf("phone"),
    },
    {
      name: "tls",
      ...workers(1),
      testMatch: behindTls,
      // Only the journeys that send a form, where files are larger.
      ...testsOf("tls", /(?:(?:contact-plain|headers|pricing-plain|tls)\.spec|@tls)/),
      use: { ...phone, tls: true },
    },
    {
      name: "desktop",
      ...workers(2),
      testIgnore: ["**/*.phone.spec.ts", "**/{engines,rehearsal,tls}/**"],
      ...testsOf("desktop"),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    // These need a site that the rehearsal has made (testing/rehearsal/).
    ...(process.env.REHEARSAL === "1"
      ? [
          {
            name: "empty",
            testMatch: ["**/rehearsal/**", "**/links.spec.ts"],
            use: { ...devices["Desktop Chrome"] },
          },
        ]
      : []),
  ],
});
