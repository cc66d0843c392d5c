/**
 * A script that posts a form asks for a response without a page (RFC 7240), because it cannot read where a redirect leads. It gets
 * 204, and headers: the number of the quote, which in an address would be in logs and in the history, and, if no e-mail brings
 * the quote, the path of the page where it can be downloaded.
 */
export const preferNoPage = { name: "Prefer", value: "return=minimal" } as const;
export const numberHeader = "Quote-Number";
export const documentHeader = "Quote-Document";
