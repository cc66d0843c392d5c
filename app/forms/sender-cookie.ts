import { browserStorage, secondsBetweenRequests } from "#app/domain/personal-data.ts";

const [cookieName] = browserStorage.cookies;
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{20,100})(?:;|$)`);

/** Tells one browser of an office from another while the pause between requests lasts, and no longer. */
export function senderCookie(token: string): string {
  return `${cookieName}=${token}; Path=/; Max-Age=${secondsBetweenRequests}; HttpOnly; SameSite=Lax`;
}

export function readSenderToken(header: string | null): string | null {
  return header?.match(pattern)?.[1] ?? null;
}
