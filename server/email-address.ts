/** A mailbox as a mail header shows it. The name may be empty. */
export type Address = { readonly name: string; readonly address: string };

// Narrower than what forms accept: letters, digits and the usual marks, one "@", a dot in the domain. Nothing in
// it can be read as a second address, a comment, a quoted part or the end of a header.
const plainAddress = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Whether an address can stand in a header or an envelope as it is. Others are shown as text, never mailed to. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 255 && plainAddress.test(text);
}

// At most 64 characters before the "@", and 63 in each label after it, as mail and names of hosts have them.
const ordinaryAddress =
  /^(?!.*(?:www|ftp)\.)(?=.{1,64}@)\w[\w+-]*(?:\.\w[\w+-]*)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/**
 * Whether every client that looks for links reads an address as this one: not as a page with a path or a user's name
 * (`evil.example/x@a.example`), nor as an address that starts in its middle.
 */
export function isOrdinaryAddress(text: string): boolean {
  return isPlainAddress(text) && ordinaryAddress.test(text);
}

/** One person, however the address was typed: the form under which it is compared and looked up. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

const namedForm = /^(?:"([^"\\<>]*)"|([^"<>@,;]*?))\s*<([^<>]*)>$/;

/** Reads `Name <address>` or a bare address. Null where it is neither, or where a control character hides in it. */
export function parseAddress(text: string): Address | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(text)) return null;
  const trimmed = text.trim();
  const named = namedForm.exec(trimmed);
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  const address = (named?.[3] ?? trimmed).trim();
  return isPlainAddress(address) ? { name, address } : null;
}
