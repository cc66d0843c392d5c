import { domainToASCII } from "node:url";
import { normaliseEmail } from "#app/domain/mail-address.ts";

/** Domains of providers that ignore dots in addresses, each with the main domain of the provider. */
const withoutDots: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The key by which rate limits count a person: the same for every spelling of one mailbox. It ignores case, Unicode
 * form, `+tag`, the spelling of the domain (`bücher.example` is `xn--bcher-kva.example`) and its final dot, and dots if
 * the provider ignores them. For comparison only: the stored address is the entered one. Tags are removed for every
 * domain; at the few providers where `a+b@` is another person, the two share a limit.
 */
export function personKeyOf(email: string): string {
  const normalised = normaliseEmail(email);
  const at = normalised.lastIndexOf("@");
  if (at < 1) return normalised;
  const enteredDomain = normalised.slice(at + 1).replace(/\.+$/, "");
  // domainToASCII returns an empty string for an invalid host name: that stays as entered.
  const domain = domainToASCII(enteredDomain) || enteredDomain;
  const local = normalised.slice(0, at);
  const untagged = local.replace(/(?<=.)\+.*$/s, "");
  const provider = withoutDots.get(domain);
  if (provider === undefined) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "") || untagged}@${provider}`;
}
