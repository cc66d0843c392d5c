/** The addresses of the pages behind secret links. */
import { boardListPaths, boardRequestPaths, orderFormats, privatePaths } from "./private-paths.ts";

/** What can be read of a client's page, its PDF and its general terms: by what is stored of a link, which answers nothing. */
const readingPaths = [
  privatePaths.clientQuote,
  privatePaths.clientQuotePdf,
  privatePaths.clientGeneralTerms,
].map((path) => path.replace(":token", ":stored"));

/** Every address that such a page can have. */
const privatePath = new RegExp(
  `^(?:${[...Object.values(privatePaths), ...readingPaths].join("|")})$`
    .replaceAll(".", "\\.")
    .replaceAll(":stored", "[\\w-]{43}")
    .replaceAll(":token", "[\\w-]{22}")
    .replaceAll(":list", `(?:${Object.values(boardListPaths).join("|")})`)
    .replaceAll(":proof", "preuve-\\d{1,3}\\.pdf")
    .replaceAll(":page", "[1-9]\\d{0,2}")
    .replaceAll(
      ":document",
      `(?:(?:devis(?:-\\d{1,3})?|preuve-\\d{1,3}|apercu)\\.pdf|commande-\\d{1,3}\\.(?:${orderFormats.join("|")}))`,
    ),
);

/** Whose page a secret link opens, by how its address begins. */
const audiences = { r: "agency", q: "client", d: "visitor" } as const;
export type LinkAudience = (typeof audiences)[keyof typeof audiences];
export const linkAudiences: readonly LinkAudience[] = Object.values(audiences);

/** Whose secret an address has: of a page of one request, or of the board. */
const audienceOf = { ...audiences, b: "board" } as const;

/** The secret of an address, and whose page it opens; null if no such page has this address. */
export function linkSecret(
  path: string,
): { readonly token: string; readonly audience: LinkAudience | "board" | "reader" } | null {
  if (!privatePath.test(path)) return null;
  const [, page, token = ""] = path.split("/");
  const audience = audienceOf[page as keyof typeof audienceOf];
  return { token, audience: audience === "client" && token.length > 22 ? "reader" : audience };
}

/** Whether anybody may open a path, to ask for a link to the board. */
export const isBoardRequest = (path: string): boolean => Object.values(boardRequestPaths).includes(path);

/** Whether a path belongs to such pages, whether or not there is one at it. */
export const isPrivate = (path: string): boolean => /^\/[rqdb]\//.test(path);

/** The agency's page of a request. */
export const requestPagePath = (secret: string) => privatePaths.request.replace(":token", secret);
/** The client's page of a confirmed quote. */
export const clientPagePath = (secret: string) => privatePaths.clientQuote.replace(":token", secret);
/** How the addresses of all clients' pages begin. */
export const clientPagesPath = privatePaths.clientQuote.replace(":token/", "");
/** The board of all requests. */
export const boardPath = (secret: string) => privatePaths.board.replace(":token", secret);
/** The visitor's page of an indicative quote that no e-mail brings. */
export const visitorPagePath = (secret: string) => privatePaths.download.replace(":token", secret);
