/**
 * The pages behind secret links: the agency's of a request, the client's of a quote, and the visitor's of an indicative
 * quote. They have no language, nothing links to them, and nothing about them is public: `app/follow-up/addresses.ts`.
 * Not among the public pages, so that no script of theirs contains them.
 */
export const privatePaths = {
  request: "/r/:token/",
  requestDraft: "/r/:token/devis/",
  requestPreview: "/r/:token/apercu/",
  requestErasure: "/r/:token/effacer/",
  requestPdf: "/r/:token/:document",
  clientQuote: "/q/:token/",
  clientQuotePdf: "/q/:token/devis.pdf",
  clientProof: "/q/:token/preuve.pdf",
  clientWithdrawal: "/q/:token/retractation/",
  download: "/d/:token/",
  downloadPdf: "/d/:token/devis.pdf",
} as const;
