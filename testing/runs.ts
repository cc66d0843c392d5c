/**
 * Which browser tests run when. `npm test` (TEST_RUN=quick) leaves out what matches, and `npm run soak` (TEST_RUN=soak)
 * runs what matches: the two together run every test. Without TEST_RUN, as in `npm run e2e`, all of them run.
 *
 * - A file in a folder `soak`, or a test tagged @soak: only in `npm run soak`.
 * - A test of each language: before a push in French on phones, in English on desktops.
 * - A test tagged @phone: before a push on phones only.
 */
const left = {
  phone: /\bsoak\/|@soak|en-en/,
  desktop: /\bsoak\/|@soak|fr-fr|@phone/,
} as const;

type Filter = { readonly grep?: RegExp; readonly grepInvert?: RegExp };

/** What a project runs of its tests. `only`: what it is limited to in every run. */
export function testsOf(screen: keyof typeof left, only = /(?:)/): Filter {
  const { TEST_RUN } = process.env;
  if (TEST_RUN === "quick") return { grep: only, grepInvert: left[screen] };
  if (TEST_RUN === "soak")
    return { grep: new RegExp(`(?=.*${only.source})(?=.*(?:${left[screen].source}))`) };
  return { grep: only };
}
