import { paymentTerms } from "#quotes/facts/clauses.ts";
import type { PaymentFact } from "#quotes/facts/payments.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { drawSum, type SumGroup, sumHeight } from "../pdf/sum.ts";
import { colour, columnWidth, page, type Style, style } from "../pdf/theme.ts";
import type { ConfirmedQuoteWriter } from "./writer.ts";

const padding = 24;
const groupSpace = 12;
const amountWidth = 90;
const partsStyle: Style = { ...style.label, colour: colour.ink };
const right = (of: Style): Style => ({ ...of, align: "right" });

/** That the total is paid in parts; null where it is not. */
function inParts({ quote, facts, t, money }: ConfirmedQuoteWriter): string | null {
  const { payments } = quote.totals;
  const count = payments.filter(({ kind }) => kind === "instalment").length;
  const deposit = depositOf(quote.totals);
  if (count === 0) return null;
  return deposit === undefined
    ? t("quoteDocument.confirmed.instalments.noDeposit", { count })
    : t("quoteDocument.confirmed.instalments", {
        count,
        deposit: money(deposit.amount),
        tax: facts.tax,
      });
}

/** What is paid once on the left, large; how it adds up, and the subscriptions, on the right. */
export function drawAmounts(sheet: Sheet, writer: ConfirmedQuoteWriter): void {
  const { quote, t, money, facts } = writer;
  const { monthly, yearly } = facts.totals;
  const subscriptions = [...[...monthly, ...yearly].filter(({ kind }) => kind !== "vat"), ...facts.firstYear];
  const groups: readonly SumGroup[] = [
    { rows: facts.totals.once },
    ...(subscriptions.length === 0
      ? []
      : [{ title: t("quoteDocument.confirmed.apart"), rows: subscriptions }]),
  ];
  const sum =
    groups.reduce((height, group) => height + sumHeight(sheet, group, { amountWidth }), 0) +
    (groups.length - 1) * groupSpace;
  const left = { x: page.left, width: columnWidth / 2 - 24 };
  const taxed = quote.vatPerMille > 0;
  const key = subscriptions.length > 0 ? "quoteDocument.confirmed.once" : "quoteDocument.confirmed.all";
  const { once } = quote.totals;
  const contained = taxed ? t(key, { net: money(once.net) }) : t(`${key}.untaxed`);
  const totalNote = facts.options === null ? contained : `${contained}. ${facts.options}`;
  const noteHeight = sheet.heightOf(totalNote, style.label, left.width);
  const parts = inParts(writer);
  const partsTop = 48 + noteHeight + 4;
  const total = parts === null ? 48 + noteHeight : partsTop + sheet.heightOf(parts, partsStyle, left.width);
  const height = padding + Math.max(total, sum) + padding;
  sheet.place(
    {
      height,
      draw(y) {
        sheet.ornament((pdf) => pdf.rect(0, y, page.width, height).fill(colour.tint));
        const top = y + padding;
        const { label = "" } = facts.totals.once.at(-1) ?? {};
        sheet.write(sheet.root, "H2", label, style.strong, { ...left, y: top });
        sheet.write(sheet.root, "P", money(once.gross), style.figure, { ...left, y: top + 13 });
        sheet.write(sheet.root, "P", totalNote, style.label, { ...left, y: top + 48 });
        if (parts !== null) sheet.write(sheet.root, "P", parts, partsStyle, { ...left, y: top + partsTop });
        drawSum(sheet, groups, { top, space: groupSpace, amountWidth });
      },
    },
    24,
  );
}

/** Every payment with its date, in three columns: there may be thirty-seven. */
export function drawSchedule(sheet: Sheet, { quote, facts, locale, t }: ConfirmedQuoteWriter): void {
  const { payments } = facts;
  if (payments.length === 0) return;
  const perRow = 3;
  const gutter = 20;
  const width = (columnWidth - (perRow - 1) * gutter) / perRow;
  const line = 15;
  const textOf = ({ kind, label, when, day }: PaymentFact): string => {
    if (kind === "deposit" || day === null) return label;
    return kind === "balance" ? `${label}, ${when}` : day;
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
          sheet.write(row, "TH", textOf(payment), style.small, { x, y, width: cell - 64 }, "Row");
          sheet.write(row, "TD", payment.amount, right(style.small), {
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
