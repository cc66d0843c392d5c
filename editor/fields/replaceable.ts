/** Pictures, captions and the logo: which can be replaced by a file of the owner's, and to which section they belong. */
import { globSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { projectOf } from "#app/content/edited-sections.ts";
import { projectPictures } from "#app/domain/project.ts";
import type { Context } from "./context.ts";
import { labelsOfPath } from "./labels.ts";
import type { Section } from "./sections.ts";

export type Files = readonly {
  readonly file: string;
  readonly label: string;
  /** By which a browser knows that it has become another one; null if it is not there yet. */
  readonly version: string | null;
  /** No page can be made without it. */
  readonly needed: boolean;
}[];

const stem = (file: string): string => file.replace(/\.\w+$/, "");

/** All of them, and those that a case study still lacks, or may have. */
export function replaceable(root: string): readonly string[] {
  const there = globSync(
    "content/{logo.svg,mark.svg,{portfolio/*,videos/*,pictures,portraits}/*.{webp,png,jpg,jpeg,avif,vtt}}",
    { cwd: root },
  ).map((file) => file.replaceAll("\\", "/"));
  // Where the logo is a name: what icons show beside the first letter.
  const all = new Set([...there, "content/mark.svg"]);
  const stems = new Set(there.map(stem));
  for (const folder of globSync("content/portfolio/*/project.yaml", { cwd: root }))
    for (const name of [...projectPictures, "before"]) {
      const path = folder.replaceAll("\\", "/").replace("project.yaml", name);
      if (!stems.has(path)) all.add(`${path}.webp`);
    }
  return [...all].sort();
}

/** Those of a section. Portraits are fields of their own. */
export function filesOfSection({ id }: Section, { root, locale, names }: Context): Files {
  const belongs = (file: string): boolean => {
    if (id === "pictures") return true;
    if (["brand", "first-run"].includes(id)) return /^content\/(?:logo|mark)\.svg$/.test(file);
    const hasFolder = projectOf(id) !== undefined || id === "videos/videos";
    return hasFolder && file.startsWith(`content/${posix.dirname(id)}/`);
  };
  return replaceable(root)
    .filter(belongs)
    .map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      const label = labelsOfPath(stem(file).split("/").slice(1), locale, names).join(" › ");
      const version = stats === undefined ? null : `${stats.mtimeMs}-${stats.size}`;
      return {
        file,
        label,
        version,
        needed: projectPictures.some((name) => stem(file).endsWith(`/${name}`)),
      };
    });
}
