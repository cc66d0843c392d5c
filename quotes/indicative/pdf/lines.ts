import { translations } from "#app/i18n/translations.ts";
import type { Block, Element, Sheet, TextBox } from "#quotes/documents/pdf/sheet.ts";
import { colour, columnWidth, page, type Style, style } from "#quotes/documents/pdf/theme.ts";
import type { QuoteContents } from "../contents.ts";
import type { LineGroup, Row } from "../rows.ts";

const quantityWidth = 40;
const priceWidth = 120;
const nameWidth = columnWidth - quantityWidth - priceWidth;
const right = (of: Style): Style => ({ ...of, align: "right" });

/** Each group is a table: name, quantity, unit price. Included options are smaller, two in a line. */
export function drawLines(sheet: Sheet, contents: QuoteContents): void {
  const t = translations[contents.locale];
  const box = { x: page.left, y: sheet.y, width: columnWidth };
  sheet.write(sheet.root, "H2", t("quoteDocument.lines.title"), style.heading, box);
  sheet.y += 24;
  const headings = [t("quoteDocument.lines.quantity"), t("quoteDocument.lines.price")] as const;
  for (const group of contents.groups) {
    if (group.kind === "included") drawIncluded(sheet, group);
    else drawGroup(sheet, sheet.element(sheet.root, "Table"), group, headings);
    sheet.y += sheet.space(14);
  }
}

type Cell = TextBox & { readonly text: string; readonly style: Style };

function drawCells(sheet: Sheet, table: Element, cells: readonly Cell[], heading: boolean): void {
  const row = sheet.element(table, "TR");
  cells.forEach(({ text, style: of, ...box }, index) => {
    const scope = heading ? "Column" : index === 0 ? "Row" : undefined;
    sheet.write(row, scope === undefined ? "TD" : "TH", text, of, box, scope);
  });
}

const columns = {
  name: { x: page.left, width: nameWidth },
  quantity: { x: page.left + nameWidth, width: quantityWidth },
  price: { x: page.left + nameWidth + quantityWidth, width: priceWidth },
} as const;

type Headings = readonly [quantity: string, price: string];

const headingHeight = 20;

function drawHeading(
  sheet: Sheet,
  table: Element,
  { title }: LineGroup,
  [quantity, price]: Headings,
  y: number,
): void {
  const cells = [
    { text: title, style: style.strong, y, ...columns.name },
    { text: quantity, style: right(style.label), y: y + 1.5, ...columns.quantity },
    { text: price, style: right(style.label), y: y + 1.5, ...columns.price },
  ];
  drawCells(sheet, table, cells, true);
  drawHeadingRule(sheet, y);
}

function drawHeadingRule(sheet: Sheet, y: number): void {
  sheet.ornament((pdf) =>
    pdf
      .moveTo(page.left, y + headingHeight - 1)
      .lineTo(page.left + columnWidth, y + headingHeight - 1)
      .lineWidth(0.9)
      .stroke(colour.ink),
  );
}

function drawGroup(sheet: Sheet, table: Element, group: LineGroup, headings: Headings): void {
  const again: Block = {
    height: headingHeight,
    draw(y) {
      sheet.echo(group.title, style.strong, { ...columns.name, y });
      drawHeadingRule(sheet, y);
    },
  };
  group.rows.forEach((row, index) => {
    const block = rowBlock(sheet, table, row);
    // A page does not end with a heading.
    const first: Block = {
      height: headingHeight + block.height,
      draw(y) {
        drawHeading(sheet, table, group, headings, y);
        block.draw(y + headingHeight);
      },
    };
    if (index === 0) sheet.place(first);
    else sheet.place(block, 0, again);
  });
}

const nameOf = ({ label, note }: Row): string => (note === undefined ? label : `${label} (${note})`);

function rowBlock(sheet: Sheet, table: Element, row: Row): Block {
  const { value, description } = row;
  const name = nameOf(row);
  const width = nameWidth - 8;
  const nameHeight = sheet.heightOf(name, style.body, width);
  const padding = sheet.space(4.5);
  const height =
    nameHeight +
    2 * padding +
    (description === undefined ? 0 : sheet.heightOf(description, style.small, width) + 1);
  return {
    height,
    draw(top) {
      const y = top + padding;
      const cells = [
        { text: name, style: style.body, x: columns.name.x, width, y },
        { text: "1", style: right(style.body), ...columns.quantity, y },
        { text: value, style: right(style.body), ...columns.price, y },
      ];
      drawCells(sheet, table, cells, false);
      if (description !== undefined)
        sheet.write(sheet.root, "P", description, style.small, {
          x: columns.name.x,
          y: y + nameHeight + 1,
          width,
        });
      sheet.rule(top + height);
    },
  };
}

const gutter = 24;
const half = (columnWidth - gutter) / 2;

/** Places cells in two columns, row by row, below a heading that stays with the first row. */
function placeInPairs(sheet: Sheet, title: string, cells: readonly Block[]): void {
  const heading: Block = {
    height: headingHeight + 5,
    draw(top) {
      sheet.write(sheet.root, "H3", title, style.strong, { x: page.left, y: top, width: columnWidth });
      drawHeadingRule(sheet, top);
    },
  };
  for (let index = 0; index < cells.length; index += 2) {
    const pair = cells.slice(index, index + 2);
    const height = Math.max(...pair.map((cell) => cell.height));
    const first = index === 0 ? heading.height : 0;
    sheet.place({
      height: first + height,
      draw(top) {
        if (index === 0) heading.draw(top);
        pair.forEach((cell) => {
          cell.draw(top + first);
        });
      },
    });
  }
}

const columnOf = (index: number): number => page.left + (index % 2) * (half + gutter);

/** Two options in a line, each with its description. */
function drawIncluded(sheet: Sheet, { title, rows }: LineGroup): void {
  const amount = 52;
  const small: Style = { ...style.small, colour: colour.ink };
  const width = half - amount - 4;
  const table = sheet.element(sheet.root, "Table");
  const cells = rows.map((row, index): Block => {
    const { value, description } = row;
    const name = nameOf(row);
    const x = columnOf(index);
    const nameHeight = sheet.heightOf(name, small, width);
    return {
      height:
        nameHeight +
        (description === undefined ? 5 : sheet.heightOf(description, style.footer, half - 8) + 7),
      draw(y) {
        drawCells(
          sheet,
          table,
          [
            { text: name, style: small, x, y, width },
            { text: value, style: right(small), x: x + half - amount, y, width: amount },
          ],
          false,
        );
        if (description !== undefined)
          sheet.write(sheet.root, "P", description, style.footer, {
            x,
            y: y + nameHeight,
            width: half - 8,
          });
      },
    };
  });
  placeInPairs(sheet, title, cells);
}

/** What the pack contains, in two columns. */
export function drawFeatures(sheet: Sheet, { title, items }: QuoteContents["features"]): void {
  const small: Style = { ...style.small, colour: colour.ink };
  const cells = items.map((text, index): Block => {
    const box = { x: columnOf(index) + 9, width: half - 9 };
    return {
      height: sheet.heightOf(text, small, box.width) + sheet.space(4),
      draw(y) {
        sheet.ornament((pdf) => pdf.circle(columnOf(index) + 2, y + 5.5, 1.4).fill(colour.accent));
        sheet.write(sheet.root, "P", text, small, { ...box, y });
      },
    };
  });
  placeInPairs(sheet, title, cells);
  if (items.length > 0) sheet.y += sheet.space(16);
}
