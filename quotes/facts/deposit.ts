/** The deposit of a quote in words: what is asked for, what arrived of it, what is left, and how that is paid. */
import type { Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { languageTag } from "#app/i18n/locales.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { paysBySepa } from "#app/prices/vat.ts";
import { identity } from "#content/identity.ts";
import { tooEarlyBefore } from "#quotes/deposit/days.ts";
import { heldDeposit, receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { QuoteAtMoment } from "#quotes/operations.ts";
import { present } from "#quotes/present.ts";
import {
  depositLink,
  depositTransfer,
  type TaxedAmount,
  taxedDeposit,
  taxedPaymentOf,
} from "#quotes/terms/confirmed-quote.ts";
import { maxCodeAmount, type Transfer, transferQrText } from "#quotes/terms/transfer.ts";
import { taxLabel } from "./exact.ts";

export type DepositFacts = NonNullable<ReturnType<typeof depositFacts>>;

/**
 * What a client types at the bank; `copied`: as a banking app takes it, of what is copied there. The day until when has a kind of its
 * own: pages say it large, above.
 */
type TransferRow = {
  readonly kind: "bank" | "until";
  readonly label: string;
  readonly value: string;
  readonly copied?: string;
};

/** Null where no deposit is asked for. `today`: when it is read. */
export function depositFacts(
  { quote, decidedAt = null, depositReceipts = [], depositRefunds = [], deposit: days = null }: QuoteAtMoment,
  { locale, t }: Language,
  today: Day | null = null,
) {
  const asked = taxedDeposit(quote);
  if (asked === undefined) return null;
  const { receivedOn, arrived, rest, excess } = receivedDeposit({ quote, depositReceipts });
  const held = heldDeposit({ depositReceipts, depositRefunds });
  const money = (amount: Cents) => exactMoney(amount, locale);
  const day = (on: Day) => formatDay(on, locale);
  const split = ({ net, vat }: TaxedAmount) => (vat === 0 ? null : { net: money(net), vat: money(vat) });
  const tax = taxLabel(quote, t);
  const until = days === null || days.until === null ? null : day(days.until);
  const notBefore = today === null ? null : tooEarlyBefore({ quote, decidedAt }, today);
  const transfer = rest === 0 ? null : depositTransfer(quote, rest);
  const link = receivedOn === null ? depositLink(quote) : null;
  const overdue = days?.overdue === true;
  return {
    asked: money(asked.gross),
    /** Before tax and its VAT, as invoices have them; null where there is none. */
    askedSplit: split(asked),
    /** The day of the last receipt; null where nothing arrived. */
    receivedOn: receivedOn === null ? null : day(receivedOn),
    arrived: money(arrived),
    arrivedSplit: split(taxedPaymentOf(arrived, quote.vatPerMille)),
    /** What is still to be paid; null once it is paid. */
    rest: rest > 0 ? money(rest) : null,
    /** What came beyond what was asked for; null if nothing. */
    excess: excess > 0 ? money(excess) : null,
    /** That sum as the client is told of it. */
    excessText:
      excess > 0
        ? t("clientQuote.transfer.excess", { excess: money(excess), asked: money(asked.gross), tax })
        : null,
    /** Each receipt, also those that were struck out. */
    receipts: depositReceipts.map((receipt) => ({
      ...receipt,
      amount: money(receipt.amount),
      date: day(receipt.receivedOn),
      /** What was refunded had arrived. */
      mayStrikeOut: receipt.struckOut === null && receipt.amount <= held,
    })),
    /** From when it may be asked for, and until when: null while the quote waits, and where its invoice says it. */
    from: days === null ? null : day(days.from),
    until,
    /** The first day on which it may be paid at all, as long as that is after `today`; null without a right to withdraw. */
    notBefore: notBefore === null ? null : day(notBefore),
    mayBePaid: days?.mayBePaid === true,
    overdue,
    /** Between which days it is paid, for a sentence: `late`, that its last day is over; `last`, until when; `open`, without an end. */
    payable: {
      from: days === null ? "" : day(days.from),
      late: overdue && until !== null ? until : "",
      last: overdue || until === null ? "" : until,
      open: until === null && days !== null ? day(days.from) : "",
    },
    /** How the rest is paid that neither an account nor a link is there for; null where one is, and before it may be asked for. */
    restText:
      rest > 0 && receivedOn !== null && days?.mayBePaid === true && transfer === null
        ? t("clientQuote.transfer.ask")
        : null,
    /** How what is left is transferred; null where there is no account for it. `qrText`: null where no code can say it. */
    transfer:
      transfer === null
        ? null
        : {
            // A last day that is over is no day to pay by.
            rows: transferRows(transfer, { until: overdue ? null : until, tax }, { locale, t }),
            qrText:
              paysBySepa(quote.terms.client.vatPlace) && rest <= maxCodeAmount
                ? transferQrText(transfer)
                : null,
          },
    /** Where else it is paid; null where nowhere, and once something arrived. */
    link:
      link === null
        ? null
        : {
            href: link.href,
            hint: t("clientQuote.link.hint", { host: link.host, agency: identity.name }),
            pay: t("clientQuote.link.pay", { amount: money(asked.gross), host: link.host }),
          },
  };
}

/** Why the deposit is another amount than in the indicative quote, which has it before tax; null where it is not, or was not shown. */
export const depositStep = (
  deposit: DepositFacts | null,
  indicative: QuoteRecord | null,
  t: Translate,
): string | null =>
  deposit === null || deposit.askedSplit === null || indicative === null || indicative.quote.payment === null
    ? null
    : t("clientQuote.payment.deposit.step", deposit.askedSplit);

function transferRows(
  { account, amount, reference }: Transfer,
  { until, tax }: { readonly until: string | null; readonly tax: string },
  { locale, t }: Language,
): readonly TransferRow[] {
  const row = (
    name: "iban" | "reference" | "amount" | "holder" | "bic",
    value: string,
    copied?: string,
  ): TransferRow => ({
    kind: "bank",
    label: t(`clientQuote.transfer.${name}`, { tax }),
    value,
    ...(copied !== undefined && { copied }),
  });
  const plainAmount = (amount / 100).toLocaleString(languageTag[locale], {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  return present<TransferRow>([
    // First what is copied on the phone that pays.
    // In groups of four, as people read it; a line may end between them.
    row("iban", account.iban.replace(/.{4}(?=.)/g, "$& "), account.iban),
    row("reference", reference, reference),
    row("amount", exactMoney(amount, locale), plainAmount),
    until !== null && { kind: "until", label: t("clientQuote.transfer.until"), value: until },
    row("holder", account.holder),
    row("bic", account.bic),
  ]);
}
