/**
 * The addresses of the pages behind secret links. They have no language and are not in the page table: nothing links to
 * them, and nothing about them is public.
 */
const token = "[\\w-]{22}";

/** Every address that such a page can have. */
const privatePath = new RegExp(
  `^/(?:r/${token}/(?:devis/|apercu/|effacer/|devis(?:-\\d{1,3})?\\.pdf|apercu\\.pdf)?|[qd]/${token}/(?:devis\\.pdf)?)$`,
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
export const requestPagePath = (secret: string) => `/r/${secret}/`;
/** The client's page of a confirmed quote. */
export const clientPagePath = (secret: string) => `/q/${secret}/`;
/** The visitor's page of an indicative quote that no e-mail brings. */
export const visitorPagePath = (secret: string) => `/d/${secret}/`;
/** On the pages of the client and of the visitor: the quote. */
export const quotePdfName = "devis.pdf";
