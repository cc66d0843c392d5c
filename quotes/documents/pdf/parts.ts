/** What blocks are drawn of: texts, rows of tables and lines, one below the other or side by side. */
import { type Element, heightOf, type Part, type Sheet } from "./sheet.ts";
import { columnWidth, page, type Style } from "./theme.ts";

export type Column = { readonly x: number; readonly width: number };
export const whole: Column = { x: page.left, width: columnWidth };

type Scope = "Row" | "Column";
/** The element that something is drawn in; null: it was drawn before, and is not read aloud twice. */
export type Parent = (() => Element) | null;

/** Made when something is first drawn in it, so that its place in the document is that on the page. */
export function elementIn(sheet: Sheet, parent: Parent, tag: string, scope?: Scope): Parent {
  if (parent === null) return null;
  let made: Element | undefined;
  return () => {
    made ??= sheet.element(parent(), tag, scope && { scope });
    return made;
  };
}

/** `below`: how far it is below its place, `gap`: what is free below it. */
export type Text = Column & {
  readonly words: string;
  readonly style: Style;
  readonly below?: number;
  readonly gap?: number;
};

export function text(
  sheet: Sheet,
  tag: string,
  { words, style, below = 0, gap = 0, ...column }: Text,
  parent: Parent = () => sheet.root,
  scope?: Scope,
): Part {
  return {
    height: below + sheet.heightOf(words, style, column.width),
    gap,
    draw(top) {
      const box = { ...column, y: top + below };
      if (parent === null) sheet.echo(words, style, box);
      else sheet.write(parent(), tag, words, style, box, scope);
    },
  };
}

/** A row of a table: its name and other cells; and what is said below its name, each a part of its own. */
export function tableRow(
  sheet: Sheet,
  table: Parent,
  [name, ...others]: readonly [Text, ...Text[]],
  details: readonly Text[] = [],
  scope: Scope = "Row",
) {
  const row = elementIn(sheet, table, "TR");
  const cell = elementIn(sheet, row, "TH", scope);
  const cells = others.map((other) =>
    scope === "Column" ? text(sheet, "TH", other, row, scope) : text(sheet, "TD", other, row),
  );
  return {
    row: beside([text(sheet, "P", name, cell), ...cells]),
    details: details.map((detail) => text(sheet, "P", detail, cell)),
  };
}

export const space = (height: number): Part => ({ height, draw() {} });

export const stack = (parts: readonly Part[], gap = 0): Part => ({
  height: heightOf(parts),
  gap,
  draw(top) {
    let y = top;
    for (const part of parts) {
      part.draw(y);
      y += part.height + (part.gap ?? 0);
    }
  },
});

export const beside = (parts: readonly Part[], gap = 0): Part => ({
  height: Math.max(0, ...parts.map(({ height }) => height)),
  gap,
  draw(y) {
    for (const part of parts) part.draw(y);
  },
});

export const rule = (
  sheet: Sheet,
  { x, width }: Column = whole,
  { gap = 0, heavy = false }: { readonly gap?: number; readonly heavy?: boolean } = {},
): Part => ({
  height: 0,
  gap,
  draw: (y) => sheet.rule({ x, y, width }, heavy),
});
