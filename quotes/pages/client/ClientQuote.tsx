import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import { firstContactName } from "#content/team.ts";
import { withOptions } from "#quotes/acceptance/options.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { reliefOfQuote } from "#quotes/facts/relief.ts";
import type { ClientView } from "#quotes/operations.ts";
import { PageLink } from "#quotes/pages/parts.tsx";
import { isOptional } from "#quotes/terms/confirmed-quote.ts";
import { Accept } from "./Accept.tsx";
import { AcceptReview } from "./AcceptReview.tsx";
import { Amounts, DecisionBar } from "./Amounts.tsx";
import { Ask } from "./Ask.tsx";
import { Assurances } from "./Assurances.tsx";
import type { QuoteActionData } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { Changes } from "./Changes.tsx";
import { Cover } from "./Cover.tsx";
import { Decline } from "./Decline.tsx";
import { DeclineReview } from "./DeclineReview.tsx";
import { PdfLink } from "./links.tsx";
import { QuoteBody } from "./QuoteBody.tsx";
import { PassOnToRead, ReadOnly } from "./Reading.tsx";
import { State } from "./State.tsx";

export type ClientQuoteProps = {
  readonly view: ClientView;
  /** The answer to a posted form; undefined when the page is opened. */
  readonly actionData: QuoteActionData | undefined;
  /** The options that the address has; null where it has none. */
  readonly options?: readonly number[] | null;
  /** The size of the PDF in bytes; null if it is damaged: then the quote cannot be answered. */
  readonly pdfBytes: number | null;
  /** Identifies this display of the form of questions. */
  readonly messageKey: string;
};

/** The page on which a client reads a confirmed quote, accepts or declines it, and asks. */
export function ClientQuote(props: ClientQuoteProps) {
  const { view, actionData, pdfBytes } = props;
  const { locale, t } = useLanguage();
  const { state, quoteAsSent } = view.version;
  const damaged = pdfBytes === null;
  const reading = view.addressToRead === null;
  const deciding = state === "waiting" && !damaged && !reading;
  const options = actionData?.options ?? props.options ?? null;
  const confirmed = view.version.quote;
  /** With the options that were ticked. */
  const quote = (deciding && options !== null ? withOptions(confirmed, options) : null) ?? confirmed;
  if (deciding && actionData?.kind === "confirming")
    return (
      <div className="wide pb-24">
        <AcceptReview
          view={{ ...view, version: { ...view.version, quote } }}
          actionData={actionData}
          pdfBytes={pdfBytes}
        />
      </div>
    );
  if (deciding && actionData?.kind === "declining")
    return (
      <div className="wide pb-24">
        <DeclineReview view={view} actionData={actionData} />
      </div>
    );
  const choosing = deciding && quote.terms.lines.some(isOptional);
  const facts = quoteFacts(
    { ...view.version, quote },
    { locale, t },
    { today: view.today, indicative: view.indicative },
  );
  const relief = reliefOfQuote(quote, view.selection, view.indicative);
  return (
    <div className="quote-deciding wide pb-4 lg:pb-24">
      <div className="quote-page">
        <Cover facts={facts} selection={relief?.selection ?? null} />
        {reading ? (
          <ReadOnly state={state} />
        ) : (
          <State
            version={view.version}
            facts={facts}
            withdrawnBefore={view.withdrawnBefore}
            refused={actionData?.kind === "refused"}
            typedReason={actionData?.entered.reason ?? ""}
            damaged={damaged}
          />
        )}
        <div className="quote-amounts">
          <Amounts facts={facts} deciding={deciding}>
            {!damaged && <PdfLink bytes={pdfBytes} asSent={choosing} />}
            <div className="mt-3 lg:mt-5">
              <ContactPerson mayAsk={!reading} />
              {deciding && <PassOnToRead address={view.addressToRead} />}
            </div>
          </Amounts>
        </div>
        <div>
          {state === "waiting" && (
            <Changes quote={quoteAsSent ?? confirmed} earlier={view.earlier} indicative={view.indicative} />
          )}
          <QuoteBody facts={facts} relief={relief} confirmed choosing={choosing} />
          {deciding && <Assurances facts={facts} />}
        </div>
        {deciding && <DecisionBar facts={facts} />}
      </div>
      {deciding && (
        <>
          <Accept view={view} facts={facts} actionData={actionData} />
          <Decline view={view} choosing={choosing} actionData={actionData} />
        </>
      )}
      {!reading && (
        <Ask
          replaced={state === "replaced"}
          quoteEnded={facts.ended && state !== "withdrawn"}
          choosing={choosing}
          messages={view.thread}
          messageKey={props.messageKey}
          actionData={actionData}
        />
      )}
    </div>
  );
}

/** The person who answers, and the ways to ask her. */
function ContactPerson({ mayAsk }: { mayAsk: boolean }) {
  const { t } = useLanguage();
  return (
    <p className="text-ink-2 max-sm:text-small">
      {t("clientQuote.cover.answers", { person: firstContactName })}
      <span className="mt-1 flex flex-wrap gap-x-4 text-ink sm:gap-x-6">
        <PageLink href={phoneLink} className="tabular gap-2">
          <Icon name="phone" />
          {identity.phone.display}
        </PageLink>
        {mayAsk && <PageLink href={`#${anchors.ask}`}>{t("clientQuote.ask.title")}</PageLink>}
      </span>
    </p>
  );
}
