/** What the thank-you page reads of its query: that no e-mail confirms the request. */
export const acknowledgementParameter = "receipt";
export const noAcknowledgement = "none";
