/** What can be edited: each page's words in all languages, and each file of the content beside them. */
import { globSync } from "node:fs";
import { basename, matchesGlob } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { projectOf, sectionIdOf } from "#app/content/edited-sections.ts";
import { defaultLocale, isLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { type ContentFileType, kinds } from "../../tooling/content/kinds.ts";
import { maxCharacters } from "../../tooling/content/lengths.ts";
import type { Path } from "../../tooling/content/source.ts";
import { fileKeyOf } from "../../tooling/content/words.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import type { Place } from "../draft/draft.ts";
import { type Field, type FormNode, fieldsOf, group } from "./fields.ts";
import { type ContentNames, rankOf } from "./labels.ts";

export type Section = {
  /** In the address of the page: `words/home`, `figures`, `pictures`. */
  readonly id: string;
  /** The file of its words in each language, one file, or none for the pictures. */
  readonly files: readonly string[];
};

/** What reads the data of a file. */
export type Read = (file: string) => unknown;

export const kindOf = (file: string): ContentFileType | undefined =>
  kinds.find(({ files }) => matchesGlob(file, `content/${files}`));

export const isWords = ({ id }: Section): boolean => id.startsWith("words/");
export const isCategory = ({ id }: Section): boolean => id.startsWith("catalogue/options/");

/** All sections, in the order of their names' table. */
export function sectionsOf(root: string): readonly Section[] {
  const below = (pattern: string) =>
    globSync(`content/${pattern}`, { cwd: root })
      .map((file) => file.replaceAll("\\", "/"))
      .sort();
  const pages = below(`words/${defaultLocale}/*.yaml`).map((file) => basename(file));
  const files = [
    ...pages.map((page) => locales.map((locale) => `content/words/${locale}/${page}`)),
    ...kinds.flatMap((kind) => below(kind.files)).map((file) => [file]),
  ];
  return [
    ...files.map((own) => ({ id: sectionIdOf(own[0] ?? ""), files: own })),
    { id: "pictures", files: [] },
  ].sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

export const portfolioOrder = "portfolio/order";

/** Case studies in their order: they are moved and removed, and each is edited in its own section. */
function orderOf(file: string, data: unknown): readonly FormNode[] {
  const order = valueAt(data, ["order"]) as readonly string[];
  const list = { cells: [{ file, path: ["order"] }], count: order.length };
  return order.map((_, index) => ({
    ...group([{ file, path: ["order", index] }], []),
    list: { ...list, index },
  }));
}

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
    const found = valueAt(read(file), path) as object;
    const options = Array.isArray(found)
      ? found.map((entry) => valueAt(entry, ["key"]) ?? entry)
      : Object.keys(found);
    return { ...node, kind: "choice", options: options as readonly string[] };
  };

/** The fields of a section, as the draft leaves them. */
export function nodesOf(section: Section, read: Read): readonly FormNode[] {
  const { id, files } = section;
  const [file] = files;
  if (file === undefined) return [];
  const data = read(file);
  const schema = kindOf(file)?.schema;
  if (id === portfolioOrder) return orderOf(file, data);
  if (schema !== undefined) return fieldsOf(schema, data, [{ file, path: [] }]).map(withChoices(read));
  return Object.keys(data as object).map((key) => ({
    type: "field",
    kind: "text",
    cells: files.map((own) => ({ file: own, path: [key] })),
    optional: false,
    maxLength: maxCharacters(`${fileKeyOf(basename(file, ".yaml"))}.${key}`),
    options: [],
  }));
}

/** All nodes, those within groups too. */
export const allNodes = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "group" ? allNodes(node.children) : [])]);

export const leavesOf = (nodes: readonly FormNode[]): readonly Field[] =>
  allNodes(nodes).filter((node) => node.type === "field");

/** The field that a cell belongs to: nothing else of a file can be written. */
export const fieldAt = (section: Section, read: Read, place: Place): Field | undefined =>
  leavesOf(nodesOf(section, read)).find(({ cells }) => cells.some((cell) => isDeepStrictEqual(cell, place)));

/** The place of a node without the language, which tells it from all others of its kind and section. */
export const placeOf = ({ cells: [cell] }: Pick<FormNode, "cells">): string =>
  (cell?.path ?? []).filter((key) => !isLocale(key)).join(".");

/** The language of a value; null if it is in none. */
export const languageOf = ({ file, path }: Place): Locale | null =>
  [file.split("/")[2], ...path].find(isLocale) ?? null;

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
  for (const section of sections.filter((one) => !isWords(one)))
    for (const file of section.files) {
      const data = read(file);
      add(data, "", 1);
      const client = valueAt(data, ["clientName"]);
      if (typeof client === "string" && client !== "") found.set(projectOf(section.id) ?? "", client);
    }
  return found;
}
