import type { HttpContext } from "./context.ts";
import { formInUtf8 } from "./form-encoding.ts";

/** The largest form of a public page that is read, in bytes. */
export const maxBodyBytes = 32 * 1024;

/** The largest form of a page behind a secret link: a quote of sixty lines. */
export const maxPrivateBodyBytes = 192 * 1024;

const largest = ({ secretAddress = false, maxBytes }: PostRules): number =>
  maxBytes ?? (secretAddress ? maxPrivateBodyBytes : maxBodyBytes);

export type PostRules = {
  /**
   * The address contains a secret, so that no other site can know it. `Origin: null`, which browsers send from a page
   * with the referrer policy `no-referrer`, is accepted, and forms may be larger.
   */
  readonly secretAddress?: boolean;
  /** A limit of its own. */
  readonly maxBytes?: number;
};

const [ampersand, equals] = [0x26, 0x3d];
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** What is checked before a form is read. */
type Post = {
  readonly headers: Headers;
  /** The hosts of this site: the requested one, and the public one, because a proxy may hide it. */
  readonly hosts: readonly string[];
};

type RefusalReason = "cross-site" | "not-a-form" | "too-large";

const refusalStatus: Readonly<Record<RefusalReason, number>> = {
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

/** Names and values of one form: three times as many as the largest, a quote of sixty lines, has. */
const maxParts = 4000;

/**
 * Whether a form in the address's encoding has more names and values than any: to parse a hundred thousand takes seconds, and
 * nothing else is served meanwhile. In `multipart/form-data` each takes more bytes.
 */
function hasTooManyParts(body: Uint8Array, contentType: string): boolean {
  if (/^\s*multipart\//i.test(contentType)) return false;
  return body.filter((byte) => byte === ampersand || byte === equals).length > maxParts;
}

/** Reads the rest of the body and discards it. Cancelling would close the connection before the response was sent. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/**
 * Reads a body. Returns null as soon as it is larger than its page's forms may be: `Content-Length` may be missing or
 * wrong. Rejects if the connection breaks.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  rules: PostRules = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  if (body !== null) {
    const reader = body.getReader();
    let length = 0;
    for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > largest(rules)) {
        discard(reader).catch(() => {});
        return null;
      }
      chunks.push(part.value);
    }
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export type Posted =
  | { readonly kind: "form"; readonly headers: Headers; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: "refused"; readonly status: number; readonly reason: string }
  /** The client closed the connection before the form was complete: not an error of the server. */
  | { readonly kind: "broken" };

const refused = (reason: RefusalReason): Posted => ({
  kind: "refused",
  status: refusalStatus[reason],
  reason,
});

/** Checks a posted form and reads it. Its body is then UTF-8, whatever was sent. */
export async function readPosted(c: HttpContext, rules?: PostRules): Promise<Posted> {
  const { raw } = c.req;
  const { incoming } = c.var;
  const reason = refusePost({ headers: raw.headers, hosts: [incoming.host, incoming.url.host] }, rules);
  if (reason !== null) return refused(reason);
  const body = await readLimited(raw.body, rules).catch(() => "broken" as const);
  if (body === "broken") {
    c.set("refused", "incomplete");
    return { kind: "broken" };
  }
  const contentType = raw.headers.get("Content-Type") ?? "";
  if (body === null || hasTooManyParts(body, contentType)) return refused("too-large");
  const headers = new Headers(raw.headers);
  // Checked by refusePost. React Router would compare it again, with an address that is wrong behind a proxy.
  headers.delete("Origin");
  return { kind: "form", headers, body: formInUtf8(body, contentType) };
}
