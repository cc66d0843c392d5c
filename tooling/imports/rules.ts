/** What may import what. `npm run imports` checks it. */

/**
 * Folders and files from the lowest to the highest: each imports only itself and what stands above it in this list.
 * The longest path that fits a file counts. `packages` is everything from npm and Node.
 */
export const order = [
  "app/domain",
  "packages",
  "app/i18n/locales.ts",
  "app/i18n/formats.ts",
  "app/site/pages.ts",
  "content",
  "app",
  "server",
  "tooling",
];

/** Tests and what only they use, the benchmark and the studio. They import anything, and nothing else imports them. */
export const isTest = (file: string): boolean =>
  /^(bench|e2e|studio|testing|tooling\/image)\/|\.(test|fixture|contract)\.tsx?$/.test(file);

/** Folders that still have a circle. */
export const knots = ["app", "server"];
