import { translations } from "#app/i18n/translations.ts";
import type { Sheet } from "#quotes/documents/pdf/sheet.ts";
import { drawSum, sumHeight } from "#quotes/documents/pdf/sum.ts";
import { colour, columnWidth, page, style } from "#quotes/documents/pdf/theme.ts";
import type { QuoteContents } from "../contents.ts";
import type { Row } from "../rows.ts";

const amountWidth = 74;
const totalPlace = { x: page.left, width: columnWidth / 2 - 12 };
/** Below the total. */
const noticeTop = 48;
const noticeSpace = 3;

/** The total, its sum, the payments and recurring amounts, on one page. */
export function drawTotals(sheet: Sheet, contents: QuoteContents): void {
  const t = translations[contents.locale];
  const rows = [...contents.sum, ...(contents.taxed.length === 0 ? [] : [contents.total, ...contents.taxed])];
  const notices = [t("quoteDocument.notice.nature"), contents.notice].map((text) => ({
    text,
    height: sheet.heightOf(text, style.label, totalPlace.width) + noticeSpace,
  }));
  const top = Math.max(
    notices.reduce((height, notice) => height + notice.height, noticeTop),
    sumHeight(sheet, { rows }, { amountWidth }),
  );
  const cells = paymentCells(sheet, contents);
  const padding = sheet.space(24);
  const height = padding + top + 18 + cells.height + padding;
  sheet.place(
    {
      height,
      draw(y) {
        sheet.ornament((pdf) => pdf.rect(0, y, page.width, height).fill(colour.tint));
        drawTotal(sheet, contents.total, notices, y + padding);
        drawSum(sheet, [{ rows }], { top: y + padding, amountWidth });
        drawPayment(sheet, t("quoteDocument.total.apart"), contents, cells, y + padding + top + 18);
      },
    },
    padding,
  );
}

type Notice = { readonly text: string; readonly height: number };

function drawTotal(sheet: Sheet, total: Row, notices: readonly Notice[], y: number): void {
  sheet.write(sheet.root, "H2", total.label, style.strong, { ...totalPlace, y });
  sheet.write(sheet.root, "P", total.value, style.figure, { ...totalPlace, y: y + 13 });
  let at = y + noticeTop;
  for (const { text, height } of notices) {
    sheet.write(sheet.root, "P", text, style.label, { ...totalPlace, y: at });
    at += height;
  }
}

const cellGap = 12;
const cellTop = 24;

type Cells = { readonly width: number; readonly labelHeight: number; readonly height: number };

/** The columns of the payments and recurring amounts: each label may take a line more than the others. */
function paymentCells(sheet: Sheet, { payment, recurring }: QuoteContents): Cells {
  const rows = [...payment.rows, ...recurring];
  const width = columnWidth / Math.max(rows.length, 3);
  const tallest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => sheet.heightOf(text, style.label, width - cellGap)));
  const labelHeight = tallest(rows.map(({ label }) => label));
  const noteHeight = tallest(rows.flatMap(({ note }) => note ?? []));
  return { width, labelHeight, height: cellTop + labelHeight + style.amount.leading + noteHeight };
}

function drawPayment(
  sheet: Sheet,
  apart: string,
  { payment, recurring }: QuoteContents,
  { width, labelHeight }: Cells,
  y: number,
): void {
  const { root } = sheet;
  const group = (title: string, rows: readonly Row[], x: number, end: number): void => {
    if (rows.length === 0) return;
    sheet.write(root, "H2", title, style.strong, { x, y, width: rows.length * width - end });
    sheet.rule(y + 17, x, rows.length * width - end);
    rows.forEach(({ label, value, note }, index) => {
      const box = { x: x + index * width, width: width - cellGap };
      const amountTop = y + cellTop + labelHeight;
      const noteTop = amountTop + style.amount.leading;
      sheet.write(root, "P", label, style.label, { ...box, y: y + cellTop });
      sheet.write(root, "P", value, style.amount, { ...box, y: amountTop });
      if (note !== undefined) sheet.write(root, "P", note, style.label, { ...box, y: noteTop });
    });
  };
  group(payment.title, payment.rows, page.left, recurring.length > 0 ? cellGap : 0);
  group(apart, recurring, page.left + payment.rows.length * width, 0);
}
