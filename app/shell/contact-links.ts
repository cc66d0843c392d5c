import { withPlainHyphens } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";

/** Text in an address that another program opens (WhatsApp, a mail program): without non-breaking hyphens. */
const parameter = (text: string) => encodeURIComponent(withPlainHyphens(text));

export const phoneLink = `tel:${identity.phone.link}`;

/** A first message to the agency; null if it has no number for chats. */
export function chatLink(message: string): string | null {
  const { baseUrl, number } = identity.chat;
  return number === null ? null : `${baseUrl}${number}?text=${parameter(message)}`;
}

/** A prepared message to somebody whom its sender chooses in the chat service. */
export const messageLink = (message: string): string => `${identity.chat.baseUrl}?text=${parameter(message)}`;

export function mailLink(address: string, subject?: string): string {
  return `mailto:${address}${subject === undefined ? "" : `?subject=${parameter(subject)}`}`;
}
