import type { HttpContext } from "./context.ts";
import { formInUtf8 } from "./form-encoding.ts";
import {
  hasTooManyParts,
  type PostRules,
  type RefusalReason,
  readLimited,
  refusalStatus,
  refusePost,
} from "./post-guard.ts";

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
