/** What can be edited: each page's words in all languages, and each file of the content beside them. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { isMap, isScalar, parseDocument } from "yaml";
import { defaultLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { kinds } from "../content/kinds.ts";
import type { Path } from "../content/source.ts";
import { kindOf, slotsOf } from "./checks.ts";
import type { Drafts } from "./drafts.ts";
import { type Field, fieldsOf, type Node } from "./fields.ts";
import { parseYaml, valueAt } from "./yaml-change.ts";

export type Section = {
  /** In the address of the editing page: `words/home`, `figures`, `pictures`. */
  readonly id: string;
  readonly part: "pages" | "content" | "catalogue" | "portfolio" | "files";
  /** The file of its words in each language, one file for all, or none for the pictures. */
  readonly files: Partial<Readonly<Record<Locale, string>>>;
};

/** A field with the file of each of its cells. */
export type Row = { readonly field: Field; readonly label: Path; readonly comment: string };

const partOf = (file: string): Section["part"] =>
  file.startsWith("catalogue/") ? "catalogue" : file.startsWith("portfolio/") ? "portfolio" : "content";

/** All sections, in the order of their files. */
export function sectionsOf(root: string): readonly Section[] {
  const words = globSync(`content/words/${defaultLocale}/*.yaml`, { cwd: root })
    .map((file) => basename(file, ".yaml"))
    .sort();
  const files = kinds
    .flatMap(({ files }) => globSync(`content/${files}`, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/").replace(/^content\//, ""))
    .sort();
  return [
    ...words.map(
      (page): Section => ({
        id: `words/${page}`,
        part: "pages",
        files: Object.fromEntries(locales.map((locale) => [locale, `content/words/${locale}/${page}.yaml`])),
      }),
    ),
    ...files.map(
      (file): Section => ({
        id: file.replace(/\.yaml$/, ""),
        part: partOf(file),
        files: Object.fromEntries(locales.map((locale) => [locale, `content/${file}`])),
      }),
    ),
    { id: "pictures", part: "files", files: {} },
  ];
}

export const isWords = ({ part }: Section): boolean => part === "pages";

/** The file of a cell. */
export const fileOf = (section: Section, locale: Locale | null): string =>
  section.files[locale ?? defaultLocale] ?? "";

/** The comments of a file by the keys that they stand above. */
export function commentsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: unknown, path: string): void => {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const at = `${path}${String(key.value)}`;
      if (key.commentBefore) found.set(at, key.commentBefore.replace(/^ /gm, "").trim());
      visit(value, `${at}.`);
    }
  };
  visit(parseDocument(text).contents, "");
  return found;
}

/** The fields of a section, as the drafts leave them. */
export function nodesOf(section: Section, drafts: Drafts): readonly Node[] {
  const file = fileOf(section, null);
  if (file === "") return [];
  if (!isWords(section)) {
    const kind = kindOf(file);
    return kind === undefined ? [] : fieldsOf(kind.schema, parseYaml(drafts.textOf(file)));
  }
  const keys = Object.keys(parseYaml(drafts.textOf(file)) as object);
  return keys.map((key) => ({
    type: "field",
    kind: "text",
    cells: locales.map((locale) => ({ locale, path: [key] })),
    optional: false,
    maxLength: null,
    options: [],
  }));
}

export const leavesOf = (nodes: readonly Node[]): readonly Field[] =>
  nodes.flatMap((node) => (node.type === "field" ? [node] : leavesOf(node.children)));

/** The field that a cell belongs to: nothing else of a file can be written. */
export function fieldAt(section: Section, drafts: Drafts, path: Path): Field | undefined {
  const key = JSON.stringify(path);
  return leavesOf(nodesOf(section, drafts)).find(({ cells }) =>
    cells.some((cell) => JSON.stringify(cell.path) === key),
  );
}

/** The name of a field without the language, as it is shown small: `home.hero.title`. */
export function nameOf(section: Section, { cells: [cell] }: Field): string {
  const path = (cell?.path ?? []).filter((key) => !locales.some((locale) => locale === key));
  return [...(isWords(section) ? [section.id.replace("words/", "")] : []), ...path].join(".");
}

export const slotsAt = (section: Section, { cells: [cell] }: Field): readonly string[] =>
  isWords(section) ? slotsOf(fileOf(section, null), String(cell?.path[0] ?? "")) : [];

/** Pictures and captions that can be replaced by a file. */
export const replaceable = (root: string): readonly string[] =>
  globSync("content/{portfolio/*,videos/*,pictures,portraits}/*.{webp,png,jpg,jpeg,vtt}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** The names that the content gives to its own keys, in a language: `branding_basic` is an option, and has one. */
export function namesIn(
  drafts: Drafts,
  sections: readonly Section[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const section of sections.filter((one) => !isWords(one) && fileOf(one, null) !== "")) {
    const data = drafts.valueOf(fileOf(section, null), []);
    if (typeof data !== "object" || data === null) continue;
    for (const [key, value] of Object.entries(data)) {
      const name = valueAt(value, ["name", locale]) ?? valueAt(value, ["label", locale]);
      if (typeof name === "string") found.set(key, name);
    }
  }
  return found;
}
