import type { Sheet } from "./sheet.ts";
import { columnWidth, page, type Style, style } from "./theme.ts";

export type SumRow = { readonly label: string; readonly value: string; readonly strong?: boolean };

/** Rows that belong together, below a heading or without one. */
export type SumGroup = { readonly title?: string; readonly rows: readonly SumRow[] };

/** How wide the amounts are. Their labels have the rest. */
export type SumColumns = { readonly amountWidth: number };

/** The right half of the column. */
const box = { x: page.left + columnWidth / 2, width: columnWidth / 2 };
const rowSpace = 6;

const styleOf = ({ strong = false }: SumRow): Style => (strong ? style.strong : style.body);

/** A label may take several lines. */
const rowHeight = (sheet: Sheet, row: SumRow, { amountWidth }: SumColumns): number =>
  sheet.heightOf(row.label, styleOf(row), box.width - amountWidth) + rowSpace;

const titleHeight = (sheet: Sheet, title: string): number =>
  sheet.heightOf(title, style.strong, box.width) + rowSpace;

export const sumHeight = (sheet: Sheet, { title, rows }: SumGroup, columns: SumColumns): number =>
  rows.reduce(
    (height, row) => height + rowHeight(sheet, row, columns),
    title === undefined ? 0 : titleHeight(sheet, title),
  );

/** Draws the groups of amounts on the right, each a table, below each other, `space` apart, from `top` on. */
export function drawSum(
  sheet: Sheet,
  groups: readonly SumGroup[],
  { top, space = 0, amountWidth }: SumColumns & { readonly top: number; readonly space?: number },
): void {
  let y = top;
  for (const { title, rows } of groups) {
    if (title !== undefined) {
      sheet.write(sheet.root, "H3", title, style.strong, { ...box, y });
      y += titleHeight(sheet, title);
    }
    const table = sheet.element(sheet.root, "Table");
    rows.forEach((row, index) => {
      const of = styleOf(row);
      const element = sheet.element(table, "TR");
      const width = box.width - amountWidth;
      sheet.write(element, "TH", row.label, of, { x: box.x, y, width }, "Row");
      const amount: Style = { ...of, align: "right" };
      sheet.write(element, "TD", row.value, amount, { x: box.x + width, y, width: amountWidth });
      if (index > 0 || title !== undefined) sheet.rule(y - 2.5, box.x, box.width);
      y += rowHeight(sheet, row, { amountWidth });
    });
    y += space;
  }
}
