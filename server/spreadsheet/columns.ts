/** The columns of `export`, whose titles are the words `spreadsheet.…`. A form's fields follow them. */

import type { Cents } from "#app/domain/money.ts";
import { sanitizedLine, sanitizedText } from "#app/domain/sanitized-text.ts";
import { campaignParameters } from "#app/domain/visit-origin.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries, type PlainWordKey } from "#app/i18n/words.ts";
import { choiceLabel } from "#quotes/choice-label.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { Cell, Sheet } from "#quotes/documents/spreadsheet.ts";
import type { QuoteState } from "#quotes/operations.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { Lead, QuoteLead } from "#quotes/store/leads.ts";
import { type ConfirmedQuote, depositOf } from "#quotes/terms/confirmed-quote.ts";
import { refundedOf } from "#quotes/withdrawal/refund.ts";
import type { ExportedLead } from "./exported-leads.ts";

type ColumnName =
  Extract<PlainWordKey, `spreadsheet.${string}`> extends `spreadsheet.${infer Name}` ? Name : never;
type Column<Source> = readonly [name: ColumnName, read: (source: Source, t: Translate) => Cell];

const text = (value: string): Cell => ({ kind: "text", text: value });
const amount = (value: Cents | null | undefined): Cell =>
  value === null || value === undefined ? null : { kind: "amount", amount: value };
const moment = (at: string | null | undefined): Cell =>
  at === null || at === undefined ? null : { kind: "moment", at };
const count = (value: number | null): Cell => (value === null ? null : { kind: "count", count: value });

/** What the browser said about a visit. */
const visitColumns = [
  ...campaignParameters.map(
    (name) => [name, ({ visit }: Lead) => sanitizedLine(visit?.campaign[name] ?? "")] as const,
  ),
  ["referrer", ({ visit }: Lead) => sanitizedLine(visit?.referrer ?? "")] as const,
];

const stateWord = (state: QuoteState) => `spreadsheet.state.${state}` as const;

const leadColumns: readonly Column<Lead>[] = [
  ["id", ({ id }) => text(id)],
  ["kind", ({ kind }, t) => text(t(`spreadsheet.kind.${kind}`))],
  ["createdAt", ({ createdAt }) => ({ kind: "moment", at: createdAt })],
  ["lastContactAt", ({ lastContactAt }) => ({ kind: "moment", at: lastContactAt })],
  ["language", ({ locale }) => text(locale)],
  ["quarantine", ({ isQuarantined, suspicions }) => text(isQuarantined ? suspicions.join(" ") : "")],
  ["followUpStatus", ({ followUpStatus }, t) => text(t(`request.followUpStatus.${followUpStatus}`))],
  ["notes", ({ notes }) => text(sanitizedText(notes))],
  ...visitColumns.map(([name, read]): Column<Lead> => [name, (lead) => text(read(lead))]),
];

/** Empty for a request without a quote. */
const ofQuote =
  (read: (lead: QuoteLead) => Cell) =>
  (lead: Lead): Cell =>
    lead.kind === "quote" ? read(lead) : null;

/** The names with which a quote was stored. */
const named = (keys: readonly string[], names: Readonly<Record<string, string>>): Cell =>
  text(keys.map((key) => names[key] ?? key).join(", "));

/** The indicative quote. */
const quoteColumns: readonly Column<Lead>[] = [
  ["quoteNumber", ofQuote((lead) => text(quoteNumber(lead)))],
  ["projectType", ofQuote(({ quote: { selection, names } }) => named([selection.projectType], names))],
  ["pack", ofQuote(({ quote: { selection, names } }) => named([selection.pack], names))],
  ["paymentMonths", ofQuote(({ quote: { selection } }) => count(selection.paymentMonths))],
  ["options", ofQuote(({ quote: { selection, names } }) => named(selection.options, names))],
  ["total", ofQuote(({ quote: { quote } }) => amount(quote.total))],
  ["discount", ofQuote(({ quote: { quote } }) => amount(quote.discount))],
  ["deposit", ofQuote(({ quote: { quote } }) => amount(quote.payment?.deposit))],
  ["instalmentAmount", ofQuote(({ quote: { quote } }) => amount(quote.payment?.instalmentAmount))],
  ["subscriptionsPerMonth", ofQuote(({ quote: { quote } }) => amount(quote.subscriptionsPerMonth))],
  ["subscriptionsPerYear", ofQuote(({ quote: { quote } }) => amount(quote.subscriptionsPerYear))],
  [
    "onQuote",
    ofQuote(({ quote: { quote, names } }) =>
      named(
        quote.onQuote.map(({ key }) => key),
        names,
      ),
    ),
  ],
];

/** The amounts of a quote, before tax but for those that say so. */
const amountReaders = [
  ["Total", ({ totals }) => totals.once.net],
  ["Gross", ({ totals }) => totals.once.gross],
  ["Deposit", ({ totals }) => depositOf(totals)?.amount],
  ["PerMonth", ({ totals }) => totals.monthly.net],
  ["PerYear", ({ totals }) => totals.yearly.net],
] as const satisfies readonly (readonly [string, (quote: ConfirmedQuote) => Cents | undefined])[];

/** What was accepted of the newest confirmed quote; undefined if it is not accepted, or its client has withdrawn. */
const acceptedOf = ({ quotes: [newest] }: ExportedLead) =>
  newest?.state === "accepted" ? newest : undefined;

const withdrawnOf = ({ quotes }: ExportedLead) => quotes.find(({ withdrawn }) => withdrawn !== null);

/** The newest quote as the agency confirmed it, then what was accepted of it; empty where there is none. */
const confirmedColumns: readonly Column<ExportedLead>[] = [
  ["confirmedQuote", ({ quotes: [newest] }) => text(newest?.quote.number ?? "")],
  [
    "confirmedState",
    ({ quotes: [newest] }, t) => (newest === undefined ? null : text(t(stateWord(newest.state)))),
  ],
  ...amountReaders.map(
    ([name, read]): Column<ExportedLead> => [
      `confirmed${name}`,
      ({ quotes: [newest] }) =>
        amount(newest === undefined ? null : read(newest.quoteAsSent?.quote ?? newest.quote)),
    ],
  ),
  [
    "orderNumber",
    ({ quotes: [newest] }) =>
      text(newest?.decision?.kind === "accepted" ? sanitizedLine(newest.decision.orderNumber ?? "") : ""),
  ],
  ["acceptedAt", (request) => moment(acceptedOf(request)?.decidedAt)],
  ...amountReaders.map(
    ([name, read]): Column<ExportedLead> => [
      `accepted${name}`,
      (request) => {
        const accepted = acceptedOf(request);
        return amount(accepted === undefined ? null : read(accepted.quote));
      },
    ],
  ),
  // Also of a contract that the client withdrew from: the amount did arrive, and goes back.
  [
    "depositReceivedOn",
    ({ quotes: [newest] }) => {
      const day = newest === undefined ? null : receivedDeposit(newest).receivedOn;
      return day === null ? null : { kind: "day", day };
    },
  ],
  [
    "depositReceived",
    ({ quotes: [newest] }) => {
      const { receivedOn = null, arrived } = newest === undefined ? {} : receivedDeposit(newest);
      return amount(receivedOn === null ? null : arrived);
    },
  ],
  [
    "depositRest",
    ({ quotes: [newest] }) => amount(newest?.state === "accepted" ? receivedDeposit(newest).rest : undefined),
  ],
  // These are of the newest version that was withdrawn from, also where another followed.
  ["withdrawnAt", (request) => moment(withdrawnOf(request)?.withdrawn?.at)],
  ["withdrawnQuote", (request) => text(withdrawnOf(request)?.quote.number ?? "")],
  [
    "withdrawnDeposit",
    (request) => {
      const withdrawn = withdrawnOf(request);
      return amount(withdrawn === undefined ? null : receivedDeposit(withdrawn).arrived || null);
    },
  ],
  [
    "refundedOn",
    (request) => {
      const withdrawn = withdrawnOf(request);
      const refunded = withdrawn === undefined ? null : refundedOf(withdrawn);
      return refunded === null ? null : { kind: "day", day: refunded.on };
    },
  ],
  [
    "refunded",
    (request) => {
      const withdrawn = withdrawnOf(request);
      return amount(withdrawn === undefined ? null : refundedOf(withdrawn)?.cents);
    },
  ],
];

const columns: readonly Column<ExportedLead>[] = [
  ...[...leadColumns, ...quoteColumns].map(
    ([name, read]): Column<ExportedLead> => [name, ({ lead }, t) => read(lead, t)],
  ),
  ...confirmedColumns,
];

/** Every request with all its columns, then each field that any form has had. Titles and choices are in this language. */
export function leadsSheet(exported: readonly ExportedLead[], locale: Locale): Sheet {
  const dictionary = dictionaries[locale];
  const t = translations[locale];
  const fields = [...new Set(exported.flatMap(({ lead }) => Object.keys(lead.fields)))];
  /** A choice by its label, anything else as it was entered. */
  const fieldOf = ({ kind, fields: entered }: Lead, field: string): Cell => {
    const value = new Map(Object.entries(entered)).get(field) ?? "";
    if (field === "phone") return { kind: "phone", text: sanitizedLine(value) };
    return text(choiceLabel(kind, field, value, locale) ?? sanitizedText(value));
  };
  return {
    titles: [
      ...columns.map(([name]) => t(`spreadsheet.${name}`)),
      ...fields.map(
        (field) => dictionary[`spreadsheet.field.${field}`] ?? dictionary[`mail.field.${field}`] ?? field,
      ),
    ],
    rows: exported.map((request) => [
      ...columns.map(([, read]) => read(request, t)),
      ...fields.map((field) => fieldOf(request.lead, field)),
    ]),
  };
}
