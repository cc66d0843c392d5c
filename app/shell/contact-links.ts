import { identity } from "#content/identity.ts";

export const phoneLink = `tel:${identity.phone.link}`;

export function chatLink(message: string): string {
  return `${identity.chat.baseUrl}${identity.chat.number}?text=${encodeURIComponent(message)}`;
}

export function mailLink(address: string, subject?: string): string {
  return `mailto:${address}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
