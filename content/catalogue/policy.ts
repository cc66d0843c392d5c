import type { Policy } from "#app/domain/catalogue.ts";

// SAMPLE: replace with the agency's own discount and deposit. Whole percentages.
export const policy: Policy = {
  /** By the months over which a project is paid. Off one-off amounts, never off recurring ones. */
  discountPercent: { 12: 10, 24: 5, 36: 0 },
  /** Of the one-off total, paid on order. */
  depositPercent: 30,
};

/** SAMPLE: for how many days the agency holds to a quote. */
export const validityDays = 30;
