import { domainToASCII } from "node:url";
import { normaliseEmail } from "#server/email-address.ts";

/** Providers whose mailboxes have several names, by the name that stands for all. Dots mean nothing to them. */
const withoutDots: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * What limits count a person by: the same for every way to write one mailbox. Case, Unicode form, `+tag`, the spelling
 * of the domain (`bücher.example` is `xn--bcher-kva.example`) and its final dot make no other person, nor do dots where
 * the provider ignores them. For comparing only: what is stored and mailed to is the address as typed. A tag is cut
 * off for every domain, though a few providers may give `a+b@` to somebody else: those two share a limit.
 */
export function personKeyOf(email: string): string {
  const normalised = normaliseEmail(email);
  const at = normalised.lastIndexOf("@");
  if (at < 1) return normalised;
  const typedDomain = normalised.slice(at + 1).replace(/\.+$/, "");
  // Empty for what can be no host name: it stays as it was typed.
  const domain = domainToASCII(typedDomain) || typedDomain;
  const local = normalised.slice(0, at);
  const untagged = local.replace(/(?<=.)\+.*$/s, "");
  const provider = withoutDots.get(domain);
  if (provider === undefined) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "") || untagged}@${provider}`;
}
