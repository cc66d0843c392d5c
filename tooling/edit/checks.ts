/** The checks of `npm run content`, for a field that is being typed and for all of the content. */
import { matchesGlob } from "node:path";
import { linkTargets } from "#app/articles/prose.ts";
import { contentValueNames } from "#app/i18n/content-values.ts";
import { locales } from "#app/i18n/locales.ts";
import { slots } from "#app/i18n/slots.generated.ts";
import { crossProblems, readData, textProblemsOf, textsIn } from "../content/data.ts";
import { type ContentFileType, kinds } from "../content/kinds.ts";
import type { Problem } from "../content/problem.ts";
import { checkSource, parseSource, problemAt } from "../content/source.ts";
import { linkedTextProblems, textProblems } from "../content/text.ts";
import { prefixOf, readWords, wordProblems } from "../content/words.ts";

const textRules = { slots, values: contentValueNames } as const;

/** The language and page of a file of words; null for another file. */
export function wordsFile(file: string): { readonly locale: string; readonly page: string } | null {
  const [, locale, page] = /^content\/words\/([\w-]+)\/([\w-]+)\.yaml$/.exec(file) ?? [];
  return locale === undefined || page === undefined ? null : { locale, page };
}

export const kindOf = (file: string): ContentFileType | undefined =>
  kinds.find(({ files }) => matchesGlob(file, `content/${files}`));

/** What is wrong with one file on its own. */
export function problemsOfFile(file: string, text: string): readonly Problem[] {
  const source = parseSource(file, text);
  const words = wordsFile(file);
  if (words !== null) {
    if (source.problems.length > 0) return source.problems;
    return Object.entries(source.data as Readonly<Record<string, unknown>>).flatMap(([key, value]) =>
      wordProblems(prefixOf(words.page), key, String(value), textRules).map((message) =>
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

/** The values that the page gives to a text of words. */
export function slotsOf(file: string, key: string): readonly string[] {
  const words = wordsFile(file);
  const known: Readonly<Record<string, readonly string[]>> = slots;
  return words === null ? [] : (known[`${prefixOf(words.page)}.${key}`] ?? []);
}

/** What is wrong with all of the content below a folder: nothing if it can be built. */
export function problemsIn(root: string): readonly Problem[] {
  const data = readData(root);
  const invalid = data.problems.length > 0 ? data.problems : crossProblems(data);
  if (invalid.length > 0) return [...invalid, ...readWords(root, locales, textRules).problems];
  return [
    ...textProblemsOf(data, textRules.values, linkTargets),
    ...readWords(root, locales, textRules).problems,
  ];
}
