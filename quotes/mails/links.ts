/** Makes the secret links that mails carry. Each call makes a new one: `quotes/links.ts`. */
export type MailLinks = {
  /** The absolute address of the agency's page of a request. Only for mails to the agency. */
  forAgency(leadId: string): Promise<string>;
  /** The absolute address of the client's page of a quote that ends at this time. Only for mails to the client. */
  forClient(leadId: string, expiresAt: string): Promise<string>;
};
