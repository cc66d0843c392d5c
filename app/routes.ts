import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { boardRequestPaths, privatePaths } from "#quotes/private-paths.ts";
import { locales } from "./i18n/locales.ts";
import { filePaths, networkingPath, pageIds, pages } from "./site/pages.ts";

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
  route(privatePaths.request, "../quotes/pages/agency/route.tsx", { id: "request" }),
  route(privatePaths.requestDraft, "../quotes/pages/agency/draft.route.tsx", { id: "request-draft" }),
  route(privatePaths.requestPreview, "../quotes/pages/agency/preview.route.tsx", { id: "request-preview" }),
  route(privatePaths.requestErasure, "../quotes/pages/agency/erase.route.tsx", { id: "request-erase" }),
  route(privatePaths.requestDocument, "../quotes/pages/agency/document.ts", { id: "request-document" }),
  route(privatePaths.clientQuote, "../quotes/pages/client/route.tsx", { id: "client-quote" }),
  route(privatePaths.clientQuotePdf, "../quotes/pages/client/pdf.ts", { id: "client-quote-pdf" }),
  route(privatePaths.clientProof, "../quotes/pages/client/proof.ts", { id: "client-proof" }),
  route(privatePaths.clientGeneralTerms, "../quotes/pages/client/general-terms.ts", {
    id: "client-general-terms",
  }),
  route(privatePaths.clientWithdrawal, "../quotes/pages/client/withdraw.route.tsx", {
    id: "client-withdrawal",
  }),
  route(privatePaths.download, "../quotes/pages/download/route.tsx", { id: "download" }),
  route(privatePaths.downloadPdf, "../quotes/pages/download/pdf.ts", { id: "download-pdf" }),
  ...locales.map((locale) =>
    route(boardRequestPaths[locale], "../quotes/pages/board/request-link.route.tsx", {
      id: `${locale}/board-request`,
    }),
  ),
  route(privatePaths.board, "../quotes/pages/board/route.tsx", { id: "board" }),
  route(privatePaths.boardSearch, "../quotes/pages/board/search.route.tsx", { id: "board-search" }),
  route(privatePaths.boardErasure, "../quotes/pages/board/erase.route.tsx", { id: "board-erase" }),
  route(privatePaths.boardFile, "../quotes/pages/board/file.ts", { id: "board-file" }),
  route(privatePaths.boardVisits, "../quotes/pages/board/visits.route.tsx", { id: "board-visits" }),
  route(privatePaths.boardVisitsPeriod, "../quotes/pages/board/visits.route.tsx", {
    id: "board-visits-period",
  }),
  route(privatePaths.boardList, "../quotes/pages/board/list.route.tsx", { id: "board-list" }),
  route(privatePaths.boardListPage, "../quotes/pages/board/list.route.tsx", { id: "board-list-page" }),
] satisfies RouteConfigEntry[];
