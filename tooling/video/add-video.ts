import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { defaultLocale, isLocale, type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import { changeList, parseYaml, valueAt } from "../content/yaml.ts";
import { encodeVideo } from "./encode.ts";
import { probe, VideoError } from "./probe.ts";

/** `Ma vidéo (2).MOV` as an id: `ma-video-2`. */
const idOf = (file: string): string =>
  parse(file)
    .name.normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

/** The language that an id ends in: `intro-en`. */
const localeOf = (id: string): Locale =>
  locales.find((locale) => id.endsWith(`-${languageTag[locale]}`)) ?? defaultLocale;

const cueSeconds = 5;

const timeOf = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Captions without words: a cue for every few seconds, to be filled in. */
export function captionsTemplate(seconds: number): string {
  const cues = Array.from({ length: Math.max(1, Math.ceil(seconds / cueSeconds)) }, (_, index) => {
    const times = [index * cueSeconds, Math.min(seconds, (index + 1) * cueSeconds)].map(timeOf);
    return `${index + 1}\n${times.join(" --> ")}\n`;
  });
  const note =
    "NOTE Below each line of times, write what is said or shown then. Change the times, and delete what you do not need.";
  return ["WEBVTT\n", `${note}\n`, ...cues].join("\n");
}

/** Adds a row at the end of the list of videos.yaml; all else in the file stays as it is. */
function addRow(file: string, row: Readonly<Record<string, unknown>>): void {
  const text = readFileSync(file, "utf8");
  const videos = valueAt(parseYaml(text), ["videos"]);
  if (!Array.isArray(videos)) throw new VideoError(`${file} has no list of videos`);
  writeFileSync(file, changeList(text, ["videos"], { do: "add", value: row }));
}

export type AddedVideo = { readonly id: string; readonly folder: string; readonly seconds: number };

/**
 * Makes the files of a video and its row in `content/videos/`. Its name, description and transcript are empty: only a person
 * knows them, and `npm run content` asks for each. Throws a VideoError.
 */
export async function addVideo(
  root: string,
  file: string,
  id = idOf(file),
  locale: string = localeOf(id),
): Promise<AddedVideo> {
  if (!existsSync(file)) throw new VideoError(`There is no file ${file}`);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))
    throw new VideoError(`${id}: expected an id in lower case with hyphens`);
  if (!isLocale(locale)) throw new VideoError(`${locale}: expected a language: ${locales.join(", ")}`);
  const videos = join(root, "content/videos");
  const rows = readFileSync(join(videos, "videos.yaml"), "utf8");
  if (new RegExp(`^ *-? *id: "?${id}"?$`, "m").test(rows))
    throw new VideoError(
      `content/videos/videos.yaml has a video ${id} already: name another id, or delete its row`,
    );
  const source = probe(file);
  const folder = join(videos, id);
  await encodeVideo(file, source, folder);
  writeFileSync(join(folder, "captions.vtt"), captionsTemplate(source.seconds));
  addRow(join(videos, "videos.yaml"), {
    id,
    playbackId: id,
    locale,
    name: "",
    description: "",
    durationSeconds: Math.max(1, Math.round(source.seconds)),
    uploadDate: `${new Date().toISOString().slice(0, 19)}Z`,
    spoken: source.sound,
    transcript: [""],
  });
  return { id, folder: `content/videos/${id}`, seconds: source.seconds };
}
