import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import type { Problem } from "./problem.ts";

export type Path = readonly (string | number)[];

/** A content file, parsed. */
export type Source = {
  /** Below the project's root, with forward slashes. */
  readonly file: string;
  /** Null if the file is no valid YAML. */
  readonly data: unknown;
  /** What is wrong with the YAML itself. */
  readonly problems: readonly Problem[];
  /** The line of a field; of a field that is missing, that of what should contain it. */
  readonly lineOf: (path: Path) => number;
};

const fieldOf = (path: Path): string => path.join(".");

/** The most frequent mistake, in words of its own. */
const hints: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it stands between double quotes',
  DUPLICATE_KEY: "this key stands twice in the file",
};

function offsetOf(root: ParsedNode | null, path: Path): number {
  let node = root;
  let offset = node?.range[0] ?? 0;
  for (const key of path) {
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const pair = node.items.find(
        ({ key: found }) => isScalar(found) && String(found.value) === String(key),
      );
      if (pair === undefined) break;
      offset = pair.key.range[0];
      node = pair.value;
    } else if (isSeq<ParsedNode>(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      offset = item.range[0];
      node = item;
    } else break;
  }
  return offset;
}

/** Marks are composed with their letters, as fonts have them: some systems write them apart. */
export const readSource = (root: string, file: string): Source =>
  parseSource(file, readFileSync(join(root, file), "utf8").normalize("NFC"));

export function parseSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problems = document.errors.map(({ code, message, pos }) => ({
    file,
    line: lineAt(pos[0]),
    field: "",
    message: hints[code] ?? message,
  }));
  return {
    file,
    data: problems.length > 0 ? null : document.toJS(),
    problems,
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
  };
}

export const problemAt = (source: Source, path: Path, message: string): Problem => ({
  file: source.file,
  line: source.lineOf(path),
  field: fieldOf(path),
  message,
});

/** What a schema expected, in words. */
function expectation({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === "never") return "expected no such field";
  if (received === "undefined") return "expected this field";
  return `expected ${expected ?? "another value"}, found ${received}`;
}

/** What a schema has against a file. */
export function checkSource(source: Source, schema: v.GenericSchema): readonly Problem[] {
  if (source.problems.length > 0) return source.problems;
  const { issues = [] } = v.safeParse(schema, source.data);
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const isOwn = issue.kind === "schema" && issue.message.startsWith("Invalid ");
    const message = isOwn ? expectation(issue) : issue.message;
    return problemAt(source, path, message);
  });
}
