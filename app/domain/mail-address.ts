import { isEmailAddress } from "./email-address.ts";

/** A mailbox in a mail header. The name may be empty. */
export type MailAddress = { readonly name: string; readonly address: string };

// At most 64 characters before the "@" and 63 in each label after it, as in the standards.
const ordinaryAddress =
  /^(?!.*(?:www|ftp)\.)(?=.{1,64}@)\w[\w+-]*(?:\.\w[\w+-]*)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/**
 * Whether every mail client makes the same link of this address: not one to a web page (`evil.example/x@a.example`), nor
 * one to an address that starts in its middle.
 */
export function isOrdinaryAddress(text: string): boolean {
  return isEmailAddress(text) && ordinaryAddress.test(text);
}

/** The form in which addresses are compared. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

const namedForm = /^(?:"([^"\\<>]*)"|([^"<>@,;]*?))\s*<([^<>]*)>$/;

/** Parses `Name <address>` or a bare address. Null if it is neither, or contains a control character. */
export function parseAddress(text: string): MailAddress | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused
  if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(text)) return null;
  const trimmed = text.trim();
  const named = namedForm.exec(trimmed);
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  const address = (named?.[3] ?? trimmed).trim();
  return isEmailAddress(address) ? { name, address } : null;
}
