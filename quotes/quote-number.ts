import { timeZone } from "#content/place.ts";
import type { Lead } from "./store/leads.ts";

const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone });

/** The number of a request's quote, `D-2026-H9DC-NTG6`: the random half of its ID, short enough to read out. */
export function quoteNumber({ id, createdAt }: Pick<Lead, "id" | "createdAt">): string {
  return `D-${year.format(new Date(createdAt))}-${id.slice(-8, -4)}-${id.slice(-4)}`;
}

/**
 * The number of the request in an entered number of a quote, whether indicative or confirmed (`D-2026-H9DC-NTG6-V2`). Null if the
 * text is none, but a lead's ID.
 */
export function enteredQuoteNumber(entered: string): string | null {
  return /^(d-\d{4}-\w{4}-\w{4})(?:-v\d+)?$/i.exec(entered.trim())?.[1]?.toUpperCase() ?? null;
}
