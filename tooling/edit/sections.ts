/** What can be edited: each page's words in all languages, and each file of the content beside them. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import type { SectionGroup } from "#app/content/edited-sections.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { kinds } from "../content/kinds.ts";
import { mostCharacters } from "../content/lengths.ts";
import type { Path } from "../content/source.ts";
import { prefixOf } from "../content/words.ts";
import { kindOf, slotsOf } from "./checks.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { type Field, fieldsOf, type Node } from "./fields.ts";
import { groupOf, rankOf } from "./section-names.ts";
import { parseYaml, valueAt } from "./yaml-change.ts";

export type Section = {
  /** In the address of the editing page: `words/home`, `figures`, `pictures`. */
  readonly id: string;
  readonly group: SectionGroup;
  /** The file of its words in each language, one file for all, or none for the pictures. */
  readonly files: Partial<Readonly<Record<Locale, string>>>;
};

/** All sections, in the order of their names' table. `drafts`: those of files that are not there yet have sections too. */
export function sectionsOf(root: string, drafts: ContentDrafts): readonly Section[] {
  const words = globSync(`content/words/${defaultLocale}/*.yaml`, { cwd: root })
    .map((file) => basename(file, ".yaml"))
    .sort();
  const files = kinds
    .flatMap(({ files }) => globSync(`content/${files}`, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"));
  const begun = drafts.all().flatMap(({ file }) => (kindOf(file) === undefined ? [] : [file]));
  const names = [...new Set([...files, ...begun])].map((file) => file.replace(/^content\//, "")).sort();
  const sections: readonly Omit<Section, "group">[] = [
    ...words.map((page) => ({
      id: `words/${page}`,
      files: Object.fromEntries(locales.map((locale) => [locale, `content/words/${locale}/${page}.yaml`])),
    })),
    ...names.map((file) => ({
      id: file.replace(/\.yaml$/, ""),
      files: Object.fromEntries(locales.map((locale) => [locale, `content/${file}`])),
    })),
    { id: "pictures", files: {} },
  ];
  return sections
    .map((section) => ({ ...section, group: groupOf(section.id) }))
    .sort((one, other) => rankOf(one.id) - rankOf(other.id));
}

export const isWords = ({ id }: Section): boolean => id.startsWith("words/");

/** The file of a cell. */
export const fileOf = (section: Section, locale: Locale | null): string =>
  section.files[locale ?? defaultLocale] ?? "";

export const portfolioOrder = "portfolio/order";

/** Case studies in their order: they are moved, and each is edited in its own section. */
const orderOf = (data: unknown): readonly Node[] =>
  (valueAt(data, ["order"]) as readonly string[]).map((_, index) => ({
    type: "group",
    cells: [{ locale: null, path: ["order", index] }],
    list: { cells: [{ locale: null, path: ["order"] }], index },
    children: [],
    removable: false,
  }));

/** Names of what another file of the content has: they are chosen, not typed. */
const references: Readonly<Record<string, (drafts: ContentDrafts) => readonly string[]>> = {
  territory: (drafts) => Object.keys(drafts.valueOf("content/place.yaml", ["territories"]) as object),
  homeTerritory: (drafts) => Object.keys(drafts.valueOf("content/place.yaml", ["territories"]) as object),
  project: (drafts) => drafts.valueOf("content/portfolio/order.yaml", ["order"]) as readonly string[],
  projectSlug: (drafts) => drafts.valueOf("content/portfolio/order.yaml", ["order"]) as readonly string[],
};

const withChoices =
  (drafts: ContentDrafts) =>
  (node: Node): Node => {
    if (node.type === "start") return node;
    if (node.type === "group") return { ...node, children: node.children.map(withChoices(drafts)) };
    const options = references[String(node.cells[0]?.path.at(-1))]?.(drafts);
    return node.kind === "text" && options !== undefined ? { ...node, kind: "choice", options } : node;
  };

/** The fields of a section, as the drafts leave them. */
export function nodesOf(section: Section, drafts: ContentDrafts): readonly Node[] {
  const file = fileOf(section, null);
  if (file === "") return [];
  if (!isWords(section)) {
    const kind = kindOf(file);
    if (kind === undefined) return [];
    const data = parseYaml(drafts.textOf(file));
    return section.id === portfolioOrder
      ? orderOf(data)
      : fieldsOf(kind.schema, data).map(withChoices(drafts));
  }
  const keys = Object.keys(parseYaml(drafts.textOf(file)) as object);
  return keys.map((key) => ({
    type: "field",
    kind: "text",
    cells: locales.map((locale) => ({ locale, path: [key] })),
    optional: false,
    maxLength: mostCharacters(`${prefixOf(section.id.replace("words/", ""))}.${key}`),
    options: [],
  }));
}

export const leavesOf = (nodes: readonly Node[]): readonly Field[] =>
  nodes.flatMap((node) =>
    node.type === "field" ? [node] : node.type === "group" ? leavesOf(node.children) : [],
  );

/** All nodes, those within groups too. */
export const allNodes = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...(node.type === "group" ? allNodes(node.children) : [])]);

/** The field that a cell belongs to: nothing else of a file can be written. */
export function fieldAt(section: Section, drafts: ContentDrafts, path: Path): Field | undefined {
  const key = JSON.stringify(path);
  return leavesOf(nodesOf(section, drafts)).find(({ cells }) =>
    cells.some((cell) => JSON.stringify(cell.path) === key),
  );
}

/** The place of a field without the language, which tells it from all others of its section. */
export function nameOf(section: Section, { cells: [cell] }: Field): string {
  const path = (cell?.path ?? []).filter((key) => !locales.some((locale) => locale === key));
  return [...(isWords(section) ? [section.id.replace("words/", "")] : []), ...path].join(".");
}

export const slotsAt = (section: Section, { cells: [cell] }: Field): readonly string[] =>
  isWords(section) ? slotsOf(fileOf(section, null), String(cell?.path[0] ?? "")) : [];

/**
 * The names that the content gives to its own keys, in a language: `branding_basic` is an option, and has one. By the key,
 * and by "outer.key" where it gives them.
 */
export function namesIn(
  drafts: ContentDrafts,
  sections: readonly Section[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (data: unknown, outer: string, depth: number): void => {
    if (typeof data !== "object" || data === null || Array.isArray(data)) return;
    for (const [key, value] of Object.entries(data)) {
      const name = valueAt(value, ["name", locale]) ?? valueAt(value, ["label", locale]);
      if (typeof name === "string") found.set(key, name).set(`${outer}.${key}`, name);
      else if (depth > 0) add(value, key, depth - 1);
    }
  };
  for (const section of sections.filter((one) => !isWords(one) && fileOf(one, null) !== "")) {
    const data = drafts.valueOf(fileOf(section, null), []);
    add(data, "", 1);
    const client = valueAt(data, ["clientName"]);
    if (typeof client === "string" && client !== "") found.set(section.id.split("/").at(-2) ?? "", client);
  }
  return found;
}
