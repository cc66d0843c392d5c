import { type Day, dayAt } from "#app/domain/days.ts";
import { timeZone } from "#content/place.ts";
import { depositFrom } from "#quotes/deposit/days.ts";
import type { QuoteVersion } from "#quotes/operations.ts";

/** The first day on which an accepted quote's deposit may be received, if a day is before it; null if not. */
export function tooEarlyBefore({ quote, decidedAt }: QuoteVersion, on: Day): Day | null {
  if (decidedAt === null) return null;
  const from = depositFrom(dayAt(Date.parse(decidedAt), timeZone), quote.canWithdraw);
  return quote.canWithdraw && on < from ? from : null;
}
