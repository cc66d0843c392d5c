import { absolute } from "#app/site/origin.ts";
import { identity } from "#content/identity.ts";

/** RFC 9116 asks for a date within a year; each build sets it anew. */
const validForMs = 364 * 24 * 60 * 60 * 1000;

/** Where to report a weakness of this site (RFC 9116). */
export function loader(): Response {
  const lines = [
    `Contact: mailto:${identity.emails.hello}`,
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
