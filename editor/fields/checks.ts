/** The checks of `npm run content`, for a field that is being typed. */
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import sharp from "sharp";
import { linkTargets } from "#app/articles/prose.ts";
import { contentValueNames } from "#app/i18n/content-values.ts";
import { slots } from "#app/i18n/slots.generated.ts";
import { textsIn } from "../../tooling/content/data.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import { checkSource, parseSource, problemAt } from "../../tooling/content/source.ts";
import { linkedTextProblems, textProblems } from "../../tooling/content/text.ts";
import { fileKeyOf, wordProblems } from "../../tooling/content/words.ts";
import { isPlaceholder } from "./placeholders.ts";
import { kindOf } from "./sections.ts";

const textRules = { slots, values: contentValueNames } as const;

/** The page of a file of words; null for another file. */
const pageOf = (file: string): string | null =>
  /^content\/words\/[\w-]+\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? null;

/** What is wrong with one file on its own. */
export function problemsOfFile(file: string, text: string): readonly Problem[] {
  const source = parseSource(file, text);
  const page = pageOf(file);
  if (page !== null) {
    if (source.problems.length > 0) return source.problems;
    return Object.entries(source.data as Readonly<Record<string, unknown>>).flatMap(([key, value]) =>
      wordProblems(fileKeyOf(page), key, String(value), textRules).map((message) =>
        problemAt(source, [key], message),
      ),
    );
  }
  const kind = kindOf(file);
  const invalid = kind === undefined ? source.problems : checkSource(source, kind.schema);
  if (invalid.length > 0) return invalid;
  return textsIn(source.data).flatMap(([path, value]) =>
    /[{}[\]]/.test(value)
      ? (kind?.links
          ? linkedTextProblems(value, textRules.values, linkTargets)
          : textProblems(value, [], textRules.values)
        ).map((message) => problemAt(source, path, message))
      : [],
  );
}

/** What was begun in a file, and not written yet. */
export function placeholdersLeft(file: string, text: string): readonly Problem[] {
  const source = parseSource(file, text);
  return textsIn(source.data)
    .filter(([, value]) => isPlaceholder(value))
    .map(([path]) => problemAt(source, path, "expected a text of yours"));
}

/** The pictures of case studies, among these files, that are still of one colour: what was begun, and not replaced yet. */
export async function blankPictures(root: string, files: readonly string[]): Promise<readonly Problem[]> {
  const pictures = files.filter((file) => /^content\/portfolio\/[^/]+\/\w+\.webp$/.test(file));
  const found = await Promise.all(
    pictures.map(async (file) => {
      // One that is taken away is not there any more.
      const bytes = await readFile(join(root, file)).catch(() => null);
      if (bytes === null || !(await sharp(bytes).stats()).channels.every(({ stdev }) => stdev < 1)) return [];
      const { dir, name } = posix.parse(file);
      const message = `expected the picture of its ${name}`;
      return [{ file: `${dir}/project.yaml`, line: 1, field: "", message }];
    }),
  );
  return found.flat();
}

/** The values that the page gives to a text of words. */
export function slotsOf(file: string, key: string): readonly string[] {
  const page = pageOf(file);
  const known: Readonly<Record<string, readonly string[]>> = slots;
  return page === null ? [] : (known[`${fileKeyOf(page)}.${key}`] ?? []);
}
