import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import { type QuoteFacts, quoteFacts } from "#quotes/facts/quote-facts.ts";
import { reliefOfQuote } from "#quotes/facts/relief.ts";
import { Column, PageLink } from "#quotes/pages/parts.tsx";
import type { ConfirmationBlocker } from "#quotes/terms/confirmation.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import type { DraftProposals } from "#quotes/terms/draft-fields.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { Amounts } from "../client/Amounts.tsx";
import { Changes } from "../client/Changes.tsx";
import { Cover } from "../client/Cover.tsx";
import { PayOnline } from "../client/PayDeposit.tsx";
import { QuoteBody } from "../client/QuoteBody.tsx";
import { Blocker } from "./Blocker.tsx";
import { lastEventField } from "./steps.ts";
import { Warnings } from "./Warnings.tsx";

/** The quote as the client will read it, in the client's language, and the button that sends it. Null: it is not ready. */
export function Preview(props: {
  quote: ConfirmedQuote | null;
  draftHash: string | null;
  /** The client's address, which it is sent to. */
  email: string | null;
  /** As the view has it. */
  lastEvent: string;
  /** The confirmed versions, the newest first: it replaces them. */
  earlier: readonly ConfirmedQuote[];
  /** What the client configured; null where the request was another one. */
  indicative: QuoteRecord | null;
  selection: DrawnSelection | null;
  proposals: DraftProposals | null;
  /** What keeps it from being confirmed, if anything of it was saved. */
  unready: readonly ConfirmationBlocker[];
  /** The lines of the draft, which `unready` is about. */
  lines?: readonly QuoteLine<null>[];
  /** The quote that was to be confirmed is no longer this one. */
  refused: boolean;
}) {
  const { locale, t } = useLanguage();
  const { quote, draftHash } = props;
  const refusal = props.refused && (
    <RefusalMessage focused className="mb-8">
      {t("request.preview.changed")}
    </RefusalMessage>
  );
  if (quote === null || draftHash === null)
    return (
      <Column>
        {refusal}
        <h1 className="text-title">{t("request.draft.heading")}</h1>
        <p className="mt-4 max-w-[38em] text-lead">{t("request.preview.unready")}</p>
        {props.unready.length > 0 && (
          <ul className="mt-4 max-w-[38em] list-disc pl-6">
            {props.unready.map((reason) => (
              <li key={JSON.stringify(reason)} dir="auto">
                <Blocker reason={reason} lines={props.lines ?? []} draft="../devis/" />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-8">
          <ButtonLink href="../devis/">{t("request.preview.edit")}</ButtonLink>
        </p>
      </Column>
    );
  const client = { locale: quote.locale, t: translations[quote.locale] };
  const facts = quoteFacts({ quote }, client, { indicative: props.indicative });
  const link = facts.deposit?.link ?? null;
  const { main: total, inShort } = quoteFacts({ quote }, { locale, t });
  return (
    <div className="wide pt-8">
      {refusal}
      <h1 className="text-title">{t("request.preview.heading")}</h1>
      <p className="mt-4 max-w-[38em] text-ink-2">
        {t("request.preview.intro", { email: props.email ?? "" })}
      </p>
      <p className="mt-4 max-w-[38em]">
        {t(quote.canWithdraw ? "request.preview.withdrawal" : "request.preview.noWithdrawal")}
      </p>
      <Warnings
        draft={quote.terms}
        client={quote.terms.client}
        today={quote.issuedOn}
        proposals={props.proposals}
        totals={quote.totals}
        earlier={props.earlier}
      />
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href="../apercu.pdf" look="quiet" icon="download">
          {t("request.preview.pdf")}
        </ButtonLink>
        <ButtonLink href="../devis/" look="quiet">
          {t("request.preview.edit")}
        </ButtonLink>
      </div>
      <LanguageProvider locale={quote.locale} words={dictionaries[quote.locale]}>
        <ClientPage
          facts={facts}
          earlier={props.earlier}
          indicative={props.indicative}
          selection={props.selection}
        />
      </LanguageProvider>
      {link !== null && (
        <section aria-labelledby="link" className="mt-14 border-line border-t pt-8">
          <h2 id="link" className="font-semibold font-text">
            {t("request.preview.link")}
          </h2>
          <LanguageProvider locale={quote.locale} words={dictionaries[quote.locale]}>
            <div lang={languageTag[quote.locale]}>
              <PayOnline link={link} />
            </div>
          </LanguageProvider>
        </section>
      )}
      <p className="mt-14 border-line border-t pt-6">
        <PageLink href="../devis/">{t("request.preview.edit")}</PageLink>
      </p>
      <form
        method="post"
        className="tall:sticky bottom-0 z-10 -mx-(--gutter) mt-6 flex items-center justify-between gap-4 border-line border-t bg-canvas px-(--gutter) py-3"
      >
        <input type="hidden" name="draftHash" value={draftHash} />
        <input type="hidden" name={lastEventField} value={props.lastEvent} />
        <p className="tabular min-w-0 leading-tight">
          <span className="block whitespace-nowrap font-semibold text-lead">{total.value}</span>
          <span className="block text-ink-2 text-sm/tight">{inShort}</span>
        </p>
        <button type="submit" className={buttonClass("primary", "flex-none max-sm:px-4")}>
          {t("request.preview.submit")}
        </button>
      </form>
    </div>
  );
}

/** As the client's page arranges it, without what the client presses. */
function ClientPage(props: {
  facts: QuoteFacts;
  earlier: readonly ConfirmedQuote[];
  indicative: QuoteRecord | null;
  selection: DrawnSelection | null;
}) {
  const { facts, earlier, indicative, selection } = props;
  const { quote } = facts;
  const relief = reliefOfQuote(quote, selection, indicative);
  return (
    <div lang={languageTag[quote.locale]} className="quote-page mt-10 overflow-clip border-line border-t">
      <Cover facts={facts} selection={relief?.selection ?? null} heading="h2" />
      <div className="quote-amounts">
        <Amounts facts={facts} />
      </div>
      <div className="lg:row-start-2">
        <Changes quote={quote} earlier={earlier} indicative={indicative} />
        <QuoteBody facts={facts} relief={relief} choosing={false} confirmed={false} />
      </div>
    </div>
  );
}
