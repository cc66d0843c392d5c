/** A mailbox in a mail header. The name may be empty. */
export type Address = { readonly name: string; readonly address: string };

// Stricter than the forms: letters, digits and common symbols, single dots between them, one "@", a dot in the domain, no
// hyphen at an end of its parts, a letter in the last. Nothing in it can be parsed as a second address, a comment, a quoted
// string or the end of a header. At most 64 characters before the "@" and 63 in each part after it, as in the standards.
const plainAddress =
  /^(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:(?!-)[\p{L}\p{N}-]{1,63}(?<!-)\.)+(?!-)(?=[^.]*\p{L})[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** Whether an address is safe in a header or an envelope. Others are shown as text, and never get mail. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && plainAddress.test(text);
}

// At most 64 characters before the "@" and 63 in each label after it, as in the standards.
const ordinaryAddress =
  /^(?!.*(?:www|ftp)\.)(?=.{1,64}@)\w[\w+-]*(?:\.\w[\w+-]*)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/**
 * Whether every mail client makes the same link of this address: not one to a web page (`evil.example/x@a.example`), nor
 * one to an address that starts in its middle.
 */
export function isOrdinaryAddress(text: string): boolean {
  return isPlainAddress(text) && ordinaryAddress.test(text);
}

/** The form in which addresses are compared. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

const namedForm = /^(?:"([^"\\<>]*)"|([^"<>@,;]*?))\s*<([^<>]*)>$/;

/** Parses `Name <address>` or a bare address. Null if it is neither, or contains a control character. */
export function parseAddress(text: string): Address | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused
  if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(text)) return null;
  const trimmed = text.trim();
  const named = namedForm.exec(trimmed);
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  const address = (named?.[3] ?? trimmed).trim();
  return isPlainAddress(address) ? { name, address } : null;
}
