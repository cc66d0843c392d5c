import { defineConfig, devices, type ReporterDescription } from "@playwright/test";
import type { SiteOptions, WorkerOptions } from "#testing/browser/site.ts";
import { testsOf } from "#testing/runs.ts";
import { findChromium } from "./tooling/programs/find.mjs";

const executablePath = findChromium();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const reporter: ReporterDescription[] = [
  ["list"],
  ...(report === undefined ? [] : [["json", { outputFile: report }] as const satisfies ReporterDescription]),
];

/** These look at answers, processes and texts, not at screens: one size of screen is enough. */
const screenless = [
  "address-text",
  "addresses",
  "compression",
  "contact-plain",
  "crowds",
  "direct-contact",
  "durability",
  "entry",
  "faults",
  "headers",
  "hostile",
  "links",
  "live-rendering",
  "meta",
  "meta-rules",
  "offline",
  "operations",
  "pictures",
  "pricing-amounts",
  "pricing-plain",
  "privacy",
  "refusals",
  "splash",
  "submissions",
].map((name) => `**/${name}.spec.ts`);

/** The journeys of the forms run behind TLS too, with what only TLS changes. */
const behindTls = [
  "contact-fields",
  "contact-plain",
  "contact-requests",
  "headers",
  "pricing-plain",
  "pricing-request",
  "tls/tls",
].map((name) => `**/${name}.spec.ts`);

const phone = {
  ...devices["Desktop Chrome"],
  viewport: { width: 390, height: 844 },
  // Where it is not that of a phone, the browser fetches pictures for the wrong one too.
  screen: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export default defineConfig<SiteOptions, WorkerOptions>({
  testDir: "e2e",
  globalSetup: "./testing/browser/fresh-build.ts",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Browsers on a busy machine: what fails twice has failed; what passes on the second try is counted and named.
  retries: 1,
  // Generous, because a test waits no longer than it has to, and the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter,
  use: {
    locale: "fr-FR",
    timezoneId: "America/Martinique",
    screenshot: "only-on-failure",
    // It would have every journey fetch and keep files in the background; only its own tests want it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
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
      testIgnore: ["**/*.desktop.spec.ts", "**/{engines,soak,tls}/**", ...screenless],
      use: phone,
      ...testsOf("phone"),
    },
    {
      name: "tls",
      testMatch: behindTls,
      // Of the larger files those journeys alone that send something.
      ...testsOf("phone", /(?:(?:contact-plain|headers|pricing-plain|tls)\.spec|@tls)/),
      use: { ...phone, tls: true },
    },
    {
      name: "desktop",
      testIgnore: ["**/*.phone.spec.ts", "**/{engines,tls}/**"],
      ...testsOf("desktop"),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
});
