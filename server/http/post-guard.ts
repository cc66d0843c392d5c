/** The largest form that is read, in bytes. */
export const maxBodyBytes = 32 * 1024;

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The parts of a request that the guard looks at. */
type Post = { readonly headers: Headers; readonly host: string };

/** Whether the browser says that another site sent it. A client that says nothing is no browser, and is let in. */
function isCrossSite({ headers, host }: Post): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** The status with which a post is refused before it is read, or null. */
export function refusePost(post: Post): 403 | 413 | 415 | null {
  if (isCrossSite(post)) return 403;
  const type = (post.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) return 415;
  return Number(post.headers.get("Content-Length") ?? 0) > maxBodyBytes ? 413 : null;
}

/** Reads a body of no more than `maxBodyBytes`, or answers null: a length that was announced proves nothing. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
