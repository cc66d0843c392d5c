/** A row that cannot be read, because it is damaged or a later version of this program wrote it. */
export type UnreadableRecord = {
  readonly table: string;
  readonly id: string;
  /** Where in the row: `quote.lines.0.price`. Names no content. */
  readonly part: string;
};
