/** How each kind of block stands on a page, and what it is to who hears the document: the one place that knows. */
import { encode } from "uqr";
import type { AmountRow } from "#quotes/facts/amounts.ts";
import { present } from "#quotes/present.ts";
import type { AmountGroup, Block, LineRow } from "../blocks.ts";
import {
  beside,
  type Column,
  elementIn,
  type Parent,
  rule,
  space,
  stack,
  type Text,
  tableRow,
  text,
  whole,
} from "./parts.ts";
import { heightOf, type Part, type Sheet } from "./sheet.ts";
import { colour, columnWidth, page, type Style, style } from "./theme.ts";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

const gutter = 24;
const alignedRight = (of: Style): Style => ({ ...of, align: "right" });
const dark: Style = { ...style.small, colour: colour.ink };

function columnOf(index: number, count: number, { x, width }: Column = whole): Column {
  const each = (width - (count - 1) * gutter) / count;
  return { x: x + index * (each + gutter), width: each };
}

/** Draws blocks one below the other. What follows a heading stays together on a page, but tables and lists break. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    const begins = block.kind === "heading" || block.kind === "total" || breaks(block);
    if (section === undefined || (begins && section.at(-1)?.kind !== "heading")) sections.push([block]);
    else section.push(block);
  }
  for (const section of sections) {
    const [first] = section;
    if (first?.kind === "heading" && first.onNewPage) sheet.breakPage();
    const parts = section.flatMap((block) => partsOf(sheet, block, whole));
    sheet.place(section.some(breaks) ? parts : together(parts));
    sheet.y += sheet.space(16);
  }
}

const breaks = (block: Block): boolean =>
  block.kind === "lines" ||
  ((block.kind === "list" || block.kind === "amounts") && block.title !== undefined);

/** On one page; what is longer than one begins with two parts below its heading, and ends with three. */
function together(parts: readonly Part[]): readonly Part[] {
  const fits = heightOf(parts) <= page.bottom - page.top;
  return parts.map((part, index) => ({ ...part, keep: fits || index < 2 || index >= parts.length - 3 }));
}

function partsOf(sheet: Sheet, block: Block, column: Column): readonly Part[] {
  const small = (words: string) => text(sheet, "P", { words, style: style.small, ...column, gap: 4 });
  switch (block.kind) {
    case "heading": {
      const part = text(sheet, "H2", { words: block.text, style: style.heading, ...column, gap: 6 });
      return [{ ...part, keep: true }];
    }
    case "paragraph":
      return [text(sheet, "P", { words: block.text, style: style.body, ...column, gap: 7 })];
    case "note":
      return [small(block.text)];
    case "steps":
      return block.items.map((item, index) => small(`${index + 1}. ${item}`));
    case "list":
      return listParts(sheet, block);
    case "facts":
      return factParts(sheet, block, column);
    case "amounts":
      return amountParts(sheet, block, column);
    case "total":
      return [totalPart(sheet, block)];
    case "lines":
      return lineParts(sheet, block);
    case "panel":
      return [space(6), panelPart(sheet, block.blocks)];
    case "columns":
      return [columnsPart(sheet, block.blocks)];
    case "enteredText":
      return factParts(sheet, { rows: [{ label: block.label, value: block.text }] }, column);
    case "actions":
      return block.links.map(({ label, href }) => ({
        height: sheet.heightOf(label, style.strong, column.width),
        gap: 4,
        draw: (y) => sheet.link(label, href, style.strong, { ...column, y }),
      }));
    default:
      throw block satisfies never;
  }
}

/** Two in a line, below a title that stays with the first. */
function inPairs<Item>(
  sheet: Sheet,
  title: string | undefined,
  items: readonly Item[],
  partOf: (item: Item, column: Column) => Part,
): readonly Part[] {
  const pairs = chunksOf(items, 2).map((pair) =>
    beside(pair.map((item, index) => partOf(item, columnOf(index, 2)))),
  );
  if (title === undefined) return pairs;
  const heading = text(sheet, "H3", { words: title, style: style.strong, ...whole, gap: 5 });
  return [{ ...stack([heading, rule(sheet, whole, { heavy: true })], 6), keep: true }, ...pairs];
}

const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

function listParts(sheet: Sheet, { title, items }: BlockOf<"list">): readonly Part[] {
  const list = elementIn(sheet, () => sheet.root, "L");
  return inPairs(sheet, title, items, (item, at) => bullet(sheet, list, item, at));
}

function bullet(sheet: Sheet, list: Parent, words: string, { x, width }: Column): Part {
  const dot: Part = {
    height: 0,
    draw: (y) => sheet.ornament((pdf) => pdf.circle(x + 2, y + 5.5, 1.4).fill(colour.accent)),
  };
  const place = { words, style: dark, x: x + 9, width: width - 9 };
  const item = text(sheet, "LBody", place, elementIn(sheet, list, "LI"));
  return stack([beside([dot, item]), space(sheet.space(4))]);
}

/** A table that rows of amounts are drawn in, each with its description below both its label and its amount. */
function amountTable(sheet: Sheet) {
  const table = elementIn(sheet, () => sheet.root, "Table");
  return (
    { label, note, value, description }: AmountRow,
    { x, width }: Column,
    { of, amountWidth, gap }: { readonly of: Style; readonly amountWidth: number; readonly gap: number },
  ): Part => {
    const labelWidth = width - amountWidth;
    const { row, details } = tableRow(
      sheet,
      table,
      [
        { words: label, style: of, x, width: labelWidth },
        { words: value, style: alignedRight(of), x: x + labelWidth, width: amountWidth },
      ],
      [note, description]
        .filter((words) => words !== undefined)
        .map((words) => ({ words, style: style.footer, x, width: width - 8 })),
    );
    return stack([row, ...details], gap);
  };
}

/** Below a title in pairs, else in columns that are read downwards. */
function amountParts(
  sheet: Sheet,
  { title, rows, columns = 1 }: BlockOf<"amounts">,
  column: Column,
): readonly Part[] {
  const amount = amountTable(sheet);
  if (title !== undefined)
    return inPairs(sheet, title, rows, (row, at) =>
      stack([amount(row, at, { of: dark, amountWidth: 56, gap: 0 }), space(sheet.space(6))]),
    );
  const drawn = chunksOf(rows, Math.ceil(rows.length / columns)).map((some, index) =>
    stack(
      some.map((row) =>
        amount(row, columnOf(index, columns, column), { of: style.small, amountWidth: 64, gap: 3.5 }),
      ),
    ),
  );
  return [space(2), beside(drawn)];
}

/** A rule is above each row; where values are written by hand, below it. */
function factParts(
  sheet: Sheet,
  { rows, code, toFill = false }: Omit<BlockOf<"facts">, "kind">,
  { x, width }: Column,
): readonly Part[] {
  const table = elementIn(sheet, () => sheet.root, "Table");
  const labelWidth = toFill ? 190 : 150;
  const outer = { x, width: width - (code === undefined ? 0 : codeWidth + gutter) };
  const inner = { x: x + labelWidth, width: outer.width - labelWidth };
  const parts = rows.map(({ label, value }): Part => {
    // A small label is on the line of its value, which is larger.
    const name = toFill ? { style: style.body } : { style: style.label, below: 2 };
    const { row } = tableRow(sheet, table, [
      { words: label, x, width: labelWidth - 12, ...name },
      { words: value, style: isFingerprint(value) ? style.fingerprint : style.body, ...inner },
    ]);
    return toFill
      ? stack([{ ...row, gap: 2 }, rule(sheet, inner)], 16)
      : stack([rule(sheet, outer, { gap: 5 }), row], 5);
  });
  if (code === undefined) return parts;
  return [beside([stack(parts), codePart(sheet, code, x + width - codeWidth)], 8)];
}

/** One that is compared is not broken. */
const isFingerprint = (value: string): boolean => /^[\da-f]{64}$/.test(value);

const codeWidth = 96;

const codePart = (sheet: Sheet, said: string, left: number): Part => ({
  height: codeWidth,
  draw: (top) =>
    sheet.ornament((pdf) => {
      const { data, size } = encode(said, { ecc: "M", border: 0 });
      const module = codeWidth / size;
      data.forEach((row, y) => {
        row.forEach((isDark, x) => {
          if (isDark) pdf.rect(left + x * module, top + y * module, module, module);
        });
      });
      pdf.fill(colour.ink);
    }),
});

/** A group of amounts with rules between its rows. */
function sumParts(sheet: Sheet, { title, rows }: AmountGroup, column: Column): readonly Part[] {
  const amount = amountTable(sheet);
  return present([
    title !== undefined && text(sheet, "H3", { words: title, style: style.strong, ...column, gap: 3.5 }),
    rows.flatMap((row, index) =>
      present([
        (index > 0 || title !== undefined) && rule(sheet, column, { gap: sheet.space(2.5) }),
        amount(row, column, {
          of: row.strong ? style.strong : style.body,
          amountWidth: 90,
          gap: sheet.space(index === rows.length - 1 ? 18 : 3.5),
        }),
      ]),
    ),
  ]);
}

/** The main amount on the left, large; how it adds up on the right; below both, what is paid when. */
function totalPart(sheet: Sheet, { main, notes, sums, payments = [] }: BlockOf<"total">): Part {
  const left = columnOf(0, 2);
  const half = { x: page.left + columnWidth / 2, width: columnWidth / 2 };
  const total = stack([
    text(sheet, "H2", { words: main.label, style: style.strong, ...left }),
    text(sheet, "P", { words: main.value, style: style.figure, ...left, gap: 2.5 }),
    ...notes.map((words) => text(sheet, "P", { words, style: style.label, ...left, gap: 3 })),
  ]);
  const inner = stack(
    present([
      beside([total, stack(sums.flatMap((group) => sumParts(sheet, group, half)))], sheet.space(18)),
      payments.length > 0 &&
        beside(payments.map((group, index) => stack(sumParts(sheet, group, columnOf(index, 2))))),
    ]),
  );
  return padded(inner, sheet.space(24), ({ top, height }) =>
    sheet.ornament((pdf) => pdf.rect(0, top, page.width, height).fill(colour.tint)),
  );
}

/** A part in a frame or on a ground of its own, which is drawn first. */
function padded(
  inner: Part,
  padding: number,
  drawGround: (box: { readonly top: number; readonly height: number }) => void,
): Part {
  const height = padding + inner.height + padding;
  return {
    height,
    gap: padding / 3,
    draw(top) {
      drawGround({ top, height });
      inner.draw(top + padding);
    },
  };
}

/** A table whose heading is drawn again on a further page: there, the details of a line follow its name. */
function lineParts(sheet: Sheet, { title, columns, rows }: BlockOf<"lines">): readonly Part[] {
  const amountWidth = columns.length > 2 ? 84 : 120;
  const amountsWidth = 36 + (columns.length - 1) * amountWidth;
  const name = { x: page.left, width: columnWidth - amountsWidth - 10 };
  const cellsOf = (all: readonly string[], of: Style, below = 0): readonly Text[] =>
    all.map((words, index) => ({
      words,
      style: alignedRight(of),
      below,
      x: page.left + columnWidth - (index === 0 ? amountsWidth : (all.length - index) * amountWidth),
      width: index === 0 ? 36 : amountWidth,
    }));
  const table = elementIn(sheet, () => sheet.root, "Table");
  const headIn = (parent: typeof table): Part => {
    const cells = cellsOf(columns, style.label, 1.5);
    const { row } = tableRow(
      sheet,
      parent,
      [{ words: title, style: style.strong, ...name }, ...cells],
      [],
      "Column",
    );
    return stack([{ ...row, gap: 5 }, rule(sheet, whole, { heavy: true })], 1);
  };
  const again = headIn(null);
  const padding = sheet.space(4.5);
  const partsOfLine = ({ label, note = "", description = "", before, value, continued = label }: LineRow) => {
    const { row, details } = tableRow(
      sheet,
      table,
      [{ words: label, style: style.strong, ...name }, ...cellsOf([...before, value], style.body)],
      [note, ...description.split("\n")]
        .filter((words) => words !== "")
        .map((words) => ({ words, style: style.small, ...name, gap: 1 })),
    );
    const named = text(sheet, "P", { words: continued, style: style.strong, ...name, gap: 2 }, null);
    const parts: readonly Part[] = [
      { ...stack([space(padding), row], 1), again, keep: details.length > 0 },
      ...details.map((part) => ({ ...part, again: stack([again, space(padding), named, space(0)]) })),
    ];
    return parts.map((part, index) =>
      index < parts.length - 1 ? part : { ...part, ...stack([{ ...part, gap: padding }, rule(sheet)], 1) },
    );
  };
  return [{ ...headIn(table), keep: true }, ...rows.flatMap(partsOfLine)];
}

function panelPart(sheet: Sheet, blocks: readonly Block[]): Part {
  const column = { x: page.left + 18, width: columnWidth - 36 };
  const inner = stack(blocks.flatMap((block) => partsOf(sheet, block, column)));
  return padded(inner, sheet.space(16), ({ top, height }) =>
    sheet.ornament((pdf) =>
      pdf.roundedRect(page.left, top, columnWidth, height, 3).lineWidth(0.6).stroke(colour.line),
    ),
  );
}

/** Two columns of similar height; no block is split. */
function columnsPart(sheet: Sheet, blocks: readonly Block[]): Part {
  const drawn = (some: readonly Block[], index: number) =>
    stack(some.flatMap((block) => partsOf(sheet, block, columnOf(index, 2))));
  return blocks
    .map((_, cut) => beside([drawn(blocks.slice(0, cut + 1), 0), drawn(blocks.slice(cut + 1), 1)], 10))
    .reduce((shortest, one) => (one.height < shortest.height ? one : shortest));
}
