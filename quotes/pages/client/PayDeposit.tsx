import { encode } from "uqr";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { actionClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { DepositFacts } from "#quotes/facts/deposit.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { Fold } from "#quotes/pages/parts.tsx";

/** How to pay the deposit of an accepted quote: nothing before the day from which it may be asked for. */
export function PayDeposit({ facts: { deposit, tax } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  if (deposit === null) return null;
  const { receivedOn, arrived, rest, excessText } = deposit;
  if (receivedOn === null)
    return (
      <>
        <Transfer deposit={deposit} tax={tax} />
        {deposit.mayBePaid && <PayOnline link={deposit.link} />}
      </>
    );
  return (
    <>
      <p className="mt-6 flex gap-3 border-line border-t pt-5 font-semibold">
        <Icon name="check" className="mt-0.5 text-lagoon" />
        {t("clientQuote.transfer.received", {
          date: receivedOn,
          amount: arrived,
          tax,
          several: Number(deposit.receipts.filter(({ struckOut }) => struckOut === null).length > 1),
        })}
      </p>
      {excessText !== null && <p className="mt-3">{excessText}</p>}
      {rest !== null && (
        <>
          <p className="mt-3 font-semibold">{t("clientQuote.transfer.rest", { amount: rest, tax })}</p>
          {deposit.restText !== null && <p className="mt-3">{deposit.restText}</p>}
          <Transfer deposit={deposit} tax={tax} />
        </>
      )}
    </>
  );
}

/** Until when nothing may be paid, then the bank details of what is still to be paid, and a code for the client's banking app. */
function Transfer({ deposit, tax }: { deposit: DepositFacts; tax: string }) {
  const { t } = useLanguage();
  const { from, until, mayBePaid, overdue, transfer, receivedOn, rest } = deposit;
  if (from === null) return null;
  if (!mayBePaid)
    return (
      <p className="mt-6 border-line border-t pt-5">
        {until === null
          ? t("clientQuote.transfer.later", { date: from, rest: Number(receivedOn !== null) })
          : t("clientQuote.transfer.laterUntil", { date: from, until, rest: Number(receivedOn !== null) })}
      </p>
    );
  if (transfer === null) return null;
  const { qrText } = transfer;
  return (
    <div className="@container mt-6 border-line border-t pt-5">
      <div className={`grid gap-x-10 gap-y-6 ${qrText !== null ? "@xl:grid-cols-[1fr_auto]" : ""}`}>
        <div className="min-w-0">
          <h3 className="font-semibold font-text">
            {t("clientQuote.transfer.title", { rest: Number(receivedOn !== null) })}
          </h3>
          {/* What the page is opened for once it is accepted: how much, and until when. */}
          {until !== null && (
            <p className="tabular mt-3 mb-4">
              <span className="block whitespace-nowrap font-bold font-display text-title leading-none tracking-tight">
                {rest}
                {tax !== "" && (
                  <span className="ml-1 font-normal font-text text-base text-ink-2"> {tax}</span>
                )}
              </span>
              <span className={`mt-2 block ${overdue ? "font-semibold text-danger" : "text-ink-2"}`}>
                {t(overdue ? "clientQuote.transfer.overdue" : "clientQuote.transfer.payBy", {
                  date: until,
                })}
              </span>
            </p>
          )}
          <dl className="tabular mt-2">
            {transfer.rows
              .filter(({ kind }) => kind === "bank")
              .map(({ label, value, copied }) => (
                <div key={label} className="grid gap-x-6 py-1.5 @sm:grid-cols-[9em_1fr]">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="min-w-0 select-all font-semibold">{value}</span>
                    {copied !== undefined && <CopyButton label={label} text={copied} />}
                  </dd>
                </div>
              ))}
          </dl>
          <p role="status" className="sr-only" />
          {qrText === null && <p className="mt-3 max-w-[38em]">{t("clientQuote.transfer.abroad")}</p>}
          <p className="mt-3 text-ink-2">{t("clientQuote.transfer.invoice")}</p>
        </div>
        {/* A phone cannot scan its own screen. */}
        {qrText !== null && (
          <Fold
            className="fold-narrow @xl:w-44"
            label={t("clientQuote.transfer.codeFold")}
            labelClass="min-h-11 items-center justify-between gap-4 font-semibold"
            iconClass="chevron"
          >
            <figure>
              <div className="w-44">
                <TransferQrCode text={qrText} label={t("clientQuote.transfer.code")} />
              </div>
              <figcaption className="mt-2 text-ink-2 text-sm">{t("clientQuote.transfer.scan")}</figcaption>
            </figure>
          </Fold>
        )}
      </div>
    </div>
  );
}

/**
 * The agency's link to its payment service. Nothing of it is loaded before a press, and the service does not learn the secret
 * address of this page.
 */
export function PayOnline({ link }: { link: DepositFacts["link"] }) {
  const { t } = useLanguage();
  if (link === null) return null;
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="font-semibold font-text">{t("clientQuote.link.title")}</h3>
      <p className="mt-2 max-w-[38em] text-ink-2">{link.hint}</p>
      <ButtonLink href={link.href} target="_blank" rel="noreferrer noopener" look="quiet" className="mt-4">
        <span className="break-words">{link.pay}</span>
      </ButtonLink>
    </div>
  );
}

/** Shown by a script, which alone can copy (`app/browser/private-page.ts`). */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      hidden
      data-copy={text}
      data-copied={t("clientQuote.transfer.copied", { label: "" })}
      data-announced={t("clientQuote.transfer.copied", { label })}
      data-screen-only
      className={actionClass("-my-2.5 ml-auto text-small")}
    >
      <span>{t("clientQuote.transfer.copy")}</span> <span className="sr-only">{label}</span>
    </button>
  );
}

/** The QR code of a transfer (EPC069-12: error correction M), dark on white in both themes, with its quiet zone. */
export function TransferQrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-56"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
