/**
 * Selects the browser tests of a run. `npm test` (TEST_RUN=quick) skips the tests that match, and `npm run soak`
 * (TEST_RUN=soak) runs them, but for those below, or a third of them. Without TEST_RUN, as in `npm run e2e`, all tests run.
 *
 * - A file in a folder `soak`, or a test tagged @soak: only in `npm run soak`.
 * - A test of each language: before a push in French on phones, in English on desktops.
 * - A test tagged @phone: on phones only, or behind TLS.
 * - A test tagged @tls: on phones only behind TLS, where the site runs.
 * - Firefox and WebKit: before a push on phones only.
 *
 * A soak run takes one language and one size, which its seed chooses, or it would last much longer: of
 * the tests of each language, those of this one; of the slow tests in files that run at both sizes, those of this one,
 * which Firefox takes too, and WebKit the other; of tests that differ in what disturbs them, one (`takesOneOf`).
 * `npm run e2e` runs all.
 */
const skippedInQuick = {
  phone: /\bsoak\/|@soak|en-en|@tls/,
  // Responses that are the same behind TLS: one of each kind is tagged.
  tls: /\bsoak\/|@soak|en-en|(?:headers|pricing-plain)\.spec(?!.*@tls)/,
  desktop: /\bsoak\/|@soak|fr-fr|@phone/,
  enginesPhone: /\bsoak\/|@soak|en-en/,
  enginesDesktop: /(?:)/,
} as const;

/** These tests check responses, processes and texts, so one size of screen is enough. */
export const screenless: readonly string[] = [
  "address-text",
  "addresses",
  "compression",
  "contact-plain",
  "crowds",
  "direct-contact",
  "drawing",
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
  "private-pages",
  "private-pages-hostile",
  "refusals",
  "sections",
  "splash",
  "submissions",
];

/** Files of one size of screen, and those about what has to fit every size. */
const alwaysWhole = new RegExp(
  `\\.(?:phone|desktop)\\.spec|\\bsoak/|\\b(?:first-screens|pricing-layout|${screenless.join("|")})\\.spec`,
);

const seed = process.env.TEST_RUN === "soak" ? Number(process.env.FUZZ_SEED) : Number.NaN;
/** Without a seed, a run takes both. */
const chosenSize = { 0: "phone", 1: "desktop" }[seed % 2];
const otherLanguage = { 0: "en-en", 1: "fr-fr" }[Math.floor(seed / 2) % 2];

/** Whether a run takes this size of an engine's window. */
export function takesSize(engine: "firefox" | "webkit", size: "phone" | "desktop"): boolean {
  return chosenSize === undefined || (engine === "firefox") === (chosenSize === size);
}

/** Whether a run takes this one of several tests. */
export function takesOneOf(index: number, count: number): boolean {
  return Number.isNaN(seed) || Math.floor(seed / 4) % count === index;
}

/** The tests of a soak run that it leaves to others. */
function leftOut(screen: keyof typeof skippedInQuick): RegExp {
  const patterns = [
    ...(otherLanguage === undefined ? [] : [otherLanguage]),
    ...(screen === "phone" ? ["@tls"] : screen === "desktop" ? ["@phone"] : []),
    ...((screen === "phone" || screen === "desktop") && chosenSize !== undefined && chosenSize !== screen
      ? [`^(?!.*(?:${alwaysWhole.source})).*@soak`]
      : []),
  ];
  return patterns.length === 0 ? /^\b$/ : new RegExp(patterns.join("|"));
}

/** Whether this is the run before a push. */
export const isQuick = process.env.TEST_RUN === "quick";

type Filter = { readonly grep?: RegExp; readonly grepInvert?: RegExp };

/** The tests of a Playwright project. `only`: a pattern that limits it in every run. */
export function testsOf(screen: keyof typeof skippedInQuick, only = /(?:)/): Filter {
  const { TEST_RUN } = process.env;
  if (isQuick) return { grep: only, grepInvert: skippedInQuick[screen] };
  if (TEST_RUN === "soak") {
    const grep = new RegExp(`(?=.*${only.source})(?=.*(?:${skippedInQuick[screen].source}))`);
    return { grep, grepInvert: leftOut(screen) };
  }
  return { grep: only };
}
