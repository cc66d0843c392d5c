import { stripVTControlCharacters } from "node:util";

/** What Vite says of a source that it cannot compile. */
type CompileError = Error & {
  /** The file. */
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  /** The lines around it. */
  readonly frame?: string;
};

/** The error with its file, line and lines of code, as plain text. */
export function compileErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, id, loc, frame = "", stack = "" }: CompileError = error;
  const file = loc?.file ?? id;
  if (file === undefined) return stack === "" ? message : stack;
  const place = loc === undefined ? file : `${file}:${loc.line}:${loc.column}`;
  return [message, place, frame].filter((part) => part !== "").join("\n\n");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page that a developer sees while a source cannot be compiled. `scripts`: they load it again once it can. */
export function compileErrorPage(text: string, scripts: string): Response {
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>Cannot be compiled</title>${scripts}<pre>${escaped(stripVTControlCharacters(text))}</pre>`,
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
