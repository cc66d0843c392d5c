import { type Progress, progressBeforeDecision } from "#quotes/facts/progress.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { Calendar } from "./Calendar.tsx";
import { Lines } from "./Lines.tsx";
import { Parties } from "./Parties.tsx";
import { Payments } from "./Payments.tsx";
import { Terms } from "./Terms.tsx";

/** All that is quoted, as in the PDF. `choosing`: the client can tick its options. `confirmed`: it is so, with its general terms. */
export function QuoteBody(props: {
  quote: ConfirmedQuote;
  facts: QuoteFacts;
  /** With the dates of its payments, start and delivery as they are now, if they are others. */
  dated?: ConfirmedQuote;
  progress?: Progress;
  choosing: boolean;
  confirmed: boolean;
}) {
  const { quote, facts, dated = quote, progress = progressBeforeDecision, choosing, confirmed } = props;
  return (
    <>
      <Lines quote={quote} facts={facts} choosing={choosing} />
      {progress.ended === null && (
        <>
          <div data-live="payments">
            <Payments quote={dated} facts={facts} />
          </div>
          <Calendar quote={dated} progress={progress} />
        </>
      )}
      <Parties quote={quote} />
      <Terms quote={quote} dated={dated} accepted={progress.accepted} confirmed={confirmed} />
    </>
  );
}
