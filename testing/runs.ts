/**
 * Selects the browser tests of a run. `npm test` (TEST_RUN=quick) skips the tests that match, and `npm run soak`
 * (TEST_RUN=soak) runs them: together the two run every test. Without TEST_RUN, as in `npm run e2e`, all tests run.
 *
 * - A file in a folder `soak`, or a test tagged @soak: only in `npm run soak`.
 * - A test of each language: before a push in French on phones, in English on desktops.
 * - A test tagged @phone: before a push on phones only.
 * - A test tagged @tls: before a push on phones only behind TLS, where the site runs.
 * - Firefox and WebKit: before a push on phones only.
 */
const skippedInQuick = {
  phone: /\bsoak\/|@soak|en-en|@tls/,
  tls: /\bsoak\/|@soak|en-en/,
  desktop: /\bsoak\/|@soak|fr-fr|@phone/,
  enginesPhone: /\bsoak\/|@soak|en-en/,
  enginesDesktop: /(?:)/,
} as const;

type Filter = { readonly grep?: RegExp; readonly grepInvert?: RegExp };

/** The tests of a Playwright project. `only`: a pattern that limits it in every run. */
export function testsOf(screen: keyof typeof skippedInQuick, only = /(?:)/): Filter {
  const { TEST_RUN } = process.env;
  if (TEST_RUN === "quick") return { grep: only, grepInvert: skippedInQuick[screen] };
  if (TEST_RUN === "soak")
    return { grep: new RegExp(`(?=.*${only.source})(?=.*(?:${skippedInQuick[screen].source}))`) };
  return { grep: only };
}
