/** Changes of content files, as an owner makes them in an editor. Each throws if there is nothing to change. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Edit = (text: string) => string;

/** The files and modules of a project's content, but for tests, relative to `root`. */
export function contentFiles(root: string, pattern = "**/*.{ts,yaml}"): readonly string[] {
  return globSync(`content/${pattern}`, { cwd: root }).filter((file) => !/\.test\.ts$/.test(file));
}

/** Changes these files where the change applies: at least in one. */
export function editFiles(root: string, files: readonly string[], edit: Edit): void {
  const changed = files.filter((file) => {
    const before = readFileSync(join(root, file), "utf8");
    const after = edit(before);
    if (after !== before) writeFileSync(join(root, file), after);
    return after !== before;
  });
  if (changed.length === 0) throw new Error(`Nothing to change in ${files.join(", ")}`);
}

export const editFile = (root: string, file: string, edit: Edit): void => editFiles(root, [file], edit);

/** Sets the value of an exported constant of plain data. */
export const setConstant =
  (name: string, value: unknown): Edit =>
  (text) =>
    text.replace(
      new RegExp(
        `(^export const ${name}\\b[^=]*=\\s*)(?:[^\\n]*?|[{[]\\n[\\s\\S]*?^[}\\]])(?= as const| satisfies|;)`,
        "m",
      ),
      (_, begin: string) => begin + JSON.stringify(value, null, 2),
    );

/** Removes an entry of an exported list of objects. */
export const removeEntry =
  (list: string, index: number): Edit =>
  (text) =>
    text.replace(
      new RegExp(`(^export const ${list}\\b[^=]*= \\[\\n)([\\s\\S]*?)(^\\];)`, "m"),
      (...found) => {
        const [, begin, body, end] = found as unknown as readonly string[];
        const entries = (body ?? "").match(/^ {2}\{\n[\s\S]*?^ {2}\},\n/gm) ?? [];
        return [begin, ...entries.filter((_, at) => at !== index), end].join("");
      },
    );

/** Any space, also one that is written as an escape. */
const space = "(?:\\s|\\\\u00a0|\\\\u202f)";

/** A text in lower case, with plain spaces and hyphens: as it is looked for. */
const plain = (text: string): string =>
  text.toLowerCase().replace(new RegExp(space, "g"), " ").replaceAll("\u2011", "-");

/** Replaces texts that stand alone or between other words, with any kind of space, hyphen and letter case. */
export function replaceTexts(replacements: ReadonlyMap<string, string>): Edit {
  const byPlainText = new Map([...replacements].map(([text, other]) => [plain(text), other]));
  // A longer text first: it may contain a shorter one.
  const texts = [...byPlainText.keys()].sort((a, b) => b.length - a.length);
  const patterns = texts.map((text) =>
    text
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll(" ", space)
      .replaceAll("-", "[-\u2011]"),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (text) => text.replace(pattern, (found) => byPlainText.get(plain(found)) ?? found);
}
