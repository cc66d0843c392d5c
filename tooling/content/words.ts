/** The words of all languages: `content/words/<language>/<page>.yaml`, flat keys with dots. French defines files and keys. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { maxTextLength, printable, upTo } from "#app/content/schemas/common.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { lengthProblems } from "./lengths.ts";
import type { Problem } from "./problem.ts";
import { checkSource, problemAt, readSource, type Source } from "./source.ts";
import { textProblems } from "./text.ts";

const folder = "content/words";

const wordsSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+(?:\.[\w-]+)*$/, "expected a key of letters and digits with dots, as hero.title"),
  ),
  v.pipe(v.string(), printable, upTo(maxTextLength)),
);

/** The words of one file, with the file's name in camel case before each key. */
type WordsFile = {
  readonly source: Source;
  readonly fileKey: string;
  readonly words: Readonly<Record<string, string>>;
};

export type TextRules = {
  /** The slots that pages give to texts. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  /** The names of the values of the content. */
  readonly values: readonly string[];
};

export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The name of a file of words, as it stands before its keys. */
export const fileKeyOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function readWordsFiles(
  root: string,
  locale: string,
  read: typeof readSource,
): ReadonlyMap<string, WordsFile> {
  const names = readdirSync(join(root, folder, locale)).filter((name) => name.endsWith(".yaml"));
  return new Map(
    names.sort().map((name) => {
      const source = read(root, `${folder}/${locale}/${name}`);
      const parsed = v.safeParse(wordsSchema, source.data);
      return [
        name,
        {
          source,
          fileKey: fileKeyOf(name.replace(/\.yaml$/, "")),
          words: parsed.success ? parsed.output : {},
        },
      ];
    }),
  );
}

/** No text begins or ends with a space, but for those that stand before another text: their keys end in `Prefix`. */
const spaceProblems = (key: string, text: string): readonly string[] =>
  text === text.trim() || key.endsWith("Prefix")
    ? []
    : ["expected a text that neither starts nor ends with a space"];

/** What is wrong with the text of a key. `fileKey`: the name of its file, as it stands before all its keys. */
export const wordProblems = (fileKey: string, key: string, text: string, { slots, values }: TextRules) => [
  ...spaceProblems(key, text),
  ...textProblems(text, slots[`${fileKey}.${key}`] ?? [], values),
  ...lengthProblems(`${fileKey}.${key}`, text),
];

const fileProblems = ({ source, fileKey, words }: WordsFile, textRules: TextRules): readonly Problem[] =>
  Object.entries(words).flatMap(([key, text]) =>
    wordProblems(fileKey, key, text, textRules).map((message) => problemAt(source, [key], message)),
  );

/** What a language lacks, or has in addition to the French words. */
function differences(
  french: ReadonlyMap<string, WordsFile>,
  other: ReadonlyMap<string, WordsFile>,
  locale: string,
) {
  const missingFiles = [...french].filter(([name]) => !other.has(name));
  return [
    ...missingFiles.map(([name, { source }]) => ({
      file: `${folder}/${locale}/${name}`,
      line: 1,
      field: "",
      message: `expected this file, with the keys of ${source.file}`,
    })),
    ...[...other].flatMap(([name, page]) => {
      const model = french.get(name);
      if (model === undefined)
        return [problemAt(page.source, [], `expected no such file: ${folder}/${defaultLocale} has none`)];
      const location = (key: string) => `${model.source.file}:${model.source.lineOf([key])}`;
      return [
        ...Object.keys(model.words)
          .filter((key) => !Object.hasOwn(page.words, key))
          .map((key) => ({
            ...problemAt(page.source, [], `expected this key, as in ${location(key)}`),
            field: key,
          })),
        ...Object.keys(page.words)
          .filter((key) => !Object.hasOwn(model.words, key))
          .map((key) => problemAt(page.source, [key], `expected no such key: ${model.source.file} has none`)),
      ];
    }),
  ];
}

/** Reads and checks the words of these languages. `read`: reads one of their files. */
export function readWords(
  root: string,
  locales: readonly string[],
  textRules: TextRules,
  read = readSource,
): { readonly words: Words; readonly problems: readonly Problem[] } {
  const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const unknown = folders.filter(({ name }) => !locales.includes(name));
  const missing = locales.filter((locale) => folders.every(({ name }) => name !== locale));
  const filesOf = new Map(
    locales
      .filter((locale) => !missing.includes(locale))
      .map((locale) => [locale, readWordsFiles(root, locale, read)]),
  );
  const french = filesOf.get(defaultLocale) ?? new Map<string, WordsFile>();
  const all = [...filesOf.values()].flatMap((files) => [...files.values()]);
  const invalid = all.flatMap(({ source }) => checkSource(source, wordsSchema));
  const words = Object.fromEntries(
    [...filesOf].map(([locale, files]) => [
      locale,
      Object.fromEntries(
        [...files.values()].flatMap(({ fileKey, words: own }) =>
          Object.entries(own).map(([key, text]) => [`${fileKey}.${key}`, text]),
        ),
      ),
    ]),
  );
  const languages = [
    ...unknown.map(({ name }) => ({
      name,
      message: "expected a row of this language in app/domain/languages.ts",
    })),
    ...missing.map((name) => ({
      name,
      message: "expected this folder: the language has a row in app/domain/languages.ts",
    })),
  ].map(({ name, message }) => ({ file: `${folder}/${name}`, line: 1, field: "", message }));
  // A file that cannot be read would seem to lack all keys.
  if (invalid.length + languages.length > 0) return { words, problems: [...languages, ...invalid] };
  return {
    words,
    problems: [
      ...all.flatMap((file) => fileProblems(file, textRules)),
      ...[...filesOf].flatMap(([locale, files]) =>
        locale === defaultLocale ? [] : differences(french, files, locale),
      ),
    ],
  };
}

/** The module of the words, whose type has the keys. */
export function wordsModule(words: Words): string {
  return [
    `export const words = ${JSON.stringify(words, null, 2)};`,
    "",
    "/** The name of a file and a key in it: the French words define them. */",
    `export type WordKey = keyof (typeof words)["${defaultLocale}"];`,
    "",
  ].join("\n");
}
