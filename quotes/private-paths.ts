import type { Localized } from "#app/i18n/locales.ts";

/**
 * The pages behind secret links: the agency's of a request and of all of them, the client's of a quote, and the visitor's of an indicative
 * quote. They have no language, nothing links to them, and nothing about them is public: `quotes/addresses.ts`.
 * Not among the public pages, so that no script of theirs contains them.
 */
export const privatePaths = {
  request: "/r/:token/",
  requestDraft: "/r/:token/devis/",
  requestPreview: "/r/:token/apercu/",
  requestErasure: "/r/:token/effacer/",
  requestDocument: "/r/:token/:document",
  clientQuote: "/q/:token/",
  clientQuotePdf: "/q/:token/devis.pdf",
  clientProof: "/q/:token/preuve.pdf",
  clientVersionProof: "/q/:token/:proof",
  clientGeneralTerms: "/q/:token/conditions.txt",
  clientWithdrawal: "/q/:token/retractation/",
  download: "/d/:token/",
  downloadPdf: "/d/:token/devis.pdf",
  board: "/b/:token/",
  boardSearch: "/b/:token/recherche/",
  boardErasure: "/b/:token/effacer/",
  boardFile: "/b/:token/fichier/",
  boardVisits: "/b/:token/visites/",
  boardList: "/b/:token/:list/",
  boardListPage: "/b/:token/:list/:page/",
} as const;

/** The formats of an order, which end the names of its files below the page of its request: `commande-2.json`. */
export const orderFormats = ["json", "xlsx"] as const;
export type OrderFormat = (typeof orderFormats)[number];

/** Where the agency asks for a link to the board, by language: of the pages that `privatePaths` are about, but without a secret. */
export const boardRequestPaths: Localized<string> = { "fr-fr": "/b/", "en-en": "/b/en/" };

/** The addresses of the board's lists, in every language: `:list` of `privatePaths`. */
export const boardListPaths = {
  toAnswer: "a-repondre",
  refund: "a-rembourser",
  waiting: "attente-client",
  deposit: "acompte",
  answered: "traitees",
  won: "gagnees",
  lost: "perdues",
  quarantined: "quarantaine",
} as const;
