/** What the thank-you page reads of its query: that no e-mail confirms the request. */
export const receiptParameter = "receipt";
export const noReceipt = "none";
