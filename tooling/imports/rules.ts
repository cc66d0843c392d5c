/** The rules for imports, which `npm run imports` checks. */

/**
 * Folders and files from the lowest to the highest: each imports only itself and earlier entries of this list.
 * For a file, the longest path that contains it counts. `packages` is everything from npm and Node.
 */
export const order = [
  // The keys of the options that the agency has added, and of its packs, without their texts.
  "content/added-options.ts",
  "content/pack-keys.ts",
  // The addresses of drawings.
  "content/portraits.ts",
  "app/domain",
  "packages",
  "app/ui",
  "app/i18n/locales.ts",
  "content/place.ts",
  "content/coverage",
  "content/portfolio/order.ts",
  "content/offered-services.ts",
  "app/prices/offered-services.ts",
  "app/site/pages.ts",
  "app/content/schemas",
  "content",
  "app/prices",
  "app/i18n",
  "app/content",
  "app/islands",
  "app/site",
  "app/request-context.ts",
  "app/forms",
  "app/browser",
  "app/articles",
  "app/projects",
  "app/video",
  "app/quote",
  "app/seo",
  // All that happens after a request: its rules, words and documents, then its pages.
  "quotes",
  "app/shell",
  "quotes/pages",
  "app/pages",
  "app",
  "server/log.ts",
  "server/network.ts",
  "server/recently-used.ts",
  "server/attempt-limit.ts",
  "server/render-queue.ts",
  "server/delivery-failure.ts",
  "server/store",
  "server/environment-readers.ts",
  "server/environment.ts",
  "server/drawing",
  "server/counts",
  "server/mail",
  "server/leads",
  "server/spreadsheet",
  "server/board",
  "server/webhooks",
  "server/outbox",
  "server/monitoring",
  "server/http",
  "server/services.ts",
  "server/run.ts",
  "server",
  "tooling",
  // The owner's page: the development server and the tools of the content, behind a guard.
  "editor",
];

/** Imports that the order allows, but that are forbidden. */
export const forbidden = [
  // Node cannot run JSX in the server's files. The server uses pages through the build.
  { from: /^(server\/|quotes\/(?!pages\/))/, to: /\.tsx$/ },
  { from: /^server\//, to: /^quotes\/pages\// },
  { from: /^content\//, to: /^app\/ui\// },
];

/** What a program never loads, and the one that does instead. */
export const loadedElsewhere = [
  // The server's own thread answers while another one draws.
  { program: "server/site.ts", never: "packages/pdfkit", by: "server/drawing/drawing.worker.ts" },
  {
    program: "server/site.ts",
    never: "packages/write-excel-file/node",
    by: "server/drawing/drawing.worker.ts",
  },
];

/** Tests, their helpers, the benchmark and the studio: they may import anything, and nothing else may import them. */
export const isTest = (file: string): boolean =>
  /^(bench|e2e|studio|testing)\/|\.(test|fixture|contract)\.tsx?$/.test(file);
