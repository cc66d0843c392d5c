/** What can be edited: each page's words in all languages, and each file of the content beside them. */
import { globSync } from "node:fs";
import { basename, matchesGlob } from "node:path";
import type { SectionGroup } from "#app/content/edited-sections.ts";
import { defaultLocale, isLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { type ContentFileType, kinds } from "../../tooling/content/kinds.ts";
import { maxCharacters } from "../../tooling/content/lengths.ts";
import type { Path } from "../../tooling/content/source.ts";
import { fileKeyOf } from "../../tooling/content/words.ts";
import { parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { type Field, type FormNode, fieldsOf } from "./fields.ts";
import { type ContentNames, groupOf, rankOf } from "./labels.ts";

export type Section = {
  /** In the address of the page: `words/home`, `figures`, `pictures`. */
  readonly id: string;
  readonly group: SectionGroup;
  /** The file of its words in each language, one file for all, or none for the pictures. */
  readonly files: Partial<Readonly<Record<Locale, string>>>;
};

/** What reads a file of the draft: an empty text if there is none. */
export type Read = (file: string) => string;

export const kindOf = (file: string): ContentFileType | undefined =>
  kinds.find(({ files }) => matchesGlob(file, `content/${files}`));

export const isWords = ({ id }: Pick<Section, "id">): boolean => id.startsWith("words/");
export const isCategory = ({ id }: Pick<Section, "id">): boolean => id.startsWith("catalogue/options/");

/** All sections, in the order of their names' table. */
export function sectionsOf(root: string): readonly Section[] {
  const below = (pattern: string) =>
    globSync(`content/${pattern}`, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const words = below(`words/${defaultLocale}/*.yaml`).map((file) => basename(file, ".yaml"));
  const sections: readonly Omit<Section, "group">[] = [
    ...words.sort().map((page) => ({
      id: `words/${page}`,
      files: Object.fromEntries(locales.map((locale) => [locale, `content/words/${locale}/${page}.yaml`])),
    })),
    ...kinds
      .flatMap(({ files }) => below(files))
      .sort()
      .map((file) => ({
        id: file.replace(/^content\/|\.yaml$/g, ""),
        files: Object.fromEntries(locales.map((locale) => [locale, file])),
      })),
    { id: "pictures", files: {} },
  ];
  return sections
    .map((section) => ({ ...section, group: groupOf(section.id) }))
    .sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

/** The section that a file belongs to, by its name. */
export const sectionIdOf = (file: string): string =>
  file.replace(/^content\/|\.yaml$/g, "").replace(/^words\/[\w-]+\//, "words/");

/** The file of a cell. */
export const fileOf = (section: Section, locale: Locale | null): string =>
  section.files[locale ?? defaultLocale] ?? "";

export const portfolioOrder = "portfolio/order";

/** Case studies in their order: they are moved and removed, and each is edited in its own section. */
const orderOf = (data: unknown): readonly FormNode[] =>
  (valueAt(data, ["order"]) as readonly string[]).map((_, index) => ({
    type: "group",
    cells: [{ locale: null, path: ["order", index] }],
    list: { cells: [{ locale: null, path: ["order"] }], index },
    children: [],
    removable: false,
  }));

/** Names of what another file of the content has: they are chosen, not typed. */
const references: Readonly<Record<string, readonly [file: string, path: Path]>> = {
  territory: ["content/place.yaml", ["territories"]],
  homeTerritory: ["content/place.yaml", ["territories"]],
  vatPlace: ["content/place.yaml", ["vatPlaces"]],
  homeVatPlace: ["content/place.yaml", ["vatPlaces"]],
  project: ["content/portfolio/order.yaml", ["order"]],
  projectSlug: ["content/portfolio/order.yaml", ["order"]],
  pack: ["content/catalogue/packs.yaml", ["packs"]],
};

const withChoices =
  (read: Read) =>
  (node: FormNode): FormNode => {
    if (node.type === "start") return node;
    if (node.type === "group") return { ...node, children: node.children.map(withChoices(read)) };
    const [file, path] = references[String(node.cells[0]?.path.at(-1))] ?? [];
    if (node.kind !== "text" || file === undefined || path === undefined) return node;
    const found = valueAt(parseYaml(read(file)), path) as object;
    const options = Array.isArray(found)
      ? found.map((entry) => valueAt(entry, ["key"]) ?? entry)
      : Object.keys(found);
    return { ...node, kind: "choice", options: options as readonly string[] };
  };

/** The fields of a section, as the draft leaves them. */
export function nodesOf(section: Section, read: Read): readonly FormNode[] {
  const file = fileOf(section, null);
  if (file === "") return [];
  const data = parseYaml(read(file));
  if (!isWords(section)) {
    const kind = kindOf(file);
    if (kind === undefined) return [];
    return section.id === portfolioOrder ? orderOf(data) : fieldsOf(kind.schema, data).map(withChoices(read));
  }
  return Object.keys(data as object).map((key) => ({
    type: "field",
    kind: "text",
    cells: locales.map((locale) => ({ locale, path: [key] })),
    optional: false,
    maxLength: maxCharacters(`${fileKeyOf(section.id.replace("words/", ""))}.${key}`),
    options: [],
  }));
}

/** All nodes, those within groups too. */
export const allNodes = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "group" ? allNodes(node.children) : [])]);

export const leavesOf = (nodes: readonly FormNode[]): readonly Field[] =>
  allNodes(nodes).filter((node) => node.type === "field");

/** The field that a cell belongs to: nothing else of a file can be written. */
export const fieldAt = (section: Section, read: Read, path: Path): Field | undefined =>
  leavesOf(nodesOf(section, read)).find(({ cells }) =>
    cells.some((cell) => JSON.stringify(cell.path) === JSON.stringify(path)),
  );

/** The place of a field without the language, which tells it from all others of its section. */
export const placeOf = ({ cells: [cell] }: Pick<Field, "cells">): string =>
  (cell?.path ?? []).filter((key) => !isLocale(key)).join(".");

/** The names that the content gives to its own keys, in a language: `branding_basic` is an option, and has one. */
export function namesIn(sections: readonly Section[], read: Read, locale: Locale): ContentNames {
  const found = new Map<string, string>();
  const add = (data: unknown, outer: string, depth: number): void => {
    if (typeof data !== "object" || data === null) return;
    const entries = Array.isArray(data)
      ? data.flatMap((entry) => {
          const key = valueAt(entry, ["key"]);
          return typeof key === "string" ? [[key, entry] as const] : [];
        })
      : Object.entries(data);
    for (const [key, value] of entries) {
      const name = valueAt(value, ["name", locale]) ?? valueAt(value, ["label", locale]);
      if (typeof name === "string") found.set(key, name).set(`${outer}.${key}`, name);
      else if (depth > 0) add(value, key, depth - 1);
    }
  };
  for (const section of sections.filter((one) => !isWords(one) && fileOf(one, null) !== "")) {
    const data = parseYaml(read(fileOf(section, null)));
    add(data, "", 1);
    const client = valueAt(data, ["clientName"]);
    if (typeof client === "string" && client !== "") found.set(section.id.split("/").at(-2) ?? "", client);
  }
  return found;
}
