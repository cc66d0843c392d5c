import { browserStorage } from "#app/domain/personal-data.ts";
import { secondsBetweenRequests } from "#app/domain/visitor-limits.ts";

const [cookieName] = browserStorage.cookies;
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{20,100})(?:;|$)`);

/**
 * Tells one browser of an office from another while the pause between requests lasts, and no longer. `secure`: the
 * visitor's connection is encrypted, and the cookie is never to be sent over another.
 */
export function senderCookie(token: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${secondsBetweenRequests}; HttpOnly; SameSite=Lax`;
  return `${cookieName}=${token}; ${attributes}${secure ? "; Secure" : ""}`;
}

export function readSenderToken(header: string | null): string | null {
  return header?.match(pattern)?.[1] ?? null;
}
