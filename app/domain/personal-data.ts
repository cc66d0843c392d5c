/** How long personal data is stored, and what the pages store in the browser. The privacy page shows both. */

/** After a person's last contact: the CNIL's limit for prospects. */
export const retentionYears = 3;

/**
 * After an accepted quote was performed: it is a contract (articles L213-1 and D213-2 of the Code de la consommation) and
 * proof of accounts (article L123-22 of the Code de commerce).
 */
export const contractYears = 10;

/** How long a failed mail is retried. */
export const mailRetryDays = 3;

// One constant each, so that a script contains only the names that it uses.
export const languageKey = "preferredLanguage";
export const themeKey = "theme";
export const savedConfigurationKey = "quoteDraft";
export const lastRequestKey = "lastRequestAt";
export const formSentKey = "formSentAt";
export const introductionClosedKey = "introClosed";
export const splashSeenKey = "splashSeen";
export const languageDetectedKey = "languageDetected";
export const introductionOpenedKey = "introOpened";
export const visitOriginKey = "visit";
export const searchedOptionKey = "searchedOption";
export const boardKey = "board";

/** Everything that the pages store in a visitor's browser. */
export const browserStorage = {
  localStorage: [languageKey, themeKey, savedConfigurationKey, lastRequestKey, introductionClosedKey],
  sessionStorage: [
    splashSeenKey,
    languageDetectedKey,
    introductionOpenedKey,
    visitOriginKey,
    searchedOptionKey,
    boardKey,
    formSentKey,
  ],
  cookies: ["sent"],
} as const;

export type StorageKind = keyof typeof browserStorage;
