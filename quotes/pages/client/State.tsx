import type { ReactNode } from "react";
import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { phoneLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { identity } from "#content/identity.ts";
import { firstContactName } from "#content/team.ts";
import { type QuoteFacts, quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { PageLink } from "#quotes/pages/parts.tsx";
import { Accepted, AnswerRows } from "./Accepted.tsx";
import { anchors, withdrawalAnchor } from "./anchors.ts";
import { AcceptanceProofLink } from "./links.tsx";

type StateProps = {
  readonly version: QuoteVersion;
  readonly facts: QuoteFacts;
  /** As the view has them. */
  readonly withdrawnBefore: readonly QuoteVersion[];
  /** An answer came too late, or to a damaged PDF. */
  readonly refused: boolean;
  /** The reason that was typed to decline: no form shows it any more once the quote is decided. */
  readonly typedReason: string;
  readonly damaged: boolean;
};

/** What has become of the quote. */
export function State({ version, facts, withdrawnBefore, refused, typedReason, damaged }: StateProps) {
  const { t } = useLanguage();
  const { state } = version;
  const date = facts.days.validUntil;
  return (
    <div id={anchors.state} className="not-empty:mt-8 scroll-mt-6">
      {refused && (
        <RefusalMessage focused className="mb-6">
          {t(`clientQuote.refused.${damaged && state === "waiting" ? "damaged" : state}`)}
          {state !== "waiting" && <Reason text={typedReason} />}
        </RefusalMessage>
      )}
      {damaged && <Ended title="damaged">{t("clientQuote.state.damaged.text")}</Ended>}
      {state === "expired" && (
        <Ended title="expired">
          {t("clientQuote.state.expired.text", { date })}
          <AskLink>{t("clientQuote.ask.title.renew")}</AskLink>
        </Ended>
      )}
      {state === "replaced" && (
        <Ended title="replaced">
          {t("clientQuote.state.replaced.text")}
          <AskLink>{t("clientQuote.ask.title.link")}</AskLink>
        </Ended>
      )}
      {state === "retracted" && (
        <Ended title="retracted">
          {t("clientQuote.state.retracted.text", { person: firstContactName })}
          <PageLink href={phoneLink} className="tabular ml-1 text-ink">
            {identity.phone.display}
          </PageLink>
        </Ended>
      )}
      {state === "declined" && (
        <Ended title="declined">
          {t("clientQuote.state.declined.text", { date: facts.decided })}
          <Reason text={version.declineReason ?? ""} />
          <AskLink>{t("clientQuote.ask.title.renew")}</AskLink>
        </Ended>
      )}
      {state === "accepted" && <Accepted version={version} facts={facts} />}
      {state === "withdrawn" && (
        <Ended title="withdrawn">
          {t("clientQuote.state.withdrawn.text", { date: facts.withdrawn })} {facts.refundTexts.join(" ")}
          <AnswerRows rows={facts.answerRows} />
          <a href="retractation/" className="underlined mt-1 flex min-h-11 w-fit items-center text-ink">
            {t("clientQuote.state.withdrawn.acknowledgement")}
          </a>
          <AcceptanceProofLink />
        </Ended>
      )}
      {withdrawnBefore.map((earlier) => (
        <WithdrawnBefore key={earlier.id} version={earlier} />
      ))}
    </div>
  );
}

/** An earlier version that the client withdrew from: what goes back of it, and what shows that. */
function WithdrawnBefore({ version }: { version: QuoteVersion }) {
  const { locale, t } = useLanguage();
  const { withdrawn, refundTexts } = quoteFacts(version, { locale, t });
  const { number } = version.quote;
  const earlier = version.quote.version;
  return (
    <section className="mt-6 border-edge border-l-4 bg-raised px-6 py-5">
      <h2 className="text-heading">
        {t("clientQuote.state.withdrawn.before", { earlier, number: nonBreaking(number) })}
      </h2>
      <div className="mt-2 text-ink-2">
        {t("clientQuote.state.withdrawn.text", { date: withdrawn })} {refundTexts.join(" ")}
        <a
          href={`retractation/#${withdrawalAnchor(earlier)}`}
          className="underlined mt-1 flex min-h-11 w-fit items-center text-ink"
        >
          {t("clientQuote.state.withdrawn.acknowledgement")}
        </a>
        <AcceptanceProofLink version={earlier} />
      </div>
    </section>
  );
}

function Ended(props: {
  title: "expired" | "replaced" | "retracted" | "withdrawn" | "declined" | "damaged";
  children: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <section className="border-edge border-l-4 bg-raised px-6 py-5">
      <h2 className="text-heading">{t(`clientQuote.state.${props.title}`)}</h2>
      <div className="mt-2 text-ink-2">{props.children}</div>
    </section>
  );
}

/** The way to the form, which is far below. */
function AskLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={`#${anchors.ask}`} className="mt-4 flex w-fit">
      {children}
    </ButtonLink>
  );
}

function Reason({ text }: { text: string }) {
  const { t } = useLanguage();
  if (text === "") return null;
  return (
    <span className="mt-3 block whitespace-pre-line font-normal text-ink">
      <span className="block text-ink-2">{t("clientQuote.state.declined.reason")}</span>
      {text}
    </span>
  );
}
