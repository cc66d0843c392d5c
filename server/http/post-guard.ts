/** The largest form of a public page that is read, in bytes. */
export const maxBodyBytes = 32 * 1024;

/** The largest form of a page behind a secret link: a quote of sixty lines. */
export const maxPrivateBodyBytes = 192 * 1024;

/**
 * The most that is read of a form, of which what is too much is thrown away: a connection that is closed before all was read
 * may lose the response, and with it the message for the visitor.
 */
export const maxReadBytes = 1024 * 1024;

const largest = ({ secretAddress = false }: PostRules): number =>
  secretAddress ? maxPrivateBodyBytes : maxBodyBytes;

export type PostRules = {
  /**
   * The address contains a secret, so that no other site can know it. `Origin: null`, which browsers send from a page
   * with the referrer policy `no-referrer`, is accepted, and forms may be larger.
   */
  readonly secretAddress?: boolean;
};

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** What is checked before a form is read. */
type Post = {
  readonly headers: Headers;
  /** The hosts of this site: the requested one, and the public one, because a proxy may hide it. */
  readonly hosts: readonly string[];
};

export type RefusalReason = "cross-site" | "not-a-form" | "too-large";

export const refusalStatus: Readonly<Record<RefusalReason, number>> = {
  "cross-site": 403,
  "not-a-form": 415,
  "too-large": 413,
};

/**
 * Whether another site sent the form, according to the browser. Requests with neither header are not from a browser, and
 * are accepted. Only the host of the origin is compared: behind a proxy that ends TLS the schemes differ.
 */
function isCrossSite({ headers, hosts }: Post, { secretAddress = false }: PostRules): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  if (origin === null || (secretAddress && origin === "null")) return false;
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

/** Why a form is refused before it is read, or null if it is accepted. */
export function refusePost(post: Post, rules: PostRules = {}): RefusalReason | null {
  if (isCrossSite(post, rules)) return "cross-site";
  const type = (post.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) return "not-a-form";
  return Number(post.headers.get("Content-Length") ?? 0) > largest(rules) ? "too-large" : null;
}

/** Reads a body, or returns null if it is larger than its page's forms may be: `Content-Length` may be missing or wrong. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  rules: PostRules = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length <= largest(rules)) chunks.push(chunk);
    else if (length > maxReadBytes) break;
  }
  return length > largest(rules) ? null : new Uint8Array(Buffer.concat(chunks));
}
