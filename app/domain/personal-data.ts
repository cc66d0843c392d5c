/**
 * How long what visitors leave is kept, and the limits that protect the forms. The server and the forms hold to
 * these, and the privacy page states them: one place for both.
 */

/** After a person's last contact. The CNIL's limit for prospects. */
export const retentionYears = 3;

/** Between two requests of one browser or one e-mail address. */
export const secondsBetweenRequests = 30;

/** Requests that one network address may send at once: people behind one address, not one robot. */
export const networkBurst = 5;

/** Requests that many may send at once: those in one IPv6 /48, and all whose network address is unknown. */
export const wideNetworkBurst = 20;

/** A limit that has been over for so long is forgotten. */
export const limitHours = 24;

/** Without a form key, the same words within these hours are the same request. */
export const repeatHours = 24;

/** Receipts that one person gets in a row before the limit of one a day applies: visitors may type any address. */
export const receiptBurst = 3;

/** Receipts that the whole site sends in an hour: it must not become a way to mail crowds of strangers. */
export const receiptsPerHour = 60;

/** For how long a mail that does not leave is tried again. */
export const mailRetryDays = 3;

// One constant each, so that a script carries only the names that it uses.
export const languageKey = "preferredLanguage";
export const themeKey = "theme";
export const quoteDraftKey = "quoteDraft";
export const lastRequestKey = "lastRequestAt";
export const introductionClosedKey = "introClosed";
export const splashSeenKey = "splashSeen";
export const languageDetectedKey = "languageDetected";
export const introductionOpenedKey = "introOpened";

/** Everything that the pages keep in a visitor's browser, by the kind of its storage. */
export const browserStorage = {
  localStorage: [languageKey, themeKey, quoteDraftKey, lastRequestKey, introductionClosedKey],
  sessionStorage: [splashSeenKey, languageDetectedKey, introductionOpenedKey],
  cookies: ["sent"],
} as const;

/** The kinds, and the names in each. */
export type StorageKind = keyof typeof browserStorage;
export type StoredName<Kind extends StorageKind> = (typeof browserStorage)[Kind][number];
