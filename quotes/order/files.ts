/** The files of an order: JSON, and a spreadsheet: who, the lines, what is paid once, each month and each year, the payments, and what arrived of the deposit. */
import { cents } from "#app/domain/money.ts";
import { formatTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { statedRows } from "#quotes/acceptance/statement.ts";
import { type Cell, type Sheet, toXlsx } from "#quotes/documents/spreadsheet.ts";
import type { NamedFile } from "#quotes/operations.ts";
import type { OrderFormat } from "#quotes/private-paths.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import type { Billing } from "#quotes/terms/terms.ts";
import { type Order, orderOf, type Party } from "./order.ts";

const text = (value: string | null | undefined): Cell => ({ kind: "text", text: value ?? "" });
const count = (value: number): Cell => ({ kind: "count", count: value });
const day = (value: string | null): Cell => (value === null ? null : { kind: "day", day: value });
/** An order's amounts are texts with two decimals: here they are numbers, which a spreadsheet adds up. */
const amount = (decimal: string | undefined): Cell =>
  decimal === undefined ? null : { kind: "amount", amount: cents(Number(decimal.replace(".", ""))) };

const deducted = (decimal: string | undefined): Cell =>
  decimal === undefined
    ? null
    : { kind: "amount", amount: cents(Number(decimal.replace(".", ""))), deducted: true };

const billingLabels = {
  once: "quoteDocument.group.oneOff",
  monthly: "quoteDocument.group.monthly",
  yearly: "quoteDocument.group.yearly",
} as const satisfies Record<Billing, string>;

/** The language of the agency, whose accountant reads the spreadsheet, whatever the client's is. */
const locale = "fr-fr";
const t = translations[locale];
const countryNames = new Intl.DisplayNames(formatTag[locale], { type: "region" });

function addressOf({ address: { lines, postcode, city, country } }: Party): string {
  const named = country === null ? "" : countryNames.of(country);
  return [...lines, [postcode, city].filter(Boolean).join(" "), named].filter(Boolean).join("\n");
}

/** Without those that say nothing. */
function factsSheet(order: Order): Sheet {
  const { seller, buyer, deposit } = order;
  const account = order.parts[0]?.transfer;
  const facts: readonly (readonly [string, Cell])[] = [
    [t("quoteDocument.order.sheet.request"), text(order.requestId)],
    [t("quoteDocument.confirmed.acceptedOn"), day(order.acceptedOn)],
    [t("quoteDocument.order.sheet.subject"), text(order.subject)],
    [t("quoteDocument.to"), text(buyer.name)],
    [t("quoteDocument.order.sheet.address"), text(addressOf(buyer))],
    ["SIREN", text(buyer.siren)],
    [t("quoteDocument.order.sheet.vatNumber"), text(buyer.vatNumber)],
    [t("quoteDocument.order.sheet.registration"), text(buyer.registration)],
    [
      t("quoteDocument.order.sheet.signatory"),
      text([buyer.contact?.name, buyer.contact?.signatoryRole].filter(Boolean).join(", ")),
    ],
    ...(buyer.contact === undefined ? [] : statedRows(buyer.contact, t)).map(
      ({ label, values }) => [label, text(values.join("\n"))] as const,
    ),
    [t("quoteDocument.order.sheet.email"), text(buyer.contact?.email)],
    [t("quoteDocument.from"), text(seller.name)],
    [t("quoteDocument.order.sheet.address"), text(addressOf(seller))],
    ["SIRET", text(seller.siret)],
    [t("quoteDocument.order.sheet.vatNumber"), text(seller.vatNumber)],
    ["IBAN", text(account?.iban)],
    ["BIC", text(account?.bic)],
    [t("quoteDocument.order.sheet.depositAmount"), amount(deposit?.amount)],
    [t("quoteDocument.order.sheet.depositDueFrom"), day(deposit?.dueFrom ?? null)],
    [t("quoteDocument.order.sheet.depositDueUntil"), day(deposit?.dueUntil ?? null)],
    [t("spreadsheet.depositReceivedOn"), day(deposit?.receivedOn ?? null)],
    [t("spreadsheet.depositReceived"), amount(deposit?.received?.amount)],
    [t("spreadsheet.depositRest"), amount(deposit?.restAmount)],
    [
      t("quoteDocument.order.sheet.depositExcess"),
      deposit?.excessAmount === "0.00" ? null : amount(deposit?.excessAmount),
    ],
    [t("quoteDocument.order.sheet.terms"), text(order.specialTerms)],
    ...[order.note, order.acceptedNote, ...order.invoiceNotes.map((note) => note.text)].map(
      (note) => [t("quoteDocument.order.sheet.note"), text(note)] as const,
    ),
  ];
  return {
    name: t("quoteDocument.order.sheet.facts"),
    titles: [t("quoteDocument.number"), order.number],
    rows: facts
      .filter(([, cell]) => cell !== null && !(cell.kind === "text" && cell.text === ""))
      .map(([label, cell]) => [text(label), cell]),
  };
}

/** A row for each source, in columns with these titles. */
const tableOf = <Source>(
  name: string,
  sources: readonly Source[],
  columns: readonly (readonly [title: string, read: (source: Source) => Cell])[],
): Sheet => ({
  name,
  titles: columns.map(([title]) => title),
  rows: sources.map((source) => columns.map(([, read]) => read(source))),
});

export function orderSheets(order: Order): readonly Sheet[] {
  const { parts, schedule } = order;
  const lines = parts.flatMap(({ billing, lines }) => lines.map((line) => ({ ...line, billing })));
  const billingColumn = [
    t("quoteDocument.order.sheet.part"),
    ({ billing }: { readonly billing: Billing }) => text(t(billingLabels[billing])),
  ] as const;
  // What is paid for subscriptions alone has no schedule.
  return [
    factsSheet(order),
    tableOf(t("quoteDocument.order.sheet.lines"), lines, [
      billingColumn,
      [t("quoteDocument.order.sheet.line"), (line) => text(line.name)],
      [t("quoteDocument.order.sheet.details"), (line) => text(line.description)],
      [t("quoteDocument.lines.quantity"), (line) => count(line.quantity)],
      [t("quoteDocument.lines.price"), (line) => amount(line.unitPrice)],
      [t("quoteDocument.confirmed.lineTotal"), (line) => amount(line.netAmount)],
    ]),
    tableOf(t("quoteDocument.order.sheet.totals"), parts, [
      billingColumn,
      [t("quoteDocument.order.sheet.reference"), (part) => text(part.number)],
      [t("quoteDocument.order.sheet.start"), (part) => day(part.period.start)],
      [t("quoteDocument.order.sheet.end"), (part) => day(part.period.end)],
      [t("quoteDocument.order.sheet.linesTotal"), (part) => amount(part.linesTotal)],
      [t("quoteDocument.order.sheet.discount"), ({ discount }) => deducted(discount?.amount)],
      [t("quoteDocument.total.total"), (part) => amount(part.taxBasis)],
      [t("quoteDocument.order.sheet.vatCategory"), (part) => text(part.vat.category)],
      [t("quoteDocument.order.sheet.vatRate"), (part) => amount(part.vat.rate)],
      [t("quoteDocument.order.sheet.vat"), (part) => amount(part.vat.amount)],
      [t("quoteDocument.total.gross"), (part) => amount(part.total)],
      [t("quoteDocument.order.sheet.prepaid"), (part) => amount(part.prepaid)],
      [t("quoteDocument.order.sheet.due"), (part) => amount(part.due)],
      [t("quoteDocument.order.sheet.exemption"), (part) => text(part.vat.exemptionReason)],
      [t("quoteDocument.order.sheet.payment"), (part) => text(part.paymentTerms)],
      [
        t("quoteDocument.order.sheet.shortestTerm"),
        ({ shortestTerm }) => (shortestTerm === null ? null : count(shortestTerm.months)),
      ],
      [t("quoteDocument.order.sheet.shortestTermEnd"), ({ shortestTerm }) => day(shortestTerm?.end ?? null)],
    ]),
    tableOf(t("quoteDocument.order.sheet.schedule"), schedule, [
      [t("quoteDocument.order.sheet.part"), ({ kind }) => text(t(`quoteDocument.order.sheet.${kind}`))],
      [t("quoteDocument.order.sheet.date"), ({ dueOn }) => day(dueOn)],
      [t("quoteDocument.total.total"), ({ net }) => amount(net)],
      [t("quoteDocument.order.sheet.vat"), ({ vat }) => amount(vat)],
      [t("quoteDocument.total.gross"), (payment) => amount(payment.amount)],
    ]),
    tableOf(t("quoteDocument.order.sheet.receipts"), order.deposit?.receipts ?? [], [
      [t("spreadsheet.depositReceivedOn"), ({ receivedOn }) => day(receivedOn)],
      [t("quoteDocument.total.total"), ({ net }) => amount(net)],
      [t("quoteDocument.order.sheet.vat"), ({ vat }) => amount(vat)],
      [t("quoteDocument.total.gross"), (receipt) => amount(receipt.amount)],
    ]),
  ].filter(({ rows }) => rows.length > 0);
}

/** An order as a file. Null for a quote that is not accepted or was withdrawn from. */
export async function orderFile(
  lead: Lead,
  stored: StoredConfirmedQuote,
  format: OrderFormat,
): Promise<NamedFile | null> {
  // The accountant reads French, programs the client's texts.
  const order = orderOf(lead, stored, format === "json" ? stored.quote.locale : locale);
  if (order === null) return null;
  return {
    name: `${translations[stored.quote.locale]("quoteDocument.order.file.name", { number: order.number })}.${format}`,
    bytes:
      format === "json"
        ? new TextEncoder().encode(`${JSON.stringify(order, null, 2)}\n`)
        : // A buffer of its own, which can be moved to another thread.
          new Uint8Array(await toXlsx(...orderSheets(order))),
  };
}
