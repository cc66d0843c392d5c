import { sql } from "./statement.ts";

// Parts of statements that set `handling` of `leads`. Marks are events of the kind `marked` in the first stores.

/** The last event of these kinds. In the order of `requestFile`. */
const last = sql`ORDER BY at DESC, sequence DESC, id DESC LIMIT 1`;

/**
 * What an open request becomes once the agency has answered: won again if it was, by an acceptance or by a mark, so that its
 * contract and its deposit stay where they were before its client asked something.
 */
export const answered = sql`CASE
  WHEN (SELECT CASE kind WHEN 'quote-accepted' THEN 'won' WHEN 'quote-declined' THEN 'lost' ELSE text END FROM events
        WHERE lead_id = leads.id
          AND (kind IN ('quote-accepted', 'quote-declined', 'quote-withdrawn')
            OR kind IN ('follow-up-status-changed', 'marked') AND text <> 'open')
        ${last}) = 'won'
    THEN 'won' ELSE 'answered' END`;

/** What a client's decision makes of a request, unless a question of theirs waits: a decision answers none. */
export const decidedAs = (decided: "won" | "lost") => sql`handling = CASE
  WHEN handling = 'open'
    AND (SELECT kind FROM events
         WHERE lead_id = leads.id
           AND kind IN ('question', 'answer', 'quote-confirmed', 'follow-up-status-changed', 'marked')
         ${last}) = 'question'
    THEN 'open' ELSE ${decided} END`;
