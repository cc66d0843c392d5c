/**
 * A script that posts a form asks for a response without a page (RFC 7240), because it cannot read where a redirect leads. It gets
 * 204, and the number of the quote in a header: in an address, a person's number would be in logs and in the history.
 */
export const preferNoPage = { name: "Prefer", value: "return=minimal" } as const;
export const numberHeader = "Quote-Number";
