/** The addresses of the pages behind secret links. */
import { privatePaths } from "#app/site/private-paths.ts";

/** Every address that such a page can have. */
const privatePath = new RegExp(
  `^(?:${Object.values(privatePaths).join("|")})$`
    .replaceAll(".", "\\.")
    .replaceAll(":token", "[\\w-]{22}")
    .replaceAll(":document", "(?:devis(?:-\\d{1,3})?|preuve-\\d{1,3}|apercu)\\.pdf"),
);

/** Whose page a secret link opens, by how its address begins. */
const audiences = { r: "agency", q: "client", d: "visitor" } as const;
export type LinkAudience = (typeof audiences)[keyof typeof audiences];
export const linkAudiences: readonly LinkAudience[] = Object.values(audiences);

/** The secret of an address, and whose page it opens; null if no such page has this address. */
export function secretIn(path: string): { readonly token: string; readonly audience: LinkAudience } | null {
  if (!privatePath.test(path)) return null;
  const [, page, token = ""] = path.split("/");
  return { token, audience: audiences[page as keyof typeof audiences] };
}

/** Whether a path belongs to such pages, whether or not there is one at it. */
export const isPrivate = (path: string): boolean => /^\/[rqd]\//.test(path);

/** The agency's page of a request. */
export const requestPagePath = (secret: string) => privatePaths.request.replace(":token", secret);
/** The client's page of a confirmed quote. */
export const clientPagePath = (secret: string) => privatePaths.clientQuote.replace(":token", secret);
/** The visitor's page of an indicative quote that no e-mail brings. */
export const visitorPagePath = (secret: string) => privatePaths.download.replace(":token", secret);
