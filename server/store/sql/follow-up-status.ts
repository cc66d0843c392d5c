import { sql } from "./statement.ts";

// Parts of statements that set `follow_up_status` of `leads`.

/** The last event of these kinds: the order in which they were stored, as `requestHistory` has it, whatever the servers' clocks say. */
const last = sql`ORDER BY sequence DESC, at DESC, id DESC LIMIT 1`;

/**
 * What an open request becomes once the agency has answered: won again if it was, by an acceptance or by a mark, so that its
 * contract and its deposit stay where they were before its client asked something.
 */
export const answered = sql`CASE
  WHEN (SELECT CASE kind WHEN 'quote-accepted' THEN 'won' WHEN 'quote-declined' THEN 'lost' ELSE text END FROM events
        WHERE lead_id = leads.id
          AND (kind IN ('quote-accepted', 'quote-declined', 'quote-withdrawn')
            OR kind = 'follow-up-status-changed' AND text <> 'open')
        ${last}) = 'won'
    THEN 'won' ELSE 'answered' END`;

/**
 * Whether the deposit of a quote from which its client withdrew is to be refunded: until the agency marks the request, which
 * stays open meanwhile.
 */
export const refundOwed = sql`EXISTS (SELECT 1 FROM quotes
  WHERE quotes.lead_id = leads.id AND withdrawn_at IS NOT NULL AND deposit_received > 0
    AND NOT EXISTS (SELECT 1 FROM events
      WHERE events.lead_id = quotes.lead_id AND kind = 'follow-up-status-changed' AND text <> 'open'
        AND sequence > (SELECT sequence FROM events WHERE quote_id = quotes.id AND kind = 'quote-withdrawn')))`;

/** What a client's decision makes of a request, unless a question of theirs waits, which no decision answers, or a refund. */
export const decidedAs = (decided: "won" | "lost") => sql`follow_up_status = CASE
  WHEN ${refundOwed} THEN 'open'
  WHEN follow_up_status = 'open'
    AND (SELECT kind FROM events
         WHERE lead_id = leads.id
           AND kind IN ('question', 'answer', 'quote-confirmed', 'follow-up-status-changed')
         ${last}) = 'question'
    THEN 'open' ELSE ${decided} END`;
