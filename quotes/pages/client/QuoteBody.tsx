import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import { Calendar } from "./Calendar.tsx";
import { CaseStudies } from "./CaseStudies.tsx";
import { Lines } from "./Lines.tsx";
import { Options } from "./Options.tsx";
import { Parties } from "./Parties.tsx";
import { Price } from "./Price.tsx";
import { Relief } from "./Relief.tsx";
import { Terms } from "./Terms.tsx";

/** All that is quoted, as a story: what the client gets and may choose, what it costs, when, and on which terms. `choosing`: the client can tick its options. `confirmed`: it is so, with its general terms. */
export function QuoteBody(props: {
  facts: QuoteFacts;
  relief: NamedRelief | null;
  choosing: boolean;
  confirmed: boolean;
}) {
  const { facts, relief, choosing, confirmed } = props;
  return (
    <>
      <Lines facts={facts} />
      <CaseStudies facts={facts} />
      <Options facts={facts} choosing={choosing} />
      <Relief facts={facts} relief={relief} />
      <Price facts={facts} />
      {!facts.ended && <Calendar facts={facts} />}
      <Parties facts={facts} />
      <Terms facts={facts} confirmed={confirmed} />
    </>
  );
}
