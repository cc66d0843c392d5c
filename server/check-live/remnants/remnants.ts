/** Finds texts and pictures of the sample agency in the built site, after its owner has replaced the content. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sample } from "../content.ts";
import { type Fact, statedFacts } from "./facts.ts";
import { type Picture, presentPictures } from "./pictures.ts";
import { builtFiles, filesWith, sourceFiles } from "./search.ts";

/**
 * The sample's facts and pictures. Written by `npm run check-live -- --remember`, and not by hand: once an owner has
 * replaced the content, nothing else says what the sample was.
 */
export type SampleRemnants = {
  /** The content files that are, or were, marked as samples. */
  readonly files: readonly string[];
  readonly facts: readonly Fact[];
  readonly pictures: readonly Picture[];
};

const knownFile = join(import.meta.dirname, "known.json");

export const readSampleRemnants = (): SampleRemnants => JSON.parse(readFileSync(knownFile, "utf8"));

/** What the content says now, of files that are marked as samples; of the others, what is known of them. */
export function currentRemnants(root: string, samples: readonly Sample[]): SampleRemnants {
  const known = readSampleRemnants();
  const isMarked = ({ file }: { readonly file: string }) => samples.some((sample) => sample.file === file);
  const pictures = presentPictures(root).filter(({ path }) => !path.startsWith("build/"));
  return {
    files: [...new Set([...known.files, ...samples.map(({ file }) => file)])].sort(),
    facts: [...statedFacts().filter(isMarked), ...known.facts.filter((fact) => !isMarked(fact))],
    pictures: [...pictures.filter(isMarked), ...known.pictures.filter((picture) => !isMarked(picture))],
  };
}

export function remember(root: string, samples: readonly Sample[]): void {
  writeFileSync(knownFile, `${JSON.stringify(currentRemnants(root, samples), null, 2)}\n`);
}

export type Remnant = {
  /** A text in quotes, or a picture. */
  readonly what: string;
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
  if (!existsSync(join(root, "build/client"))) return null;
  const isReplaced = ({ file }: { readonly file: string }) => samples.every((sample) => sample.file !== file);
  const now = new Set(stated.map(({ file, text }) => `${file} ${text}`));
  const built = builtFiles(root);
  const sources = sourceFiles(root);
  const texts = known.facts
    .filter(isReplaced)
    .filter(({ kind, file, text }) => kind === "own" || !now.has(`${file} ${text}`))
    .flatMap(({ kind, text }): readonly Remnant[] => {
      const pages = filesWith(built, text, kind === "title" ? "titles" : "text");
      if (pages.length === 0) return [];
      const where = [...filesWith(sources, text), ...pages];
      return [{ what: `“${text}”`, where, mayBeMeant: kind === "place" || kind === "title" }];
    });
  const hashes = new Set(known.pictures.filter(isReplaced).map(({ hash }) => hash));
  const pictures = presentPictures(root)
    .filter(({ hash }) => hashes.has(hash))
    .map(({ path }): Remnant => ({ what: "a picture", where: [path], mayBeMeant: false }));
  return [...texts, ...pictures];
}

const most = 6;

/** One line: the remaining text or picture, and its files. */
export function describeRemnants(remnants: readonly Remnant[]): string {
  const named = remnants.slice(0, most).map(({ what, where: [first = "", ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${what} in ${first}${more}`;
  });
  const rest = remnants.length > most ? [`${remnants.length - most} more`] : [];
  return [...named, ...rest].join("; ");
}
