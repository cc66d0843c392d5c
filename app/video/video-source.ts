/**
 * Where a video is fetched from. `base` is the provider's address (`VIDEO_BASE_URL`), or null for the videos that
 * this site serves itself from `content/videos`.
 */

/** What a provider names differently from `{base}/{id}…`, by the host of its address. */
const providers: Readonly<Record<string, { readonly images: string; readonly segments: string }>> = {
  // Playlists name segments on hosts of its own choosing: https://www.mux.com/docs/core/content-security-policy
  "stream.mux.com": { images: "https://image.mux.com", segments: "https://*.mux.com" },
};

/** The videos' folder on this site. */
export const ownVideos = "/videos";

const providerOf = (base: string) => providers[new URL(base).host];

/** The HLS playlist. */
export function playlistUrl(base: string | null, playbackId: string): string {
  return `${base ?? ownVideos}/${encodeURIComponent(playbackId)}.m3u8`;
}

/** The picture at six seconds. */
export function thumbnailUrl(base: string | null, playbackId: string): string {
  const images = base === null ? ownVideos : (providerOf(base)?.images ?? base);
  return `${images}/${encodeURIComponent(playbackId)}/thumbnail.jpg?time=6`;
}

/** A picture that lies beside one of this site's videos, or its captions: these never leave this site. */
export function videoFileUrl(videoId: string, file: string): string {
  return `${ownVideos}/${videoId}/${file}`;
}

/** The provider as a visitor knows it, or null where the videos are this site's own. */
export function providerName(base: string | null): string | null {
  return base === null ? null : new URL(base).host;
}

/** The sources that a content security policy has to name for the player to work. */
export function videoSources(base: string | null): { readonly images: string[]; readonly media: string[] } {
  if (base === null) return { images: [], media: [] };
  const provider = providerOf(base);
  const { origin } = new URL(base);
  return provider === undefined
    ? { images: [origin], media: [origin] }
    : { images: [new URL(provider.images).origin], media: [provider.segments] };
}
