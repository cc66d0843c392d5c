import type { ClientView } from "#app/follow-up/desks.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Accept } from "./Accept.tsx";
import { Ask } from "./Ask.tsx";
import type { Answered } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { Changes } from "./Changes.tsx";
import { Confirm } from "./Confirm.tsx";
import { Decline } from "./Decline.tsx";
import { Lines } from "./Lines.tsx";
import { Parties } from "./Parties.tsx";
import { Payments } from "./Payments.tsx";
import { State } from "./State.tsx";
import { Terms } from "./Terms.tsx";

export type ClientQuoteProps = {
  readonly view: ClientView;
  /** The answer to a posted form; undefined when the page is opened. */
  readonly answered: Answered | undefined;
  /** The size of the PDF in bytes; null if there is none. */
  readonly pdfBytes: number | null;
};

/** The page on which a client reads a confirmed quote, accepts or declines it, and asks. */
export function ClientQuote({ view, answered, pdfBytes }: ClientQuoteProps) {
  const { locale, t } = useLanguage();
  const { quote, state } = view.version;
  const waiting = state === "waiting";
  const confirming = waiting && answered?.kind === "confirming";
  return (
    <div className="mx-auto w-[min(100%-2*var(--gutter),var(--container-column))] pt-8 pb-24">
      <p className="tabular text-accent-ink text-lead">{t("clientQuote.title", { number: quote.number })}</p>
      <h1 className="mt-3 text-title">{quote.subject}</h1>
      <p className="mt-4 text-ink-2">
        {t("clientQuote.issued", { date: formatDay(quote.issuedOn, locale), version: quote.version })}
      </p>
      <State version={view.version} refused={answered?.kind === "refused"} />
      <Changes quote={quote} earlier={view.earlier} />
      {confirming && <Confirm view={view} typed={answered.typed} />}
      <div data-screen-only className="mt-8 flex flex-wrap gap-4">
        {waiting && !confirming && (
          <ButtonLink href={`#${anchors.answer}`}>{t("clientQuote.state.answer")}</ButtonLink>
        )}
        {pdfBytes !== null && (
          <ButtonLink href="devis.pdf" look="quiet" icon="download">
            {t("clientQuote.pdf", { size: Math.ceil(pdfBytes / 1024).toLocaleString(locale.slice(0, 2)) })}
          </ButtonLink>
        )}
      </div>
      <Parties quote={quote} />
      <Lines quote={quote} />
      <Payments quote={quote} />
      <Terms quote={quote} />
      {waiting && !confirming && (
        <>
          <Accept view={view} answered={answered} />
          <Decline view={view} answered={answered} />
        </>
      )}
      <Ask renewing={state === "expired" || state === "replaced"} answered={answered} />
    </div>
  );
}
