/** The files of people and videos that the content names. Whatever else lies in their folders is neither encoded nor served. */
import type { Brand } from "./schemas/brand.ts";
import type { Team } from "./schemas/people.ts";
import type { Video } from "./schemas/videos.ts";

/** The files that name them, below `content`, and what each says. */
export const namingFiles = ["brand.yaml", "team.yaml", "videos/videos.yaml"] as const;
type Naming = {
  readonly founder?: Pick<Brand["founder"], "portrait">;
  readonly colleagues?: readonly Pick<Team["colleagues"][number], "portrait">[];
  readonly videos?: readonly Pick<Video, "id" | "playbackId">[];
};

/** `portraits/<file>` and `videos/<folder>`. */
export function mediaNames({ founder, colleagues, videos }: Naming): ReadonlySet<string> {
  const portraits = [founder, ...(colleagues ?? [])].map((one) => one?.portrait ?? []);
  const folders = (videos ?? []).flatMap(({ id, playbackId }) => [id, playbackId]);
  return new Set([
    ...portraits.flat().map((file) => `portraits/${file}`),
    ...folders.map((folder) => `videos/${folder}`),
  ]);
}

/** By what a file below `content` is named: a video's playlist by the folder of its segments. */
export const mediaNameOf = (file: string): string =>
  file
    .split("/")
    .slice(0, 2)
    .join("/")
    .replace(/\.m3u8$/, "");
