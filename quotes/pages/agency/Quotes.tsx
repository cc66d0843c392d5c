import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { type QuoteFacts, quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion, RequestView } from "#quotes/operations.ts";
import { DoneMessage, PageLink, Part } from "#quotes/pages/parts.tsx";
import { depositLink } from "#quotes/terms/confirmed-quote.ts";
import { anchors } from "./anchors.ts";
import { ContractEnd } from "./ContractEnd.tsx";
import { DepositPart } from "./DepositPart.tsx";
import { KeepTemplate } from "./KeepTemplate.tsx";
import { nextAction } from "./next-action.ts";
import { Order } from "./Order.tsx";
import { PassOn } from "./PassOn.tsx";
import { Refund } from "./Refund.tsx";
import type { RequestRefused } from "./refused-form.ts";
import { Waiting } from "./Waiting.tsx";

/** The confirmed quotes, the newest first, and the way to the next. */
export function Quotes({ view, refused }: { view: RequestView; refused: RequestRefused | undefined }) {
  const { versions } = view;
  const { quoteId = "", receipt: _receipt, refund: _refund, ...entered } = refused?.entered ?? {};
  const typed = Object.values(entered).filter(Boolean);
  const { t } = useLanguage();
  const accepted = versions.some(({ state }) => state === "accepted");
  return (
    <Part id={anchors.quotes} title={t("request.quote.title")}>
      <DoneMessage id={anchors.sent}>{t("request.quote.sent")}</DoneMessage>
      <DoneMessage id={anchors.reminded}>{t("request.reminded")}</DoneMessage>
      <DoneMessage id={anchors.retracted}>{t("request.retract.done")}</DoneMessage>
      <DoneMessage id={anchors.templateSaved}>{t("request.part.saved")}</DoneMessage>
      {refused?.changed === "quotes" && (
        <RefusalMessage focused className="mb-6">
          {t(
            versions[0]?.state === "withdrawn" && quoteId === ""
              ? "request.withdrawal.refused"
              : "request.quote.changed",
          )}{" "}
          {typed.length > 0 && t("request.quote.changed.entered", { entered: typed.join(", ") })}
        </RefusalMessage>
      )}
      {versions.length === 0 && <p className="text-ink-2">{t("request.quote.none")}</p>}
      {versions.map((version, index) => (
        <Version
          key={version.id}
          version={version}
          next={versions[index - 1] ?? null}
          refused={refused}
          view={view}
        />
      ))}
      {!accepted &&
        nextAction(view)?.kind !== "prepare" &&
        (view.email !== null ? (
          <p className="mt-6">
            <ButtonLink href="devis/" look="quiet">
              {t(versions.length === 0 ? "request.quote.prepare" : "request.quote.again")}
            </ButtonLink>
          </p>
        ) : (
          <p className="mt-4 text-danger">{t("request.preview.noEmail")}</p>
        ))}
    </Part>
  );
}

/** What became of a version, in words. `next`: the one that replaced it. */
export function VersionState(props: { version: QuoteVersion; facts: QuoteFacts; next: QuoteVersion | null }) {
  const { t } = useLanguage();
  const { version, facts, next } = props;
  const { state, withdrawn } = version;
  const { decided, signatory, withdrawn: withdrawnOn } = facts;
  switch (state) {
    case "accepted":
      return t("request.state.accepted", { date: decided, signatory });
    case "withdrawn":
      return t("request.state.withdrawn", {
        accepted: decided,
        name: withdrawn?.name ?? "",
        date: withdrawnOn,
      });
    case "declined":
      return t("request.state.declined", { date: decided });
    case "replaced":
      return t("request.state.replaced", { number: next?.quote.number ?? "" });
    default:
      return t(`request.state.${state}`);
  }
}

function Version({
  version,
  next,
  refused,
  view,
}: {
  version: QuoteVersion;
  next: QuoteVersion | null;
  refused: RequestRefused | undefined;
  view: RequestView;
}) {
  const { locale, t } = useLanguage();
  const { today, lastEvent, email } = view;
  const { quote, state, acceptedBy, declineReason } = version;
  const facts = quoteFacts(version, { locale, t }, { today });
  const { days, withdrawal } = facts;
  const link = depositLink(quote);
  // Beside it, a version that was withdrawn from has forms of its own.
  const ofAccepted = refused?.entered.quoteId === undefined ? refused : undefined;
  const forms = { version, facts, today, lastEvent, refused: ofAccepted };
  return (
    <article className="mb-4 bg-raised px-6 py-5">
      <h3 className="tabular font-semibold font-text">{quote.number}</h3>
      <p className={state === "accepted" ? "font-semibold text-lagoon" : "font-semibold"}>
        <VersionState {...{ version, facts, next }} />
      </p>
      {declineReason !== null && declineReason !== "" && (
        <p dir="auto" className="mt-2 whitespace-pre-line border-accent border-l-4 pl-5">
          {declineReason}
        </p>
      )}
      <p className="mt-2 text-ink-2">
        {t("request.quote.confirmed", {
          date: formatMoment(version.confirmedAt, locale),
          until: state === "waiting" ? days.validUntil : "",
          ended: state === "expired" ? days.validUntil : "",
        })}
      </p>
      <p className="tabular">
        {facts.main.value} {facts.main.billed}
      </p>
      {link !== null && <p>{t("request.quote.paymentLink", { host: link.host })}</p>}
      {facts.answerRows.map(({ label, values }) => (
        <p key={label} dir="auto" className="mt-2">
          <span className="text-ink-2">{label}</span> {values.join(", ")}
        </p>
      ))}
      <PageLink href={`devis-${quote.version}.pdf`}>
        {t("request.quote.pdf", { number: quote.number })}
      </PageLink>{" "}
      {acceptedBy !== null && (
        <PageLink href={`preuve-${quote.version}.pdf`} className="ml-6 max-sm:ml-0 max-sm:flex">
          {t("request.quote.proof")}
        </PageLink>
      )}
      {state === "waiting" && email !== null && (
        <PassOn quote={quote} quoteId={version.id} refused={refused} />
      )}
      {state === "waiting" && <Waiting version={version} view={view} />}
      <Refund {...forms} refused={refused} />
      {state === "accepted" && (
        <>
          {withdrawal?.open === true && <p>{t("request.withdrawal.until", { date: withdrawal.until })}</p>}
          <DepositPart {...forms} />
          <ContractEnd {...forms} />
          <Order version={quote.version} />
        </>
      )}
      <KeepTemplate version={version} refused={refused} />
    </article>
  );
}
