/** Changes of content files, as an owner makes them in an editor. Each throws if there is nothing to change. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCollection, parseDocument } from "yaml";

export type Edit = (text: string) => string;

/** The files of a project's content, relative to `root`. */
export const contentFiles = (root: string, pattern = "**/*.yaml"): readonly string[] =>
  globSync(`content/${pattern}`, { cwd: root });

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

/** A change of one value in a YAML file, comments kept. */
const inDocument =
  (change: (document: ReturnType<typeof parseDocument>) => void): Edit =>
  (text) => {
    const document = parseDocument(text);
    change(document);
    return document.toString({ lineWidth: 0 });
  };

/** Sets fields of a YAML file, each by its path. */
export const setFields = (fields: Readonly<Record<string, unknown>>): Edit =>
  inDocument((document) => {
    for (const [path, value] of Object.entries(fields)) {
      const before = document.getIn(path.split("."), true);
      const after = document.createNode(value);
      // `{ … }` stays on one line.
      if (isCollection(before) && isCollection(after)) after.flow = before.flow === true;
      document.setIn(path.split("."), after);
    }
  });

/** Removes an entry of a list in a YAML file. */
export const removeItem = (list: string, index: number): Edit =>
  inDocument((document) => {
    document.deleteIn([list, index]);
  });

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
