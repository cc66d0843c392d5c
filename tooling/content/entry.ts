/** The files of the content that fit their schemas, as what checks them and writes their modules has them. */
import type { ContentFileType } from "./kinds.ts";
import type { Problem } from "./problem.ts";
import type { Source } from "./source.ts";

/** A file whose schema it fits. */
export type Entry = {
  readonly kind: ContentFileType;
  readonly source: Source;
  readonly value: Readonly<Record<string, unknown>>;
};

export type Data = { readonly entries: readonly Entry[]; readonly problems: readonly Problem[] };

/** A module's line with a value. */
export const constant = (name: string, value: unknown, type: string): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as ${type};\n`;
