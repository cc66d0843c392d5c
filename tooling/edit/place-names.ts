/** What people call a section, and a place in one: not by the names of files and keys. */
import { isLocale } from "#app/i18n/locales.ts";
import type { Path } from "../content/source.ts";
import { type Context, fieldLabel, nestedLabel } from "./field-view.ts";
import { sectionName } from "./section-names.ts";
import { fileOf, type Section } from "./sections.ts";
import { languageNames } from "./words.ts";

/** The name of a section: of a case study the client's. */
export function titleOf(section: Section, { drafts, locale }: Context): string {
  const file = fileOf(section, null);
  const client = file.endsWith("/project.yaml") ? drafts.valueOf(file, ["clientName"]) : undefined;
  return typeof client === "string" && client !== "" ? client : sectionName(section.id, locale);
}

/** The keys of a path as people call them; a place in a list by its number. */
export function namesOfPath(path: Path, context: Context): readonly string[] {
  return path.flatMap((key, index) =>
    typeof key === "number" || /^\d+$/.test(key)
      ? [String(Number(key) + 1)]
      : isLocale(key)
        ? [languageNames[key]]
        : key.includes(".")
          ? key.split(".").map((part) => fieldLabel(part, context))
          : [nestedLabel(String(path[index - 1] ?? ""), key, context)],
  );
}

/** Where a value or a file stands, as "Home › Top of the page › Title › Français". */
export function nameOfPlace(
  { file, path }: { readonly file: string; readonly path: Path },
  context: Context,
): string {
  const section = context.sections.find(({ files }) => Object.values(files).includes(file));
  if (section === undefined) {
    const parts = file
      .replace(/^content\//, "")
      .replace(/\.\w+$/, "")
      .split("/");
    return parts.map((part) => fieldLabel(part, context)).join(" › ");
  }
  const [, language] = /^content\/words\/([\w-]+)\//.exec(file) ?? [];
  return [
    titleOf(section, context),
    ...namesOfPath(path, context),
    ...(isLocale(language) ? [languageNames[language]] : []),
  ].join(" › ");
}
