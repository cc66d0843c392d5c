/**
 * The addresses of the pages behind secret links. They have no language and are not in the page table: nothing links to
 * them, and nothing about them is public.
 */
const token = "[\\w-]{22}";

/** Every address that such a page can have. */
const privatePath = new RegExp(
  `^/(?:r/${token}/(?:devis/|apercu/|effacer/|devis(?:-\\d{1,3})?\\.pdf|apercu\\.pdf)?|q/${token}/(?:devis\\.pdf)?)$`,
);

/** Whose page a secret link opens. */
export type LinkAudience = "agency" | "client";

/** The secret of an address, and whose page it opens; null if no such page has this address. */
export function secretIn(path: string): { readonly token: string; readonly audience: LinkAudience } | null {
  if (!privatePath.test(path)) return null;
  const [, page, token = ""] = path.split("/");
  return { token, audience: page === "r" ? "agency" : "client" };
}

/** Whether a path belongs to such pages, whether or not there is one at it. */
export const isPrivate = (path: string): boolean => path.startsWith("/r/") || path.startsWith("/q/");

/** The agency's page of a request. */
export const requestPagePath = (secret: string) => `/r/${secret}/`;
/** The client's page of a confirmed quote. */
export const clientPagePath = (secret: string) => `/q/${secret}/`;
