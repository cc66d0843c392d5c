import { encode } from "uqr";
import type { Cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { paysBySepa } from "#app/prices/vat.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { taxLabel } from "#quotes/facts/quote-facts.ts";
import { transferRows } from "#quotes/facts/transfer-rows.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { depositTransfer } from "#quotes/terms/confirmed-quote.ts";
import { type Transfer as BankTransfer, transferQrText } from "#quotes/terms/transfer.ts";
import { PayOnline } from "./PayOnline.tsx";

/** How to pay the deposit of an accepted quote: nothing before the day from which it may be asked for. */
export function PayDeposit({ version }: { version: QuoteVersion }) {
  const { locale, t } = useLanguage();
  const { receivedOn, arrived, rest } = receivedDeposit(version);
  if (receivedOn !== null)
    return (
      <>
        <p className="mt-6 flex gap-3 border-line border-t pt-5 font-semibold">
          <Icon name="check" className="mt-0.5 text-lagoon" />
          {t("clientQuote.transfer.received", {
            date: formatDay(receivedOn, locale),
            amount: exactMoney(arrived, locale),
            part: Number(rest > 0),
          })}
        </p>
        {rest > 0 && (
          <>
            <p className="mt-3 font-semibold">
              {t("clientQuote.transfer.rest", { amount: exactMoney(rest, locale) })}
            </p>
            <Transfer version={version} rest={rest} />
          </>
        )}
      </>
    );
  return (
    <>
      <Transfer version={version} />
      {version.deposit?.due && <PayOnline quote={version.quote} />}
    </>
  );
}

/** Until when nothing may be paid, then the bank details and a code for the client's banking app. `rest`: what is still to be paid, if some has arrived. */
function Transfer({ version, rest = null }: { version: QuoteVersion; rest?: Cents | null }) {
  const { locale, t } = useLanguage();
  const { quote, deposit } = version;
  if (deposit === null) return null;
  const { from, until } = deposit;
  if (!deposit.due)
    return (
      <p className="mt-6 border-line border-t pt-5">
        {until === null
          ? t("clientQuote.transfer.later", { date: formatDay(from, locale) })
          : t("clientQuote.transfer.laterUntil", {
              date: formatDay(from, locale),
              until: formatDay(until, locale),
            })}
      </p>
    );
  const transfer = depositTransfer(quote, rest);
  if (transfer === null) return null;
  const sepa = paysBySepa(quote.terms.client.vatPlace);
  const tax = taxLabel(quote, t);
  return (
    <div className="@container mt-6 border-line border-t pt-5">
      <div className={`grid gap-x-10 gap-y-6 ${sepa ? "@xl:grid-cols-[1fr_auto]" : ""}`}>
        <div className="min-w-0">
          <h3 className="font-semibold font-text">
            {t("clientQuote.transfer.title", { rest: Number(rest !== null) })}
          </h3>
          {/* What the page is opened for once it is accepted: how much, and until when. */}
          {until !== null && (
            <p className="tabular mt-3 mb-4">
              <span className="block whitespace-nowrap font-bold font-display text-title leading-none tracking-tight">
                {exactMoney(transfer.amount, locale)}
                {tax !== "" && <span className="font-normal font-text text-base text-ink-2"> {tax}</span>}
              </span>
              <span className={`mt-2 block ${deposit.overdue ? "font-semibold text-danger" : "text-ink-2"}`}>
                {t(deposit.overdue ? "clientQuote.transfer.overdue" : "clientQuote.transfer.payBy", {
                  date: formatDay(until, locale),
                })}
              </span>
            </p>
          )}
          <dl className="tabular mt-2">
            {transferRows(transfer, { locale, t }, null).map(({ label, value }) => (
              <div key={label} className="grid gap-x-6 py-1.5 @sm:grid-cols-[9em_1fr]">
                <dt className="text-ink-2">{label}</dt>
                <dd className="select-all font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {!sepa && <p className="mt-3 max-w-[38em]">{t("clientQuote.transfer.abroad")}</p>}
          <p className="mt-3 text-ink-2">{t("clientQuote.transfer.invoice")}</p>
        </div>
        {sepa && (
          <figure className="@xl:w-44">
            <div className="w-44">
              <TransferQrCode transfer={transfer} label={t("clientQuote.transfer.code")} />
            </div>
            <figcaption className="mt-2 text-ink-2 text-sm">{t("clientQuote.transfer.scan")}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

/** The QR code of a transfer (EPC069-12: error correction M), dark on white in both themes, with its quiet zone. */
export function TransferQrCode({ transfer, label }: { transfer: BankTransfer; label: string }) {
  const { data, size } = encode(transferQrText(transfer), { ecc: "M", border: 4 });
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
