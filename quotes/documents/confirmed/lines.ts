import { exactMoney } from "#app/i18n/formats.ts";
import { type ConfirmedQuote, isCounted, isOptional, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import type { Billing, QuoteLine } from "#quotes/terms/terms.ts";
import type { Block, Element, Sheet, TextBox } from "../pdf/sheet.ts";
import { colour, columnWidth, page, type Style, style } from "../pdf/theme.ts";
import { printableLine, printableLines } from "../printable.ts";
import type { ConfirmedQuoteWriter } from "./writer.ts";

const quantityWidth = 36;
const priceWidth = 84;
const totalWidth = 84;
const nameWidth = columnWidth - quantityWidth - priceWidth - totalWidth;
const right = (of: Style): Style => ({ ...of, align: "right" });

const columns = [
  { x: page.left, width: nameWidth },
  { x: page.left + nameWidth, width: quantityWidth },
  { x: page.left + nameWidth + quantityWidth, width: priceWidth },
  { x: page.left + nameWidth + quantityWidth + priceWidth, width: totalWidth },
] as const;

const headingHeight = 20;

/** The lines by how often they are invoiced, each group a table: label with its details, quantity, unit price, total. */
export function drawConfirmedLines(sheet: Sheet, { quote, locale, t }: ConfirmedQuoteWriter): void {
  const groups: Readonly<Record<Billing, string>> = {
    once: t("clientQuote.lines.once"),
    monthly: t("clientQuote.lines.monthly"),
    yearly: t("clientQuote.lines.yearly"),
  };
  const untaxed = quote.vatPerMille > 0 ? "" : ".untaxed";
  const headings = [
    t("quoteDocument.lines.quantity"),
    t(`quoteDocument.lines.price${untaxed}`),
    t(`quoteDocument.confirmed.lineTotal${untaxed}`),
  ];
  const box = { x: page.left, y: sheet.y, width: columnWidth };
  sheet.write(sheet.root, "H2", t("clientQuote.lines.title"), style.heading, box);
  sheet.y += 24;
  for (const billing of Object.keys(groups) as Billing[]) {
    const lines = quote.terms.lines.filter((line) => line.billing === billing);
    if (lines.length === 0) continue;
    const table = sheet.element(sheet.root, "Table");
    const again: Block = {
      height: headingHeight,
      draw: (y) => drawHeading(sheet, null, groups[billing], headings, y),
    };
    lines.forEach((line, index) => {
      const note = isOptional(line)
        ? t(`clientQuote.lines.option.${isCounted(line) ? "selected" : "notSelected"}`)
        : null;
      const { first, rest, label } = blocksOf(sheet, table, { line, note }, locale);
      // Details on a further page follow the name of what they belong to.
      const continued = t("quoteDocument.confirmed.continued", { label });
      const labelled: Block = {
        height: headingHeight + 5 + sheet.heightOf(continued, style.strong, nameWidth - 10) + 2,
        draw(y) {
          again.draw(y);
          sheet.echo(continued, style.strong, {
            ...columns[0],
            y: y + headingHeight + 5,
            width: nameWidth - 10,
          });
        },
      };
      if (index === 0)
        sheet.place({
          height: headingHeight + first.height,
          draw(y) {
            drawHeading(sheet, table, groups[billing], headings, y);
            first.draw(y + headingHeight);
          },
        });
      else sheet.place(first, 0, again);
      for (const block of rest) sheet.place(block, 0, labelled);
      sheet.rule(sheet.y - 0.5);
    });
    sheet.y += 16;
  }
}

/** Without a table it is drawn again on a further page, and not read aloud twice. */
function drawHeading(
  sheet: Sheet,
  table: Element | null,
  title: string,
  headings: readonly string[],
  y: number,
): void {
  const row = table === null ? null : sheet.element(table, "TR");
  [title, ...headings].forEach((text, index) => {
    const column = columns[index] as Pick<TextBox, "x" | "width">;
    const of = index === 0 ? style.strong : right(style.label);
    const box = { ...column, y: index === 0 ? y : y + 1.5 };
    if (row === null) sheet.echo(text, of, box);
    else sheet.write(row, "TH", text, of, box, "Column");
  });
  sheet.ornament((pdf) =>
    pdf
      .moveTo(page.left, y + headingHeight - 1)
      .lineTo(page.left + columnWidth, y + headingHeight - 1)
      .lineWidth(0.9)
      .stroke(colour.ink),
  );
}

/**
 * The line with its first paragraph of details (of an option, whether it is counted), then the others one by one, so that long ones break across pages and no
 * page ends with a label.
 */
function blocksOf(
  sheet: Sheet,
  table: Element,
  { line, note }: { readonly line: QuoteLine; readonly note: string | null },
  locale: ConfirmedQuote["locale"],
): { readonly first: Block; readonly rest: readonly Block[]; readonly label: string } {
  const label = printableLine(line.label);
  const width = nameWidth - 10;
  const row = sheet.element(table, "TR");
  const cell = sheet.element(row, "TD");
  const labelHeight = sheet.heightOf(label, style.strong, width);
  const [first, ...rest] = [note ?? "", ...printableLines(line.details).split("\n")]
    .filter((text) => text !== "")
    .map(
      (text, index, all): Block => ({
        height: sheet.heightOf(text, style.small, width) + (index === all.length - 1 ? 6 : 1),
        draw: (y) => void sheet.write(cell, "P", text, style.small, { ...columns[0], y, width }),
      }),
    );
  const top = 5;
  const below = first === undefined ? 5 : 2;
  return {
    label,
    rest,
    first: {
      height: top + labelHeight + below + (first?.height ?? 0),
      draw(start) {
        const y = start + top;
        sheet.write(cell, "P", label, style.strong, { ...columns[0], y, width });
        [
          String(line.quantity),
          exactMoney(line.unitPrice, locale),
          exactMoney(lineTotal(line), locale),
        ].forEach((text, index) => {
          const box = columns[index + 1] as Pick<TextBox, "x" | "width">;
          sheet.write(row, "TD", text, right(style.body), { ...box, y });
        });
        first?.draw(y + labelHeight + below);
      },
    },
  };
}
