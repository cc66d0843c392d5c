import { sanitizedLine } from "#app/domain/sanitized-text.ts";

function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join("")}…` : text;
}

/** Columns as wide as their content, at most `maxCellWidth` characters each; lines are cut at `lineWidth`. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { maxCellWidth, lineWidth }: { readonly maxCellWidth: number; readonly lineWidth: number },
): string {
  const cells = [header, ...rows].map((row) => row.map((value) => cut(sanitizedLine(value), maxCellWidth)));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? "")].length)));
  const padded = (value: string, column: number): string =>
    value + " ".repeat(Math.max(0, (widths[column] ?? 0) - [...value].length));
  return cells
    .map((row) => row.map(padded).join("  ").trimEnd())
    .map((line) => `${cut(line, lineWidth)}\n`)
    .join("");
}
