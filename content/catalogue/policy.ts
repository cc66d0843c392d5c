import type { Policy } from "#app/domain/catalogue.ts";

/**
 * Replace what is named here with the agency's own discount, deposit and validity, and delete its name; the export too,
 * once nothing is left.
 * @sample
 */
export const sample = ["discountPercent", "depositPercent", "validityDays"];

/** Whole percentages. */
export const policy: Policy = {
  /** By the months over which a project is paid. Off one-off amounts, never off recurring ones. */
  discountPercent: { 12: 10, 24: 5, 36: 0 },
  /** Of the one-off total, paid on order. */
  depositPercent: 30,
};

/** For how many days the agency holds to a quote. */
export const validityDays = 30;
