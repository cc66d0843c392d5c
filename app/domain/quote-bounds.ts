/** What the form of a draft takes, and the content that proposes it. */

/** In UTF-16 units. */
export const longestQuoteTexts = {
  label: 120,
  details: 3000,
  clientName: 150,
  clientRegistration: 80,
  clientAddress: 300,
  terms: 3000,
} as const;

/** Whole numbers, with their bounds. */
export const quoteBounds = {
  discountPercent: [0, 100],
  depositPercent: [0, 100],
  validityDays: [1, 365],
  subscriptionMonths: [0, 60],
} as const satisfies Record<string, readonly [least: number, most: number]>;

/** Of the name of an account’s holder, in a code of a transfer. */
export const longestHolder = 70;
