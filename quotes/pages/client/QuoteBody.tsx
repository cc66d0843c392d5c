import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { Calendar } from "./Calendar.tsx";
import { Lines } from "./Lines.tsx";
import { Parties } from "./Parties.tsx";
import { Payments } from "./Payments.tsx";
import { Terms } from "./Terms.tsx";

/** All that is quoted, as in the PDF. `choosing`: the client can tick its options. `confirmed`: it is so, with its general terms. */
export function QuoteBody(props: { facts: QuoteFacts; choosing: boolean; confirmed: boolean }) {
  const { facts, choosing, confirmed } = props;
  return (
    <>
      <Lines facts={facts} choosing={choosing} />
      {!facts.ended && (
        <>
          <div data-live="payments">
            <Payments facts={facts} />
          </div>
          <Calendar facts={facts} />
        </>
      )}
      <Parties facts={facts} />
      <Terms facts={facts} confirmed={confirmed} />
    </>
  );
}
