import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { optionRows } from "#quotes/facts/option-rows.ts";
import { taxLabel } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion, RequestView, WithdrawalFacts } from "#quotes/operations.ts";
import { DoneMessage, Part } from "#quotes/pages/parts.tsx";
import { depositLink, depositOf, isSubscribed } from "#quotes/terms/confirmed-quote.ts";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { ContractEnd } from "./ContractEnd.tsx";
import { DepositReceived } from "./DepositReceived.tsx";
import { Order } from "./Order.tsx";

/** The confirmed quotes, the newest first, and the way to the next. */
export function Quotes({ view, refused }: { view: RequestView; refused: RequestRefused | undefined }) {
  const { versions } = view;
  const typed = Object.values(refused?.entered ?? {}).filter(Boolean);
  const { t } = useLanguage();
  const accepted = versions.some(({ state }) => state === "accepted");
  return (
    <Part id={anchors.quotes} title={t("request.quote.title")}>
      <DoneMessage id={anchors.sent}>{t("request.quote.sent")}</DoneMessage>
      {refused?.changed === "quotes" && (
        <RefusalMessage focused className="mb-6">
          {t(versions[0]?.state === "withdrawn" ? "request.withdrawal.refused" : "request.quote.changed")}{" "}
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
        (view.email !== null ? (
          <p className="mt-6">
            <ButtonLink href="devis/">
              {t(versions.length === 0 ? "request.quote.prepare" : "request.quote.again")}
            </ButtonLink>
          </p>
        ) : (
          <p className="mt-4 text-danger">{t("request.preview.noEmail")}</p>
        ))}
    </Part>
  );
}

function Version({
  version,
  next,
  refused,
  view: { today, lastEvent },
}: {
  version: QuoteVersion;
  next: QuoteVersion | null;
  refused: RequestRefused | undefined;
  view: RequestView;
}) {
  const { locale, t } = useLanguage();
  const { quote, state, acceptedBy, declineReason, withdrawalPeriod, withdrawn } = version;
  const link = depositLink(quote);
  const validUntil = formatDay(quote.validUntil, locale);
  const decided = version.decidedAt === null ? "" : formatMoment(version.decidedAt, locale);
  const stateText =
    state === "accepted"
      ? t("request.state.accepted", {
          date: decided,
          name: acceptedBy?.name ?? "",
          signatoryRole: acceptedBy?.signatoryRole ?? "",
        })
      : state === "withdrawn"
        ? t("request.state.withdrawn", {
            accepted: decided,
            name: withdrawn?.name ?? "",
            date: formatMoment(withdrawn?.at ?? "", locale),
          })
        : state === "declined"
          ? t("request.state.declined", { date: decided })
          : state === "replaced"
            ? t("request.state.replaced", { number: next?.quote.number ?? "" })
            : t(`request.state.${state}`);
  return (
    <article className="mb-4 bg-raised px-6 py-5">
      <h3 className="tabular font-semibold font-text">{quote.number}</h3>
      <p className={state === "accepted" ? "font-semibold text-lagoon" : "font-semibold"}>{stateText}</p>
      {declineReason !== null && declineReason !== "" && (
        <p dir="auto" className="mt-2 whitespace-pre-line border-accent border-l-4 pl-5">
          {declineReason}
        </p>
      )}
      <p className="mt-2 text-ink-2">
        {t("request.quote.confirmed", {
          date: formatMoment(version.confirmedAt, locale),
          until: state === "waiting" ? validUntil : "",
          ended: state === "expired" ? validUntil : "",
        })}
      </p>
      <p className="tabular">
        {t("request.quote.amount", {
          amount: exactMoney(quote.totals.once.gross, locale),
          tax: taxLabel(quote, t),
          apart: Number(isSubscribed(quote.terms)),
        })}
      </p>
      {link !== null && <p>{t("request.quote.paymentLink", { host: link.host })}</p>}
      {version.quoteAsSent !== null &&
        optionRows(version.quoteAsSent, quote, t).map(({ label, values }) => (
          <p key={label} dir="auto" className="mt-2">
            <span className="text-ink-2">{label}</span> {values.join(", ")}
          </p>
        ))}
      <a href={`devis-${quote.version}.pdf`} className="underlined inline-flex min-h-11 items-center">
        {t("request.quote.pdf", { number: quote.number })}
      </a>{" "}
      {acceptedBy !== null && (
        <a
          href={`preuve-${quote.version}.pdf`}
          className="underlined ml-6 inline-flex min-h-11 items-center max-sm:ml-0 max-sm:flex"
        >
          {t("request.quote.proof")}
        </a>
      )}
      {withdrawn !== null && <Refund version={version} withdrawn={withdrawn} />}
      {state === "accepted" && (
        <>
          {withdrawalPeriod?.open === true && (
            <p>{t("request.withdrawal.until", { date: formatDay(withdrawalPeriod.until, locale) })}</p>
          )}
          <DepositReceived version={version} today={today} lastEvent={lastEvent} refused={refused} />
          <ContractEnd version={version} lastEvent={lastEvent} refused={refused} />
          <Order version={quote.version} />
        </>
      )}
    </article>
  );
}

/** What a withdrawal leaves to do: the deposit that arrived goes back. Nothing where the quote has none. */
function Refund({ version, withdrawn }: { version: QuoteVersion; withdrawn: WithdrawalFacts }) {
  const { locale, t } = useLanguage();
  const deposit = depositOf(version.quote.totals);
  if (deposit === undefined) return null;
  const { receivedOn, arrived } = receivedDeposit(version);
  return (
    <p className="mt-2 font-semibold">
      {receivedOn === null || withdrawn.refundBy === null
        ? t("request.withdrawal.unpaid")
        : t("request.withdrawal.refund", {
            amount: exactMoney(arrived, locale),
            received: formatDay(receivedOn, locale),
            date: formatDay(withdrawn.refundBy, locale),
          })}
    </p>
  );
}
