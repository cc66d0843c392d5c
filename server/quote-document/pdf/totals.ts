import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import type { QuoteContents } from "../contents.ts";
import type { Row } from "../rows.ts";
import type { Element, Place, Sheet } from "./sheet.ts";
import { colour, columnWidth, page, type Style, style } from "./theme.ts";

const padding = 24;
/** Between two rows of the sum. */
const sumRowSpace = 6;
const amountWidth = 74;
const paymentHeight = 64;

/** The total, its sum, the payments and recurring amounts, on one page. */
export function drawTotals(sheet: Sheet, contents: QuoteContents): void {
  const t = translator(dictionaries[contents.locale]);
  const rows = [...contents.sum, ...(contents.taxed.length === 0 ? [] : [contents.total, ...contents.taxed])];
  const top = Math.max(
    72,
    rows.reduce((height, row) => height + sumRowHeight(sheet, row), 0),
  );
  const height = padding + top + 18 + paymentHeight + padding;
  sheet.place(
    {
      height,
      draw(y) {
        sheet.ornament((pdf) => pdf.rect(0, y, page.width, height).fill(colour.tint));
        drawTotal(sheet, contents, y + padding);
        drawSum(sheet, rows, y + padding);
        drawPayment(sheet, t("quoteDocument.total.apart"), contents, y + padding + top + 18);
      },
    },
    24,
  );
}

function drawTotal(sheet: Sheet, { total, notice }: QuoteContents, y: number): void {
  const place = { x: page.left, width: columnWidth / 2 - 12 };
  sheet.write(sheet.root, "H2", total.label, style.strong, { ...place, y });
  sheet.write(sheet.root, "P", total.value, style.figure, { ...place, y: y + 13 });
  sheet.write(sheet.root, "P", notice, style.label, { ...place, y: y + 48 });
}

function drawSum(sheet: Sheet, rows: readonly Row[], y: number): void {
  const x = page.left + columnWidth / 2;
  const width = columnWidth / 2;
  const table = sheet.element(sheet.root, "Table");
  let line = y;
  rows.forEach((row, index) => {
    drawSumRow(sheet, table, row, { x, y: line, width });
    if (index > 0) sheet.rule(line - 2.5, x, width);
    line += sumRowHeight(sheet, row);
  });
}

/** A label may take two lines. */
const sumRowHeight = (sheet: Sheet, { label }: Row): number =>
  sheet.heightOf(label, style.body, columnWidth / 2 - amountWidth) + sumRowSpace;

function drawSumRow(sheet: Sheet, table: Element, { label, value }: Row, { x, y, width }: Place): void {
  const row = sheet.element(table, "TR");
  const amount: Style = { ...style.body, align: "right" };
  sheet.write(row, "TH", label, style.body, { x, y, width: width - amountWidth }, "Row");
  sheet.write(row, "TD", value, amount, { x: x + width - amountWidth, y, width: amountWidth });
}

function drawPayment(sheet: Sheet, apart: string, { payment, recurring }: QuoteContents, y: number): void {
  const { root } = sheet;
  const cells = payment.rows.length + recurring.length;
  const width = columnWidth / Math.max(cells, 3);
  const gap = 12;
  const group = (title: string, rows: readonly Row[], x: number, end: number): void => {
    if (rows.length === 0) return;
    sheet.write(root, "H2", title, style.strong, { x, y, width: rows.length * width - end });
    sheet.rule(y + 17, x, rows.length * width - end);
    rows.forEach(({ label, value, note }, index) => {
      const place = { x: x + index * width, width: width - gap };
      sheet.write(root, "P", label, style.label, { ...place, y: y + 24 });
      sheet.write(root, "P", value, style.amount, { ...place, y: y + 35 });
      if (note !== undefined) sheet.write(root, "P", note, style.label, { ...place, y: y + 52 });
    });
  };
  group(payment.title, payment.rows, page.left, recurring.length > 0 ? gap : 0);
  group(apart, recurring, page.left + payment.rows.length * width, 0);
}
