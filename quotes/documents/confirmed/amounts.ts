import { vatPlaceName } from "#app/i18n/places.ts";
import { paymentTerms } from "#quotes/facts/clauses.ts";
import { negativeMoney } from "#quotes/facts/exact-money.ts";
import { countedOptions } from "#quotes/facts/option-rows.ts";
import { discountText, firstYearRows, netLabel, taxLabel } from "#quotes/facts/payment-rows.ts";
import { depositOf, type Payment, type TaxedAmount } from "#quotes/terms/confirmed-quote.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawSum, type SumGroup, type SumRow, sumHeight } from "../pdf/sum.ts";
import { colour, columnWidth, page, type Style, style } from "../pdf/theme.ts";
import { printableLine } from "../printable.ts";
import type { ConfirmedQuoteWriter } from "./writer.ts";

const padding = 24;
const groupSpace = 12;
const amountWidth = 90;
const partsStyle: Style = { ...style.label, colour: colour.ink };
const right = (of: Style): Style => ({ ...of, align: "right" });

function rowsOf(
  { quote, t, money, locale, rate }: ConfirmedQuoteWriter,
  discounted: number | null,
): readonly SumRow[] {
  const { beforeDiscount, discount, once } = quote.totals;
  const { client } = quote.terms;
  const { vatPerMille } = quote;
  return [
    ...(discount === 0
      ? []
      : [
          {
            label: t(vatPerMille > 0 ? "clientQuote.total.before" : "clientQuote.total.before.untaxed"),
            value: money(beforeDiscount),
          },
          {
            label: discountText(quote.terms.discountPercent, discounted, t),
            value: negativeMoney(discount, locale),
          },
        ]),
    { label: netLabel("once", quote, t), value: money(once.net), strong: vatPerMille === 0 },
    // Where no VAT applies there is none to show: the terms say why.
    ...(vatPerMille === 0
      ? []
      : [
          {
            label: t("clientQuote.total.vat", { rate, place: vatPlaceName(client.vatPlace, locale) }),
            value: money(once.vat),
          },
          { label: t("clientQuote.total.gross"), value: money(once.gross), strong: true },
        ]),
  ];
}

function subscriptionRows({ quote, t, locale, money }: ConfirmedQuoteWriter): readonly SumRow[] {
  const untaxed = quote.vatPerMille === 0;
  const rows = (kind: "monthly" | "yearly", { net, gross }: TaxedAmount): readonly SumRow[] =>
    net === 0
      ? []
      : [
          { label: netLabel(kind, quote, t), value: money(net), strong: untaxed },
          ...(untaxed
            ? []
            : [{ label: t(`clientQuote.total.${kind}.gross`), value: money(gross), strong: true }]),
        ];
  const { monthly, yearly } = quote.totals;
  return [...rows("monthly", monthly), ...rows("yearly", yearly), ...firstYearRows(quote, { locale, t })];
}

/** That the total is paid in parts; null where it is not. */
function inParts({ quote, t, money }: ConfirmedQuoteWriter): string | null {
  const { payments } = quote.totals;
  const count = payments.filter(({ kind }) => kind === "instalment").length;
  const deposit = depositOf(quote.totals);
  if (count === 0) return null;
  return deposit === undefined
    ? t("quoteDocument.confirmed.instalments.noDeposit", { count })
    : t("quoteDocument.confirmed.instalments", {
        count,
        deposit: money(deposit.amount),
        tax: taxLabel(quote, t),
      });
}

/** `discounted`: the months that the discount is for. What is paid once on the left, large; how it adds up, and the subscriptions, on the right. */
export function drawAmounts(
  sheet: Sheet,
  writer: ConfirmedQuoteWriter,
  discounted: number | null = null,
): void {
  const { quote, t, money } = writer;
  const apart = subscriptionRows(writer);
  const groups: readonly SumGroup[] = [
    { rows: rowsOf(writer, discounted) },
    ...(apart.length === 0 ? [] : [{ title: t("quoteDocument.confirmed.apart"), rows: apart }]),
  ];
  const sum =
    groups.reduce((height, group) => height + sumHeight(sheet, group, { amountWidth }), 0) +
    (groups.length - 1) * groupSpace;
  const left = { x: page.left, width: columnWidth / 2 - 24 };
  const taxed = quote.vatPerMille > 0;
  const key = apart.length > 0 ? "quoteDocument.confirmed.once" : "quoteDocument.confirmed.all";
  const { once } = quote.totals;
  const contained = taxed ? t(key, { net: money(once.net) }) : t(`${key}.untaxed`);
  const options = countedOptions(quote, t, printableLine);
  const holds = options === null ? contained : `${contained}. ${options}`;
  const holdsHeight = sheet.heightOf(holds, style.label, left.width);
  const parts = inParts(writer);
  const partsTop = 48 + holdsHeight + 4;
  const total = parts === null ? 48 + holdsHeight : partsTop + sheet.heightOf(parts, partsStyle, left.width);
  const height = padding + Math.max(total, sum) + padding;
  sheet.place(
    {
      height,
      draw(y) {
        sheet.ornament((pdf) => pdf.rect(0, y, page.width, height).fill(colour.tint));
        const top = y + padding;
        const label = taxed ? t("clientQuote.total.gross") : netLabel("once", quote, t);
        sheet.write(sheet.root, "H2", label, style.strong, { ...left, y: top });
        sheet.write(sheet.root, "P", money(once.gross), style.figure, { ...left, y: top + 13 });
        sheet.write(sheet.root, "P", holds, style.label, { ...left, y: top + 48 });
        if (parts !== null) sheet.write(sheet.root, "P", parts, partsStyle, { ...left, y: top + partsTop });
        drawSum(sheet, groups, { top, space: groupSpace, amountWidth });
      },
    },
    24,
  );
}

/** Every payment with its date, in three columns: there may be thirty-seven. */
export function drawSchedule(sheet: Sheet, { quote, locale, t, money, day }: ConfirmedQuoteWriter): void {
  const { payments } = quote.totals;
  if (payments.length === 0) return;
  const perRow = 3;
  const gutter = 20;
  const width = (columnWidth - (perRow - 1) * gutter) / perRow;
  const line = 15;
  const whenOf = ({ kind, dueOn }: Payment): string => {
    if (kind === "deposit" || dueOn === null)
      return t("clientQuote.payment.deposit", { percent: quote.terms.depositPercent });
    return kind === "balance"
      ? `${t("clientQuote.payment.balance", { deposit: Number(depositOf(quote.totals) !== undefined) })}, ${t("clientQuote.payment.balance.when", { date: day(dueOn) })}`
      : day(dueOn);
  };
  const intro = paymentTerms(quote, { locale, t });
  const introHeight = sheet.heightOf(intro, style.small, columnWidth) + 6;
  const rows = Math.ceil(payments.length / perRow);
  // The label of a balance is longer than a date: it gets a separate line.
  const single = payments.some(({ kind }) => kind === "balance");
  sheet.place(
    {
      height: 22 + introHeight + (single ? payments.length : rows) * line,
      draw(top) {
        const whole = { x: page.left, width: columnWidth };
        sheet.write(sheet.root, "H2", t("clientQuote.payment.title"), style.heading, { ...whole, y: top });
        sheet.write(sheet.root, "P", intro, style.small, { ...whole, y: top + 21 });
        const table = sheet.element(sheet.root, "Table");
        payments.forEach((payment, index) => {
          const column = single ? 0 : Math.floor(index / rows);
          const y = top + 22 + introHeight + (single ? index : index % rows) * line;
          const x = page.left + column * (width + gutter);
          const cell = single ? columnWidth : width;
          const row = sheet.element(table, "TR");
          sheet.write(row, "TH", whenOf(payment), style.small, { x, y, width: cell - 64 }, "Row");
          sheet.write(row, "TD", money(payment.amount), right(style.small), {
            x: x + cell - 64,
            y,
            width: 64,
          });
        });
      },
    },
    18,
  );
}
