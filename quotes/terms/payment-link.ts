/** An address at which a client pays a deposit: of the agency's payment service, given with a quote. */
export type PaymentLink = {
  readonly href: string /** Where it leads, as browsers show it. */;
  readonly host: string;
};

/** In UTF-16 units. Services of payment use up to about 300. */
export const maxPaymentLinkLength = 500;

/**
 * Reads an address with https, without a name and password in it, of a host on the public internet. Null for anything else.
 * A host with letters beyond ASCII is named as browsers send it, so that none looks like another.
 */
export function paymentLink(text: string): PaymentLink | null {
  if (text.length > maxPaymentLinkLength || /[\s\p{C}\\]/u.test(text) || !URL.canParse(text)) return null;
  const { protocol, username, password, hostname, host, href } = new URL(text);
  const isNamed = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname);
  if (protocol !== "https:" || username !== "" || password !== "" || text.includes("@") || !isNamed)
    return null;
  return href.length > maxPaymentLinkLength ? null : { href, host };
}
