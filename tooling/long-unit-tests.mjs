/** The files of the unit tests that `npm test` shortens, or skips, also where a program is missing: parts of their paths. `npm run soak` runs them. */
export const longUnitTests = [
  "equal-amounts",
  "server/counts/killed.test.ts",
  "server/follow-up/failover.postgres.test.ts",
  "server/follow-up/killed",
  "server/follow-up/races",
  "server/mail/mail-filters.test.ts",
  "server/quote-document/confirmed/render.test.ts",
  "server/quote-document/pdf/render.test.ts",
  "server/hostile.test.ts",
  "server/services.postgres.test.ts",
  "testing/rehearsal",
  "tooling/content/changed-values",
  "tooling/image.test.ts",
  "tooling/content/third-language.test.ts",
  "tooling/new-checkout.test.ts",
  "tooling/video",
];
