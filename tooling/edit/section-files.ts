/** Pictures, captions and the logo: which can be replaced by a file of the owner's, and to which section they belong. */
import { globSync } from "node:fs";
import { projectPictures } from "#app/domain/project.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { type Section, sectionsOf } from "./sections.ts";

const isProject = ({ id }: Section): boolean => /^portfolio\/.+\/project$/.test(id);

const folderOf = ({ id }: Section): string => `content/${id.replace(/[^/]+$/, "")}`;

/** All of them, and those that a new case study still lacks. */
export function replaceable(root: string, drafts: ContentDrafts): readonly string[] {
  const there = globSync(
    "content/{logo.svg,mark.svg,{portfolio/*,videos/*,pictures,portraits}/*.{webp,png,jpg,jpeg,avif,vtt}}",
    { cwd: root },
  ).map((file) => file.replaceAll("\\", "/"));
  const all = new Set([
    ...there,
    // Where the logo is a name: what icons show beside the first letter.
    "content/mark.svg",
    ...drafts.all().flatMap((draft) => ("upload" in draft ? [draft.file] : [])),
  ]);
  for (const section of sectionsOf(root, drafts).filter(isProject))
    for (const name of projectPictures) {
      const path = `${folderOf(section)}${name}`;
      if (![...all].some((file) => file.replace(/\.\w+$/, "") === path)) all.add(`${path}.webp`);
    }
  return [...all].sort();
}

/** Those of a section. Portraits are fields of their own. */
export function filesOfSection(section: Section, all: readonly string[]): readonly string[] {
  if (section.id === "pictures") return all;
  if (section.id === "brand") return all.filter((file) => /^content\/(?:logo|mark)\.svg$/.test(file));
  if (!isProject(section) && section.id !== "videos/videos") return [];
  return all.filter((file) => file.startsWith(folderOf(section)));
}
