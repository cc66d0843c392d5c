import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { Calendar } from "./Calendar.tsx";
import { Lines } from "./Lines.tsx";
import { Parties } from "./Parties.tsx";
import { Payments } from "./Payments.tsx";
import { Terms } from "./Terms.tsx";

/** All that is quoted, as in the PDF. */
export function QuoteBody({ quote }: { quote: ConfirmedQuote }) {
  return (
    <>
      <Lines quote={quote} />
      <Payments quote={quote} />
      <Calendar quote={quote} />
      <Parties quote={quote} />
      <Terms quote={quote} />
    </>
  );
}
