/** The types of `long-unit-tests.mjs`, which is JavaScript because `npm run soak` reads it with any Node. */
export const longUnitTests: readonly string[];
