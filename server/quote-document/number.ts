import { timeZone } from "#content/place.ts";
import type { Lead } from "#server/store/leads.ts";

const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone });

/** The number of a request's quote, `D-2026-H9DC-NTG6`: the random half of its ID, short enough to read out. */
export function quoteNumber({ id, createdAt }: Pick<Lead, "id" | "createdAt">): string {
  return `D-${year.format(new Date(createdAt))}-${id.slice(-8, -4)}-${id.slice(-4)}`;
}

/** Whether an entered text is a quote number (and not a lead ID). */
export function isQuoteNumber(entered: string): boolean {
  return /^d-\d{4}-\w{4}-\w{4}$/i.test(entered.trim());
}
