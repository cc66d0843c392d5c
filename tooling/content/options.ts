/** The options of the catalogue: a file for each category, and other files that name options by their keys. */
import * as v from "valibot";
import type { OptionEntry } from "#app/content/schemas/catalogue.ts";
import { optionKey } from "#app/content/schemas/common.ts";
import { optionCategories, packKeys } from "#app/domain/catalogue.ts";
import { standardOptions } from "#app/domain/standard-options.ts";
import { constant, type Data, type Entry } from "./entry.ts";
import type { Problem } from "./problem.ts";
import { type Path, problemAt, type Source } from "./source.ts";

const categoryOf = ({ file }: Source): string =>
  file
    .split("/")
    .at(-1)
    ?.replace(/\.yaml$/, "") ?? "";

const optionFiles = ({ entries }: Data) => entries.filter(({ kind }) => kind.root === "options");

/** An option as its file says it. */
type Option = Omit<OptionEntry, "category">;

function optionsOf({ value: { sample: _, ...options } }: Entry): readonly (readonly [string, Option])[] {
  return Object.entries(options as Readonly<Record<string, Option>>);
}

type Mention = { readonly path: Path; readonly key: string };

const mentions = (path: Path, keys: readonly string[] = []): readonly Mention[] =>
  keys.map((key, index) => ({ path: [...path, index], key }));

type Keys = { readonly options?: readonly string[] };

/** Where a file names options. */
function mentionsIn(entry: Entry): readonly Mention[] {
  const { value } = entry;
  switch (entry.kind.files) {
    case "catalogue/options/*.yaml":
      return optionsOf(entry).flatMap(([key, { needs }]) => mentions([key, "needs"], needs));
    case "catalogue/packs.yaml":
      return (value.packs as readonly { adds: readonly string[] }[]).flatMap(({ adds }, index) =>
        mentions(["packs", index, "adds"], adds),
      );
    case "catalogue/needs.yaml":
      return ["need", "have", "when"].flatMap((question) =>
        Object.entries(value[question] as Readonly<Record<string, Keys>>).flatMap(([answer, { options }]) =>
          mentions([question, answer, "options"], options),
        ),
      );
    case "offers.yaml":
      return (value.showcaseOffers as readonly Keys[]).flatMap(({ options }, index) =>
        mentions(["showcaseOffers", index, "options"], options),
      );
    case "portfolio/*/project.yaml":
      return mentions(["configuration", "options"], (value.configuration as Keys | undefined)?.options);
    default:
      return [];
  }
}

type Pack = { readonly key: string; readonly retired?: boolean };

const packsEntry = ({ entries }: Data) => entries.find(({ kind }) => kind.files === "catalogue/packs.yaml");

const packsOf = (data: Data): readonly Pack[] => (packsEntry(data)?.value.packs ?? []) as readonly Pack[];

/** Where files propose, sell or show a pack that is not sold. */
function packProblems(data: Data): readonly Problem[] {
  const packs = packsOf(data);
  // Without packs that can be used, their own file says why.
  if (packs.length === 0) return [];
  const sold = packs.filter(({ retired }) => retired !== true).map(({ key }) => key);
  return data.entries.flatMap(({ kind, source, value }) =>
    (kind.files === "offers.yaml" || kind.root === "needs" || kind.root === "project" ? packsIn(value) : [])
      .filter(({ key }) => !sold.includes(key))
      .map(({ path, key }) =>
        problemAt(source, path, `expected a pack that is sold: ${sold.join(", ")}, not ${key}`),
      ),
  );
}

/** Every field that is called `pack`, at any depth. */
function packsIn(value: unknown, path: Path = []): readonly Mention[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "pack" && typeof item === "string"
      ? [{ path: [...path, key], key: item }]
      : packsIn(item, [...path, key]),
  );
}

/** Every option stands in one file, which is called as its category, and what is named is an option. */
export function optionProblems(data: Data): readonly Problem[] {
  const files = optionFiles(data);
  const placed = files.flatMap((entry) => optionsOf(entry).map(([key]) => ({ source: entry.source, key })));
  const isCategory = (name: string) => optionCategories.some((category) => category === name);
  const isPack = (key: string) => packKeys.some((pack) => pack === key);
  return [
    ...packProblems(data),
    ...files
      .filter(({ source }) => !isCategory(categoryOf(source)))
      .map(({ source }) =>
        problemAt(source, [], `expected a category as name: ${optionCategories.join(", ")}`),
      ),
    ...placed
      .filter(({ key }, index) => placed.findIndex((other) => other.key === key) !== index)
      .map(({ source, key }) => problemAt(source, [key], "expected this option in one file only")),
    ...placed
      .filter(({ key }) => isPack(key) || !v.is(optionKey, key))
      .map(({ source, key }) =>
        problemAt(source, [key], "expected a key in lower case with underscores, which no pack has"),
      ),
    ...standardOptions
      .filter((key) => placed.every((other) => other.key !== key))
      .map((key) => ({
        file: "content/catalogue/options",
        line: 1,
        field: key,
        message: "expected this option, with `retired: true` if it is not sold",
      })),
    ...data.entries.flatMap((entry) =>
      mentionsIn(entry)
        .filter(({ key }) => placed.every((other) => other.key !== key))
        .map(({ path, key }) =>
          problemAt(entry.source, path, `expected an option of content/catalogue/options, not ${key}`),
        ),
    ),
  ];
}

/** The options of all categories in one table. */
export function optionsModule(data: Data): string {
  const options = optionCategories.flatMap((category) =>
    optionFiles(data)
      .filter(({ source }) => categoryOf(source) === category)
      .flatMap(optionsOf)
      .map(([key, option]) => [key, { category, ...option }]),
  );
  return [
    'import type { OptionEntries } from "#app/content/schemas/catalogue.ts";\n',
    constant("options", Object.fromEntries(options), "OptionEntries"),
  ].join("\n");
}

/** The packs by their keys, in their order. */
export function packsModule(data: Data): string {
  const packs = packsOf(data).map(({ key, ...pack }) => [key, pack]);
  const { sample } = packsEntry(data)?.value ?? {};
  return [
    'import type { PacksFile } from "#app/content/schemas/catalogue.ts";\n',
    constant("packs", Object.fromEntries(packs), "PacksFile"),
    ...(sample === undefined ? [] : [`export const sample = ${JSON.stringify(sample)};\n`]),
  ].join("\n");
}
