/**
 * Selects the browser tests of a run. `npm test` (TEST_RUN=quick) skips the tests that match, and `npm run soak`
 * (TEST_RUN=soak) runs them: together the two run every test. Without TEST_RUN, as in `npm run e2e`, all tests run.
 *
 * - A file in a folder `soak`, or a test tagged @soak: only in `npm run soak`.
 * - A test of each language: before a push in French on phones, in English on desktops.
 * - A test tagged @phone: before a push on phones only.
 * - A test tagged @tls: before a push on phones only behind TLS, where the site runs.
 * - Firefox and WebKit: before a push on phones only.
 *
 * Neither runs each language at each size: a test of each language in a file that runs at both sizes runs in French on phones and
 * in English on desktops. And of the slow tests in such files, a soak run takes those of one size, which its seed chooses: the
 * same size in Firefox, and the other one in WebKit. `npm run e2e` runs all.
 */
const skippedInQuick = {
  phone: /\bsoak\/|@soak|en-en|@tls/,
  tls: /\bsoak\/|@soak|en-en/,
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

const chosenSize = { 0: "phone", 1: "desktop" }[Number(process.env.FUZZ_SEED) % 2];

/** Whether a run takes this size of an engine's window: a soak run takes one of each engine, or it would last ten minutes more. */
export function takesSize(engine: "firefox" | "webkit", size: "phone" | "desktop"): boolean {
  if (process.env.TEST_RUN !== "soak" || chosenSize === undefined) return true;
  return (engine === "firefox") === (chosenSize === size);
}

/** The tests of the other language, and the slow ones of the size that is not chosen. */
const leftOut = (size: "phone" | "desktop", language: string) => {
  const slow = chosenSize === undefined || chosenSize === size ? "" : "|.*@soak";
  return new RegExp(`^(?!.*(?:${alwaysWhole.source}))(?:.*${language}${slow})`);
};
const skippedInSoak: { readonly [screen in keyof typeof skippedInQuick]?: RegExp } = {
  phone: leftOut("phone", "en-en"),
  desktop: leftOut("desktop", "fr-fr"),
  enginesPhone: /en-en/,
  enginesDesktop: /fr-fr/,
};

type Filter = { readonly grep?: RegExp; readonly grepInvert?: RegExp };

/** The tests of a Playwright project. `only`: a pattern that limits it in every run. */
export function testsOf(screen: keyof typeof skippedInQuick, only = /(?:)/): Filter {
  const { TEST_RUN } = process.env;
  if (TEST_RUN === "quick") return { grep: only, grepInvert: skippedInQuick[screen] };
  if (TEST_RUN === "soak") {
    const grep = new RegExp(`(?=.*${only.source})(?=.*(?:${skippedInQuick[screen].source}))`);
    const grepInvert = skippedInSoak[screen];
    return { grep, ...(grepInvert !== undefined && { grepInvert }) };
  }
  return { grep: only };
}
