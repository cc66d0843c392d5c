import { withPlainHyphens } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";

/** Text in an address that another program opens (WhatsApp, a mail program): without non-breaking hyphens. */
const parameter = (text: string) => encodeURIComponent(withPlainHyphens(text));

export const phoneLink = `tel:${identity.phone.link}`;

export function chatLink(message: string): string {
  return `${identity.chat.baseUrl}${identity.chat.number}?text=${parameter(message)}`;
}

/** A prepared message to somebody whom its sender chooses in the chat service. */
export const messageLink = (message: string): string => `${identity.chat.baseUrl}?text=${parameter(message)}`;

export function mailLink(address: string, subject?: string): string {
  return `mailto:${address}${subject === undefined ? "" : `?subject=${parameter(subject)}`}`;
}
