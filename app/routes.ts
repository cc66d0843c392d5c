import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "./i18n/locales.ts";
import { filePaths, networkingPath, pageIds, pages } from "./site/pages.ts";

/** The folder of `thankYou` is `pages/thank-you/`. */
const folderOf = (page: string): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const localized = locales.flatMap((locale) =>
  pageIds.map((page) =>
    route(`${locale}/${pages[page].path[locale]}`, `pages/${folderOf(page)}/route.tsx`, {
      id: `${locale}/${page}`,
    }),
  ),
);

export default [
  route("/", "pages/entry/route.tsx"),
  route(networkingPath, "pages/connect/route.tsx"),
  ...filePaths.map((path) =>
    route(path, `seo/files/${path.slice(path.lastIndexOf("/") + 1)}.ts`, { id: path }),
  ),
  ...localized,
  // Behind secret links: app/follow-up/addresses.ts.
  route("r/:token/", "pages/request/route.tsx", { id: "request" }),
  route("r/:token/devis/", "pages/request/draft.route.tsx", { id: "request-draft" }),
  route("r/:token/apercu/", "pages/request/preview.route.tsx", { id: "request-preview" }),
  route("r/:token/effacer/", "pages/request/erase.route.tsx", { id: "request-erase" }),
  route("r/:token/:document", "pages/request/pdf.ts", { id: "request-pdf" }),
  route("q/:token/", "pages/quote/route.tsx", { id: "client-quote" }),
  route("q/:token/devis.pdf", "pages/quote/pdf.ts", { id: "client-quote-pdf" }),
  route("d/:token/", "pages/download/route.tsx", { id: "download" }),
  route("d/:token/devis.pdf", "pages/download/pdf.ts", { id: "download-pdf" }),
] satisfies RouteConfigEntry[];
