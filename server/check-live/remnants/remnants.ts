/** Finds texts and pictures of the sample agency in the built site, after its owner has replaced the content. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locale } from "#app/i18n/locales.ts";
import { servedFolder } from "../../served-folder.ts";
import type { Sample } from "../content.ts";
import { say } from "../say.ts";
import words from "../words.json" with { type: "json" };
import { type Fact, statedFacts } from "./facts.ts";
import { builtFiles, filesWith, sourceFiles } from "./search.ts";

/** A picture of the sample by the hash of its bytes, which stays the sample's under any name. */
export type Picture = { readonly path: string; readonly hash: string; readonly file: string };

/** What is known of the sample: once an owner has replaced the content, nothing else says what it was. */
export type SampleRemnants = {
  /** The content files that are, or were, marked as samples. */
  readonly files: readonly string[];
  readonly facts: readonly Fact[];
  readonly pictures: readonly Picture[];
};

/** Written by the test of `content/sample.test.ts`, and not by hand. */
export const knownFile = join(import.meta.dirname, "known.json");
export const readSampleRemnants = (): SampleRemnants => JSON.parse(readFileSync(knownFile, "utf8"));

/** Where a picture of something is, and the content file that says whether that is still the sample's. */
const pictures = [
  // Icons are drawn from it.
  { glob: "content/logo.svg", file: "content/brand.yaml" },
  { glob: "content/portraits/*.{avif,jpg,jpeg,png,svg,webp}", file: "content/team.yaml" },
  { glob: "content/{contours,contours/pages,coverage}/*.svg", file: "content/place.yaml" },
  { glob: "content/videos/*/thumbnail.jpg", file: "content/videos/videos.yaml" },
  { glob: "content/portfolio/*/*.{avif,jpg,jpeg,png,webp}", file: null },
] as const;

/** The pictures that identify an agency. Paths are relative to the project's folder. */
export function presentPictures(root: string): readonly Picture[] {
  const hashOf = (path: string) => createHash("sha256").update(readFileSync(join(root, path)));
  return pictures.flatMap(({ glob, file }) =>
    globSync(glob, { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .sort()
      .map((path) => ({
        path,
        hash: hashOf(path).digest("base64url").slice(0, 16),
        file: file ?? `${dirname(path)}/project.yaml`,
      })),
  );
}

export type Remnant = {
  /** Null: a picture. */
  readonly text: string | null;
  /** Addresses of pages, and files. */
  readonly where: readonly string[];
  /** An agency elsewhere may mention it: a place. */
  readonly mayBeMeant: boolean;
};

/**
 * Searches the build for what is known of the sample. What a file says that is still marked as a sample is not
 * searched: the mark says enough. Null without a build.
 */
export function findRemnants(
  root: string,
  samples: readonly Sample[],
  known = readSampleRemnants(),
  stated = statedFacts(),
): readonly Remnant[] | null {
  const served = servedFolder(root);
  if (!existsSync(join(served, "build/client"))) return null;
  const isReplaced = ({ file }: { readonly file: string }) => samples.every((sample) => sample.file !== file);
  const now = new Set(stated.map(({ file, text }) => `${file} ${text}`));
  const built = builtFiles(served);
  const sources = sourceFiles(root);
  const texts = known.facts
    .filter(isReplaced)
    .filter(({ kind, file, text }) => kind === "own" || !now.has(`${file} ${text}`))
    .flatMap(({ kind, text }): readonly Remnant[] => {
      const pages = filesWith(built, text, kind === "title" ? "titles" : "text");
      if (pages.length === 0) return [];
      const where = [...filesWith(sources, text), ...pages];
      return [{ text, where, mayBeMeant: kind === "place" || kind === "title" }];
    });
  const hashes = new Set(known.pictures.filter(isReplaced).map(({ hash }) => hash));
  const left = presentPictures(root).filter(({ hash }) => hashes.has(hash));
  return [...texts, ...left.map(({ path }) => ({ text: null, where: [path], mayBeMeant: false }))];
}

const maxShown = 6;

/** One line: the remaining texts and pictures, and their files. */
export function describeRemnants(remnants: readonly Remnant[], locale: Locale): string {
  const more = (count: number) => (count > 0 ? say(words.report.more, locale, { count }) : "");
  const named = remnants.slice(0, maxShown).map(({ text, where: [file = "", ...others] }) => {
    const what =
      text === null
        ? say(words.report.picture, locale, { file })
        : say(words.report.text, locale, { text, file });
    return `${what} ${more(others.length)}`.trim();
  });
  return [...named, more(remnants.length - maxShown)].filter(Boolean).join("; ");
}
