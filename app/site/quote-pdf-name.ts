/** On the pages of the client and of the visitor: the quote. */
export const quotePdfName = "devis.pdf";
