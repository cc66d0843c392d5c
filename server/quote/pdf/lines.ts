import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import type { LineGroup, QuoteContents, Row } from "../contents.ts";
import type { Element, Sheet } from "./sheet.ts";
import { colour, columnWidth, page, type Style, style } from "./theme.ts";

const quantityWidth = 40;
const priceWidth = 120;
const nameWidth = columnWidth - quantityWidth - priceWidth;
const right = (of: Style): Style => ({ ...of, align: "right" });

/** Each group is a table: name, quantity, unit price. What the pack includes is set smaller, two to a line. */
export function drawLines(sheet: Sheet, contents: QuoteContents): void {
  const t = translator(dictionaries[contents.locale]);
  sheet.write(sheet.root, "H2", t("quoteDocument.lines.title"), style.heading, {
    x: page.left,
    y: sheet.y,
    width: columnWidth,
  });
  sheet.y += 24;
  const headings = [t("quoteDocument.lines.quantity"), t("quoteDocument.lines.price")] as const;
  for (const group of contents.groups) {
    const table = sheet.element(sheet.root, "Table");
    if (group.kind === "included") drawCompact(sheet, table, group, headings);
    else drawGroup(sheet, table, group, headings);
    sheet.y += 14;
  }
}

function drawCells(
  sheet: Sheet,
  table: Element,
  y: number,
  cells: readonly {
    readonly text: string;
    readonly style: Style;
    readonly x: number;
    readonly width: number;
  }[],
  heading: boolean,
): void {
  const row = sheet.element(table, "TR");
  cells.forEach(({ text, style: of, x, width }, index) => {
    const scope = heading ? "Column" : index === 0 ? "Row" : undefined;
    sheet.write(row, scope === undefined ? "TD" : "TH", text, of, { x, y, width }, scope);
  });
}

const columns = {
  name: { x: page.left, width: nameWidth },
  quantity: { x: page.left + nameWidth, width: quantityWidth },
  price: { x: page.left + nameWidth + quantityWidth, width: priceWidth },
} as const;

type Headings = readonly [quantity: string, price: string];

function headingBlock(sheet: Sheet, table: Element, { title }: LineGroup, [quantity, price]: Headings) {
  return {
    height: 20,
    draw(y: number) {
      drawCells(
        sheet,
        table,
        y,
        [
          { text: title, style: style.strong, ...columns.name },
          { text: quantity, style: right(style.label), ...columns.quantity },
          { text: price, style: right(style.label), ...columns.price },
        ],
        true,
      );
      sheet.ornament((pdf) =>
        pdf
          .moveTo(page.left, y + 19)
          .lineTo(page.left + columnWidth, y + 19)
          .lineWidth(0.9)
          .stroke(colour.ink),
      );
    },
  };
}

function drawGroup(sheet: Sheet, table: Element, group: LineGroup, headings: Headings): void {
  const heading = headingBlock(sheet, table, group, headings);
  group.rows.forEach((row, index) => {
    const block = rowBlock(sheet, table, row);
    // A heading is never left alone at the foot of a page.
    if (index > 0) sheet.place(block);
    else
      sheet.place({
        height: heading.height + block.height,
        draw(y) {
          heading.draw(y);
          block.draw(y + heading.height);
        },
      });
  });
}

function rowBlock(sheet: Sheet, table: Element, { label, value, note }: Row) {
  const name = note === undefined ? label : `${label} (${note})`;
  const height = sheet.heightOf(name, style.body, nameWidth - 8) + 9;
  return {
    height,
    draw(y: number) {
      drawCells(
        sheet,
        table,
        y + 4.5,
        [
          { text: name, style: style.body, x: columns.name.x, width: nameWidth - 8 },
          { text: "1", style: right(style.body), ...columns.quantity },
          { text: value, style: right(style.body), ...columns.price },
        ],
        false,
      );
      sheet.rule(y + height);
    },
  };
}

function drawCompact(sheet: Sheet, table: Element, group: LineGroup, headings: Headings): void {
  const gutter = 24;
  const half = (columnWidth - gutter) / 2;
  const amount = 52;
  const quantity = 16;
  const name = half - amount - quantity;
  const small: Style = { ...style.small, colour: colour.ink };
  const pairs = group.rows.flatMap((_, index) =>
    index % 2 === 0 ? [group.rows.slice(index, index + 2)] : [],
  );
  const heading = headingBlock(sheet, table, group, headings);
  const rows = pairs.map((pair) => {
    const height = Math.max(...pair.map(({ label }) => sheet.heightOf(label, small, name - 4))) + 5;
    return {
      height,
      draw(y: number) {
        pair.forEach(({ label, value }, index) => {
          const x = page.left + index * (half + gutter);
          drawCells(
            sheet,
            table,
            y + 3,
            [
              { text: label, style: small, x, width: name - 4 },
              { text: "1", style: right(small), x: x + name, width: quantity },
              { text: value, style: right(small), x: x + name + quantity, width: amount },
            ],
            false,
          );
        });
      },
    };
  });
  const height = rows.reduce((sum, row) => sum + row.height, heading.height);
  // Twenty short lines at most: they stay together.
  sheet.place({
    height,
    draw(top) {
      heading.draw(top);
      rows.reduce(
        (y, row) => {
          row.draw(y);
          return y + row.height;
        },
        top + heading.height + 2,
      );
    },
  });
}
