/** Changes of single values of `content/`, and which of them the content's check takes. */
import { globSync } from "node:fs";
import { locales } from "#app/domain/languages.ts";
import { slots } from "#app/i18n/slots.generated.ts";
import { captionProblems } from "./captions.ts";
import { crossProblems, dataModules, readData, textProblemsOf } from "./data.ts";
import type { Problem } from "./problem.ts";
import { type Path, readSource, type Source } from "./source.ts";
import { readWords, wordsModule } from "./words.ts";

export type Sources = ReadonlyMap<string, Source>;
/** The names that texts may use, which follow from the content itself. */
export type Names = { readonly values: readonly string[]; readonly targets: readonly string[] };
export type Change = { readonly file: string; readonly path: Path; readonly to: Changed };
type Changed = { readonly name: string; readonly change: (from: unknown) => unknown };

export function readSources(root: string): Sources {
  const files = globSync("content/**/*.yaml", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return new Map(files.sort().map((file) => [file, readSource(root, file)]));
}

/** What `npm run content` says of files, without those that it only looks for: fonts, logo and icons. */
export function problemsOf(root: string, sources: Sources, { values, targets }: Names): readonly Problem[] {
  const read = (_: string, file: string) => sources.get(file) ?? readSource(root, file);
  const data = readData(root, read);
  if (data.problems.length > 0) return data.problems;
  return [
    ...crossProblems(data),
    ...captionProblems(root, data),
    ...textProblemsOf(data, values, targets),
    ...readWords(root, locales, { slots, values }, read).problems,
  ];
}

/** The modules of files without a problem, by their names below `.content/`. */
export function modulesOf(root: string, sources: Sources): ReadonlyMap<string, string> {
  const read = (_: string, file: string) => sources.get(file) ?? readSource(root, file);
  const { words } = readWords(root, locales, { slots, values: [] }, read);
  return new Map([...dataModules(readData(root, read)), ["words.ts", wordsModule(words)]]);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

export function changed(sources: Sources, changes: readonly Change[]): Sources {
  const result = new Map(sources);
  for (const [file, some] of Map.groupBy(changes, (change) => change.file)) {
    const source = sources.get(file);
    if (source === undefined) throw new Error(`There is no ${file}`);
    const data = structuredClone(source.data) as Record<string | number, unknown>;
    // A value within another that is replaced too would have no place any more.
    for (const { path, to } of some.toSorted((one, other) => other.path.length - one.path.length)) {
      const holder = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
      const key = path.at(-1) ?? "";
      holder[key] = to.change(valueAt(source.data, path));
    }
    result.set(file, { ...source, data });
  }
  return result;
}

const to = (name: string, change: (from: never) => unknown): Changed => ({ name, change: change as never });
const instead = (name: string, value: unknown): Changed => to(name, () => value);
const added = (name: string, end: string): Changed => to(name, (from: string) => `${from}${end}`);
const lengthened = (length: number): Changed =>
  to(`at least ${length} letters`, (from: string) => from.padEnd(length, "x"));

const otherKinds = [
  instead("null", null),
  instead("a list", []),
  instead("an object", {}),
  instead("false", false),
  instead("seven", 7),
  instead("a word", "word"),
];

const texts: readonly Changed[] = [
  ...otherKinds,
  instead("nothing", ""),
  instead("blanks", " \t "),
  ...[20, 36, 61, 71, 141, 260, 600, 1100, 5000].map(lengthened),
  to("many words", (from: string) => `${from} ${"mots de ".repeat(600)}fin`),
  added("a bell", "\u0007"),
  added("a null character", "\0"),
  added("a line break", "\r\nBcc: somebody@evil.example"),
  added("a line separator", "\u2028x"),
  to("a reversed direction", (from: string) => `\u202E${from}`),
  added("a zero-width space", "\u200Bx"),
  added("half of a character", "\uD800"),
  added("a private character", "\uE000"),
  added("many accents", `e${"\u0301".repeat(40)}`),
  added("Arabic", " شركة النور"),
  added("Chinese", " 安捷网络"),
  added("Cyrillic", " Фирма"),
  added("emoji", " 👩‍👩‍👧😀"),
  added("markup", ` </script><b>"'&amp;`),
  added("a star", " * x"),
  added("an address", " https://evil.example/?a=1&b=%"),
  instead("Arabic alone", "شركة"),
  instead("a percent sign", "%"),
  instead("markup alone", "<b>"),
  instead("a dot", "."),
];

const numbers: readonly Changed[] = [
  ...otherKinds,
  ...[
    ...[-1, -0.5, 0, 0.001, 0.5, 1, 1.005, 2, 13, 99.99, 100, 101, 999, 1234.5, 50_000, 1e6, 1e7, 1e9],
    ...[1e12, 9e13, Number.MAX_SAFE_INTEGER, 1e21, 1e308, Number.NaN, Number.POSITIVE_INFINITY],
  ].map((number) => instead(String(number), number)),
  to("a text", String),
];

const lists: readonly Changed[] = [
  ...otherKinds,
  instead("undefined", undefined),
  to("thirty times as much", (from: readonly unknown[]) => Array.from({ length: 30 }, () => from).flat()),
  to("the first alone", (from: readonly unknown[]) => from.slice(0, 1)),
  to("the last first", (from: readonly unknown[]) => from.toReversed()),
  instead("a list of nothing", [null]),
];

const others: readonly Changed[] = [...otherKinds, instead("undefined", undefined), instead("true", true)];

const changesOf = (value: unknown): readonly Changed[] =>
  typeof value === "string"
    ? texts
    : typeof value === "number"
      ? numbers
      : Array.isArray(value)
        ? lists
        : others;

/** A value, and all that it is changed to. */
export type Place = { readonly file: string; readonly path: Path; readonly changes: readonly Changed[] };

function placesIn(file: string, value: unknown, path: Path = []): readonly Place[] {
  const inner =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          placesIn(file, item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return path.length === 0 ? inner : [{ file, path, changes: changesOf(value) }, ...inner];
}

export const placesOf = (sources: Sources): readonly Place[] =>
  [...sources].flatMap(([file, { data }]) => placesIn(file, data));

/** Whether a problem is about a value, or about something that it is in, or that is in it. */
function isAbout({ file, field }: Problem, change: Change): boolean {
  const own = change.path.join(".");
  return (
    file === change.file &&
    (field === own || field.startsWith(`${own}.`) || (field !== "" && own.startsWith(`${field}.`)))
  );
}

/** A value that is changed where another that contains it is changed too is not seen. */
function apart(changes: readonly Change[]): readonly (readonly Change[])[] {
  const inner = new Set<Change>();
  for (const [, some] of Map.groupBy(changes, ({ file }) => file)) {
    const paths = new Set(some.map(({ path }) => path.join("\n")));
    for (const change of some)
      if (change.path.some((_, index) => index > 0 && paths.has(change.path.slice(0, index).join("\n"))))
        inner.add(change);
  }
  const outer = changes.filter((change) => !inner.has(change));
  return inner.size === 0 ? [outer] : [outer, ...apart([...inner])];
}

/** The changes that the check takes, in groups that it takes together. */
export function taken(
  changes: readonly Change[],
  problems: (changes: readonly Change[]) => readonly Problem[],
): readonly (readonly Change[])[] {
  const takenTogether = (some: readonly Change[]): readonly (readonly Change[])[] => {
    if (some.length === 0) return [];
    const found = problems(some);
    if (found.length === 0) return [some];
    const left = some.filter((change) => !found.some((problem) => isAbout(problem, change)));
    if (left.length < some.length) return takenTogether(left);
    if (some.length === 1) return [];
    // A field is refused for what another one is: in its own file, or else in any.
    const own = some.filter(({ file }) => file === found[0]?.file);
    const suspects = own.length === 0 ? some : own;
    const half = Math.ceil(suspects.length / 2);
    const parts = [suspects.slice(0, half), suspects.slice(half)].filter((part) => part.length > 0);
    const [most = [], ...others] = parts
      .flatMap(takenTogether)
      .toSorted((one, other) => other.length - one.length);
    if (own.length === 0) return [most, ...others].filter((group) => group.length > 0);
    return [...takenTogether([...some.filter((change) => !own.includes(change)), ...most]), ...others];
  };
  return apart(changes).flatMap(takenTogether);
}
