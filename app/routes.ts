import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "./i18n/locales.ts";
import { filePaths, networkingPath, pageIds, pages } from "./site/pages.ts";
import { boardRequestPaths, privatePaths } from "./site/private-paths.ts";

/** The folder of `thankYou` is `pages/thank-you/`. */
const folderOf = (page: string): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const localizedRoutes = locales.flatMap((locale) =>
  pageIds.map((page) =>
    route(`${locale}/${pages[page].path[locale]}`, `pages/${folderOf(page)}/route.tsx`, {
      id: `${locale}/${page}`,
    }),
  ),
);

export default [
  route("/", "pages/language-choice/route.tsx"),
  route(networkingPath, "pages/connect/route.tsx"),
  ...filePaths.map((path) =>
    route(path, `seo/files/${path.slice(path.lastIndexOf("/") + 1)}.ts`, { id: path }),
  ),
  ...localizedRoutes,
  route(privatePaths.request, "pages/request/route.tsx", { id: "request" }),
  route(privatePaths.requestDraft, "pages/request/draft.route.tsx", { id: "request-draft" }),
  route(privatePaths.requestPreview, "pages/request/preview.route.tsx", { id: "request-preview" }),
  route(privatePaths.requestErasure, "pages/request/erase.route.tsx", { id: "request-erase" }),
  route(privatePaths.requestDocument, "pages/request/document.ts", { id: "request-document" }),
  route(privatePaths.clientQuote, "pages/quote/route.tsx", { id: "client-quote" }),
  route(privatePaths.clientQuotePdf, "pages/quote/pdf.ts", { id: "client-quote-pdf" }),
  route(privatePaths.clientProof, "pages/quote/proof.ts", { id: "client-proof" }),
  route(privatePaths.clientGeneralTerms, "pages/quote/general-terms.ts", { id: "client-general-terms" }),
  route(privatePaths.clientWithdrawal, "pages/quote/withdraw.route.tsx", { id: "client-withdrawal" }),
  route(privatePaths.download, "pages/download/route.tsx", { id: "download" }),
  route(privatePaths.downloadPdf, "pages/download/pdf.ts", { id: "download-pdf" }),
  ...locales.map((locale) =>
    route(boardRequestPaths[locale], "pages/board/request-link.route.tsx", { id: `${locale}/board-request` }),
  ),
  route(privatePaths.board, "pages/board/route.tsx", { id: "board" }),
  route(privatePaths.boardSearch, "pages/board/search.route.tsx", { id: "board-search" }),
  route(privatePaths.boardErasure, "pages/board/erase.route.tsx", { id: "board-erase" }),
  route(privatePaths.boardFile, "pages/board/file.ts", { id: "board-file" }),
  route(privatePaths.boardVisits, "pages/board/visits.route.tsx", { id: "board-visits" }),
  route(privatePaths.boardVisitsPeriod, "pages/board/visits.route.tsx", { id: "board-visits-period" }),
  route(privatePaths.boardList, "pages/board/list.route.tsx", { id: "board-list" }),
  route(privatePaths.boardListPage, "pages/board/list.route.tsx", { id: "board-list-page" }),
] satisfies RouteConfigEntry[];
