import { defineConfig, devices, type ReporterDescription } from "@playwright/test";
import { findChromium } from "./e2e/chromium.ts";
import type { SiteOptions } from "./e2e/site.ts";

const executablePath = findChromium();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const reporter: ReporterDescription[] = [
  ["list"],
  ...(report === undefined ? [] : [["json", { outputFile: report }] as const satisfies ReporterDescription]),
];

/** These look at answers, processes and texts, not at screens: one size of screen is enough. */
const screenless = [
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
  "meta",
  "offline",
  "operations",
  "pictures",
  "pricing-amounts",
  "pricing-plain",
  "privacy",
  "refusals",
  "splash",
  "storm",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig<SiteOptions>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
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
      testIgnore: ["**/*.desktop.spec.ts", ...screenless],
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        // Where it is not that of a phone, the browser fetches pictures for the wrong one too.
        screen: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      testIgnore: "**/*.phone.spec.ts",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
});
