export type Value = string | number | Uint8Array | null;

/** A statement or a part of one: pieces of text with a value between each two. Made by `sql`; input is always a value. */
export type Sql = { readonly pieces: readonly string[]; readonly values: readonly Value[] };

const isSql = (part: Value | Sql): part is Sql =>
  part !== null && typeof part === "object" && "pieces" in part;

/** Template tag: `${}` takes a value, which never becomes text of the statement, or another `Sql`. */
export function sql(texts: readonly string[], ...parts: readonly (Value | Sql)[]): Sql {
  let last = texts[0] ?? "";
  const pieces: string[] = [];
  const values: Value[] = [];
  for (const [index, part] of parts.entries()) {
    if (isSql(part)) {
      for (const [at, value] of part.values.entries()) {
        pieces.push(last + part.pieces[at]);
        values.push(value);
        last = "";
      }
      last += part.pieces.at(-1);
    } else {
      pieces.push(last);
      values.push(part);
      last = "";
    }
    last += texts[index + 1];
  }
  return { pieces: [...pieces, last], values };
}

/** Values or parts separated by commas, for `IN (...)` and `VALUES ...`. At least one. */
export function list(parts: readonly (Value | Sql)[]): Sql {
  return sql(["", ...parts.slice(1).map(() => ", "), ""], ...parts);
}

/** The statement's text; `placeholder` returns the placeholder of a value, counted from 1. */
export function textOf({ pieces }: Sql, placeholder: (number: number) => string): string {
  return pieces.reduce((text, piece, index) => text + placeholder(index) + piece);
}
