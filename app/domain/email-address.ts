/** E-mail addresses as people type them. Forms, in browser and server, mails and settings accept the same ones. */

// What comes before the "@": letters without accents, digits and common symbols, single dots between them. Other letters
// need mail servers that offer SMTPUTF8, which most do not, and browsers' own e-mail fields refuse them too.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

// What comes after it: at least two labels without a hyphen at their ends, a letter in the last, which no registry has in one letter.
const domain = /^(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?!-)(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]{2,}(?<!-)$/u;

// In characters, of the standards.
const maxAddressLength = 254;
const maxLocalPartLength = 64;
const maxLabelLength = 63;

/** A domain as mail servers look it up (`société.fr` is `xn--socit-esab.fr`); null if there can be no such domain. */
function asciiDomain(text: string): string | null {
  const address = `http://${text}`;
  if (!domain.test(text) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  // It may be an IP address: `1.2.3.0x4` is one.
  return domain.test(hostname) ? hostname : null;
}

/**
 * Whether a mail can be sent to this text. Nothing in it can be parsed as a second address, a comment, a quoted string or
 * the end of a header. A domain may have any letters: it is sent as ASCII.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressLength) return false;
  const at = text.indexOf("@");
  const local = text.slice(0, at);
  const host = asciiDomain(text.slice(at + 1));
  return (
    at > 0 &&
    local.length <= maxLocalPartLength &&
    localPart.test(local) &&
    host !== null &&
    local.length + 1 + host.length <= maxAddressLength &&
    host.split(".").every((label) => label.length <= maxLabelLength)
  );
}

const named = /^[^<>]*<([^<>]*)>\W*$/;
const before = /^[\s<([{"“«'‘]+/u;
const after = /[\s>)\]}"”»'’.,;:!?]+$/u;

/**
 * The one address in what was entered or pasted, without what comes along: `Jean <jean@client.example>`,
 * `mailto:jean@client.example?subject=…`, a comma or a full stop at the end. Any other text is returned trimmed, and is no address.
 */
export function extractEmailAddress(text: string): string {
  const inside = named.exec(text)?.[1] ?? text;
  const bare = inside.replace(before, "").replace(after, "");
  const address = bare.replace(/^mailto:\s*([^?]*)(?:\?.*)?$/is, "$1").replace(after, "");
  return isEmailAddress(address) ? address : text.trim();
}
