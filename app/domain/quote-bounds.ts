/** What the form of a draft takes and the content proposes. */

/** Whole numbers, with their bounds. */
export const quoteBounds = {
  validityDays: [1, 365],
  subscriptionMonths: [0, 60],
} as const satisfies Record<string, readonly [least: number, most: number]>;

/** The longest name of an account’s holder, in a code of a transfer. */
export const maxHolderLength = 70;

/** The longest list of what a line of a quote includes: for a pack all its features. In UTF-16 units. */
export const maxDetailsLength = 3000;
