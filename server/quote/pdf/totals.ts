import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import type { QuoteContents, Row } from "../contents.ts";
import type { Element, Sheet } from "./sheet.ts";
import { colour, columnWidth, page, type Style, style } from "./theme.ts";

const padding = 18;

/** The total with how it comes about, on a tint; under it how it is paid, and what recurs. Kept on one page. */
export function drawTotals(sheet: Sheet, contents: QuoteContents): void {
  const t = translator(dictionaries[contents.locale]);
  const band = Math.max(86, contents.sum.length * 19 + 2 * padding);
  const paid = 66;
  sheet.place(
    {
      height: band + 22 + paid,
      draw(y) {
        drawBand(sheet, contents, y, band);
        drawPayment(sheet, t("quoteDocument.total.apart"), contents, y + band + 22);
      },
    },
    24,
  );
}

function drawBand(sheet: Sheet, contents: QuoteContents, y: number, height: number): void {
  const { root } = sheet;
  const { sum, total, notice } = contents;
  sheet.ornament((pdf) => pdf.roundedRect(page.left, y, columnWidth, height, 3).fill(colour.tint));
  sheet.ornament((pdf) => pdf.rect(page.left, y, 3, height).fill(colour.accent));

  const left = { x: page.left + padding, width: columnWidth * 0.48 - padding };
  const top = y + (height - 58) / 2;
  sheet.write(root, "H2", total.label, style.strong, { ...left, y: top });
  sheet.write(root, "P", total.value, style.figure, { ...left, y: top + 13 });
  sheet.write(root, "P", notice, style.label, { ...left, y: top + 48 });

  const x = page.left + columnWidth * 0.5;
  const width = columnWidth * 0.5 - padding;
  const table = sheet.element(root, "Table");
  const first = y + (height - sum.length * 19) / 2;
  sum.forEach((row, index) => {
    const line = first + index * 19;
    drawSumRow(sheet, table, row, { x, y: line + 2.5, width });
    if (index > 0) sheet.rule(line, x, width);
  });
}

function drawSumRow(
  sheet: Sheet,
  table: Element,
  { label, value }: Row,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const row = sheet.element(table, "TR");
  const amount: Style = { ...style.body, align: "right" };
  sheet.write(row, "TH", label, style.body, { x, y, width: width - 80 }, "Row");
  sheet.write(row, "TD", value, amount, { x: x + width - 80, y, width: 80 });
}

function drawPayment(sheet: Sheet, apart: string, { payment, recurring }: QuoteContents, y: number): void {
  const { root } = sheet;
  const cells = payment.rows.length + recurring.length;
  const width = columnWidth / Math.max(cells, 3);
  const group = (title: string, rows: readonly Row[], x: number): void => {
    if (rows.length === 0) return;
    sheet.write(root, "H2", title, style.strong, { x, y, width: rows.length * width - 10 });
    sheet.rule(y + 18, x, rows.length * width - 10);
    rows.forEach(({ label, value, note }, index) => {
      const place = { x: x + index * width, width: width - 10 };
      sheet.write(root, "P", label, style.label, { ...place, y: y + 25 });
      sheet.write(root, "P", value, style.amount, { ...place, y: y + 36 });
      if (note !== undefined) sheet.write(root, "P", note, style.label, { ...place, y: y + 53 });
    });
  };
  group(payment.title, payment.rows, page.left);
  group(apart, recurring, page.left + payment.rows.length * width);
}
