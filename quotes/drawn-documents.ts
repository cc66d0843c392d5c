/**
 * The documents that are drawn, spreadsheets too. A drawing takes 160 to 210 ms of a processor, so the server does it in a thread of its own: only that
 * thread imports this module, and everything else asks `Drawings`.
 */

import { confirmedName } from "./documents/confirmed/name.ts";
import { type ConfirmedPdfOptions, confirmedPdf } from "./documents/confirmed/render.ts";
import { indicativePdf, indicativePdfName } from "./indicative/indicative-pdf.ts";
import type { NamedFile } from "./operations.ts";
import { orderFile } from "./order/files.ts";
import { acceptanceProofPdf, type ProofInput } from "./proof/acceptance-proof.ts";
import type { QuoteLead } from "./store/leads.ts";
import type { ConfirmedQuote } from "./terms/confirmed-quote.ts";

/** Each draws a file of what it is given, which can be copied to another thread; null where there is none. */
export const documents = {
  indicative: async (lead: QuoteLead, siteUrl: string): Promise<NamedFile | null> => ({
    name: indicativePdfName(lead),
    bytes: await indicativePdf(lead, siteUrl),
  }),
  confirmed: async (quote: ConfirmedQuote, options: ConfirmedPdfOptions): Promise<NamedFile | null> => ({
    name: confirmedName(quote, { accepted: options.acceptance !== undefined }),
    bytes: await confirmedPdf(quote, options),
  }),
  acceptanceProof: (facts: ProofInput): Promise<NamedFile | null> => acceptanceProofPdf(facts),
  order: orderFile,
};

export type DocumentName = keyof typeof documents;
/** What a document is drawn of. */
export type DocumentContents<Name extends DocumentName> = Parameters<(typeof documents)[Name]>;

/** Draws a document of contents that are its own. */
export function drawDocument(name: DocumentName, contents: readonly unknown[]): Promise<NamedFile | null> {
  const draw: (...all: never[]) => Promise<NamedFile | null> = documents[name];
  return draw(...(contents as never[]));
}
