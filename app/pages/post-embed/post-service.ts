/** The professional network. Its origin is allowed on the embed pages alone. */
export const postOrigin = "https://www.linkedin.com";

/** The address of a post's embeddable form. `id` as the network's embed code gives it: `urn:li:share:…`. */
export function postEmbedUrl(id: string): string {
  return `${postOrigin}/embed/feed/update/${id}`;
}
