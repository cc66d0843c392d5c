/** Reads the content beside the words, and writes it as modules. */
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { ConversionRatesFile } from "#app/content/schemas/agency.ts";
import type { Brand } from "#app/content/schemas/brand.ts";
import { locales } from "#app/domain/languages.ts";
import { maxDetailsLength } from "#app/domain/quote-bounds.ts";
import { namesIn } from "#app/i18n/text-parts.ts";
import { constant, type Data, type Entry } from "./entry.ts";
import type { IconColours } from "./icons.ts";
import { type ContentFileType, kinds } from "./kinds.ts";
import { optionProblems, optionsModule, packsModule } from "./options.ts";
import type { Problem } from "./problem.ts";
import { checkSource, type Path, problemAt, readSource, type Source } from "./source.ts";
import { linkedTextProblems, textProblems } from "./text.ts";
import { valueAt } from "./yaml.ts";

export function filesOf(root: string, { files }: ContentFileType): readonly string[] {
  const found = globSync(`content/${files}`, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return found.sort();
}

/** Files that no kind covers: a name that is mistyped would otherwise be ignored. */
function unknownFiles(root: string): readonly Problem[] {
  const known = new Set(kinds.flatMap((kind) => filesOf(root, kind)));
  return globSync("content/**/*.yaml", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("content/words/") && !known.has(file))
    .map((file) => ({ file, line: 1, field: "", message: "expected no such file: nothing reads it" }));
}

/** What a link leads to may be of another user or machine, and would be published. Hidden ones are of programs that edit a file. */
export const linkProblems = (root: string, folder = "content"): readonly Problem[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return linkProblems(root, file);
    return entry.isSymbolicLink() && !entry.name.startsWith(".")
      ? [{ file, line: 1, field: "", message: "expected a file, and no symbolic link" }]
      : [];
  });

/** `read`: reads one of its files. */
export function readData(root: string, read = readSource): Data {
  const links = linkProblems(root);
  if (links.length > 0) return { entries: [], problems: links };
  const all = kinds.flatMap((kind) => {
    const files = filesOf(root, kind);
    // A single file has to be there.
    return (files.length === 0 && !kind.files.includes("*") ? [`content/${kind.files}`] : files).map(
      (file) => {
        if (files.length === 0)
          return { problems: [{ file, line: 1, field: "", message: "expected this file" }], entries: [] };
        const source = read(root, file);
        const problems = checkSource(source, kind.schema);
        if (problems.length > 0) return { problems, entries: [] };
        const value = v.parse(kind.schema, source.data) as Entry["value"];
        return { problems, entries: [{ kind, source, value }] };
      },
    );
  });
  return {
    entries: all.flatMap(({ entries }) => entries),
    problems: [...unknownFiles(root), ...all.flatMap(({ problems }) => problems)],
  };
}

const folderOf = ({ file }: Source): string => file.split("/").at(-2) ?? "";

const projectsOf = ({ entries }: Data) => entries.filter(({ kind }) => kind.root === "project");

type Fields = Readonly<Record<string, unknown>>;

/** The keys of a field of the place. */
const placeKeys = ({ entries }: Data, field: string): readonly string[] =>
  Object.keys((entries.find(({ kind }) => kind.files === "place.yaml")?.value[field] ?? {}) as Fields);

function amongPlaces(data: Data, field: string, source: Source, path: Path, name: string) {
  const keys = placeKeys(data, field);
  // Without a place that can be used, its own file says why.
  return keys.length === 0 || keys.includes(name)
    ? []
    : [problemAt(source, path, `expected one of ${keys.join(", ")}`)];
}

/** The coverage map was drawn for these territories. */
function labelProblems(data: Data, source: Source, map: unknown): readonly Problem[] {
  const territories = placeKeys(data, "territories").toSorted();
  if (map === null || territories.length === 0) return [];
  const labels = Object.keys((map as { labels: Fields }).labels).toSorted();
  if (labels.join() === territories.join()) return [];
  const message = `expected ${territories.join(", ")}: draw it again (npm run studio -- coverage), or write null`;
  return [problemAt(source, ["coverageMap", "labels"], message)];
}

/** The largest pack has the features of all: its line in a quote has to hold them. */
function featureProblems(source: Source, value: Fields): readonly Problem[] {
  return locales.flatMap((locale) => {
    const fields = (value.packs as readonly object[]).map((_, index) => {
      const path = ["packs", index, "features", locale];
      return {
        path,
        text: textsIn(valueAt(value, path))
          .map(([, feature]) => feature)
          .join("\n"),
      };
    });
    const { length } = fields.map(({ text }) => text).join("\n");
    if (length <= maxDetailsLength) return [];
    const [longest] = fields.toSorted((one, other) => other.text.length - one.text.length);
    const message = `expected at most ${maxDetailsLength} characters in all packs together, not ${length}`;
    return [problemAt(source, longest?.path ?? [], message)];
  });
}

/** A shared text may name those above it: it would otherwise contain itself. */
function sharedProblems(source: Source, shared: Readonly<Record<string, unknown>>): readonly Problem[] {
  const names = Object.keys(shared);
  return textsIn(shared).flatMap(([path, text]) => {
    const above = names.slice(0, names.indexOf(String(path[0])));
    return namesIn(text)
      .filter((name) => name.startsWith("shared.") && !above.includes(name.replace("shared.", "")))
      .map((name) =>
        problemAt(source, ["shared", ...path], `expected {${name}} only below the text of this name`),
      );
  });
}

/** What files say of one another. */
export function crossProblems(data: Data): readonly Problem[] {
  const projects = new Map(projectsOf(data).map(({ source, value }) => [folderOf(source), value]));
  const others = data.entries.flatMap(({ kind, source, value }) => {
    const isProject = (path: Path, slug: unknown, quoted = false): readonly Problem[] => {
      const found = projects.get(String(slug));
      if (found !== undefined && !(quoted && found.testimonial === null)) return [];
      const what = quoted ? "a case study with a testimonial" : "a case study";
      return [problemAt(source, path, `expected ${what}: ${[...projects.keys()].join(", ")}`)];
    };
    switch (kind.files) {
      case "portfolio/*/project.yaml":
        return amongPlaces(data, "territories", source, ["territory"], String(value.territory));
      case "coverage/map.yaml":
        return labelProblems(data, source, value.coverageMap);
      case "portfolio/order.yaml": {
        const order = value.order as readonly string[];
        const left = [...projects.keys()].filter((slug) => !order.includes(slug));
        const twice = order.filter((slug, index) => order.indexOf(slug) !== index);
        return [
          ...order.flatMap((slug, index) => isProject(["order", index], slug)),
          ...left.map((slug) => problemAt(source, ["order"], `expected ${slug} too, which has a folder`)),
          ...twice.map((slug) => problemAt(source, ["order"], `expected ${slug} once`)),
        ];
      }
      case "catalogue/packs.yaml":
        return featureProblems(source, value);
      case "shared-texts.yaml":
        return sharedProblems(source, value.shared as Readonly<Record<string, unknown>>);
      case "conversion-rates.yaml": {
        const { conversionRates } = value as ConversionRatesFile;
        return conversionRates === null
          ? []
          : isProject(["conversionRates", "projectSlug"], conversionRates.projectSlug);
      }
      case "testimonials.yaml":
        return (value.testimonials as readonly { project?: string }[]).flatMap(({ project }, index) =>
          project === undefined ? [] : isProject(["testimonials", index, "project"], project, true),
        );
      default:
        return [];
    }
  });
  return [...optionProblems(data), ...others];
}

/** Each text of a value, with its place. */
export function textsIn(value: unknown, path: Path = []): readonly (readonly [path: Path, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** The values, parts and links that texts name. `values`: the names of the content's values; `targets`: those of links. */
export function textProblemsOf(
  { entries }: Data,
  values: readonly string[],
  targets: readonly string[],
): readonly Problem[] {
  return entries.flatMap(({ kind, source, value }) =>
    textsIn(value)
      // A variable font's file is often called "Name[wght].ttf".
      .filter(([path, text]) => /[{}[\]]/.test(text) && path[0] !== "fonts")
      .flatMap(([path, text]) =>
        (kind.links ? linkedTextProblems(text, values, targets) : textProblems(text, [], values)).map(
          (message) => problemAt(source, path, message),
        ),
      ),
  );
}

function moduleOf({ kind, value: { sample, ...value } }: Entry): string {
  const [type, from] = kind.type;
  const fields = Object.entries(value).map(([name, field]) => constant(name, field, `${type}["${name}"]`));
  return [
    `import type { ${type} } from "${from}";\n`,
    ...(kind.root === undefined ? fields : [constant(kind.root, value, type)]),
    ...(sample === undefined ? [] : [`export const sample = ${JSON.stringify(sample)};\n`]),
  ].join("\n");
}

/** The case studies in one list, each with the name of its folder. Of each category once: pages ask it that show none. */
function projectModules(data: Data): readonly (readonly [name: string, code: string])[] {
  const projects = new Map(projectsOf(data).map(({ source, value }) => [folderOf(source), value]));
  const order = data.entries.find(({ kind }) => kind.files === "portfolio/order.yaml")?.value
    .order as readonly string[];
  const all = order.map((slug) => {
    const { sample, ...project } = projects.get(slug) ?? {};
    return { slug, ...project };
  });
  const categories = [...new Set(order.map((slug) => projects.get(slug)?.category))];
  const ofProjects = 'import type { Project } from "#app/content/schemas/project.ts";\n';
  const ofKinds =
    'import type { Portfolio } from "#app/content/schemas/project.ts";\nimport type { ProjectCategory } from "#app/domain/project.ts";\n';
  return [
    ["portfolio/projects.ts", [ofProjects, constant("allProjects", all, "readonly Project[]")].join("\n")],
    [
      "portfolio/order.ts",
      [
        ofKinds,
        constant("order", order, 'Portfolio["order"]'),
        constant("categories", categories, "readonly ProjectCategory[]"),
      ].join("\n"),
    ],
  ];
}

/** The files that are marked as samples: all of a file, or the fields that its mark lists. */
function samplesModule({ entries }: Data): string {
  const samples = entries.flatMap(({ source: { file }, value: { sample } }) => {
    const parts = Array.isArray(sample) ? sample : [];
    return sample === undefined || (sample !== true && parts.length === 0) ? [] : [{ file, parts }];
  });
  return constant(
    "samples",
    samples,
    "readonly { readonly file: string; readonly parts: readonly string[] }[]",
  );
}

const brandEntry = ({ entries }: Data): Entry =>
  entries.find(({ kind }) => kind.files === "brand.yaml") as Entry;

export const brandOf = (data: Data): Brand => brandEntry(data).value as unknown as Brand;
export const brandSourceOf = (data: Data): Source => brandEntry(data).source;

/** The colours of the icons. */
export function iconColours(data: Data): IconColours {
  const { colours } = brandOf(data);
  return { ground: colours.dark.canvas, logo: colours.logo };
}

/** The modules by their files, below `.content/`. */
export function dataModules(data: Data): ReadonlyMap<string, string> {
  const single = data.entries.filter(({ kind }) => !kind.files.includes("*"));
  const modules = single.flatMap((entry) => {
    if (entry.kind.write !== undefined) return [...entry.kind.write(entry.value as never)];
    const name = entry.source.file.replace(/^content\//, "").replace(/\.yaml$/, ".ts");
    return [[name, moduleOf(entry)] as const];
  });
  return new Map([
    ...modules,
    ["catalogue/options.ts", optionsModule(data)],
    ["catalogue/packs.ts", packsModule(data)],
    ...projectModules(data),
    ["samples.ts", samplesModule(data)],
  ]);
}
