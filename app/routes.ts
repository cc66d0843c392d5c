import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
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

/** The pages behind secret links, which share a layout. */
const privatePages = {
  request: "agency/route.tsx",
  requestDraft: "agency/draft.route.tsx",
  requestPreview: "agency/preview.route.tsx",
  requestErasure: "agency/erase.route.tsx",
  clientQuote: "client/route.tsx",
  clientWithdrawal: "client/withdraw.route.tsx",
  download: "download/route.tsx",
  board: "board/route.tsx",
  boardSearch: "board/search.route.tsx",
  boardErasure: "board/erase.route.tsx",
  boardVisits: "board/visits.route.tsx",
  boardList: "board/list.route.tsx",
  boardListPage: "board/list.route.tsx",
} as const;

/** The files behind secret links. */
const privateFiles: Readonly<Record<Exclude<keyof typeof privatePaths, keyof typeof privatePages>, string>> =
  {
    requestDocument: "documents.ts",
    clientQuotePdf: "documents.ts",
    clientProof: "documents.ts",
    clientVersionProof: "documents.ts",
    clientGeneralTerms: "documents.ts",
    downloadPdf: "documents.ts",
    boardFile: "board/file.ts",
  };

const privateRoutes = (files: Readonly<Partial<Record<keyof typeof privatePaths, string>>>) =>
  (Object.keys(files) as (keyof typeof privatePaths)[]).map((id) =>
    route(privatePaths[id], `../quotes/pages/${files[id]}`, { id }),
  );

const boardRequestRoutes = locales.map((locale) =>
  route(boardRequestPaths[locale], "../quotes/pages/board/request-link.route.tsx", {
    id: `${locale}/board-request`,
  }),
);

export default [
  route("/", "pages/language-choice/route.tsx"),
  route(networkingPath, "pages/connect/route.tsx"),
  ...filePaths.map((path) =>
    route(path, `seo/files/${path.slice(path.lastIndexOf("/") + 1)}.ts`, { id: path }),
  ),
  ...localizedRoutes,
  layout("../quotes/pages/layout.tsx", [...privateRoutes(privatePages), ...boardRequestRoutes]),
  ...privateRoutes(privateFiles),
] satisfies RouteConfigEntry[];
