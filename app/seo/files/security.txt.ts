import { dayMs } from "#app/domain/durations.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { identity } from "#content/identity.ts";

/** RFC 9116 requires an expiry within a year. */
const validForMs = 364 * dayMs;

export function loader(): Response {
  const lines = [
    `Contact: mailto:${identity.emails.hello}`,
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
