import { browserStorage } from "#app/domain/personal-data.ts";
import { secondsBetweenRequests } from "#app/domain/visitor-limits.ts";

const [cookieName] = browserStorage.cookies;
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{20,100})(?:;|$)`);

/** Distinguishes browsers behind one address between two requests. `secure`: the connection is encrypted. */
export function senderCookie(token: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${secondsBetweenRequests}; HttpOnly; SameSite=Lax`;
  return `${cookieName}=${token}; ${attributes}${secure ? "; Secure" : ""}`;
}

export function readSenderToken(header: string | null): string | null {
  return header?.match(pattern)?.[1] ?? null;
}
