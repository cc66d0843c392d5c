import { useEffect, useRef } from "react";
import type { QuoteResult } from "#app/domain/quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { quotePdfName } from "#app/site/quote-pdf-name.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { actionClass, buttonClass } from "#app/ui/button-class.ts";
import { QuoteRelief } from "#app/ui/quote-relief/QuoteRelief.tsx";
import { Amount, Amounts } from "../Amounts.tsx";
import type { AgencyView } from "../agency-view.ts";
import { BesideTotal } from "../BesideTotal.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { Price } from "../Price.tsx";
import { saveConfiguration } from "../saved-configuration.ts";
import { queryOf, requestDialogId } from "../selection-query.ts";
import type { SentRequest } from "./use-request-form.ts";

/** Takes the focus from the form that it replaces, so that it is read aloud. What was sent is no draft any more. */
export function Sent(props: {
  /** Null without script: what was entered is in no address. */
  sent: SentRequest | null;
  agency: AgencyView;
  view: CatalogueView;
  result: QuoteResult;
}) {
  const { t } = useLanguage();
  const { sent, result } = props;
  const { hours, advisor, paths } = props.agency;
  const { valid, quote, vat } = result;
  // Where the quote can be downloaded, if no e-mail brings it.
  const document = sent?.document ?? null;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    saveConfiguration("");
  }, []);
  return (
    <div className="sent" data-request-sent>
      <QuoteRelief selection={valid} lines={quote?.lines} className="mb-4 w-[min(100%,18rem)]" />
      <h2 ref={title} id="request-title" tabIndex={-1} className="text-title outline-none">
        {t(document === null ? "pricing.request.sent.title" : "pricing.request.noAcknowledgement.title")}
      </h2>
      <p className="mt-4 max-w-[24em] text-lead">
        {t(document === null ? "pricing.request.sent.text" : "pricing.request.noAcknowledgement.text")}
      </p>
      {document !== null && (
        <p className="mt-5">
          <ButtonLink href={`${document}${quotePdfName}`} download icon="download">
            {t("pricing.request.noAcknowledgement.download")}
          </ButtonLink>
        </p>
      )}
      <p className="mt-4 max-w-[30em] text-ink-2">
        {sent === null
          ? t("pricing.request.sent.next.unnamed", { name: advisor, hours })
          : t("pricing.request.sent.next", { firstName: sent.firstName, name: advisor, hours })}
      </p>
      {sent !== null && (
        <div className="sent-facts w-full max-w-[30em]">
          <Amounts>
            {sent.number !== null && (
              <Amount term={t("pricing.request.sent.number")}>
                <span className="whitespace-nowrap">{sent.number}</span>
              </Amount>
            )}
            {document === null && (
              <Amount term={t("pricing.request.sent.email")}>
                <span className="[overflow-wrap:anywhere]">{sent.email}</span>
              </Amount>
            )}
          </Amounts>
        </div>
      )}
      {quote !== null && (
        <div className="sent-price mt-6 w-full">
          <Price view={props.view} quote={quote} vat={vat} />
          <BesideTotal view={props.view} quote={quote} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {paths.portfolio !== null && (
          <ButtonLink href={paths.portfolio} look={document === null ? "primary" : "quiet"}>
            {t("pages.thankYou.portfolio")}
          </ButtonLink>
        )}
        {/* Hidden around the button: a button's own classes would show it again. */}
        <span className="without-script">
          <a href={`${paths.pricing}${queryOf(valid)}`} className={buttonClass("quiet", "bg-canvas")}>
            {t("pricing.request.sent.close")}
          </a>
        </span>
        <button
          type="button"
          command="close"
          commandfor={requestDialogId}
          className={buttonClass("quiet", "needs-script bg-canvas")}
        >
          {t("pricing.request.sent.close")}
        </button>
        <a href={paths.pricing} className={actionClass()}>
          {t("pricing.request.sent.anew")}
        </a>
        <a href={paths.home} className={actionClass()}>
          {t("pages.thankYou.home")}
        </a>
      </div>
    </div>
  );
}
