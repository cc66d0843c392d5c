import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { type Progress, progressBeforeDecision } from "#quotes/facts/progress.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { Calendar } from "./Calendar.tsx";
import { Lines } from "./Lines.tsx";
import { Parties } from "./Parties.tsx";
import { Payments } from "./Payments.tsx";
import { Terms } from "./Terms.tsx";

/** All that is quoted, as in the PDF. `choosing`: the client can tick its options. `kept`: it is confirmed, with its general terms. */
export function QuoteBody(props: {
  quote: ConfirmedQuote;
  /** What the client configured; null where the request was another one. */
  indicative: QuoteRecord | null;
  /** With the dates of its payments, start and delivery as they are now, if they are others. */
  dated?: ConfirmedQuote;
  progress?: Progress;
  choosing: boolean;
  kept: boolean;
}) {
  const { quote, indicative, dated = quote, progress = progressBeforeDecision, choosing, kept } = props;
  return (
    <>
      <Lines quote={quote} indicative={indicative} choosing={choosing} />
      {progress.ended === null && (
        <>
          <div data-live="payments">
            <Payments quote={dated} progress={progress} />
          </div>
          <Calendar quote={dated} progress={progress} />
        </>
      )}
      <Parties quote={quote} />
      <Terms quote={quote} dated={dated} accepted={progress.accepted} kept={kept} />
    </>
  );
}
