/**
 * Where a video is fetched from. `base` is the provider's address (`VIDEO_BASE_URL`), or null for the videos that
 * this site serves itself from `content/videos`.
 */

/** By the host of its address. */
const providers: Readonly<Record<string, { readonly images: string; readonly segments: string }>> = {
  // The host of its segments: https://www.mux.com/docs/core/content-security-policy
  "stream.mux.com": { images: "https://image.mux.com", segments: "https://*.mux.com" },
};

export const ownVideos = "/videos";

const providerOf = (base: string) => providers[new URL(base).host];

export function playlistUrl(base: string | null, playbackId: string): string {
  return `${base ?? ownVideos}/${encodeURIComponent(playbackId)}.m3u8`;
}

/** The frame at six seconds. */
export function thumbnailUrl(base: string | null, playbackId: string): string {
  const images = base === null ? ownVideos : (providerOf(base)?.images ?? base);
  return `${images}/${encodeURIComponent(playbackId)}/thumbnail.jpg?time=6`;
}

/** A picture or captions of a video, always on this site. */
export function videoFileUrl(videoId: string, file: string): string {
  return `${ownVideos}/${videoId}/${file}`;
}

/** The provider's name for visitors, or null if this site serves the videos. */
export function providerName(base: string | null): string | null {
  return base === null ? null : new URL(base).host;
}

/** The origins that the content security policy has to allow. */
export function videoSources(base: string | null): { readonly images: string[]; readonly media: string[] } {
  if (base === null) return { images: [], media: [] };
  const provider = providerOf(base);
  const { origin } = new URL(base);
  return provider === undefined
    ? { images: [origin], media: [origin] }
    : { images: [new URL(provider.images).origin], media: [provider.segments] };
}
