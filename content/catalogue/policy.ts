import type { Policy } from "#app/domain/catalogue.ts";

/**
 * The invented values. Replace each with the agency's own discount, deposit or validity, and delete its name here. Delete
 * the export once the list is empty.
 * @sample
 */
export const sample = ["discountPercent", "depositPercent", "validityDays"];

/** Whole percentages. */
export const policy: Policy = {
  /** By the months over which a project is paid. Applies to one-off amounts, never to recurring ones. */
  discountPercent: { 12: 10, 24: 5, 36: 0 },
  /** Of the one-off total, paid on order. */
  depositPercent: 30,
};

/** How many days a quote is valid. */
export const validityDays = 30;
