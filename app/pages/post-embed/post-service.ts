/** Allowed in frames on the embed pages only. */
export const postOrigin = "https://www.linkedin.com";

/** The post on LinkedIn itself. */
export function postUrl(id: string): string {
  return `${postOrigin}/feed/update/${id}`;
}

/** The address of a post's embeddable form. `id` as in LinkedIn's embed code: `urn:li:share:…`. */
export function postEmbedUrl(id: string): string {
  return `${postOrigin}/embed/feed/update/${id}`;
}
