/** An accepted quote, as the store returns it. */

import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";

export const acceptedOf = (
  quote: ConfirmedQuote = confirmedQuote(),
  changes: Partial<StoredConfirmedQuote> = {},
): StoredConfirmedQuote => ({
  id: "quote-1",
  leadId: "1M7XYBBZH9DCNTG6",
  status: "accepted",
  quote,
  pdfHash: "0".repeat(64),
  quoteAsSent: null,
  draftHash: "draft",
  createdAt: "2026-11-23T15:00:00.000Z",
  expiresAt: "2026-12-24T04:00:00.000Z",
  // The evening of the day before at the agency.
  decidedAt: "2026-11-28T02:30:00.000Z",
  decision: {
    kind: "accepted",
    name: "Joséphine Lavigne",
    signatoryRole: "gérante",
    acceptanceSentence: "Bon pour accord",
    ipAddress: "192.0.2.1",
  },
  contractEndsOn: null,
  withdrawn: null,
  depositReceipts: [],
  depositRefunds: [],
  ...changes,
});
