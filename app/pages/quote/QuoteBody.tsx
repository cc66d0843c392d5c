import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { Calendar } from "./Calendar.tsx";
import { Lines } from "./Lines.tsx";
import { Parties } from "./Parties.tsx";
import { Payments } from "./Payments.tsx";
import { Terms } from "./Terms.tsx";

/** All that is quoted, as in the PDF. `choosing`: the client can tick its options. */
export function QuoteBody({ quote, choosing }: { quote: ConfirmedQuote; choosing: boolean }) {
  return (
    <>
      <Lines quote={quote} choosing={choosing} />
      <div data-live="payments">
        <Payments quote={quote} />
      </div>
      <Calendar quote={quote} />
      <Parties quote={quote} />
      <Terms quote={quote} />
    </>
  );
}
