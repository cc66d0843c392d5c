/** Portraits and videos: their files leave the draft with what named them, and come back with it. */
import { isDeepStrictEqual } from "node:util";
import { mediaNameOf, mediaNames, namingFiles } from "#app/content/named-media.ts";
import type { Draft, Files } from "./draft/draft.ts";
import { filesAt, git } from "./draft/git.ts";
import { dataOf } from "./fields/context.ts";

/** What else lies in their folders stays. */
const isMedia = /^content\/[\w./-]+\.(?:svg|webp|avif|png|jpe?g|vtt|m3u8|m4s|mp4)$/;

const nameOf = (file: string): string => mediaNameOf(file.replace(/^content\//, ""));

const mediaAt = ({ root }: Draft, commit: string): readonly string[] =>
  git(root, ["ls-tree", "-r", "--name-only", commit, "--", "content/portraits", "content/videos"])
    .split("\n")
    .filter((file) => isMedia.test(file));

/** A change of files, with the portraits and videos that follow from it. */
export function withMedia(draft: Draft, files: Files): Files {
  const namesWith = (changed: Files) => {
    const textOf = (file: string) => String(changed.get(file) ?? draft.text(file));
    return mediaNames(Object.assign({}, ...namingFiles.map((name) => dataOf(textOf(`content/${name}`)))));
  };
  const [before, after] = [namesWith(new Map()), namesWith(files)];
  if (isDeepStrictEqual(before, after)) return files;
  const present = mediaAt(draft, draft.head);
  const gone = present.filter((file) => before.has(nameOf(file)) && !after.has(nameOf(file)));
  // Another video may have got the name of one that was taken away.
  const known = new Set([...present, ...files.keys()].map(nameOf));
  const found = filesAt(
    draft.root,
    mediaAt(draft, draft.base)
      .filter((file) => after.has(nameOf(file)) && !known.has(nameOf(file)))
      .map((file) => `${draft.base}:${file}`),
  );
  return new Map([
    ...files,
    ...gone.map((file) => [file, null] as const),
    ...[...found].map(([name, bytes]) => [name.slice(draft.base.length + 1), bytes] as const),
  ]);
}
